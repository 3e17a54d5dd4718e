import fc from 'fast-check';

import { matchItems } from '../src/content/history/diff/match-items';
import type { TextLine, WordPart } from '../src/content/history/diff/comparison';
import { diffVersions, listChangedFields } from '../src/content/history/diff/diff-fields';
import { diffText } from '../src/content/history/diff/diff-text';
import { toLines } from '../src/content/history/diff/text-lines';
import { diffWords, splitWords } from '../src/content/history/diff/words';

const words = fc.constantFrom('suv', 'oʻlchov', "ma'lumot", 'вода', 'the', 'well-known', '2026', ',', '.', ' ', '\n', '  ');
const text = fc.oneof(
  fc.array(words, { maxLength: 30 }).map((list) => list.join('')),
  fc.string({ unit: 'binary', maxLength: 40 }),
);

const join = (parts: readonly WordPart[], without: WordPart['kind']) =>
  parts
    .filter(({ kind }) => kind !== without)
    .map((part) => part.text)
    .join('');

describe('plain texts', () => {
  test('both texts can be read from their comparison', () => {
    fc.assert(
      fc.property(text, text, (before, after) => {
        const parts = diffWords(before, after);
        expect([join(parts, 'added'), join(parts, 'removed')]).toEqual([before, after]);
      }),
    );
  });

  test('a text differs from itself in nothing', () => {
    fc.assert(fc.property(text, (one) => diffWords(one, one).every(({ kind }) => kind === 'same')));
  });

  test('a comparison has no empty part and no two neighbours of one kind', () => {
    fc.assert(
      fc.property(text, text, (before, after) => {
        const parts = diffWords(before, after);
        expect(parts.every((part, index) => part.text !== '' && part.kind !== parts[index + 1]?.kind)).toBe(true);
      }),
    );
  });

  test.each([
    ['oʻzbek gʻalla maʼno', ['oʻzbek', ' ', 'gʻalla', ' ', 'maʼno']],
    ["sho'rtan, ko‘p", ["sho'rtan", ',', ' ', 'ko', '‘', 'p']],
    ['3,5 km²', ['3', ',', '5', ' ', 'km²']],
  ])('splits %s into words', (sentence, expected) => {
    expect(splitWords(sentence)).toEqual(expected);
  });

  test('replaces words together that were replaced together', () => {
    expect(diffWords('Uchrashuv ertaga soat oʻnda boʻladi.', 'Uchrashuv bugun kechqurun boʻladi.')).toEqual([
      { kind: 'same', text: 'Uchrashuv ' },
      { kind: 'removed', text: 'ertaga soat oʻnda ' },
      { kind: 'added', text: 'bugun kechqurun ' },
      { kind: 'same', text: 'boʻladi.' },
    ]);
  });

  test('compares texts that have nothing in common, however long', () => {
    const [before, after] = ['bir', 'ikki'].map((word) => Array.from({ length: 3000 }, (_, index) => `${word}${String(index)}`).join(' '));
    const parts = diffWords(`Bosh ${before ?? ''} oxir`, `Bosh ${after ?? ''} oxir`);
    expect(parts.map(({ kind }) => kind)).toEqual(['same', 'removed', 'added', 'same']);
  });
});

