import type { AppliedChange } from '../transaction/applied-change.ts';
import { findUndoTime } from './undone-at.ts';
import { sampleApplied } from '../../test/sample-applied.ts';

const instant = (second: number) => new Date(Date.UTC(2026, 10, 20, 10, 0, second)).toISOString();
const ru = { type: 'tag' as const, documentId: 'a', locale: 'ru' };
const change = (number: number, undoes: number | null = null, about: { locale: string | null } = ru): AppliedChange => ({
  ...sampleApplied,
  number,
  last: number,
  facts: { at: instant(number), published: [{ type: 'tag', documentId: 'a', name: 'Yorliq', ...about }], pages: 1 },
  undoes,
});

test('returns the time of the undo of a version', () => {
  expect(findUndoTime(ru, [change(6, 5), change(5)])).toBe(instant(6));
  // What it undid may have been forgotten by now.
  expect(findUndoTime(ru, [change(6, 5)])).toBe(instant(6));
});

test('returns null when the undo was undone, or the version published again', () => {
  expect(findUndoTime(ru, [change(7, 6), change(6, 5), change(5)])).toBeNull();
  expect(findUndoTime(ru, [change(7), change(6, 5), change(5)])).toBeNull();
});

test('matches only the same language and document; a change without a language matches all', () => {
  expect(findUndoTime({ ...ru, locale: 'uz' }, [change(6, 5)])).toBeNull();
  expect(findUndoTime({ ...ru, documentId: 'b' }, [change(6, 5)])).toBeNull();
  expect(findUndoTime({ ...ru, locale: 'uz' }, [change(6, 5, { locale: null })])).toBe(instant(6));
});
