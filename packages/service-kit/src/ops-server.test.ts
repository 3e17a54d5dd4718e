import { startOpsServer, createJsonResponse } from './ops-server.ts';

const pages = {
  '/health': () => Promise.resolve(createJsonResponse(503, { status: 'down' })),
  '/metrics': () => Promise.reject(new Error('no numbers')),
};

test('serves its endpoints, turns a failure into 500, and anything else into 404', async () => {
  const server = await startOpsServer({ host: '127.0.0.1', port: 0 }, pages);
  const get = async (path: string, init?: RequestInit) => {
    const response = await fetch(server.url + path, init);
    return [response.status, await response.json()];
  };
  expect(await get('/health')).toEqual([503, { status: 'down' }]);
  expect(await get('/metrics')).toEqual([500, { error: 'Error: no numbers' }]);
  expect(await get('/')).toEqual([404, { error: 'There is nothing here' }]);
  expect(await get('/health', { method: 'POST', body: 'x' })).toEqual([404, { error: 'There is nothing here' }]);
  const port = Number(new URL(server.url).port);
  await expect(startOpsServer({ host: '127.0.0.1', port }, pages)).rejects.toThrow(`Port ${port} on 127.0.0.1 is taken`);
  await server.close();
});
