import type { RichText } from '@ochiq/contract/fields/rich-text';

import { createMinimalEntry, withChangedEntries } from '../../test/minimal-content.ts';
import type { RawEntry } from '../content/parse-content.ts';
import type { Page } from '../page.ts';
import { buildSite } from '../site.ts';
import type { RichTextView } from './rich-text.ts';

const text = (words: string, marks: object = {}) => ({ type: 'text' as const, text: words, ...marks });

function renderText(requirements: unknown, more: readonly RawEntry[] = []): RichTextView | null {
  const changed = withChangedEntries((entry) => (entry.type === 'vacancy' ? { ...entry, value: { ...entry.value, requirements } } : entry));
  const raw = [...changed, ...more];
  const site = buildSite(raw, { today: '2026-11-20', panelUrl: 'http://127.0.0.1:1337/admin', siteUrl: 'https://ochiq.example' });
  const page = site.pages.find(({ path }) => path === '/uz/vacancy/vacancy-1-uz')?.page() as Page<'vacancy'>;
  return page.body.vacancy.requirements;
}

test('links addresses and numbers, keeping the marks of the text', () => {
  expect(renderText([{ type: 'paragraph', children: [text('Call +998 71 200-00-17 or a@b.uz', { bold: true })] }])).toEqual([
    {
      type: 'paragraph',
      children: [
        text('Call ', { bold: true }),
        { type: 'link', url: 'tel:+998712000017', children: [text('+998 71 200-00-17', { bold: true })] },
        text(' or ', { bold: true }),
        { type: 'link', url: 'mailto:a@b.uz', children: [text('a@b.uz', { bold: true })] },
      ],
    },
  ]);
});

test('links them in lists and quotes, not in links and code', () => {
  const item = (children: ReturnType<typeof text>[]): RichText => [
    { type: 'list', format: 'unordered', children: [{ type: 'list-item', children }] },
  ];
  expect(JSON.stringify(renderText(item([text('a@b.uz')])))).toContain('mailto:a@b.uz');
  expect(JSON.stringify(renderText([{ type: 'quote', children: [text('a@b.uz')] }]))).toContain('mailto:a@b.uz');
  const untouched: RichText = [
    { type: 'paragraph', children: [{ type: 'link', url: 'https://a.uz/', children: [text('a@b.uz')] }] },
    { type: 'paragraph', children: [text('a@b.uz', { code: true })] },
    { type: 'code', children: [text('a@b.uz +998 71 200-00-17')] },
  ];
  expect(renderText(untouched)).toEqual(untouched);
});

test('leaves a text without contacts unchanged', () => {
  const plain: RichText = [{ type: 'paragraph', children: [text('Suv', { italic: true })] }];
  expect(renderText(plain)).toEqual(plain);
});

const note = (words: string) => ({ type: 'note' as const, children: [text(words)] });
const paragraph = (...children: unknown[]) => ({ type: 'paragraph', children });
const link = (url: string, words: string) => ({ type: 'link', url, children: [text(words)] });

test('numbers notes wherever they are, leaves empty ones out, and lists them below the text in its language', () => {
  const cell = { type: 'table-cell', header: true, children: [text('a'), note('second')] };
  const view = renderText([
    paragraph(text('x'), note('first'), note(' ')),
    { type: 'table', children: [{ type: 'table-row', children: [cell] }] },
    { type: 'callout', kind: 'warning', children: [paragraph(note('third'))] },
  ]);
  expect(view?.[0]).toEqual(paragraph(text('x'), { type: 'note', number: '1', note: 'note_requirements_1', label: 'Izoh 1' }));
  expect(view?.at(-1)).toEqual({
    ...{ type: 'notes', id: 'notes_requirements_', title: 'Izohlar' },
    children: ['first', 'second', 'third'].map((words, index) => ({
      ...{ id: `note_requirements_${String(index + 1)}`, back: `Matnga qaytish: izoh ${String(index + 1)}` },
      children: [text(words)],
    })),
  });
});

test('says what the headings of a table are of', () => {
  const row = (...cells: [string, boolean][]) => ({
    type: 'table-row',
    children: cells.map(([words, header]) => ({ type: 'table-cell', ...(header && { header }), children: [text(words)] })),
  });
  const view = renderText([
    { type: 'table', caption: ' ', children: [row(['', false], ['a', true]), row(['b', true], ['c', false])] },
    { type: 'table', caption: 'Sath', children: [row(['a', true], ['b', false]), row(['c', true], ['d', false])] },
  ]);
  expect(view).toEqual([
    { type: 'table', caption: null, label: 'Jadval', headings: [[], [text('a')]], rows: [[[text('b')], [text('c')]]], named: true },
    {
      ...{ type: 'table', caption: 'Sath', label: 'Sath', headings: [], named: true },
      rows: [
        [[text('a')], [text('b')]],
        [[text('c')], [text('d')]],
      ],
    },
  ]);
});

