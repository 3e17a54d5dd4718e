import { truncate } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';

import { exchange } from '../conformance/exchange.ts';
import { largePath, largeSize, putLargeFile } from '../conformance/large-file.ts';
import { runSite } from '../conformance/running-site.ts';

test('a file truncated while it is sent breaks the connection and is logged once', async () => {
  const site = await runSite('institution');
  await putLargeFile(site);
  const { hostname, port } = new URL(site.origin);
  // The first request reads the release, which has a warning of its own.
  await exchange(site.origin, { path: '/uz' });
  const told: string[] = [];
  jest.spyOn(process.stderr, 'write').mockImplementation((line) => told.push(String(line)) > 0);

  const bytes = await new Promise<number>((resolve, reject) => {
    const sent = request({ hostname, port, path: largePath, agent: false }, (answer) => {
      let taken = 0;
      answer.on('data', (chunk: Buffer) => (taken += chunk.length));
      answer.on('error', () => undefined);
      answer.on('close', () => resolve(taken));
      answer.pause();
      truncate(join(site.siteDir, 'releases/r1/public', largePath), 1000).then(() => answer.resume(), reject);
    });
    sent.on('error', reject);
    sent.end();
  });
  jest.restoreAllMocks();

  expect(bytes).toBeLessThan(largeSize);
  expect(told).toEqual([expect.stringContaining('cut short while it was sent')]);
  expect((await exchange(site.origin, { path: '/uz' })).status).toBe(200);
  await site.stop();
});
