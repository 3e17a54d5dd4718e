import type { RichTextBlockView, RichTextInlineView, RichTextListView, RichTextTableView } from '@ochiq/pages/view-models/rich-text';
import { screen, within } from '@testing-library/react';

import { show } from '../../../test/show';
import { RichText } from './rich-text';

const text = (words: string, marks: object = {}): Extract<RichTextInlineView, { type: 'text' }> => ({
  type: 'text',
  text: words,
  ...marks,
});
const heading = (depth: number, words: string): RichTextBlockView => ({ type: 'heading', depth, label: words, children: [text(words)] });
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
        heading(0, 'Heading'),
        paragraph(text('Paragraph')),
        { type: 'quote', children: [text('Quote')] },
        { type: 'code', children: [text('a;b\n1;2')] },
        { type: 'list', format: 'ordered', children: [{ children: [text('Item')], lists: [] }] },
        {
          type: 'image',
          picture: { src: '/media/well_1a-800.webp', width: 800, height: 600, alt: 'A well', caption: null, widths: [] },
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

const table = (caption: string | null, headings: string[], rows: string[][]): RichTextTableView => ({
  ...{ type: 'table', caption, label: caption ?? 'Table', named: true },
  headings: headings.map((words) => (words === '' ? [] : [text(words)])),
  rows: rows.map((row) => row.map((words) => [text(words)])),
});

it('shows a table with its headings in a frame that a keyboard can scroll', () => {
  const { container } = show(<RichText text={[table('Levels', ['', '2025'], [['Well', '3 m']])]} />);
  const frame = screen.getByRole('region', { name: 'Levels' });
  expect(frame).toHaveAttribute('tabindex', '0');
  expect(within(frame).getByRole('table', { name: 'Levels' })).toBeVisible();
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['2025']);
  expect(screen.getByRole('rowheader')).toHaveTextContent('Well');
  expect(container.querySelector('th:empty')).toBeNull();
});

it('names a table without a caption, whose headings are the first column', () => {
  const { container } = show(<RichText text={[table(null, [], [['Well', '3 m']])]} />);
  expect(screen.getByRole('region', { name: 'Table' })).toBeInTheDocument();
  expect(container.querySelector('thead')).toBeNull();
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

const noted = (words: string, key: string): RichTextBlockView[] => [
  paragraph(text('Water'), { type: 'note', number: '1', note: `note_${key}1`, label: 'Note 1' }),
  {
    type: 'notes',
    id: `notes_${key}`,
    title: 'Notes',
    children: [{ id: `note_${key}1`, back: 'Back to note 1', children: [text(words)] }],
  },
];

it('leads from a number to its note and back, also where a page has two texts', () => {
  const { container } = show(
    <>
      <RichText text={noted('First', 'a_')} />
      <RichText level={3} text={noted('Second', 'b_')} />
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

it('keeps what is marked from translators, within the other marks', () => {
  show(<RichText text={[paragraph(text('Ochiq', { untranslated: true, bold: true }), text('da'))]} />);
  expect(screen.getByText('Ochiq')).toHaveAttribute('translate', 'no');
  expect(screen.getByText('Ochiq').parentElement?.tagName).toBe('STRONG');
  expect(screen.getByText('da')).not.toHaveAttribute('translate');
});

it('begins with the level below the heading above it, and keeps six levels', () => {
  show(<RichText level={3} text={[heading(0, 'a'), heading(1, 'b'), heading(2, 'c'), heading(3, 'd'), heading(4, 'e')]} />);
  expect(headings()).toEqual(['H3 a', 'H4 b', 'H5 c', 'H6 d', 'H6 e']);
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

it('shows an inner list in its item', () => {
  const inner: RichTextListView = { type: 'list', format: 'ordered', children: [{ children: [text('b')], lists: [] }] };
  const { container } = show(
    <RichText text={[{ type: 'list', format: 'unordered', children: [{ children: [text('a')], lists: [inner] }] }]} />,
  );
  expect(container.querySelector('ul > li > ol > li')).toHaveTextContent('b');
});

it('says which language the text is in where it is not the page’s', () => {
  const { container } = show(<RichText lang="ru" text={[paragraph(text('Слова'))]} />);
  expect(container.firstElementChild).toHaveAttribute('lang', 'ru');
});
