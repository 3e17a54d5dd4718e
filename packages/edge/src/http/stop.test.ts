import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

import { sendRequest } from '../../test/conformance/send-request.ts';
import { largePath, largeSize, putLargeFile } from '../../test/conformance/large-file.ts';
import { runSite, type RunningSite } from '../../test/conformance/running-site.ts';

/** A busy machine may take longer for 24 MB than the two seconds that readers are given. */
const patient = { stopMs: 60_000 };

/** Starts a large download and reads nothing of it until told. */
async function slowDownload(site: RunningSite, agent: Agent | false = false): Promise<{ rest: () => Promise<number> }> {
  await putLargeFile(site);
  const { hostname, port } = new URL(site.origin);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path: largePath, agent }, (response) => {
      response.pause();
      resolve({
        rest: () =>
          new Promise((finish) => {
            let bytes = 0;
            response.on('data', (chunk: Buffer) => (bytes += chunk.length));
            response.on('close', () => finish(bytes));
            response.on('error', () => undefined);
            response.resume();
          }),
      });
    });
    sent.on('error', reject);
    sent.end();
  });
}

test('finishes a running response, and refuses new connections', async () => {
  const site = await runSite('institution', patient);
  const { rest } = await slowDownload(site);
  const stopped = site.stop();
  await wait(100);
  await expect(sendRequest(site.origin, { path: '/uz' })).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  expect(await rest()).toBe(largeSize);
  await stopped;
});

test('waits two seconds at most for a client that does not read', async () => {
  const site = await runSite('institution');
  await slowDownload(site);
  const began = performance.now();
  await site.stop();
  const took = performance.now() - began;
  expect(took).toBeGreaterThan(1900);
  expect(took).toBeLessThan(3000);
});

test('closes a keep-alive connection after its running response', async () => {
  const site = await runSite('institution', patient);
  const agent = new Agent({ keepAlive: true });
  const { rest } = await slowDownload(site, agent);
  const stopped = site.stop();
  expect(await rest()).toBe(largeSize);
  // Were the connection kept, this would take a minute.
  await stopped;
  agent.destroy();
});

test('responds to a partially sent request, then closes its connection', async () => {
  const site = await runSite('institution');
  const { hostname, port } = new URL(site.origin);
  const socket = connect(Number(port), hostname);
  const response = new Promise<string>((resolve) => {
    let text = '';
    socket.on('data', (chunk) => (text += chunk.toString('latin1')));
    socket.on('close', () => resolve(text));
  });
  socket.write('GET /uz HTTP/1.1\r\nHost: ochiq.test\r\n');
  await wait(100);
  const stopped = site.stop();
  await wait(100);
  socket.write('\r\n');
  expect(await response).toMatch(/^HTTP\/1\.1 200 [\s\S]*\r\nConnection: close\r\n/u);
  await stopped;
});

test('does not wait for an idle connection', async () => {
  const site = await runSite('institution');
  const began = performance.now();
  const idle = fetch(`${site.url}/uz`);
  await (await idle).text();
  await site.stop();
  expect(performance.now() - began).toBeLessThan(1000);
});