describe('lists', () => {
  const rules = {
    getKey: (item: string) => item,
    rateSimilarity: (one: string, other: string) => (one[0] === other[0] ? 0.5 : 0),
  };
  const list = fc.array(fc.constantFrom('a1', 'a2', 'a3', 'b1', 'b2', 'c1'), { maxLength: 12 });

  test('each item is there once, in its order, before and after', () => {
    fc.assert(
      fc.property(list, list, (before, after) => {
        const items = matchItems(before, after, rules);
        expect(items.flatMap((item) => (item.kind === 'added' ? [] : [item.before]))).toEqual(before);
        expect(items.flatMap((item) => (item.kind === 'removed' ? [] : [item.after]))).toEqual(after);
      }),
    );
  });

  test('an item is the same only where it is equal', () => {
    fc.assert(
      fc.property(list, list, (before, after) =>
        matchItems(before, after, rules).every(
          (item) => !(item.kind === 'same' || item.kind === 'changed') || (item.before === item.after) === (item.kind === 'same'),
        ),
      ),
    );
  });

  test('pairs what has most in common', () => {
    expect(matchItems(['x', 'a1', 'b1'], ['b2', 'x', 'a2'], rules).map(({ kind }) => kind)).toEqual([
      'added',
      'same',
      'changed',
      'removed',
    ]);
  });
});

const paragraph = (...children: unknown[]) => ({ type: 'paragraph', children });
const run = (words: string, marks: Readonly<Record<string, true>> = {}) => ({ type: 'text', text: words, ...marks });
const item = (words: string) => ({ type: 'list-item', children: [run(words)] });
const list = (format: string, ...children: unknown[]) => ({ type: 'list', format, children });

const node = fc.oneof(
  text.map((one) => paragraph(run(one))),
  text.map((one) => paragraph(run('Qarang: '), { type: 'link', url: '/news', children: [run(one, { bold: true })] })),
  text.map((one) => ({ type: 'heading', level: 3, children: [run(one)] })),
  fc.array(text, { minLength: 1, maxLength: 4 }).map((cells) => ({
    type: 'table',
    children: [{ type: 'table-row', children: cells.map((one) => ({ type: 'table-cell', header: true, children: [run(one)] })) }],
  })),
  text.map((one) => paragraph(run('Suv'), { type: 'note', children: [run(one)] })),
  fc.array(text, { minLength: 1, maxLength: 4 }).map((items) => list('unordered', ...items.map(item), list('ordered', item('ichki')))),
);
const richText = fc.array(node, { maxLength: 6 });

const lineText = (lines: readonly TextLine[], without: 'added' | 'removed') =>
  lines.filter(({ kind }) => kind !== without).map(({ parts }) => join(parts, without));
const plainLines = (value: unknown) => toLines(value).map((line) => line.words.map((word) => word.text).join(''));