const heading = (level: number, words: string) => ({ type: 'heading', level, children: [text(words)] });
const depths = (...levels: number[]) =>
  renderText(levels.map((level) => heading(level, 'a')))?.map((block) => (block.type === 'heading' ? block.depth : null));

test('closes gaps between the levels of headings', () => {
  expect(depths(1, 4, 6, 4, 2, 1)).toEqual([0, 1, 2, 1, 1, 0]);
  expect(depths(3, 1, 2, 3)).toEqual([0, 0, 1, 2]);
});

test('leaves out what is blank', () => {
  expect(renderText([heading(2, ' '), paragraph(text('')), paragraph(link('/contact', '')), paragraph(text('a'))])).toEqual([
    paragraph(text('a')),
  ]);
});

test('puts an inner list into the item before it, however deep, or into one of its own', () => {
  const item = (words: string) => ({ type: 'list-item', children: [text(words)] });
  const list = (...children: unknown[]) => ({ type: 'list', format: 'ordered', children });
  const view = (...children: unknown[]) => ({ type: 'list', format: 'ordered', children });
  expect(renderText([list(item('a'), list(item('b'), list(item('c')))), list(list(item('d')))])).toEqual([
    view({
      children: [text('a')],
      lists: [view({ children: [text('b')], lists: [view({ children: [text('c')], lists: [] })] })],
    }),
    view({ children: [], lists: [view({ children: [text('d')], lists: [] })] }),
  ]);
});

test('shows files with type and size, videos like those of the part, and callouts with a word for their kind', () => {
  const pdf = { name: 'a.pdf', hash: 'a_1', ext: '.PDF', url: '/uploads/a_1.PDF', mime: 'application/pdf', size: 12.3 };
  expect(
    renderText([
      { type: 'file', title: 'Buyruq', file: pdf },
      { type: 'file', title: 'Ilova', file: { ...pdf, hash: 'a_2', ext: '.docx', url: '/uploads/a_2.docx', mime: undefined } },
      { type: 'video', title: 'Video', url: 'https://video.example/1' },
      { type: 'callout', kind: 'danger', children: [paragraph(text('x'))] },
    ]),
  ).toEqual([
    {
      type: 'files',
      files: [
        { title: 'Buyruq', href: '/media/a_1.pdf', format: 'PDF', size: '12\u{A0}KB' },
        { title: 'Ilova', href: '/media/a_2.docx', format: 'DOCX', size: '12\u{A0}KB' },
      ],
    },
    { type: 'video', video: { title: 'Video', src: 'https://video.example/1', caption: null, own: false, captions: null } },
    { type: 'callout', kind: 'danger', title: 'Xavfli', children: [paragraph(text('x'))] },
  ]);
});

test('a reference leads to the entry at its own path, and is plain words where the entry is not on the site', () => {
  const page = createMinimalEntry('page', 'uz', 'far', { title: 'Uzoq', slug: 'uzoq', parent: 'section:activities' });
  const words = [
    paragraph(link('page:page-far', 'a'), link('entry:news/news-1', 'b'), link('page:gone', 'c'), link('entry:news/gone', 'd')),
  ];
  expect(renderText(words, [page])).toEqual([
    paragraph(link('/uz/activities/uzoq', 'a'), link('/uz/news/news-1-uz', 'b'), text('c'), text('d')),
  ]);
});

test('gives the notes of the texts of a page different ids, also where the texts are the same', () => {
  const body = [paragraph(note('a'))];
  const blocks = [
    ...[1, 2].map(() => ({ __component: 'block.text', body })),
    ...[1, 2].map(() => ({ __component: 'block.accordion', title: null, items: [1, 2].map(() => ({ title: 'a', answer: body })) })),
  ];
  const raw = withChangedEntries((entry) => (entry.type === 'section-page' ? { ...entry, value: { ...entry.value, blocks } } : entry));
  const site = buildSite(raw, { today: '2026-11-20', panelUrl: 'http://127.0.0.1:1337/admin', siteUrl: 'https://ochiq.example' });
  const page = JSON.stringify(site.pages.find(({ path }) => path === '/uz/about')?.page());
  const ids = [...page.matchAll(/"id":"(?<id>notes?_[^"]*)"/gu)].map(({ groups }) => groups?.['id']);
  expect(ids).toHaveLength(12);
  expect(new Set(ids).size).toBe(12);
});
