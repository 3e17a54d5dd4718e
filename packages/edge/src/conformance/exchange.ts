import { request, type IncomingHttpHeaders } from 'node:http';

export type Sent = { method?: string; path: string; headers?: Readonly<Record<string, string>>; body?: string };

export type Received = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Sends a request and reads the complete response. The path is sent unchanged; `fetch` would normalize it. */
export function exchange(origin: string, { method = 'GET', path, headers = {}, body }: Sent): Promise<Received> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, method, path, headers, agent: false }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }));
      answer.on('error', reject);
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
