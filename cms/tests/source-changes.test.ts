import type { ContentTypeName } from '@ochiq/contract/content-types';
import fc from 'fast-check';

import type { StoredEntry } from '../src/content/history/stored-entry';
import { findCopiedDrafts, isOwnTextChanged } from '../src/content/list-details/copied-drafts';
import { findSeenAt } from '../src/content/history/stored-versions';
import { followSource, type WavedChange } from '../src/content/list-details/follow-source';
import { findOutdatedTimes, findTakenBackStretch } from '../src/content/list-details/outdated-since';
import {
  type Confirmation,
  findTranslationBases,
  isTranslationDue,
  type Publication,
} from '../src/content/list-details/outdated-translations';
import { listSourceChanges } from '../src/content/list-details/source-changes';
import { groupConfirmations } from '../src/content/list-details/statements';
import { findFieldOrigin, isPlaceRevised } from '../src/content/translations/field-origins';

const type: ContentTypeName = 'page';
const paragraph = (text: string) => ({ type: 'paragraph', children: [{ type: 'text', text }] });
const textBlock = (...texts: readonly string[]) => ({ __component: 'block.text', body: texts.map(paragraph) });
/** A block of a price: the paragraph of its sum is the same in each, and the other one is its own. */
const priceBlock = (index: number, sum: string) =>
  textBlock(`${'qwertyuiop'[index] ?? ''}-mahsulot `.repeat(8).trim(), `Narxi bir tonna uchun ${sum} soʻm boʻladi`);
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

test('of several changes of the same words each is confirmed by itself', () => {
  const amounts = fc.array(fc.constantFrom('100', '200'), { minLength: 2, maxLength: 8 });
  fc.assert(
    fc.property(amounts, (sums) => {
      const rows = (all: readonly string[]) => ({ blocks: all.map((sum, index) => priceBlock(index, sum)) });
      const [former, later] = [rows(sums), rows(sums.map(() => '200'))];
      const due = sums.filter((sum) => sum === '100').length;
      let waved: WavedChange<number>[] = [];
      for (let left = due; left > 0; left -= 1) {
        const { open } = followSource(type, { before: former, after: later }, waved);
        expect([open.length, new Set(open.map(({ hash }) => hash)).size]).toEqual([left, left]);
        const chosen = open[due % left];
        waved = [...waved, { content: later, hash: chosen?.hash ?? '', confirmation: left }];
      }
      expect(followSource(type, { before: former, after: later }, waved)).toMatchObject({ open: [], waved: Array(due).fill({}) });
    }),
    { numRuns: 50 },
  );
});

test('what was waved through and is taken back has not changed, wherever something else does', () => {
  // Each paragraph has words of its own, by which it is known again.
  const variants = fc.record({ lead: fc.boolean(), texts: fc.array(fc.nat({ max: 2 }), { minLength: 4, maxLength: 4 }) });
  const build = ({ lead, texts }: { lead: boolean; texts: readonly number[] }): StoredEntry => ({
    title: 'Joylar',
    ...(lead && { lead: 'Qisqacha' }),
    blocks: [
      textBlock(...texts.map((variant, index) => `${`band${String(index)} `.repeat(6)}${['', 'vergul', 'nuqta'][variant] ?? ''}`.trim())),
    ],
  });
  fc.assert(
    fc.property(variants, variants, variants, fc.array(fc.boolean(), { minLength: 5, maxLength: 5 }), (one, other, third, back) => {
      const [before, between] = [build(one), build(other)];
      const all = listSourceChanges(type, before, between).map(({ hash }) => ({ content: between, hash, confirmation: null }));
      const isBack = (index: number) => back[index] === true;
      // Some places are taken back, the rest stays as it was waved through.
      const mixed = {
        lead: isBack(4) ? one.lead : other.lead,
        texts: other.texts.map((variant, index) => (isBack(index) ? (one.texts[index] ?? 0) : variant)),
      };
      expect(followSource(type, { before, after: build(mixed) }, all).open).toEqual([]);
      // Then another change is all that is open, as far as it is none back to what the translation was made from.
      const texts = mixed.texts.map((variant, index) => (index === 0 ? (third.texts[0] ?? 0) : variant));
      const isChanged = texts[0] !== other.texts[0] && texts[0] !== one.texts[0];
      expect(followSource(type, { before, after: build({ ...mixed, texts }) }, all).open.map(({ place }) => place)).toEqual(
        isChanged ? ['blocks.0.body.0'] : [],
      );
    }),
    { numRuns: 200 },
  );
});

test('what takes back one of two changes leaves open what became its words elsewhere', () => {
  const build = (...sums: readonly string[]) => ({ blocks: sums.map((sum, index) => priceBlock(index, sum)) });
  const [before, between, after] = [build('100', '200'), build('200', '200'), build('200', '100')];
  const waved = listSourceChanges(type, before, between).map(({ hash }) => ({ content: between, hash, confirmation: null }));
  expect(waved).toHaveLength(1);
  expect(followSource(type, { before, after }, waved).open.map(({ place }) => place)).toEqual(['blocks.1.body.1']);
});

