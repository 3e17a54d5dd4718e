import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { createReadStream } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { gzipSync } from 'node:zlib';

import { parseSiteAddress } from '../src/routing/site-address.ts';
import { readDocumentView } from '../src/statistics/page-view.ts';
import { readLog } from '../src/statistics/read-log.ts';
import { DaySums } from '../src/statistics/view-sums.ts';
import { writeDaySums } from '../src/statistics/view-files.ts';

/** A busy day of the demonstration content: each page in three languages and without a prefix, read as unequally as pages are. */
const [requests, pageCount, hostCount] = [1_000_000, 1000, 300];
const site = parseSiteAddress('https://example.uz');
const agent = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';

/** Returns the same numbers in every run (Park and Miller). */
function createRandom(): () => number {
  let state = 42;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

const random = createRandom();
const paths = Array.from(
  { length: pageCount },
  (_, index) => `${['', '/uz', '/ru', '/en'][index % 4] ?? ''}/news/yangilik-nomi-${String(index)}`,
);
/** Picks an index by Zipf's law, about: the first are picked most. */
const pick = (count: number): number => Math.floor(count ** random()) - 1;
const days = Array.from({ length: 5000 }, () => {
  const kind = random();
  const referer =
    kind < 0.3 ? undefined : kind < 0.7 ? 'https://example.uz/uz' : `https://www.site-${String(pick(hostCount))}.example/path?query=1`;
  return {
    path: paths[pick(pageCount)] ?? '/',
    headers: { 'user-agent': agent, 'sec-fetch-dest': 'document', ...(referer !== undefined && { referer }) },
  };
});

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;
const getMemory = (): number => {
  collectGarbage();
  return process.memoryUsage().heapUsed;
};
const print = (label: string, value: string): void => void process.stdout.write(`${label}\t${value}\n`);

const before = getMemory();
const sums = new DaySums('2026-11-20');
const began = performance.now();
for (let index = 0; index < requests; index += 1) {
  const { path, headers } = days[index % days.length] ?? { path: '/', headers: {} };
  const view = readDocumentView(path, headers, site);
  if (view) sums.countView(view);
}
const perRequest = ((performance.now() - began) / requests) * 1000;
const memory = getMemory() - before;

const folder = await mkdtemp(join(tmpdir(), 'ochiq-bench-views-'));
try {
  const text = JSON.stringify(sums.toFile());
  const writing = performance.now();
  await writeDaySums(folder, sums);
  const wrote = performance.now() - writing;
  const { size } = await stat(join(folder, '2026-11-20.json'));
  print('page views counted', String(sums.toFile().views));
  print('processor time a request', `${perRequest.toFixed(2)} µs`);
  print('memory of a day', `${(memory / 1024).toFixed(0)} KiB`);
  print('a day on the disk', `${(size / 1024).toFixed(1)} KiB (gzip: ${(gzipSync(text).length / 1024).toFixed(1)} KiB)`);
  print('writing it, once a minute', `${wrote.toFixed(1)} ms`);
  const log = join(folder, 'part.log');
  const lines = days.map(({ path, headers }) =>
    JSON.stringify({
      hour: '2026-11-20T13+05:00',
      target: path,
      referer: headers.referer?.replace(/(?<=example)\/.*$/u, '') ?? '',
      site: '',
    }),
  );
  await writeFile(log, Array.from({ length: 20 }, () => `${lines.join('\n')}\n`).join(''));
  const reading = performance.now();
  const { views } = await readLog(createReadStream(log), site, ({ view }) => sums.countView(view));
  print(
    'a line of nginx’s log',
    `${((await stat(log)).size / views).toFixed(0)} bytes, ${(((performance.now() - reading) / views) * 1000).toFixed(2)} µs`,
  );
} finally {
  await rm(folder, { recursive: true });
}