describe('rich texts', () => {
  test('all words of both texts can be read from their comparison', () => {
    fc.assert(
      fc.property(richText, richText, (before, after) => {
        const lines = diffText(before, after);
        expect([lineText(lines, 'added'), lineText(lines, 'removed')]).toEqual([plainLines(before), plainLines(after)]);
      }),
    );
  });

  test('a text differs from itself in nothing', () => {
    fc.assert(fc.property(richText, (one) => diffText(one, one).every(({ kind }) => kind === 'same')));
  });

  test('a paragraph put in between leaves the others the same', () => {
    const [first, second] = [paragraph(run('Birinchi xatboshi.')), paragraph(run('Ikkinchi xatboshi.'))];
    const lines = diffText([first, second], [first, paragraph(run('Yangi.')), second]);
    expect(lines.map(({ kind }) => kind)).toEqual(['same', 'added', 'same']);
  });

  test('shows a word that became bold, and an address that changed', () => {
    const before = [paragraph(run('Quduq '), run('chuqur'), { type: 'link', url: '/a', children: [run(' xarita')] })];
    const after = [paragraph(run('Quduq '), run('chuqur', { bold: true }), { type: 'link', url: '/b', children: [run(' xarita')] })];
    expect(diffText(before, after)).toMatchObject([
      {
        kind: 'changed',
        parts: [
          { kind: 'same', text: 'Quduq ' },
          { kind: 'removed', text: 'chuqur' },
          { kind: 'removed', text: ' xarita', url: '/a' },
          { kind: 'added', text: 'chuqur', marks: ['bold'] },
          { kind: 'added', text: ' xarita', url: '/b' },
        ],
      },
    ]);
  });

  test('shows a cell, a note, a heading and the kind of a callout that changed', () => {
    const cell = (words: string, header?: true) => ({ type: 'table-cell', ...(header && { header }), children: [run(words)] });
    const table = (...cells: unknown[]) => ({ type: 'table', caption: 'Sath', children: [{ type: 'table-row', children: cells }] });
    const note = (words: string) => paragraph(run('Suv'), { type: 'note', children: [run(words)] });
    const callout = (kind: string) => ({ type: 'callout', kind, children: [paragraph(run('Ehtiyot'))] });
    const lines = diffText(
      [table(cell('Quva', true), cell('4,2')), note('eski'), callout('warning')],
      [table(cell('Quva', true), cell('3,9', true)), note('yangi'), callout('danger')],
    );
    expect(lines).toMatchObject([
      { kind: 'same', parts: [{ text: 'Sath' }] },
      { kind: 'changed', element: 'row' },
      { kind: 'changed', parts: [{ text: 'Suv [' }, { kind: 'removed', text: 'eski' }, { kind: 'added', text: 'yangi' }, { text: ']' }] },
      { kind: 'removed', parts: [{ text: '⚠' }] },
      { kind: 'added', parts: [{ text: '⛔' }] },
      { kind: 'same', parts: [{ text: 'Ehtiyot' }] },
    ]);
    expect(lines[1]?.parts).toEqual([
      { kind: 'same', text: 'Quva', marks: ['bold'] },
      { kind: 'same', text: ' | ' },
      { kind: 'removed', text: '4,2' },
      { kind: 'added', text: '3,9', marks: ['bold'] },
    ]);
  });

  test('shows files and videos of a text, and names the entries that links lead to', () => {
    const file = (name: string) => ({ type: 'file', title: 'Buyruq', file: { hash: name, name, url: `/uploads/${name}` } });
    const before = [file('a.pdf'), { type: 'video', title: 'Video', url: 'https://video.example/1', caption: 'Izoh' }];
    const after = [file('b.pdf'), paragraph({ type: 'link', url: 'page:abc', children: [run('sahifa')] })];
    expect(diffText(before, after, (target) => (target === 'page:abc' ? 'Biz haqimizda' : target))).toMatchObject([
      { kind: 'same', parts: [{ text: 'Buyruq' }] },
      { kind: 'removed', element: 'picture', picture: { name: 'a.pdf', isPicture: false } },
      { kind: 'removed', parts: [{ text: '▶ Video', url: 'https://video.example/1' }] },
      { kind: 'removed', parts: [{ text: 'Izoh' }] },
      { kind: 'added', element: 'picture', picture: { name: 'b.pdf' } },
      { kind: 'added', parts: [{ text: 'sahifa', url: 'Biz haqimizda' }] },
    ]);
  });

  test('shows a picture that took the place of another one as a picture', () => {
    const picture = (name: string) => ({
      type: 'image',
      image: { hash: name, url: `/uploads/${name}.png`, alternativeText: name, width: 1, height: 1 },
    });
    expect(diffText([picture('eski')], [picture('yangi')])).toMatchObject([
      { kind: 'removed', element: 'picture', picture: { url: '/uploads/eski.png', isPicture: true } },
      { kind: 'added', element: 'picture', picture: { url: '/uploads/yangi.png' } },
    ]);
  });

  test.each([null, undefined, 'matn', { type: 'paragraph' }, [null, 1, { type: 'unknown' }]])('reads %j, whatever it is', (value) => {
    expect(() => diffText(value, [paragraph(run('a'))])).not.toThrow();
  });
});

