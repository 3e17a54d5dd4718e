import type { Locale } from '@ochiq/contract/routing/locales';
import type { Core } from '@strapi/strapi';
import * as fc from 'fast-check';

import { machineTranslationPaths } from '../src/content/machine-translation/machine-translation';
import { type AlignedTexts, matchTexts } from '../src/content/translation-memory/align-texts';
import { createScorer, listMissingNumbers, minScore, toComparedSegment } from '../src/content/translation-memory/compare-segments';
import { startMemory } from '../src/content/translation-memory/published-memory';
import { SegmentIndex } from '../src/content/translation-memory/segment-index';
import { suggestionsPath, type SuggestionsResponse } from '../src/content/translation-memory/translation-memory';
import { newEditor } from './support/new-editor';
import { administrator, createEntriesClient, type Editor, getDocumentId } from './support/panel';

const node = (type: string, text: string, more: object = {}) => ({ type, children: [{ type: 'text', text }], ...more });
const paragraph = (text: string) => node('paragraph', text);
const list = (...items: readonly string[]) => ({
  type: 'list',
  format: 'unordered',
  children: items.map((text) => node('list-item', text)),
});
const toPage = (title: string, ...body: readonly object[]) => ({ title, blocks: [{ __component: 'block.text', body }] });

test('aligns the same field, and the same places of texts that have the same kinds of blocks', () => {
  const uzbek = toPage('Konlar', paragraph('Birinchi'), list('oltin', 'mis'), node('heading', 'Aloqa', { level: 2 }));
  const russian = toPage('Месторождения', paragraph('Первый'), list('золото', 'медь'), node('heading', 'Контакты', { level: 2 }));
  expect(matchTexts('page', uzbek, russian)).toEqual([
    ['Konlar', 'Месторождения'],
    ['Birinchi', 'Первый'],
    ['oltin\nmis', 'золото\nмедь'],
    ['oltin', 'золото'],
    ['mis', 'медь'],
    ['Aloqa', 'Контакты'],
  ]);
});

test('aligns nothing where the texts have other blocks, lines or parts, and neither addresses, numbers nor what is the same', () => {
  const uzbek = toPage('Konlar', paragraph('Birinchi'), list('oltin', 'mis'));
  expect(matchTexts('page', uzbek, toPage('Месторождения', list('золото', 'медь'), paragraph('Первый')))).toEqual([
    ['Konlar', 'Месторождения'],
  ]);
  expect(matchTexts('page', uzbek, toPage('Konlar', paragraph('2026'), list('золото')))).toEqual([]);
  const shorter = { ...toPage('Месторождения', paragraph('Первый')), slug: 'mestorozhdeniya' };
  expect(matchTexts('page', { ...uzbek, slug: 'konlar' }, shorter)).toEqual([['Konlar', 'Месторождения']]);
  const other = {
    title: 'Месторождения',
    blocks: [{ __component: 'block.people', title: 'Люди' }, ...toPage('', paragraph('Первый')).blocks],
  };
  expect(matchTexts('page', uzbek, other)).toEqual([['Konlar', 'Месторождения']]);
});

const score = (one: string, other: string) => createScorer(toComparedSegment(one))(toComparedSegment(other));

test('scores texts between 0 and 1, the same both ways, and 1 for the same text alone', () => {
  const words = fc.array(fc.constantFrom('tanlov', 'ariza', 'qabul', 'qilinadi', '2026', 'yil', 'oʻtkaziladi'), {
    minLength: 1,
    maxLength: 9,
  });
  fc.assert(
    fc.property(words, words, (left, right) => {
      const [one, other] = [left.join(' '), right.join(' ')];
      const alike = score(one, other);
      expect(alike).toBe(score(other, one));
      expect(alike === 1).toBe(one === other);
      expect(alike === 0 || (alike >= minScore && alike <= 1)).toBe(true);
    }),
  );
  expect(score('Tanlov e’lon  qilindi', 'Tanlov eʼlon qilindi')).toBe(1);
  expect(score('Arizalar 5-martgacha qabul qilinadi.', 'Arizalar 12-martgacha qabul qilinadi.')).toBeGreaterThan(minScore);
  expect(score('Arizalar 5-martgacha qabul qilinadi.', 'Vazirlik haqida maʼlumot')).toBe(0);
});

