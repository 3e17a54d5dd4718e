import type { RichTextBlockView, RichTextInlineView, RichTextListView, RichTextTableView } from '@ochiq/pages/view-models/rich-text';
import { screen, within } from '@testing-library/react';

import { show } from '../../../test/show';
import { RichText } from './rich-text';

const text = (words: string, marks: object = {}): Extract<RichTextInlineView, { type: 'text' }> => ({
  type: 'text',
  text: words,
  ...marks,
});
const heading = (level: number, words: string): RichTextBlockView => ({ type: 'heading', level, children: [text(words)] });
const paragraph = (...children: RichTextInlineView[]): Extract<RichTextBlockView, { type: 'paragraph' }> => ({
  type: 'paragraph',
  children,
});
const link = (url: string): RichTextInlineView => ({ type: 'link', url, children: [{ type: 'text', text: url }] });
const headings = () => screen.getAllByRole('heading').map(({ tagName, textContent }) => `${tagName} ${textContent}`);

it('shows every kind of block', () => {
  const { container } = show(
    <RichText
      text={[
        heading(2, 'Heading'),
        paragraph(text('Paragraph')),
        { type: 'quote', children: [text('Quote')] },
        { type: 'code', children: [text('a;b\n1;2')] },
        { type: 'list', format: 'ordered', children: [{ type: 'list-item', children: [text('Item')] }] },
        {
          type: 'image',
          image: { hash: 'well_1a', ext: '.jpg', url: '/uploads/well_1a.jpg', alternativeText: 'A well', width: 800, height: 600 },
        },
      ]}
    />,
  );
  expect(headings()).toEqual(['H2 Heading']);
  expect(container.querySelector('blockquote')).toHaveTextContent('Quote');
  expect(container.querySelector('pre code')?.innerHTML).toBe('a;b<br>1;2');
  expect(container.querySelector('ol li')).toHaveTextContent('Item');
  expect(screen.getByAltText('A well')).toHaveAttribute('src', '/prefix/media/well_1a-800.webp');
  expect(screen.getByAltText('A well')).toHaveAttribute('height', '600');
});

const cell = (words: string, scope: 'col' | 'row' | null = null): RichTextTableView['children'][number]['children'][number] => ({
  type: 'table-cell',
  scope,
  children: [text(words)],
});
const table = (caption: string | null, ...rows: ReturnType<typeof cell>[][]): RichTextTableView => ({
  ...{ type: 'table', caption, label: caption ?? 'Table' },
  children: rows.map((children) => ({ type: 'table-row', children })),
});

it('shows a table with its headings in a frame that a keyboard can scroll', () => {
  show(<RichText text={[table('Levels', [cell(''), cell('2025', 'col')], [cell('Well', 'row'), cell('3 m')])]} />);
  const frame = screen.getByRole('region', { name: 'Levels' });
  expect(frame).toHaveAttribute('tabindex', '0');
  expect(within(frame).getByRole('table', { name: 'Levels' })).toBeVisible();
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['2025']);
  expect(screen.getByRole('columnheader').closest('thead')).not.toBeNull();
  expect(screen.getByRole('rowheader')).toHaveTextContent('Well');
});

it('names a table without a caption, whose headings are the first column', () => {
  const { container } = show(<RichText text={[table(null, [cell('Well', 'row'), cell('3 m')])]} />);
  expect(screen.getByRole('region', { name: 'Table' })).toBeVisible();
  expect(container.querySelector('caption, thead')).toBeNull();
});

it('shows a callout with a word for its kind', () => {
  show(<RichText text={[{ type: 'callout', kind: 'danger', title: 'Danger', children: [paragraph(text('Deep water'))] }]} />);
  expect(screen.getByRole('note')).toHaveTextContent('DangerDeep water');
  expect(screen.getByRole('note')).toHaveAttribute('data-level', 'danger');
});

it('offers files with type and size, and videos without a request before the click', () => {
  const { container } = show(
    <RichText
      text={[
        { type: 'files', files: [{ title: 'Order', href: '/media/a_1.pdf', format: 'PDF', size: '12 KB' }] },
        { type: 'video', video: { title: 'A visit', src: 'https://video.example/1', caption: null, own: false, captions: null } },
      ]}
    />,
  );
  expect(screen.getByRole('link', { name: 'Order' })).toHaveAttribute('href', '/prefix/media/a_1.pdf');
  expect(screen.getByRole('listitem')).toHaveTextContent('12 KB');
  expect(screen.getByRole('link', { name: /A visit/u })).toHaveAttribute('href', 'https://video.example/1');
  expect(container.querySelector('iframe, video')).toBeNull();
});

const noted = (words: string): RichTextBlockView[] => [
  paragraph(text('Water'), { type: 'note', number: 1 }),
  { type: 'notes', title: 'Notes', note: 'Note', back: 'Back to note', children: [{ children: [text(words)] }] },
];

