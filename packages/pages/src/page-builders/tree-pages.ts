import { localeCodes } from '@ochiq/contract/routing/locales';
import { buildChainPath, buildChainPaths, isPlaced, type PageChain } from '@ochiq/contract/routing/page-tree';
import { splitLocalePrefix } from '@ochiq/contract/routing/path-for';

import { selectVersion, type Document } from '../content/content.ts';
import { getEntrySource } from '../content/parse-content.ts';
import { definePage, type DefinedPage, type PageDefinition } from '../define-page.ts';
import type { RenderContext } from '../render-context.ts';
import { findPlace, listPageCrumbs } from '../view-models/page-tree.ts';
import { toPageView } from '../view-models/section.ts';
import { extractBlockParagraphs } from '../view-models/words/plain-text.ts';
import type { SectionBody } from './section.ts';

/**
 * Finds the place of a page that is planned.
 * @throws it has none any more: a page above it was withdrawn, and the plan follows
 */
function requirePlace({ content }: RenderContext, document: Document<'page'>): PageChain {
  const place = findPlace(content, document);
  if (!isPlaced(place)) throw new Error(`The page ${document.documentId} has no address`);
  return place;
}

function describePage(context: RenderContext, document: Document<'page'>): PageDefinition<SectionBody> {
  const { entry, foreign } = selectVersion(document, context.locale);
  const place = requirePlace(context, document);
  return {
    title: entry.title,
    searchTitle: entry.searchTitle,
    share: { title: entry.shareTitle, text: entry.shareText },
    sectioned: true,
    description: [entry.searchText ?? entry.lead, () => extractBlockParagraphs(entry.blocks)],
    foreign,
    paths: buildChainPaths(place),
    translated: localeCodes.filter((code) => document.versions[code]),
    trail: listPageCrumbs(context, place),
    updatedAt: entry.updatedAt,
    outdated: entry.outdated,
    body: () => ({ section: toPageView(context, { entry, foreign }, place), relatedNews: [], relatedDocuments: [] }),
  };
}

/** Plans a page of the tree; nothing where it has no address. */
function planPage(context: RenderContext, document: Document<'page'>): DefinedPage<'section', SectionBody>[] {
  const place = findPlace(context.content, document);
  if (!isPlaced(place)) return [];
  const address = buildChainPath(place, context.form);
  // The address follows from the pages above: the same document may move.
  const planned = context.planned(document, `page ${address}`, () => ({
    ...definePage(context, 'page', { path: splitLocalePrefix(address).rest.slice(1) }, () => describePage(context, document)),
    source: getEntrySource('page', selectVersion(document, context.locale).entry),
  }));
  return [planned];
}

export const treePlanners = {
  page: (context: RenderContext): DefinedPage<'section', SectionBody>[] => {
    const documents: ReadonlyMap<string, Document<'page'>> = context.content.page;
    return [...documents.values()].flatMap((document) => planPage(context, document));
  },
};