describe('entries', () => {
  const news = { title: 'Quduqlar', summary: 'Qisqacha.', date: '2026-11-20', pinned: false, tags: [{ documentId: 'a' }] };

  test('nothing, null, an empty text and an empty list are the same', () => {
    expect(diffVersions('news', { ...news, gallery: [] }, { ...news, cover: null, slug: '' })).toEqual([]);
  });

  test('names the changed fields in the order of the contract', () => {
    expect(listChangedFields('news', news, { ...news, pinned: true, title: 'Buloqlar', tags: [] })).toEqual(['title', 'tags', 'pinned']);
  });

  test('compares each kind of field in its way', () => {
    const cover = (name: string) => ({ image: { id: 7, name, hash: name, url: `/uploads/${name}`, width: 3 }, alt: 'Quduq' });
    const later = {
      ...news,
      title: 'Quduqlar soni',
      date: '2026-11-21',
      cover: cover('b.png'),
      tags: [{ documentId: 'b' }, { documentId: 'a' }],
    };
    expect(diffVersions('news', { ...news, cover: cover('a.png') }, later)).toEqual([
      {
        owner: 'api::news.news',
        name: 'title',
        change: {
          kind: 'words',
          parts: [
            { kind: 'same', text: 'Quduqlar' },
            { kind: 'added', text: ' soni' },
          ],
        },
      },
      {
        owner: 'api::news.news',
        name: 'cover',
        change: {
          kind: 'components',
          items: [
            {
              kind: 'changed',
              component: 'part.picture',
              fields: [
                {
                  owner: 'part.picture',
                  name: 'image',
                  change: {
                    kind: 'file',
                    before: expect.objectContaining({ name: 'a.png' }),
                    after: expect.objectContaining({ name: 'b.png', isPicture: true }),
                  },
                },
              ],
            },
          ],
        },
      },
      {
        owner: 'api::news.news',
        name: 'tags',
        change: {
          kind: 'entries',
          entries: [
            { kind: 'added', uid: 'api::tag.tag', documentId: 'b' },
            { kind: 'same', uid: 'api::tag.tag', documentId: 'a' },
          ],
        },
      },
      { owner: 'api::news.news', name: 'date', change: { kind: 'value', before: '2026-11-20', after: '2026-11-21' } },
    ]);
  });

  test('pairs the blocks of a page by what they say', () => {
    const quote = (words: string) => ({ __component: 'block.quote', text: words });
    const textBlock = (words: string) => ({ __component: 'block.text', body: [paragraph(run(words))] });
    const before = { blocks: [quote('Suv hayot manbai'), textBlock('Birinchi matn')] };
    const after = { blocks: [textBlock('Kirish'), quote('Suv hayotning manbai'), textBlock('Birinchi matn')] };
    expect(diffVersions('section-page', before, after)).toMatchObject([
      {
        name: 'blocks',
        change: {
          items: [
            { kind: 'added', component: 'block.text' },
            { kind: 'changed', component: 'block.quote', fields: [{ name: 'text' }] },
            { kind: 'same', component: 'block.text', fields: [] },
          ],
        },
      },
    ]);
  });
});

test('compares menus by their names, targets and languages', () => {
  const item = (id: string, target: string, hidden: string[] = []) => ({
    id,
    target,
    labels: { uz: 'Biz', ru: 'О нас' },
    hidden,
    items: [],
  });
  const before = { institution: [{ ...item('a', 'route:about'), items: [item('b', 'page:p1')] }] };
  const after = { institution: [{ ...item('a', 'route:about'), items: [item('b', 'page:p2', ['ru'])] }] };
  const [changed] = diffVersions('navigation', before, after, (target) => (target === 'page:p2' ? 'Suv' : target));
  const parts = changed?.change.kind === 'words' ? changed.change.parts : [];
  const write = (kind: WordPart['kind']) =>
    parts
      .filter((part) => part.kind === 'same' || part.kind === kind)
      .map(({ text }) => text)
      .join('');
  expect(write('removed')).toBe('Biz / О нас → route:about\n— Biz / О нас → page:p1');
  expect(write('added')).toBe('Biz / О нас → route:about\n— Biz / О нас → Suv (− ru)');
});