it('leads from a number to its note and back, also where a page has two texts', () => {
  const { container } = show(
    <>
      <RichText text={noted('First')} />
      <RichText level={3} text={noted('Second')} />
    </>,
  );
  for (const [index, words] of ['First', 'Second'].entries()) {
    const mark = screen.getAllByRole('doc-noteref', { name: 'Note 1' })[index];
    const back = screen.getAllByRole('doc-backlink', { name: 'Back to note 1' })[index];
    const target = (link?: HTMLElement) => document.getElementById(link?.getAttribute('href')?.slice(1) ?? '');
    expect(target(mark)).toHaveTextContent(words);
    expect(target(back)).toBe(mark);
  }
  expect(screen.getAllByRole('doc-endnotes', { name: 'Notes' })).toHaveLength(2);
  expect(headings()).toEqual(['H2 Notes', 'H3 Notes']);
  const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

it.each([
  ['bold', 'STRONG'],
  ['italic', 'EM'],
  ['underline', 'U'],
  ['strikethrough', 'S'],
  ['code', 'CODE'],
])('shows the mark %s', (mark, tag) => {
  show(<RichText text={[paragraph(text('word', { [mark]: true }))]} />);
  expect(screen.getByText('word').tagName).toBe(tag);
});

it('begins with the level below the heading above it, and closes gaps', () => {
  show(
    <RichText level={3} text={[heading(1, 'a'), heading(4, 'b'), heading(6, 'c'), heading(4, 'd'), heading(2, 'e'), heading(1, 'f')]} />,
  );
  expect(headings()).toEqual(['H3 a', 'H4 b', 'H5 c', 'H4 d', 'H4 e', 'H3 f']);
});

it('keeps six levels, and no level is skipped where the first heading is the deepest', () => {
  show(<RichText level={5} text={[heading(3, 'a'), heading(1, 'b'), heading(2, 'c'), heading(3, 'd')]} />);
  expect(headings()).toEqual(['H5 a', 'H5 b', 'H6 c', 'H6 d']);
});

it('leaves out what is empty', () => {
  const { container } = show(<RichText text={[heading(2, ' '), paragraph(text('')), paragraph(link('')), paragraph(text('a'))]} />);
  expect(container.querySelectorAll('h2, p')).toHaveLength(1);
});

it('takes nothing for HTML', () => {
  const { container } = show(<RichText text={[paragraph(text('<img src=x onerror=alert(1)>'))]} />);
  expect(container.querySelector('img')).toBeNull();
  expect(container).toHaveTextContent('<img src=x onerror=alert(1)>');
});

it.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '//evil.example',
  '/\\evil.example',
  'file:///etc/passwd',
  'java\nscript:x',
  '',
])('shows a link to %p as plain words', (url) => {
  const { container } = show(<RichText text={[paragraph({ type: 'link', url, children: [{ type: 'text', text: 'words' }] })]} />);
  expect(container.querySelector('a')).toBeNull();
  expect(container).toHaveTextContent('words');
});

it.each([
  ['/contact', '/prefix/contact', null],
  ['https://lex.uz/', 'https://lex.uz/', 'external noopener'],
  ['mailto:a@b.uz', 'mailto:a@b.uz', null],
  ['tel:+998712000010', 'tel:+998712000010', null],
  ['#hours', '#hours', null],
])('shows a link to %s as a link', (url, href, rel) => {
  show(<RichText text={[paragraph(link(url))]} />);
  const shown = screen.getByRole('link');
  expect(shown).toHaveAttribute('href', href);
  expect(shown.getAttribute('rel')).toBe(rel);
});

it('puts an inner list into the item before it, however deep', () => {
  const nested = (depth: number): RichTextListView => ({
    type: 'list',
    format: 'unordered',
    children: [
      { type: 'list-item', children: [{ type: 'text', text: `level ${String(depth)}` }] },
      ...(depth < 6 ? [nested(depth + 1)] : []),
    ],
  });
  const { container } = show(<RichText text={[nested(1)]} />);
  expect(container.querySelectorAll('ul > ul')).toHaveLength(0);
  expect(container.querySelector('li > ul > li > ul > li > ul > li > ul > li > ul > li')).toHaveTextContent('level 6');
});

it('shows an inner list that follows no item', () => {
  show(
    <RichText
      text={[
        {
          type: 'list',
          format: 'unordered',
          children: [{ type: 'list', format: 'ordered', children: [{ type: 'list-item', children: [text('a')] }] }],
        },
      ]}
    />,
  );
  expect(within(screen.getAllByRole('list')[1] ?? document.body).getByRole('listitem')).toHaveTextContent('a');
});

it('says which language the text is in where it is not the page’s', () => {
  const { container } = show(<RichText lang="ru" text={[paragraph(text('Слова'))]} />);
  expect(container.firstElementChild).toHaveAttribute('lang', 'ru');
});
