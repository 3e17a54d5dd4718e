import { createServer, type Server, type ServerResponse } from 'node:http';

/** The response of an ops endpoint. */
export type EndpointResponse = { status: number; type: string; text: string };

export type OpsServer = { url: string; close(): Promise<void> };

export type OpsServerAddress = { host: string; /** 0 for any free one. */ port: number };

export const createJsonResponse = (status: number, content: unknown): EndpointResponse => ({
  status,
  type: 'application/json',
  text: JSON.stringify(content),
});

async function sendEndpointResponse(response: ServerResponse, handleEndpoint: () => Promise<EndpointResponse>): Promise<void> {
  const { status, type, text } = await handleEndpoint().catch((error: unknown) => createJsonResponse(500, { error: String(error) }));
  response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(text);
}

async function bind(server: Server, { host, port }: OpsServerAddress): Promise<number> {
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
export async function startOpsServer(
  at: OpsServerAddress,
  endpoints: Readonly<Record<string, () => Promise<EndpointResponse>>>,
): Promise<OpsServer> {
  const endpointsByPath = new Map(Object.entries(endpoints));
  const server = createServer((request, response) => {
    request.resume();
    const handleEndpoint = endpointsByPath.get(request.url ?? '');
    void sendEndpointResponse(
      response,
      handleEndpoint && request.method === 'GET'
        ? handleEndpoint
        : () => Promise.resolve(createJsonResponse(404, { error: 'There is nothing here' })),
    );
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