test('a translation that was planned or approved follows what was saved by then, and no later text of its source', () => {
  const publication = (id: number, locale: string, at: number, times: Pick<Publication, 'textAt' | 'seenAt'> = {}): Publication => ({
    ...{ id, document: 'a', locale, content: String(id), at },
    ...times,
  });
  const find = (own: Publication, ...sources: readonly Publication[]) =>
    findTranslationBases(
      ['uz', 'ru'],
      [publication(1, 'uz', 1), ...sources, own].sort((one, other) => one.id - other.id),
      [],
    )[0];
  // Planned at 10, published at 30; the source was written and published at 20.
  expect(find(publication(9, 'ru', 30, { seenAt: 10 }), publication(2, 'uz', 20))).toMatchObject({ before: { id: 1 }, after: { id: 2 } });
  // Published by hand, it follows; so it does where the text was there when it was planned.
  expect(find(publication(9, 'ru', 30), publication(2, 'uz', 20))).toBeUndefined();
  expect(find(publication(9, 'ru', 30, { seenAt: 10 }), publication(2, 'uz', 20, { textAt: 8 }))).toBeUndefined();
  // Both at one minute, in whatever order.
  for (const [first, second] of [
    [2, 3],
    [3, 2],
  ] as const) {
    expect(find(publication(first, 'ru', 30, { seenAt: 10 }), publication(second, 'uz', 30, { textAt: 8 }))).toBeUndefined();
    expect(find(publication(first, 'ru', 30, { seenAt: 10 }), publication(second, 'uz', 30, { textAt: 12 }))).toMatchObject({
      before: { id: 1 },
    });
  }
  const instants = fc.record({ textAt: fc.nat({ max: 40 }), wait: fc.nat({ max: 20 }) });
  fc.assert(
    fc.property(
      fc.array(instants, { minLength: 1, maxLength: 5 }),
      fc.nat({ max: 60 }),
      fc.nat({ max: 60 }),
      fc.nat({ max: 60 }),
      (texts, at, one, other) => {
        let last = 1;
        const sources = texts.map(({ textAt, wait }, index) =>
          publication(index + 2, 'uz', (last = Math.max(last, textAt) + wait), { textAt }),
        );
        const own = (seenAt: number | null) => find(publication(99, 'ru', at, { seenAt }), ...sources);
        const [early, late] = [Math.min(one, other), Math.max(one, other)].map(own);
        // Who has seen less follows no more, and no one follows more than who publishes by hand.
        const countLater = (basis: ReturnType<typeof own>) => basis?.later.length ?? 0;
        expect(countLater(early)).toBeGreaterThanOrEqual(countLater(late));
        expect(countLater(late)).toBeGreaterThanOrEqual(countLater(own(null)));
        for (const basis of [early, late]) if (basis) expect(basis.later.at(-1)).toBe(basis.after);
      },
    ),
  );
});

test('who wrote after the plan has seen what was there then; what was approved counts from when it was submitted', () => {
  const [early, middle, late] = [1, 2, 3].map((time) => new Date(time));
  if (!early || !middle || !late) throw new Error('There are three');
  expect(findSeenAt({ plannedAt: middle, submittedAt: null }, early)).toBe(middle);
  expect(findSeenAt({ plannedAt: middle, submittedAt: null }, late)).toBe(late);
  expect(findSeenAt({ plannedAt: late, submittedAt: middle }, early)).toBe(middle);
  expect(findSeenAt({ plannedAt: null, submittedAt: null }, late)).toBeNull();
});

test('the times of a change are since when it is due without a break, that of the last other text, and the last stretch that was taken back', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 2 }), { minLength: 1, maxLength: 8 }), (texts) => {
      const publications = [0, ...texts].map((text, id): Publication => ({
        id,
        document: 'a',
        locale: 'uz',
        content: String(text),
        at: id,
      }));
      const [before, ...later] = publications;
      const after = later.at(-1);
      if (!before || !after) return;
      const basis = { ...({ locale: 'ru', source: 'uz', before, after, later } as const), confirmation: null, confirmedChanges: [] };
      const isDue = (pair: { before: Publication; after: Publication }) => pair.before.content !== pair.after.content;
      // Day by day.
      let [since, changedAt] = [0, 0];
      let takenBack: ReturnType<typeof findTakenBackStretch> = null;
      for (const [day, { content }] of publications.entries()) {
        if (content === '0' && since < day) takenBack = { changedAt: since, takenBackAt: day };
        if (content === '0') since = day + 1;
        if (day > 0 && content !== publications[day - 1]?.content) changedAt = day;
      }
      if (isDue(basis)) expect(findOutdatedTimes(basis, isDue)).toEqual({ since, changedAt });
      else expect(findTakenBackStretch(basis, isDue)).toEqual(takenBack);
    }),
  );
});

test('what several people have to say counts with the last of them, and each time once', () => {
  const say = (author: number, missing: number | null, hash: string | null = null) => ({
    ...{ id: author, document: 'a', locale: 'ru', version: 4, path: hash && 'title', hash, author, authorName: `P${String(author)}` },
    ...{ reason: author === 1 ? 'Vergul' : '', at: '2026-11-20T10:00:00.000Z', missing },
  });
  const group = (...rows: ReturnType<typeof say>[]) => {
    const { confirmations, statements } = groupConfirmations(rows);
    return [confirmations.map(({ by, reason }) => [by, reason]), statements.map(({ by }) => by)];
  };
  expect(group(say(1, null), say(2, 0))).toEqual([
    [
      ['P1', 'Vergul'],
      ['P2', ''],
    ],
    [],
  ]);
  expect(group(say(1, 1))).toEqual([[], ['P1']]);
  expect(group(say(1, 1), say(3, 1, 'x'), say(2, 0))).toEqual([[['P1, P2', 'Vergul']], ['P3']]);
  expect(group(say(1, 1), say(2, 0), say(3, 1))).toEqual([[['P1, P2', 'Vergul']], ['P3']]);
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
