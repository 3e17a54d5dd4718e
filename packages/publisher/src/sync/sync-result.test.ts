import type { Change } from '@ochiq/contract/wire/change';

import type { AppliedChange } from '../transaction/applied-change.ts';
import { getChangeDelays, getLagSeconds } from './sync-result.ts';
import { sampleApplied } from '../../test/sample-applied.ts';

const now = Date.parse('2026-11-20T10:00:10.000Z');
const rowAt = (at: string): Change => ({ id: 1, at, kind: 'media', type: null, documentId: null, locales: [], file: 1 });
const rows = ['2026-11-20T10:00:08.500Z', '2026-11-20T10:00:05.000Z', '2026-11-20T10:00:11.000Z'].map(rowAt);
const applied: AppliedChange = {
  ...sampleApplied,
  facts: { at: '2026-11-20T10:00:10.000Z', published: [], pages: 1 },
};

test('returns the age of the oldest row', () => {
  expect(getLagSeconds(rows, now)).toBe(5);
  expect(getLagSeconds([], now)).toBe(0);
});

test('returns a delay per row, never negative when clocks differ', () => {
  expect(getChangeDelays({ changes: rows, applied }, now)).toEqual([1.5, 5, 0]);
});

test('returns no delay when nothing was published', () => {
  expect(getChangeDelays({ changes: rows, applied: null }, now)).toEqual([]);
});
