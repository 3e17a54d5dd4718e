import type { ContentTypeName } from '@ochiq/contract/content-types';
import fc from 'fast-check';

import type { StoredEntry } from '../src/content/history/stored-entry';
import { findCopiedDrafts, isOwnTextChanged } from '../src/content/list-details/copied-drafts';
import { findTranslationBases, isTranslationDue, type Confirmation } from '../src/content/list-details/outdated-translations';
import { followSource, listSourceChanges, type WavedChange } from '../src/content/list-details/source-changes';
import { findFieldOrigin, isPlaceRevised } from '../src/content/translations/field-origins';

const type: ContentTypeName = 'page';
const paragraph = (text: string) => ({ type: 'paragraph', children: [{ type: 'text', text }] });
const textBlock = (...texts: readonly string[]) => ({ __component: 'block.text', body: texts.map(paragraph) });
const describeChanges = (before: StoredEntry, after: StoredEntry) =>
  listSourceChanges(type, before, after).map(({ path, place, kind }) => `${kind} ${path} ${place}`);

const sentence = fc.array(fc.constantFrom('suv', 'konlar', 'yangi', 'hisobot', '2026', 'boshqa', 'oltin'), { minLength: 1, maxLength: 6 });
const text = sentence.map((words) => words.join(' '));
const entry: fc.Arbitrary<StoredEntry> = fc.record(
  {
    title: text,
    lead: text,
    slug: text,
    order: fc.integer({ min: 1, max: 9 }),
    blocks: fc.array(
      fc.array(text, { minLength: 1, maxLength: 4 }).map((texts) => textBlock(...texts)),
      { maxLength: 4 },
    ),
  },
  { requiredKeys: ['title'] },
);

test('names the field, the block and the paragraph that changed, and neither the address nor what languages share', () => {
  const before = {
    title: 'Suv',
    slug: 'suv',
    order: 1,
    blocks: [textBlock('Birinchi xatboshi', 'Ikkinchi xatboshi haqida'), textBlock('Oxirgi')],
  };
  const after = {
    ...{ title: 'Suv', slug: 'suv-boshqa', order: 2, lead: 'Qisqacha' },
    blocks: [
      textBlock('Butunlay yangi bir boshlanish'),
      textBlock('Birinchi xatboshi', 'Ikkinchi xatboshi haqida, yangi'),
      textBlock('Oxirgi'),
    ],
  };
  expect(describeChanges(before, after)).toEqual(['added lead lead', 'added blocks blocks.0', 'changed blocks.body blocks.1.body.1']);
  expect(describeChanges(after, before)).toEqual(['removed lead lead', 'removed blocks blocks.0', 'changed blocks.body blocks.0.body.1']);
});

test('has a change exactly where a translation is due; all of them together make the newer version', () => {
  fc.assert(
    fc.property(entry, entry, (before, after) => {
      const changes = listSourceChanges(type, before, after);
      expect(changes.length > 0).toBe(isTranslationDue(type, before, after));
      // In whatever order they are waved through, one after another.
      let waved: WavedChange<number>[] = [];
      for (let step = 0; step < 40; step += 1) {
        const { open } = followSource(type, { before, after }, waved);
        const last = open.at(-1);
        if (!last) break;
        waved = [...waved, { content: after, hash: last.hash, confirmation: step }];
        expect(followSource(type, { before, after }, waved).open).not.toEqual(open);
      }
      const tracked = followSource(type, { before, after }, waved);
      expect([tracked.open, isTranslationDue(type, tracked.text, after)]).toEqual([[], false]);
    }),
    { numRuns: 200 },
  );
});

test('a change that was waved through counts until its place changes again, and no other place does', () => {
  const [first, second, third] = ['Eski', 'Eski.', 'Butunlay boshqa'].map((title) => ({ title, lead: 'Bir' }));
  if (!first || !second || !third) throw new Error('There are three');
  const moved = { ...second, lead: 'Ikki' };
  const hash = listSourceChanges(type, first, second)[0]?.hash ?? '';
  const waved = [{ content: second, hash, confirmation: 'Anvar' }];
  expect(followSource(type, { before: first, after: second }, waved)).toMatchObject({ open: [], waved: [{ confirmation: 'Anvar' }] });
  expect(followSource(type, { before: first, after: moved }, waved)).toMatchObject({
    ...{ open: [{ path: 'lead', before: 'Bir', after: 'Ikki' }], waved: [{ change: { path: 'title' } }] },
    text: { title: 'Eski.', lead: 'Bir' },
  });
  const again = followSource(type, { before: first, after: third }, waved);
  expect(again).toMatchObject({ open: [{ path: 'title', before: 'Eski.', after: 'Butunlay boshqa' }], waved: [] });
  // What the translation was made from is current, whatever was said between.
  expect(followSource(type, { before: first, after: { ...first, lead: 'Ikki' } }, waved).open.map(({ path }) => path)).toEqual(['lead']);
});

