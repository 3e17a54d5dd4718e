import type { AppliedChange } from '../src/transaction/applied-change.ts';

/** A change about nothing. */
export const sampleApplied: AppliedChange = {
  number: 1,
  last: 1,
  release: 'r1',
  facts: { at: '2026-11-20T10:00:00.000Z', published: [], pages: 1 },
  undoes: null,
  continues: null,
  ownPages: null,
  written: [],
  removed: [],
};
