import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { publisherStatus, type Comparison } from '@ochiq/contract/wire/publisher-status';

import { StatusTracker } from '../control-server/status.ts';
import { watchComparisons, withComparison, writeComparison } from './report.ts';

const difference = { file: 'public/uz/index.html', at: 12, built: 'one', live: 'other' };
const one: Comparison = {
  at: '2026-11-20T22:00:00.000Z',
  files: 900,
  differing: 1,
  differences: [difference],
  leftOut: [],
  repaired: null,
  failure: 'the disk is full',
};
const status = new StatusTracker().getStatus({
  cursor: 7,
  pages: 9,
  quarantine: { unfit: [], refused: [], held: [] },
  broken: [],
  queue: { waiting: [], unread: 0, isRendering: false },
  published: [],
  heldBack: new Map(),
  pathsOf: () => new Map(),
});

let site: string;
beforeEach(async () => {
  site = await mkdtemp(path.join(os.tmpdir(), 'ochiq-watch-'));
});
afterEach(() => rm(site, { recursive: true }));

test('logs and reports a comparison made by another process', async () => {
  const lines: string[] = [];
  let resolveLogged: (() => void) | undefined;
  const isLogged = new Promise<void>((resolve) => {
    resolveLogged = resolve;
  });
  const comparisons = await watchComparisons(
    site,
    (line) => {
      lines.push(line);
      if (lines.length === 3) resolveLogged?.();
    },
    5,
  );
  expect(withComparison(status, comparisons.last())).toBe(status);
  await writeComparison(site, one);
  await isLogged;
  await comparisons.stop();
  expect(lines).toEqual([
    'The site differs from a full build in 1 files; 900 files compared',
    'public/uz/index.html differs from byte 12 on: built "one", live "other"',
    'It could not be repaired: the disk is full',
  ]);
  const fullStatus = publisherStatus.parse(withComparison(status, one));
  expect(fullStatus).toMatchObject({ comparison: one, held: [expect.stringContaining('differs from a full build')] });
});

test('reports a repaired difference, but not as a problem', () => {
  const repaired = { ...one, repaired: '2026-11-20', failure: null };
  expect(withComparison(status, repaired)).toMatchObject({ comparison: repaired, held: [] });
});

test('reports a failed comparison as a problem', () => {
  const failed = { ...one, files: 0, differing: 0, differences: [], failure: 'The CMS is away' };
  expect(withComparison(status, failed).held).toEqual(['The site was not compared with a full build: The CMS is away']);
});