test('finds a text with any word of it changed, the same one first, by both directions', async () => {
  const index = new SegmentIndex<string>();
  const source = 'Geologiya sohasida tanlov natijalari eʼlon qilindi';
  const find = (text: string, from: Locale, to: Locale) => index.find(text, { from, to, rank: (owner) => (owner === 'a' ? 2 : 1) });
  const set = (owner: string, ...pairs: readonly AlignedTexts[]) => index.set(owner, owner, [[['uz', 'ru'], pairs]]);
  set('a', [source, 'Объявлены итоги конкурса'], ['Boshqa matn', 'Другой текст']);
  set('b', [`${source} 2025`, 'Объявлены итоги конкурса 2025'], [source, 'Объявлены итоги конкурса']);
  expect((await find(source, 'uz', 'ru')).map(({ text, score, owners }) => [text, score === 1, owners])).toEqual([
    ['Объявлены итоги конкурса', true, ['a', 'b']],
    ['Объявлены итоги конкурса 2025', false, ['b']],
  ]);
  expect(await find('Другой текст', 'ru', 'uz')).toMatchObject([{ text: 'Boshqa matn', source: 'Другой текст', score: 1, owners: ['a'] }]);
  expect(await find(source, 'uz', 'en')).toEqual([]);
  const words = source.split(' ');
  await fc.assert(
    fc.asyncProperty(fc.nat(words.length - 1), async (changed) => {
      const text = words.map((word, at) => (at === changed ? `${word}ning` : word)).join(' ');
      expect((await find(text, 'uz', 'ru'))[0]).toMatchObject({ source });
    }),
  );
  set('a');
  expect((await find(source, 'uz', 'ru'))[0]).toMatchObject({ owners: ['b'] });
  expect([...(await index.findKnown(['итоги  конкурса', 'итоги выборов'], 'ru'))]).toEqual(['итоги  конкурса']);
  expect((await index.findKnown(['итоги конкурса'], 'uz')).size).toBe(0);
});

test('lists each translation of a text once, the newest first, with all who say so; those who are left out hide no others', async () => {
  const index = new SegmentIndex<number>();
  const set = (owner: number, text: string) => index.set(String(owner), owner, [[['uz', 'ru'], [['Batafsil maʼlumot', text]]]]);
  // What says the same, or another thing, and is outdated, is there before the others.
  for (let owner = 0; owner < 30; owner += 1) set(owner, owner % 2 === 0 ? 'Подробнее' : `Детали ${String(owner)}`);
  set(30, 'Подробнее');
  set(31, 'Подробности');
  set(32, 'Подробнее');
  const rank = (owner: number) => (owner < 30 ? null : owner);
  expect(await index.find('Batafsil maʼlumot', { from: 'uz', to: 'ru', rank })).toEqual([
    { source: 'Batafsil maʼlumot', text: 'Подробнее', score: 1, owners: [32, 30] },
    { source: 'Batafsil maʼlumot', text: 'Подробности', score: 1, owners: [31] },
  ]);
});

test('lets others work while it looks through many texts, takes each entry once, and is built after the start without a question', async () => {
  const index = new SegmentIndex<number>();
  for (let owner = 0; owner < 3; owner += 1) index.set(String(owner), owner, [[['uz', 'ru'], [['matn', `текст ${String(owner)}`]]]]);
  let now = 0;
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => (now += 20));
  const turns: string[] = [];
  setImmediate(() => turns.push('another'));
  await index.find('matn', { from: 'uz', to: 'ru', rank: () => 0 });
  turns.push('found');
  expect(turns).toEqual(['another', 'found']);
  // An entry that is published again meanwhile counts once.
  setImmediate(() => index.set('0', 10, [[['uz', 'ru'], [['matn', 'текст 0']]]]));
  expect((await index.find('matn', { from: 'uz', to: 'ru', rank: () => 0 })).map(({ owners }) => owners)).toEqual([[0], [1], [2]]);
  expect((await index.find('matn', { from: 'uz', to: 'ru', rank: () => 0 })).map(({ owners }) => owners)).toEqual([[1], [2], [10]]);
  clock.mockRestore();

  const query = jest.fn(() => ({ findMany: () => Promise.resolve([]), count: () => Promise.resolve(0) }));
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'performance'] });
  startMemory({ db: { query }, log: { warn: jest.fn() } } as unknown as Core.Strapi);
  expect(query).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(5000);
  jest.useRealTimers();
  expect(query).toHaveBeenCalled();
});

test('names the numbers that a text lacks, each as often as it is missing', () => {
  expect(listMissingNumbers('12 ta, 12 ta va 1 500 000 soʻm', '12 шт., 1500000 сумов, 3,5 %')).toEqual(['12']);
  expect(listMissingNumbers('12 шт., 1 500 000 сумов, 3,5 %', '12 ta va 1 500 000 soʻm')).toEqual(['3,5']);
});

