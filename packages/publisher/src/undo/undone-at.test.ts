import type { AppliedChange } from '../transaction/applied-change.ts';
import type { Suppression } from './suppressions.ts';
import { findUndoTime } from './undone-at.ts';
import { sampleApplied } from '../../test/sample-applied.ts';

const instant = (second: number) => new Date(Date.UTC(2026, 10, 20, 10, 0, second)).toISOString();
const ru = { type: 'tag' as const, documentId: 'a', locale: 'ru' };
const none = new Map<number, Suppression>();
const change = (
  number: number,
  undoes: number | null = null,
  about: { locale: string | null; isNotice?: boolean } = ru,
): AppliedChange => ({
  ...sampleApplied,
  number,
  last: number,
  facts: { at: instant(number), published: [{ type: 'tag', documentId: 'a', name: 'Yorliq', ...about }], pages: 1 },
  undoes,
});

test('returns the time of the undo of a version', () => {
  expect(findUndoTime(ru, [change(6, 5), change(5)], none)).toBe(instant(6));
  // What it undid may have been forgotten by now.
  expect(findUndoTime(ru, [change(6, 5)], none)).toBe(instant(6));
});

test('returns null when the undo was undone, or the version published again', () => {
  expect(findUndoTime(ru, [change(7, 6), change(6, 5), change(5)], none)).toBeNull();
  expect(findUndoTime(ru, [change(7), change(6, 5), change(5)], none)).toBeNull();
});

test('matches only the same language and document; a change without a language matches all', () => {
  expect(findUndoTime({ ...ru, locale: 'uz' }, [change(6, 5)], none)).toBeNull();
  expect(findUndoTime({ ...ru, documentId: 'b' }, [change(6, 5)], none)).toBeNull();
  expect(findUndoTime({ ...ru, locale: 'uz' }, [change(6, 5, { locale: null })], none)).toBe(instant(6));
});

describe('a version that is known to be undone', () => {
  const version = { ...ru, locale: 'ru', before: null, isSilent: false, undone: 'x', at: instant(6) } as const;
  const suppression: Suppression = { pages: {}, files: {}, facts: null, versions: [version] };
  const [first, undo] = [change(5), change(6, 5)].map((one) => ({ ...one, facts: { ...one.facts, versions: ['tag a ru'] } }));
  const published = [undo, first].flatMap((one) => one ?? []);

  test('stays undone when a later change says no more than that it is outdated, and when its journal was deleted', () => {
    const held = new Map([[5, suppression]]);
    expect(findUndoTime(ru, [change(7, null, { ...ru, isNotice: true }), ...published], held)).toBe(instant(6));
    expect(findUndoTime(ru, [], held)).toBe(instant(6));
  });

  test('is live again when it was published as it was before, which changes no page', () => {
    expect(findUndoTime(ru, published, none)).toBeNull();
  });

  test('is not undone where no more than its notice was', () => {
    const held = new Map([[5, { ...suppression, versions: [{ ...version, isNotice: true }] }]]);
    expect(findUndoTime(ru, [change(6, 5, { ...ru, isNotice: true })], held)).toBeNull();
  });
});
