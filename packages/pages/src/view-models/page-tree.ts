import type { Entry } from '@ochiq/contract/content-types';
import { getPageReference, getSectionReference, parsePageParent, type PageParent } from '@ochiq/contract/fields/page-parent';
import { defaultLocale, localeCodes, type Locale } from '@ochiq/contract/routing/locales';
import { pathFor } from '@ochiq/contract/routing/path-for';
import {
  buildChainPath,
  findPageChain,
  isPlaced,
  type PageChain,
  type PageLookup,
  type TreeFault,
  type TreePage,
} from '@ochiq/contract/routing/page-tree';
import type { SectionKey } from '@ochiq/contract/routing/section-keys';

import { selectVersion, type Content, type Document } from '../content/content.ts';
import { createLocaleComparator } from '../format/order.ts';
import type { RenderContext } from '../render-context.ts';
import type { LinkCardView } from './block.ts';
import type { Crumb } from './head.ts';
import type { LinkView } from './link.ts';
import { getSection } from './get-section.ts';

/** A page in the side navigation; `items` are those below it where the reader is on it or below it. */
export type TreeItem = LinkView & { current: boolean; items: TreeItem[] };

/** The part of the tree around a page. */
export type TreeView = { top: LinkView; items: TreeItem[] };

const getPages = (content: Content): ReadonlyMap<string, Document<'page'>> => content.page;

/** All languages share the parent; that of the leading version counts. */
const getParent = (document: Document<'page'>): PageParent | null => selectVersion(document, defaultLocale).entry.parent;

const toTreePage = (document: Document<'page'>): TreePage => ({
  documentId: document.documentId,
  parent: getParent(document),
  slugs: Object.fromEntries(localeCodes.flatMap((code) => (document.versions[code] ? [[code, document.versions[code].slug]] : []))),
});

/** Finds where a page is in the tree, or why it is nowhere. */
export function findPlace(content: Content, document: Document<'page'>): PageChain | TreeFault {
  const find: PageLookup = (documentId) => {
    const above = getPages(content).get(documentId);
    return above ? toTreePage(above) : null;
  };
  return findPageChain(toTreePage(document), find);
}

const getLabel = (document: Document<'page'>, locale: Locale): Pick<LinkView, 'label' | 'lang'> => {
  const { entry, foreign } = selectVersion(document, locale);
  return { label: entry.title, lang: foreign };
};

/** Returns the link to a page; `null` where it is not on the site. */
function linkToPage(context: RenderContext, document: Document<'page'>): LinkView | null {
  const place = findPlace(context.content, document);
  return isPlaced(place) ? { ...getLabel(document, context.locale), path: buildChainPath(place, context.form) } : null;
}

/** Returns the path of a page; `null` where it is not on the site. */
export function findPagePath(context: RenderContext, documentId: string): string | null {
  const document = getPages(context.content).get(documentId);
  return (document && linkToPage(context, document)?.path) ?? null;
}

function linkToSection(context: RenderContext, key: SectionKey): LinkView {
  const { entry, foreign } = getSection(context, key);
  return { label: entry.title, path: pathFor(key, context.form, {} as never), lang: foreign };
}

type Sibling = { id: string; order: number | null };

/** The place of pages without a parent. */
const atTop = 'top';
type ParentPlace = PageParent | typeof atTop;

/** Lists the pages directly below each page and section, in the order of their ids. */
const listSiblings = ({ content, remember }: RenderContext): Readonly<Record<string, Sibling[]>> =>
  remember('pages by parent', () => {
    const byParent: Record<string, Sibling[]> = {};
    for (const document of getPages(content).values()) {
      const { parent, order } = selectVersion(document, defaultLocale).entry;
      (byParent[parent ?? atTop] ??= []).push({ id: document.documentId, order });
    }
    return byParent;
  });

/** Lists the pages directly below a page or section: by their order, those without one after these by their titles. */
function listChildren(context: RenderContext, parent: ParentPlace): { document: Document<'page'>; link: LinkView }[] {
  const siblings = context.remember(`pages below ${parent}`, () => listSiblings(context)[parent] ?? []);
  const compare = createLocaleComparator(context.locale);
  return siblings
    .flatMap(({ id, order }) => {
      const document = getPages(context.content).get(id);
      const link = document && linkToPage(context, document);
      return document && link ? [{ document, link, order: order ?? Number.POSITIVE_INFINITY }] : [];
    })
    .sort((a, b) => (a.order === b.order ? compare(a.link.label, b.link.label) : a.order - b.order));
}

/** Lists the pages directly below a page or section, with what each is for. */
const listCardsBelow = (context: RenderContext, parent: PageParent): LinkCardView[] =>
  listChildren(context, parent).map(({ document, link }) => ({
    ...link,
    id: document.documentId,
    text: selectVersion(document, context.locale).entry.lead,
  }));

/** Lists the pages below a section. */
export const listSectionPages = (context: RenderContext, key: SectionKey): LinkCardView[] =>
  listCardsBelow(context, getSectionReference(key));

/** Lists the pages below a page. */
export const listChildPages = (context: RenderContext, { documentId }: Pick<Entry<'page'>, 'documentId'>): LinkCardView[] =>
  listCardsBelow(context, getPageReference(documentId));

/** Lists the pages that are below no other one. */
export const listTopPages = (context: RenderContext): LinkView[] => listChildren(context, atTop).map(({ link }) => link);

function listAbove(context: RenderContext, { pages }: PageChain): LinkView[] {
  const parent = pages[0]?.parent ?? null;
  const reference = parent === null ? null : parsePageParent(parent);
  const section = reference && 'section' in reference ? [linkToSection(context, reference.section)] : [];
  const above = pages.slice(0, -1).flatMap(({ documentId }) => {
    const document = getPages(context.content).get(documentId);
    return (document && linkToPage(context, document)) ?? [];
  });
  return [...section, ...above];
}

/** Lists the breadcrumbs of a page: its section, and the pages above it. */
export const listPageCrumbs = (context: RenderContext, chain: PageChain): Crumb[] => listAbove(context, chain);

function buildItems(context: RenderContext, parent: PageParent, open: ReadonlySet<string>, current: string): TreeItem[] {
  return listChildren(context, parent).map(({ document: { documentId }, link }) => ({
    ...link,
    current: documentId === current,
    items: open.has(documentId) ? buildItems(context, getPageReference(documentId), open, current) : [],
  }));
}

/** Builds the side navigation of a page: the neighbours of the page and of those above it; `null` where it stands alone. */
export function buildTreeView(context: RenderContext, chain: PageChain): TreeView | null {
  const [root] = chain.pages;
  const self = chain.pages.at(-1);
  if (!root || !self) return null;
  const document = getPages(context.content).get(root.documentId);
  const top = root.parent === null ? document && linkToPage(context, document) : listAbove(context, chain)[0];
  const items = buildItems(
    context,
    root.parent ?? getPageReference(root.documentId),
    new Set(chain.pages.map(({ documentId }) => documentId)),
    self.documentId,
  );
  return top && items.length > 0 ? { top, items } : null;
}
