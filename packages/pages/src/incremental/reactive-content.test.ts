import type { Entry } from '@ochiq/contract/content-types';
import type { Locale } from '@ochiq/contract/routing/locales';
import { effect } from '@preact/signals-core';

import { createMinimalContent, createMinimalEntry } from '../../test/minimal-content.ts';
import { buildDocument, parseContent, parseEntry } from '../content/parse-content.ts';
import { ReactiveContent } from './reactive-content.ts';

type Titles = Partial<Record<Locale, string>>;

const createDocument = (titles: Titles) =>
  buildDocument(
    'news',
    Object.entries(titles).flatMap(([locale, title]): Entry<'news'>[] => {
      const parsed = parseEntry(createMinimalEntry('news', locale as Locale, 'a', { title }));
      return 'entry' in parsed ? [parsed.entry as Entry<'news'>] : [];
    }),
  );

const put = (live: ReactiveContent, titles: Titles) => {
  live.put({ type: 'news', documentId: 'news-a', document: createDocument(titles) });
};

/** Watches what a computation reads, and returns the values that it was computed with. */
function watch<T>(read: (news: ReactiveContent['content']['news']) => T, initial: Titles) {
  const live = new ReactiveContent(parseContent(createMinimalContent()).content);
  put(live, initial);
  const values: T[] = [];
  effect(() => void values.push(read(live.content.news)));
  return { live, values };
}

it('repeats a computation when the language that it read changes, and for no other', () => {
  const { live, values } = watch((news) => news.get('news-a')?.versions.ru?.title, { uz: 'a', ru: 'b' });
  put(live, { uz: 'other', ru: 'b' });
  expect(values).toEqual(['b']);
  put(live, { uz: 'other', ru: 'c' });
  put(live, { uz: 'other' });
  put(live, {});
  put(live, { ru: 'd' });
  expect(values).toEqual(['b', 'c', undefined, 'd']);
});

it('repeats a computation that found no document once there is one', () => {
  const { live, values } = watch((news) => news.get('news-a')?.versions.uz?.title ?? null, {});
  put(live, { uz: 'a' });
  expect(values).toEqual([null, 'a']);
});

it('repeats a computation that asked whether there is a document only when that changes', () => {
  const { live, values } = watch((news) => news.has('news-a'), { uz: 'a' });
  put(live, { uz: 'b' });
  expect(values).toEqual([true]);
  put(live, {});
  put(live, { ru: 'c' });
  expect(values).toEqual([true, false, true]);
});

it('repeats a computation over all documents at any change, and not where nothing changed', () => {
  const { live, values } = watch((news) => [...news.values()].map(({ versions }) => versions.en?.title), { en: 'a', uz: 'b' });
  put(live, { en: 'a', uz: 'b' });
  expect(values).toHaveLength(1);
  put(live, { en: 'a', uz: 'c' });
  expect(values).toHaveLength(2);
});

it('keeps the objects of the languages that did not change', () => {
  const { live } = watch(() => null, { uz: 'a', ru: 'b' });
  const before = live.documentAt('news', 'news-a');
  put(live, { uz: 'a', ru: 'c' });
  const after = live.documentAt('news', 'news-a');
  expect(after?.versions.uz).toBe(before?.versions.uz);
  expect(after?.versions.ru).toMatchObject({ title: 'c' });
});