test('a confirmation of one change counts after the version that the translation follows, for its language only', () => {
  const publication = (id: number, locale: string, at: number) => ({ id, document: 'a', locale, content: String(id), at });
  const publications = [publication(1, 'uz', 1), publication(2, 'ru', 2), publication(3, 'uz', 3), publication(4, 'uz', 4)];
  const confirm = (locale: string, version: number, hash: string | null): Confirmation => ({
    ...{ document: 'a', locale, version, hash, path: hash && 'title', by: 'Anvar', at: '', reason: '' },
  });
  const find = (...confirmations: Confirmation[]) => findTranslationBases(['uz', 'ru'], publications, confirmations)[0];
  expect(find(confirm('ru', 3, 'x'), confirm('en', 4, 'y'))).toMatchObject({
    ...{ before: { id: 1 }, after: { id: 4 }, confirmation: null },
    confirmedChanges: [{ publication: { id: 3 }, hash: 'x' }],
  });
  expect(find(confirm('ru', 3, 'x'), confirm('ru', 3, null))).toMatchObject({ before: { id: 3 }, confirmedChanges: [] });
});

test('a field was made from what readers saw when its text was written, not when it was saved unchanged or taken back', () => {
  const sources = [1, 2, 3].map((id) => ({ id, document: 'a', locale: 'uz', content: '', at: id * 10 }));
  const texts = [
    { content: { title: 'Новый', lead: 'Старый' }, at: 31 },
    { content: { title: 'Новый', lead: 'Другой' }, at: 28 },
    { content: { title: 'Новый', lead: 'Старый' }, at: 25 },
    { content: { title: 'Прежний', lead: 'Старый' }, at: 12 },
  ];
  const find = (name: string, isComplete = true) => findFieldOrigin(texts, name, { sources, isComplete })?.id;
  expect([find('title'), find('lead'), find('lead', false)]).toEqual([2, 1, undefined]);
  expect(findFieldOrigin([{ content: { title: 'А' }, at: 5 }], 'title', { sources, isComplete: true })).toBeNull();
});

test('a place is revised where the block at the same place was, or any of them where there are more or fewer', () => {
  const source = { blocks: [textBlock('Bir'), textBlock('Ikki')] };
  const published = { blocks: [textBlock('Один'), textBlock('Два')] };
  const draft = { blocks: [textBlock('Один'), textBlock('Два, новое')] };
  const longer = { blocks: [...draft.blocks, textBlock('Три')] };
  const isRevised = (place: string, now: StoredEntry) => isPlaceRevised(place, { source, published, draft: now });
  expect([isRevised('blocks.0.body.0', draft), isRevised('blocks.1.body.0', draft), isRevised('title', draft)]).toEqual([
    false,
    true,
    false,
  ]);
  expect(isRevised('blocks.0.body.0', longer)).toBe(true);
});

test('a draft into which a value was copied counts until its language is published again', () => {
  const row = (id: number, locale: string, state: string) => ({ id, document: 'a', locale, state, content: String(id), at: id });
  const versions = [row(1, 'ru', 'published'), row(2, 'ru', 'draft'), row(3, 'ru', 'draft'), row(4, 'en', 'draft')];
  expect(findCopiedDrafts(versions)).toMatchObject([{ locale: 'ru', before: { content: '1' }, after: { content: '3' }, at: 3 }]);
  expect(findCopiedDrafts([...versions, row(5, 'ru', 'published')])).toEqual([]);
  expect(isOwnTextChanged(type, { title: 'А', order: 1 }, { title: 'А', order: 2 })).toBe(false);
  expect(isOwnTextChanged(type, { title: 'А', slug: 'a' }, { title: 'А', slug: 'b' })).toBe(true);
});
