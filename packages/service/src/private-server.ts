import { createServer, type Server, type ServerResponse } from 'node:http';

/** The response of an ops endpoint. */
export type Told = { status: number; type: string; text: string };

export type PrivateServer = { url: string; close(): Promise<void> };

export type PrivateAddress = { host: string; /** 0 for any free one. */ port: number };

export const told = (status: number, content: unknown): Told => ({ status, type: 'application/json', text: JSON.stringify(content) });

async function answer(response: ServerResponse, tell: () => Promise<Told>): Promise<void> {
  const { status, type, text } = await tell().catch((error: unknown) => told(500, { error: String(error) }));
  response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(text);
}

async function bind(server: Server, { host, port }: PrivateAddress): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE';
      reject(isTaken ? new Error(`Port ${port} on ${host} is taken by another program: choose another METRICS_PORT`) : error);
    });
    server.listen({ host, port }, resolve);
  });
  const address = server.address();
  return typeof address === 'object' && address ? address.port : port;
}

/**
 * Starts the ops server for monitoring on a separate port, unreachable from the addresses of readers and editors.
 * @throws the port is taken
 */
export async function startPrivateServer(at: PrivateAddress, pages: Readonly<Record<string, () => Promise<Told>>>): Promise<PrivateServer> {
  const known = new Map(Object.entries(pages));
  const server = createServer((request, response) => {
    request.resume();
    const tell = known.get(request.url ?? '');
    void answer(response, tell && request.method === 'GET' ? tell : () => Promise.resolve(told(404, { error: 'There is nothing here' })));
  });
  const port = await bind(server, at);
  return {
    url: `http://${at.host}:${port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
