import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { auditCheckpointsApi } from '@ochiq/contract/wire/audit-checkpoint';
import { edgeKeyHeader } from '@ochiq/contract/forms/wire';

import { anonymousSender } from '../../test/conformance/anonymous-sender.ts';
import { handleAuditCheckpoints } from './audit-checkpoints-handler.ts';
import type { EdgeContext } from './edge-context.ts';
import { createFormGateway } from './form-gateway.ts';

const key = 'k'.repeat(32);
const signed = {
  ...{ format: 1, day: '2026-11-28', at: '2026-11-27T20:45:00.000Z', number: 7, rows: 7, hash: 'a'.repeat(64) },
  ...{ publicKey: 'AAAA', signature: 'BBBB' },
};

let cms: Server;
let reply: { status: number; body: unknown };
const asked: unknown[] = [];

beforeAll(async () => {
  cms = createServer(({ method, url, headers }, response) => {
    asked.push([method, url, headers[edgeKeyHeader]]);
    response.writeHead(reply.status, { 'content-type': 'application/json' }).end(JSON.stringify(reply.body));
  });
  await new Promise<void>((resolve) => cms.listen(0, '127.0.0.1', resolve));
});
afterAll(() => new Promise((resolve) => cms.close(resolve)));

/** Asks for the file where the CMS replies so. */
function ask(status: number, body: unknown) {
  reply = { status, body };
  const { port } = cms.address() as AddressInfo;
  const forms = createFormGateway({ url: `http://127.0.0.1:${String(port)}`, key });
  return handleAuditCheckpoints({ forms } as EdgeContext, anonymousSender);
}

test('the file has the checkpoints as they were signed', async () => {
  const response = await ask(200, { checkpoints: [signed] });
  expect(response).toMatchObject({ status: 200, headers: { 'Cache-Control': 'public, max-age=600' } });
  expect(response?.body.kind === 'text' && JSON.parse(response.body.text)).toEqual({ checkpoints: [signed] });
  expect(asked.at(-1)).toEqual(['GET', auditCheckpointsApi, key]);
});

test('there is no file where the setting does not publish them, or no CMS is known', async () => {
  expect(await ask(200, { checkpoints: null })).toBeUndefined();
  expect(await handleAuditCheckpoints({ forms: createFormGateway(undefined) } as EdgeContext, anonymousSender)).toBeUndefined();
});

test('a CMS that says something else, or more, is not repeated to readers', async () => {
  for (const body of [{ checkpoints: [{ ...signed, secret: 'x' }] }, { error: 'no' }])
    expect(await ask(200, body)).toMatchObject({ status: 503, headers: { 'Cache-Control': 'no-store' } });
});
