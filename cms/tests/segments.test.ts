import { textMarks } from '@ochiq/contract/fields/text-marks';
import fc from 'fast-check';

import { applyEdits, copyMissing, listEditedFields, readEdit } from '../src/content/translations/segments/apply-edits';
import { formatInline, getWords, listNumberedTags, parseInline, type TextNode } from '../src/content/translations/segments/inline-tags';
import { listSegments } from '../src/content/translations/segments/list-segments';
import type { EntryValues } from '../src/content/translations/segments/part';
import { placeEdits } from '../src/content/translations/segments/place-edits';
import { toRequestFields } from '../src/content/translations/segments/to-request';

const words = fc
  .array(fc.constantFrom('suv', ' ', '<', '1', '2>', '<1>', '</1>', '\\', '\n', 'в', '>'), { maxLength: 6 })
  .map((all) => all.join(''));
const text = fc
  .record({ text: words, marks: fc.subarray([...textMarks]) })
  .map(({ text: own, marks }): TextNode => ({ type: 'text', text: own, ...Object.fromEntries(marks.map((mark) => [mark, true])) }));
const texts = fc.array(text, { minLength: 1, maxLength: 3 });
const link = fc
  .record({ url: fc.constantFrom('/a', 'page:b', 'https://c.example'), children: texts })
  .map((one): TextNode => ({ type: 'link', rel: 'x', ...one }));
const note = texts.map((children): TextNode => ({ type: 'note', children }));
const line = fc.array(fc.oneof(text, link, note), { minLength: 1, maxLength: 5 });

/** Joins neighbouring words of one format, and leaves empty ones out: what a reader can't tell apart. */
function simplify(children: readonly TextNode[]): unknown[] {
  const simple: { format: string; text: string; inner?: unknown }[] = [];
  for (const { type, text: own, children: inner, ...rest } of children) {
    const format = JSON.stringify([type, rest]);
    const last = simple.at(-1);
    if (type !== 'text') simple.push({ format, text: '', inner: simplify(inner as TextNode[]) });
    else if (own === '') continue;
    else if (last?.format === format) last.text += String(own);
    else simple.push({ format, text: String(own) });
  }
  return simple;
}
const isWorded = (children: readonly TextNode[]) => children.every((node) => node['type'] === 'text' || getWords([node]).trim() !== '');

test('a line is the same once it is written with tags and read again', () => {
  fc.assert(
    fc.property(line, line, (source, target) => {
      const { tags, target: numbers } = listNumberedTags(source, target);
      const parsed = parseInline(formatInline(target, numbers), tags);
      if (!isWorded(target)) return;
      expect('children' in parsed && simplify(parsed.children)).toEqual(simplify(target));
    }),
  );
});

test('a copied line has the tags of its source, by number', () => {
  fc.assert(
    fc.property(line, (source) => {
      const { source: numbers, target } = listNumberedTags(source, source);
      expect(new Set(target)).toEqual(new Set(numbers));
    }),
  );
});

test('links and notes are in a line as often as before, whatever is typed, or it is refused', () => {
  const listUrls = (children: readonly TextNode[]) => children.flatMap(({ type, url }) => (type === 'text' ? [] : [String(url)])).sort();
  fc.assert(
    fc.property(line.filter(isWorded), words, fc.nat(), fc.nat(4), (target, typed, at, removed) => {
      const { tags, target: numbers } = listNumberedTags([], target);
      const written = formatInline(target, numbers);
      const place = at % (written.length + 1);
      const parsed = parseInline(written.slice(0, place) + typed + written.slice(place + removed), tags);
      if ('children' in parsed) expect(listUrls(parsed.children)).toEqual(listUrls(target));
    }),
  );
});

test('says what is wrong with tags', () => {
  const source = [
    { type: 'link', url: '/a', children: [{ type: 'text', text: 'a' }] },
    { type: 'text', text: 'b', bold: true },
  ];
  const { tags } = listNumberedTags(source, source);
  const fault = (typed: string) => {
    const parsed = parseInline(typed, tags);
    return 'fault' in parsed ? `${parsed.fault.kind} ${String(parsed.fault.number)}` : null;
  };
  expect(['<1>x</1> <2>y</2>', '<1>x</1>', '<1><2>x</2></1>'].map(fault)).toEqual([null, null, null]);
  expect(['x', '<1>x</1><1>y</1>', '<1>x', 'x</1>', '<1></1>', '<3>x</3>', '<2><1>x</1></2>', '<1>x</2>'].map(fault)).toEqual([
    ...['missing 1', 'repeated 1', 'unpaired 1', 'unpaired 1', 'empty 1', 'unknown 3', 'unpaired 1', 'unpaired 2'],
  ]);
});

