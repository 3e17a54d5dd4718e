import type { UndoneVersion } from '@ochiq/contract/wire/undone-version';

import { createMinimalEntry } from '../../test/minimal-content.ts';
import { parseEntry, type RawEntry } from './parse-content.ts';
import { computeVersionMark, applyUndoneVersions } from './undone-versions.ts';

const at = '2026-11-20T10:00:00.000Z';
const first = '2026-11-20T08:00:00.000Z';
const second = '2026-11-20T09:00:00.000Z';
const entry = (title: string, publishedAt?: string) =>
  createMinimalEntry('news', 'uz', '1', { title, ...(publishedAt && { publishedAt }) });
function undo(before: RawEntry | null, now: RawEntry | null, isSilent = false): UndoneVersion {
  const value = before && (before.value as Record<string, unknown>);
  const replaced = { ...({ type: 'news', documentId: 'news-1', locale: 'uz' } as const), before: value, isSilent };
  return { ...replaced, undone: computeVersionMark(replaced, () => now), at };
}
const titles = (raw: readonly RawEntry[]) => raw.map(({ value }) => (value as { title: string }).title);

test('restores the predecessor of an undone version until it is published again', () => {
  const undone = [undo(entry('Good', first), entry('Wrong', second))];
  expect(titles(applyUndoneVersions([entry('Wrong', second)], undone))).toEqual(['Good']);
  // A file or relation of it may change without a publication.
  expect(titles(applyUndoneVersions([entry('Wrong still', second)], undone))).toEqual(['Good']);
  expect(titles(applyUndoneVersions([entry('Wrong', at)], undone))).toEqual(['Wrong']);
  expect(applyUndoneVersions([], undone)).toEqual([]);
});

test('hides an undone new version, and restores an unpublished one', () => {
  expect(applyUndoneVersions([entry('New', first)], [undo(null, entry('New', first))])).toEqual([]);
  const unpublished = [undo(entry('Good', first), null)];
  expect(titles(applyUndoneVersions([], unpublished))).toEqual(['Good']);
  expect(titles(applyUndoneVersions([entry('Again', at)], unpublished))).toEqual(['Again']);
});

test('restores a silent change until the content changes again, ignoring the time of the last save', () => {
  const undone = [undo(entry('Good', first), entry('Wrong', first), true)];
  const saved = createMinimalEntry('news', 'uz', '1', { title: 'Wrong', publishedAt: first, updatedAt: at });
  expect(titles(applyUndoneVersions([saved], undone))).toEqual(['Good']);
  expect(titles(applyUndoneVersions([entry('Right', first)], undone))).toEqual(['Right']);
});

test('compares content where the CMS gives no time of publication', () => {
  const undone = [undo(entry('Good'), entry('Wrong'))];
  expect(titles(applyUndoneVersions([entry('Wrong')], undone))).toEqual(['Good']);
  expect(titles(applyUndoneVersions([entry('Right')], undone))).toEqual(['Right']);
});

test('applies the later of two undos of a version, and keeps other versions', () => {
  const now = entry('Three', second);
  const other = createMinimalEntry('news', 'ru', '1', { title: 'Русский' });
  expect(titles(applyUndoneVersions([now, other], [undo(entry('Two', first), now), undo(entry('One', first), now)]))).toEqual([
    'One',
    'Русский',
  ]);
});

test('keeps a silent change undone when the translation is outdated since, and says so of what is shown', () => {
  const outdated = { source: 'uz', at };
  const undone = [undo(entry('Good', first), entry('Wrong', first), true)];
  const shown = (fields: Record<string, unknown>) =>
    applyUndoneVersions([createMinimalEntry('news', 'uz', '1', { title: 'Wrong', publishedAt: first, ...fields })], undone);
  expect(shown({ outdated })).toMatchObject([{ value: { title: 'Good', outdated } }]);
  expect(shown({})[0]?.value).not.toHaveProperty('outdated');
});

test('keeps undone what was undone before notices were told from texts', () => {
  const outdated = { source: 'uz', at };
  const translation = (title: string, fields: Record<string, unknown> = {}) =>
    createMinimalEntry('news', 'ru', '1', { title, publishedAt: first, ...fields });
  /** As it was recorded: the mark contains what the translation is behind. */
  function undoFormerly(before: RawEntry, now: RawEntry): UndoneVersion {
    const parsed = parseEntry(now);
    const content = 'entry' in parsed ? JSON.stringify({ ...parsed.entry, updatedAt: null }) : '';
    const name = { type: 'news', documentId: 'news-1', locale: 'ru' } as const;
    return { ...name, before: before.value as Record<string, unknown>, isSilent: true, undone: `${first} ${content}`, at };
  }
  const show = (now: RawEntry, undone: UndoneVersion) =>
    applyUndoneVersions([now], [undone]).map(({ value }) => {
      const { title, outdated: notice } = value as Record<string, unknown>;
      return [title, notice];
    });
  const text = undoFormerly(translation('Good', { outdated }), translation('Wrong', { outdated }));
  expect(show(translation('Wrong', { outdated }), text)).toEqual([['Good', outdated]]);
  expect(show(translation('Right', { outdated }), text)).toEqual([['Right', outdated]]);
  const confirmation = undoFormerly(translation('Good', { outdated }), translation('Good'));
  expect(show(translation('Good'), confirmation)).toEqual([['Good', outdated]]);
  // Behind another text since.
  const later = { ...outdated, at: '2026-11-21T10:00:00.000Z' };
  expect(show(translation('Good', { outdated: later }), confirmation)).toEqual([['Good', later]]);
});
