import type { RichText } from '@ochiq/contract/fields/rich-text';

import { withChangedEntries } from '../../test/minimal-content.ts';
import type { Page } from '../page.ts';
import { buildSite } from '../site.ts';

const text = (words: string, marks: object = {}) => ({ type: 'text' as const, text: words, ...marks });

function renderText(requirements: RichText): RichText | null {
  const raw = withChangedEntries((entry) => (entry.type === 'vacancy' ? { ...entry, value: { ...entry.value, requirements } } : entry));
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
  const plain: RichText = [
    { type: 'paragraph', children: [text('')] },
    { type: 'paragraph', children: [text('Suv', { italic: true })] },
  ];
  expect(renderText(plain)).toEqual(plain);
});
