import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { createStandbyServer } from './await-leadership.ts';

let service: Server;
let url = '';
beforeEach(async () => {
  service = createStandbyServer().listen(0, '127.0.0.1');
  await once(service, 'listening');
  url = `http://127.0.0.1:${String((service.address() as AddressInfo).port)}`;
});
afterEach(async () => {
  service.closeAllConnections();
  service.close();
  await once(service, 'close');
});

test.each([
  ['GET', '/health', 200, '{"state":"standing by"}'],
  ['GET', '/leader', 503, '{"error":"Another publisher leads"}'],
  ['GET', '/status', 503, '{"error":"Another publisher leads"}'],
  ['POST', '/wake', 503, '{"error":"Another publisher leads"}'],
  ['POST', '/undo', 503, '{"error":"Another publisher leads"}'],
])('answers %s %s of a standby with %s', async (method, path, status, body) => {
  const response = await fetch(url + path, { method });
  expect([response.status, await response.text()]).toEqual([status, body]);
});

test('reports in its metrics that it does not lead', async () => {
  expect(await (await fetch(`${url}/metrics`)).text()).toContain('ochiq_publisher_leads 0\n');
});