const paragraph = (...children: readonly TextNode[]) => ({ type: 'paragraph', children });
const plain = (own: string): TextNode => ({ type: 'text', text: own });
const picture = {
  type: 'image',
  image: { hash: 'h_1', ext: '.png', url: '/uploads/h_1.png', alternativeText: 'Quduq' },
  children: [plain('')],
};
const item = (own: string) => ({ type: 'list-item', children: [plain(own)] });
const law = { type: 'link', url: 'page:law', children: [plain('Qonun')] };
const cell = (own: string) => ({ type: 'table-cell', children: [plain(own)] });

const source: EntryValues = {
  ...{ title: 'Suv 2026', slug: 'suv', lead: 'Qisqa' },
  blocks: [
    { __component: 'block.quote', text: 'Iqtibos', author: 'Muallif' },
    {
      __component: 'block.text',
      body: [
        { type: 'heading', level: 2, children: [plain('Sarlavha')] },
        paragraph(plain('Matn '), law, plain(' boʻyicha')),
        picture,
        {
          type: 'list',
          format: 'unordered',
          children: [item('bir'), item('ikki'), { type: 'list', format: 'ordered', children: [item('uch')] }],
        },
        { type: 'table', caption: 'Jadval', children: [{ type: 'table-row', children: [cell('a'), cell('b')] }] },
        { type: 'callout', kind: 'warning', children: [paragraph(plain('Diqqat'))] },
        { type: 'file', title: 'Buyruq', file: { hash: 'h_2' }, children: [plain('')] },
      ],
    },
    { __component: 'block.people', title: 'Odamlar', people: [{ documentId: 'p1' }] },
    { __component: 'block.video', video: { title: 'Video', url: 'https://video.example/1' } },
  ],
};
const fields = ['title', 'lead', 'blocks'];
const split = (target: EntryValues, more: { before?: EntryValues; live?: EntryValues } = {}) =>
  listSegments('page', { source, target, before: more.before ?? null, live: more.live ?? null }, fields);
const typeIn = (target: EntryValues, id: string, own: string, more = {}) => {
  const { segments } = split(target, more);
  const segment = segments.find((one) => one.id === id);
  return applyEdits(target, segments, { [id]: { text: own, base: segment?.target ?? '' } });
};
const body = 'blocks.1.body';

test('a document is split into its texts, and the same where nothing is typed', () => {
  const { segments, missing } = split(source);
  expect(segments.map(({ id, state, source: own }) => [id, state, own])).toEqual([
    ['title', 'untranslated', 'Suv 2026'],
    ['lead', 'untranslated', 'Qisqa'],
    ['blocks.0.text', 'untranslated', 'Iqtibos'],
    ['blocks.0.author', 'untranslated', 'Muallif'],
    [`${body}.0`, 'untranslated', 'Sarlavha'],
    [`${body}.1`, 'untranslated', 'Matn <1>Qonun</1> boʻyicha'],
    [`${body}.2`, 'fixed', 'Quduq'],
    [`${body}.3.children.0`, 'untranslated', 'bir'],
    [`${body}.3.children.1`, 'untranslated', 'ikki'],
    [`${body}.3.children.2.children.0`, 'untranslated', 'uch'],
    [`${body}.4.caption`, 'untranslated', 'Jadval'],
    [`${body}.4.children.0.children.0`, 'untranslated', 'a'],
    [`${body}.4.children.0.children.1`, 'untranslated', 'b'],
    [`${body}.5.children.0`, 'untranslated', 'Diqqat'],
    [`${body}.6.title`, 'untranslated', 'Buyruq'],
    ['blocks.2.title', 'untranslated', 'Odamlar'],
    ['blocks.3.video.title', 'untranslated', 'Video'],
  ]);
  expect(missing).toEqual([]);
  const edits = Object.fromEntries(segments.map(({ id, target }) => [id, { text: target ?? '', base: target ?? '' }]));
  expect(applyEdits(source, segments, edits)).toBe(source);
});

