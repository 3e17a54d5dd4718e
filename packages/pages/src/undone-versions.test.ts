import type { UndoneVersion } from '@ochiq/contract/undone-version';

import { minimalEntry } from '../test/minimal-content.ts';
import type { RawEntry } from './parse-content.ts';
import { markVersion, withUndone } from './undone-versions.ts';

const at = '2026-11-20T10:00:00.000Z';
const first = '2026-11-20T08:00:00.000Z';
const second = '2026-11-20T09:00:00.000Z';
const entry = (title: string, publishedAt?: string) => minimalEntry('news', 'uz', '1', { title, ...(publishedAt && { publishedAt }) });
const undo = (before: RawEntry | null, now: RawEntry | null, isSilent = false): UndoneVersion => ({
  ...{ type: 'news', documentId: 'news-1', locale: 'uz', isSilent, at },
  before: before && (before.value as Record<string, unknown>),
  undone: markVersion(now, isSilent),
});
const titles = (raw: readonly RawEntry[]) => raw.map(({ value }) => (value as { title: string }).title);

test('restores the predecessor of an undone version until it is published again', () => {
  const undone = [undo(entry('Good', first), entry('Wrong', second))];
  expect(titles(withUndone([entry('Wrong', second)], undone))).toEqual(['Good']);
  // A file or relation of it may change without a publication.
  expect(titles(withUndone([entry('Wrong still', second)], undone))).toEqual(['Good']);
  expect(titles(withUndone([entry('Wrong', at)], undone))).toEqual(['Wrong']);
  expect(withUndone([], undone)).toEqual([]);
});

test('hides an undone new version, and restores an unpublished one', () => {
  expect(withUndone([entry('New', first)], [undo(null, entry('New', first))])).toEqual([]);
  const unpublished = [undo(entry('Good', first), null)];
  expect(titles(withUndone([], unpublished))).toEqual(['Good']);
  expect(titles(withUndone([entry('Again', at)], unpublished))).toEqual(['Again']);
});

test('restores a silent change until the content changes again, ignoring the time of the last save', () => {
  const undone = [undo(entry('Good', first), entry('Wrong', first), true)];
  const saved = minimalEntry('news', 'uz', '1', { title: 'Wrong', publishedAt: first, updatedAt: at });
  expect(titles(withUndone([saved], undone))).toEqual(['Good']);
  expect(titles(withUndone([entry('Right', first)], undone))).toEqual(['Right']);
});

test('compares content where the CMS gives no time of publication', () => {
  const undone = [undo(entry('Good'), entry('Wrong'))];
  expect(titles(withUndone([entry('Wrong')], undone))).toEqual(['Good']);
  expect(titles(withUndone([entry('Right')], undone))).toEqual(['Right']);
});

test('applies the later of two undos of a version, and keeps other versions', () => {
  const now = entry('Three', second);
  const other = minimalEntry('news', 'ru', '1', { title: 'Русский' });
  expect(titles(withUndone([now, other], [undo(entry('Two', first), now), undo(entry('One', first), now)]))).toEqual(['One', 'Русский']);
});
