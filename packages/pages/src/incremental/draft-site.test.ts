import type { ContentTypeName } from '@ochiq/contract/content-types';
import { localePrefixes } from '@ochiq/contract/routing/path-for';
import { routeNames } from '@ochiq/contract/routing/routes';
import fc from 'fast-check';

import { createMinimalContent, createMinimalEntry } from '../../test/minimal-content.ts';
import type { Content, Document } from '../content/content.ts';
import { buildDocument, parseContent, parseEntry } from '../content/parse-content.ts';
import { planRoute } from '../plan.ts';
import { createRenderContext, type RenderContext } from '../render-context.ts';
import { DraftSite } from './draft-site.ts';
import type { DocumentChange } from './reactive-content.ts';

const today = '2026-11-20';
const tables = new Map();
const extra = ['news', 'tag', 'page', 'document'] as const;
const raw = [...createMinimalContent(), ...extra.flatMap((type) => [2, 3].map((id) => createMinimalEntry(type, 'ru', String(id))))];
const { content } = parseContent(raw);

/** A draft in Russian: of a published document, or of a new one; `null` takes a document away. */
const draft = fc
  .record({
    type: fc.constantFrom<ContentTypeName>('news', 'tag', 'category', 'page', 'navigation', 'person', 'document', 'section-page'),
    id: fc.constantFrom('1', '2', '9', 'faq'),
    title: fc.constantFrom('Первый', 'Второй'),
    date: fc.constantFrom('2026-01-15', '2026-11-01'),
    isRemoved: fc.boolean(),
  })
  .map(({ type, id, title, date, isRemoved }): DocumentChange => {
    const required = { group: 'team', legalStatus: 'in-force', ...(type === 'section-page' && { key: 'faq' }) };
    const entry = createMinimalEntry(type, 'ru', id, { ...required, title, name: title, date });
    const parsed = parseEntry(entry);
    if ('problems' in parsed) throw new Error(`${type} does not fit`);
    return { type, documentId: parsed.entry.documentId, document: isRemoved ? null : buildDocument(type, [parsed.entry]) };
  })
  .filter(({ type, document }) => document !== null || (type !== 'navigation' && type !== 'section-page' && type !== 'category'));

function replaceDocument({ type, documentId, document }: DocumentChange): Content {
  const documents = new Map<string, Document<ContentTypeName>>(content[type]);
  documents.delete(documentId);
  if (document) documents.set(documentId, document);
  return { ...content, [type]: new Map([...documents].sort(([a], [b]) => (a < b ? -1 : 1))) };
}

/** Returns the data of the pages of a few routes, or why they can't be made. */
function readPages(context: RenderContext): unknown {
  try {
    return routeNames.flatMap((route) => planRoute(context, route).map((page) => [page.path, page.page()]));
  } catch (error) {
    return String(error);
  }
}

test('shows each draft as a site of that content would, whatever was shown before', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(draft, fc.constantFrom(...localePrefixes)), { minLength: 1, maxLength: 4 }), (drafts) => {
      const site = new DraftSite({ content, today, tables });
      for (const [change, form] of drafts) {
        const expected = createRenderContext(replaceDocument(change), form, today, { tables });
        expect(readPages(site.show(change, form, tables))).toEqual(readPages(expected));
      }
    }),
    { numRuns: 12 },
  );
});

test('plans again only what a draft changes', () => {
  const site = new DraftSite({ content, today, tables });
  const show = (title: string) => {
    const parsed = parseEntry(createMinimalEntry('news', 'ru', '2', { title }));
    if ('problems' in parsed) throw new Error('The news item does not fit');
    return planRoute(
      site.show({ type: 'news', documentId: 'news-2', document: buildDocument('news', [parsed.entry]) }, 'ru', tables),
      'news-item',
    );
  };
  const [before, now] = [show('А'), show('Аб')];
  expect(now.map((page, index) => page === before[index])).toEqual([true, false, true]);
  expect(now[1]?.page().head.title).toContain('Аб');
});