test('typing into one segment changes this one only, and keeps links and pictures', () => {
  const { segments } = split(source);
  for (const { id, kind, source: own, target } of segments) {
    if (kind === 'fixed') continue;
    const edited = typeIn(source, id, `я ${own ?? ''}`);
    const after = split(edited).segments;
    expect(after.filter((one) => one.target !== segments.find((former) => former.id === one.id)?.target).map((one) => one.id)).toEqual([
      id,
    ]);
    expect(after.find((one) => one.id === id)).toMatchObject({ target: `я ${target ?? ''}`, state: 'translated' });
    for (const part of ['"url":"page:law"', '"hash":"h_1"', '"hash":"h_2"', '"documentId":"p1"'])
      expect(JSON.stringify(edited)).toContain(part);
  }
  const [linked] = segments.filter(({ id }) => id === `${body}.1`);
  expect(linked && readEdit(linked, 'Текст')).toEqual({ fault: { kind: 'missing', number: 1 } });
  expect(typeIn(source, `${body}.1`, 'Текст')).toBe(source);
});

test('what a translation lacks is taken over: links, pictures, entries and files; plain texts are left to the translator', () => {
  const { segments, missing } = split({});
  expect(segments.every(({ state, id }) => state === (['title', 'lead'].includes(id) ? 'untranslated' : 'missing'))).toBe(true);
  const copied = copyMissing({}, missing);
  const after = split(copied);
  expect(after.missing).toEqual([]);
  expect(after.segments.map(({ id }) => id)).toEqual(segments.map(({ id }) => id));
  expect(after.segments.filter(({ state }) => state !== 'untranslated').map(({ id }) => id)).toEqual([`${body}.2`]);
  expect(toRequestFields('page', listEditedFields({}, copied), false)).toEqual({
    blocks: [
      { __component: 'block.quote' },
      { __component: 'block.text', body: (source['blocks'] as EntryValues[])[1]?.['body'] },
      { __component: 'block.people', people: { connect: [{ documentId: 'p1' }] } },
      { __component: 'block.video', video: { url: 'https://video.example/1' } },
    ],
  });
});

const russian: EntryValues = {
  ...{ title: 'Вода 2026', lead: 'Кратко' },
  blocks: [
    {
      ...{ __component: 'block.text', id: 7 },
      body: [paragraph(plain('Первый')), paragraph(plain('Второй '), law), picture],
    },
  ],
};
const withBody = (nodes: readonly unknown[]): EntryValues => ({
  title: 'Suv 2026',
  lead: 'Qisqa',
  blocks: [{ __component: 'block.text', body: nodes }],
});
const before = withBody([paragraph(plain('Birinchi gap')), paragraph(plain('Ikkinchi gap '), law), picture]);
const now = withBody([paragraph(plain('Yangi')), paragraph(plain('Birinchi gap')), paragraph(plain('Ikkinchi boshqa gap '), law), picture]);
const live = { ...russian, blocks: [{ ...(russian['blocks'] as EntryValues[])[0], id: undefined }] };
const compare = (target: EntryValues) => listSegments('page', { source: now, target, before, live }, fields);
const show = (target: EntryValues) =>
  compare(target).segments.map(({ source: own, target: other, state, before: former }) => [own, other, state, former]);

