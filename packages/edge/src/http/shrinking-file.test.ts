import { truncate } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';

import { sendRequest } from '../../test/conformance/send-request.ts';
import { largePath, largeSize, putLargeFile } from '../../test/conformance/large-file.ts';
import { runSite } from '../../test/conformance/running-site.ts';

test('a file truncated while it is sent breaks the connection and is logged once', async () => {
  const site = await runSite('institution');
  await putLargeFile(site);
  const { hostname, port } = new URL(site.origin);
  // The first request reads the release, which has a warning of its own.
  await sendRequest(site.origin, { path: '/uz' });
  const logLines: string[] = [];
  jest.spyOn(process.stderr, 'write').mockImplementation((line) => logLines.push(String(line)) > 0);

  const bytes = await new Promise<number>((resolve, reject) => {
    const sent = request({ hostname, port, path: largePath, agent: false }, (response) => {
      let taken = 0;
      response.on('data', (chunk: Buffer) => (taken += chunk.length));
      response.on('error', () => undefined);
      response.on('close', () => resolve(taken));
      response.pause();
      truncate(join(site.siteDir, 'releases/r1/public', largePath), 1000).then(() => response.resume(), reject);
    });
    sent.on('error', reject);
    sent.end();
  });
  jest.restoreAllMocks();

  expect(bytes).toBeLessThan(largeSize);
  expect(logLines).toEqual([expect.stringContaining('cut short while it was sent')]);
  expect((await sendRequest(site.origin, { path: '/uz' })).status).toBe(200);
  await site.stop();
});
