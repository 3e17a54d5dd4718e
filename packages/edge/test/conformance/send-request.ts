import { request, type IncomingHttpHeaders } from 'node:http';

export type SentRequest = { method?: string; path: string; headers?: Readonly<Record<string, string>>; body?: string };

export type ReceivedResponse = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Sends a request and reads the complete response. The path is sent unchanged; `fetch` would normalize it. */
export function sendRequest(origin: string, { method = 'GET', path, headers = {}, body }: SentRequest): Promise<ReceivedResponse> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, method, path, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }));
      response.on('error', reject);
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
