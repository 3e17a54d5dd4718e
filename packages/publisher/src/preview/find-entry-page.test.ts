import { contentTypeNames, type ContentTypeName } from '@ochiq/contract/content-types';
import type { Document } from '@ochiq/pages/content/content';
import { parseContent, parseEntry } from '@ochiq/pages/content/parse-content';
import { DraftSite } from '@ochiq/pages/incremental/draft-site';

import { createMinimalContent } from '../../../pages/test/minimal-content.ts';
import { mergeVersion } from './render-version.ts';
import { findEntryPage } from './find-entry-page.ts';

const raw = createMinimalContent();
const { content } = parseContent(raw);
const tables = new Map();
const drafts = new DraftSite({ content, today: '2026-11-20', tables });

function pathShowing(type: ContentTypeName, fields: Readonly<Record<string, unknown>> = {}): string | null {
  const sampleEntry = raw.find((one) => one.type === type && (one.value as { locale: string }).locale === 'en');
  const parsed = parseEntry({ type, value: { ...(sampleEntry?.value as object), ...fields } });
  if ('problems' in parsed) throw new Error(`${type} does not fit`);
  const documents: ReadonlyMap<string, Document<ContentTypeName>> = content[type];
  const draft = mergeVersion(documents.get(parsed.entry.documentId) ?? null, type, parsed.entry);
  return findEntryPage(drafts.show(draft, 'en', tables), type, parsed.entry)?.path ?? null;
}

test('finds a page for every content type in its language, except redirects', () => {
  const without = contentTypeNames.filter((type) => pathShowing(type) === null);
  expect(without).toEqual(['redirect']);
  expect(contentTypeNames.filter((type) => !(pathShowing(type) ?? '/en').startsWith('/en'))).toEqual([]);
});

test.each<[ContentTypeName, Readonly<Record<string, unknown>>, string | null]>([
  ['news', { slug: 'another-slug' }, '/en/news/another-slug'],
  ['news', { documentId: 'never-published', slug: 'fresh' }, '/en/news/fresh'],
  ['news-comment', {}, '/en/news/news-1-en'],
  ['section-page', { key: 'faq' }, '/en/faq'],
  ['category', {}, '/en/news/category/category-1-en'],
  ['tag', { documentId: 'of-no-news', slug: 'empty' }, '/en/news'],
  ['faq', {}, '/en/faq'],
  ['page', { parent: 'section:activities', slug: 'draft' }, '/en/activities/draft'],
  ['page', { parent: 'page:page-gone' }, null],
])('shows %s %j at %s', (type, fields, path) => {
  expect(pathShowing(type, fields)).toBe(path);
});