test('what changed in the source since the translation was made is found by what that followed, and is done once it is translated', () => {
  expect(show(russian)).toEqual([
    ['Suv 2026', 'Вода 2026', 'translated', null],
    ['Qisqa', 'Кратко', 'translated', null],
    ['Yangi', null, 'missing', null],
    ['Birinchi gap', 'Первый', 'translated', null],
    ['Ikkinchi boshqa gap <1>Qonun</1>', 'Второй <1>Qonun</1>', 'changed', 'Ikkinchi gap Qonun'],
    ['Quduq', 'Quduq', 'fixed', null],
  ]);
  const copied = copyMissing(russian, compare(russian).missing);
  expect(show(copied).map(([, other, state]) => [other, state])).toEqual([
    ['Вода 2026', 'translated'],
    ['Кратко', 'translated'],
    ['Yangi', 'untranslated'],
    ['Первый', 'translated'],
    ['Второй <1>Qonun</1>', 'changed'],
    ['Quduq', 'fixed'],
  ]);
  const { segments } = compare(copied);
  const changed = segments.find(({ state }) => state === 'changed');
  const edited = applyEdits(copied, segments, { [changed?.id ?? '']: { text: 'Другой <1>закон</1>', base: '' } });
  expect(show(edited)[4]).toEqual(['Ikkinchi boshqa gap <1>Qonun</1>', 'Другой <1>закон</1>', 'done', 'Ikkinchi gap Qonun']);
  expect(toRequestFields('page', listEditedFields(russian, edited), false)).toMatchObject({
    blocks: [{ id: 7, body: [{}, {}, { children: [plain('Другой '), { url: 'page:law', children: [plain('закон')] }] }, picture] }],
  });
});

test('what only the translation has stays, and tables of different sizes are left to the form', () => {
  const extra = { ...russian, blocks: [...(russian['blocks'] as EntryValues[]), { __component: 'block.quote', id: 8, text: 'Цитата' }] };
  expect(compare(extra).segments.at(-1)).toMatchObject({ source: null, target: 'Цитата', state: 'extra', path: ['blocks', 1, 'text'] });
  const table = (rows: number) => ({
    type: 'table',
    caption: 'x',
    children: Array.from({ length: rows }, () => ({ type: 'table-row', children: [cell('1')] })),
  });
  const entries = { source: withBody([table(1)]), target: withBody([table(2)]), before: null, live: null };
  expect(listSegments('page', entries, ['blocks'])).toMatchObject({ segments: [{ kind: 'fixed', path: null }], missing: [] });
});

test('translates a table and its caption where only one language has one', () => {
  const cell = (own: string) => ({ type: 'table-cell', children: [{ type: 'text', text: own }] });
  const table = (caption: object, own: string) => ({ type: 'table', ...caption, children: [{ type: 'table-row', children: [cell(own)] }] });
  const block = (node: object) => ({ blocks: [{ __component: 'block.text', body: [node] }] });
  const source = block(table({ caption: 'Sarlavha' }, 'Suv'));
  const target = block(table({}, 'Вода'));
  const { segments } = listSegments('page', { source, target, before: null, live: null }, ['blocks']);
  expect(segments.map(({ kind, source: own, target: translated, state }) => [kind, own, translated, state])).toEqual([
    ['plain', 'Sarlavha', '', 'untranslated'],
    ['inline', 'Suv', 'Вода', 'translated'],
  ]);
  const edited = applyEdits(target, segments, { [segments[0]?.id ?? '']: { text: 'Подпись', base: '' } });
  expect(edited).toEqual(block(table({ caption: 'Подпись' }, 'Вода')));
});

test('what was typed follows its words of the source when an item comes before them, and is kept where they are gone', () => {
  const list = (...quotes: readonly string[]) => ({ blocks: quotes.map((own) => ({ __component: 'block.quote', text: own })) });
  const split = (source: EntryValues, target: EntryValues) =>
    listSegments('page', { source, target, before: null, live: null }, ['blocks']);
  const edits = { 'blocks.0.text': { text: 'Один', base: '', source: 'Bir' }, 'blocks.1.text': { text: 'Два', base: '', source: 'Ikki' } };
  const moved = split(list('Yangi', 'Bir', 'Boshqa'), list('', '', '')).segments;
  expect(placeEdits(edits, moved)).toEqual({ 'blocks.1.text': edits['blocks.0.text'], '?blocks.1.text': edits['blocks.1.text'] });
  const same = split(list('Bir', 'Ikki'), list('', '')).segments;
  expect(placeEdits(edits, same)).toEqual(edits);
  // A text that was corrected stays in its place, though its source was changed: both are shown.
  const corrected = { 'blocks.0.text': { text: 'Один.', base: 'Один', source: 'Bir', isBaseOnly: true } };
  expect(placeEdits(corrected, split(list('Bitta'), list('Один')).segments)).toEqual(corrected);
});