describe('what is published', () => {
  const chief = administrator();
  const source = 'Yer osti boyliklari davlat balansi 2026-yil uchun tasdiqlandi';
  const translation = 'Государственный баланс запасов недр утверждён на 2026 год';
  let russian: Editor;
  let document = '';
  const pages = (locale: string, by: Editor = chief) => createEntriesClient(by, 'page', locale);
  const suggest = async (text: string, by: Editor = chief, more: object = {}) => {
    const input = { type: 'page', document, from: 'uz', to: 'ru', text, ...more };
    const { status, body } = await by.request('POST', suggestionsPath, input);
    expect(status).toBe(200);
    return (body as unknown as SuggestionsResponse).suggestions;
  };
  const write = (title: string, slug: string, lead: string) => ({ title, slug, lead, blocks: toPage('', paragraph(title)).blocks });

  beforeAll(async () => {
    russian = await newEditor(chief, 'Editor (ru)');
    document = getDocumentId(await pages('uz').create(write('Balans', 'xotira-balans', source)));
    await pages('uz').publish(document);
    await pages('ru').update(document, write('Баланс', 'pamyat-balans', translation));
  });

  test('is suggested with where it comes from and what numbers differ, and no draft is', async () => {
    expect(await suggest(source)).toEqual([]);
    expect((await pages('ru').publish(document)).status).toBe(200);
    expect(await suggest(source)).toEqual([
      {
        ...{ kind: 'memory', text: translation, source, score: 1, missing: [], foreign: [] },
        ...{ uses: [{ type: 'page', document, locale: 'ru', title: 'Баланс', isReadable: true }], count: 1 },
      },
    ]);
    expect(await suggest(source.replace('2026', '2027'), russian)).toMatchObject([
      { text: translation, missing: ['2027'], foreign: ['2026'] },
    ]);
    expect(await suggest(translation, chief, { from: 'ru', to: 'uz' })).toMatchObject([{ text: source, uses: [{ title: 'Balans' }] }]);
  });

  test('is suggested as long as the translation follows its source, and never what was withdrawn', async () => {
    await pages('uz').update(document, { lead: `${source} va eʼlon qilindi` });
    await pages('uz').publish(document);
    expect(await suggest(source)).toEqual([]);
    const next = `${translation} и опубликован`;
    await pages('ru').publish(document, { lead: next });
    expect(await suggest(`${source} va eʼlon qilindi`)).toMatchObject([{ text: next, score: 1 }]);
    expect(await suggest(source)).toMatchObject([{ text: next, source: `${source} va eʼlon qilindi` }]);
    await pages('ru').unpublish(document);
    expect(await suggest(source)).toEqual([]);
  });

  test('is suggested with every other translation of the same text that follows its source, and where each is', async () => {
    const said = 'Arizalar yagona portal orqali qabul qilinadi';
    const add = async (slug: string, text: string) => {
      const id = getDocumentId(await pages('uz').create(write(slug, `${slug}-uz`, said)));
      await pages('uz').publish(id);
      await pages('ru').update(id, write(slug, `${slug}-ru`, text));
      expect((await pages('ru').publish(id)).status).toBe(200);
      return id;
    };
    const outdated = await add('xotira-eski', 'Заявления принимаются через портал');
    await pages('uz').publish(outdated, { title: 'Boshqa sarlavha' });
    const first = await add('xotira-bir', 'Заявления принимаются через портал');
    const second = await add('xotira-ikki', 'Заявки принимаются на едином портале');
    const third = await add('xotira-uch', 'Заявления принимаются через портал');
    expect((await suggest(said)).map(({ text, count, uses }) => [text, count, uses.map((use) => use.document)])).toEqual([
      ['Заявления принимаются через портал', 2, [third, first]],
      ['Заявки принимаются на едином портале', 1, [second]],
    ]);
  });

  test('is suggested to who may translate the entry; without a server of the settings no machine is', async () => {
    const english = await newEditor(chief, 'Editor (en)');
    const input = { type: 'page', document, from: 'uz', to: 'ru', text: source };
    expect((await english.request('POST', suggestionsPath, input)).status).toBe(403);
    expect((await russian.request('POST', suggestionsPath, { ...input, to: 'uz' })).status).toBe(400);
    expect((await russian.request('POST', suggestionsPath, input)).body).toEqual({ suggestions: [], hasMachine: false });
    const refused = await russian.request('POST', machineTranslationPaths.translate, input);
    expect([refused.status, refused.body.error?.message]).toEqual([403, expect.stringContaining('Machine translation is not set up')]);
  });
});
