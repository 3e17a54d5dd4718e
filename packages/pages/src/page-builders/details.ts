import type { ContentTypeName, Entry } from '@ochiq/contract/content-types';
import { localeCodes, mapLocales, type Locale } from '@ochiq/contract/routing/locales';
import { pathFor } from '@ochiq/contract/routing/path-for';
import type { RouteName, RouteParams } from '@ochiq/contract/routing/routes';

import { selectVersion, type Document } from '../content/content.ts';
import { definePage, getFixedPaths, type DefinedPage, type PageDefinition, type RouteTemplate } from '../define-page.ts';
import { getEntrySource } from '../content/parse-content.ts';
import type { RenderContext } from '../render-context.ts';
import type { Crumb } from '../view-models/head.ts';
import { getSection } from '../view-models/get-section.ts';
import { getSectionCrumb } from './section.ts';

type SluggedTypeName = { [N in ContentTypeName]: Entry<N> extends { slug: string } ? N : never }[ContentTypeName];
type AnySluggedDocument = Document<SluggedTypeName>;
type SlugRoute = {
  [R in RouteName]: RouteParams<R> extends Readonly<Record<'slug', string>> ? (keyof RouteParams<R> extends 'slug' ? R : never) : never;
}[RouteName];

/** The definition of a document's page; the rest follows from the document. */
export type DetailPageDefinition<B> = Pick<
  PageDefinition<B>,
  'title' | 'sectioned' | 'sectionAbove' | 'description' | 'published' | 'article' | 'things' | 'body'
> & { trail: readonly Crumb[] };

type DetailDescriber<N extends SluggedTypeName, B> = (
  context: RenderContext,
  entry: Entry<N>,
  foreign: Locale | null,
) => DetailPageDefinition<B>;

const getSlug = (entry: { slug?: string }) => entry.slug ?? '';

/**
 * Returns the paths of a document's own page in every language: under its own slug, or the slug of the fallback
 * version.
 */
function getDocumentPaths<N extends SluggedTypeName>(route: SlugRoute, document: Document<N>) {
  return mapLocales((locale) => pathFor(route, locale, { slug: getSlug(selectVersion(document, locale).entry) }));
}

function buildPageDefinition<N extends SluggedTypeName, B>(
  context: RenderContext,
  route: SlugRoute,
  document: Document<N>,
  describe: DetailDescriber<N, B>,
): PageDefinition<B> {
  const { entry, foreign } = selectVersion(document, context.locale);
  return {
    ...describe(context, entry, foreign),
    foreign,
    updatedAt: entry.updatedAt,
    outdated: entry.outdated,
    paths: getDocumentPaths(route, document),
    translated: localeCodes.filter((code) => document.versions[code]),
  };
}

type DetailPages = { documents: readonly AnySluggedDocument[]; pages: readonly object[] };

/** The last documents of a route under a locale prefix, and their pages: of thousands of documents a change concerns one. */
const lastPages = new WeakMap<RenderContext, Map<string, DetailPages>>();

/** Returns whether a page shows the same of a document as before: one version, and the addresses of all. */
function isShownUnchanged(before: AnySluggedDocument, now: AnySluggedDocument, locale: Locale): boolean {
  return (
    selectVersion(before, locale).entry === selectVersion(now, locale).entry &&
    localeCodes.every((code) => before.versions[code]?.slug === now.versions[code]?.slug)
  );
}

/** Maps documents to pages; a document at the same place as before has the same page, unless the page shows a change. */
function mapToPages<D extends AnySluggedDocument, P extends object>(
  context: RenderContext,
  route: string,
  documents: readonly D[],
  toPage: (document: D) => P,
): P[] {
  const byRoute = lastPages.get(context) ?? new Map<string, DetailPages>();
  lastPages.set(context, byRoute);
  const last = byRoute.get(route);
  const pages = documents.map((document, index) => {
    const before = last?.documents[index];
    const page = last?.pages[index] as P;
    if (before === document) return page;
    const isUnchanged = before !== undefined && isShownUnchanged(before, document, context.locale);
    return context.planned(document, route, () => (isUnchanged ? page : toPage(document)));
  });
  byRoute.set(route, { documents, pages });
  return pages;
}

/**
 * Defines a page for every document of a type, in every language; a missing translation shows the fallback with a
 * notice.
 */
export function defineDetailPages<N extends SluggedTypeName, R extends SlugRoute, B>(
  context: RenderContext,
  route: R,
  name: N,
  describe: DetailDescriber<N, B>,
): DefinedPage<RouteTemplate<R>, B>[] {
  const documents: ReadonlyMap<string, Document<N>> = context.content[name];
  return mapToPages(context, route, [...documents.values()], (document) => {
    const { entry } = selectVersion(document, context.locale);
    const page = definePage(context, route, { slug: getSlug(entry) } as never, () =>
      buildPageDefinition(context, route, document, describe),
    );
    return { ...page, source: getEntrySource(name, entry) };
  });
}

/** Defines a page of a fixed address that shows one document; its canonical address is the document's own page. */
export function defineExamplePage<N extends SluggedTypeName, R extends 'blog-details' | 'service-details' | 'project-details', B>(
  context: RenderContext,
  route: R,
  own: SlugRoute,
  document: Document<N>,
  describe: DetailDescriber<N, B>,
): DefinedPage<RouteTemplate<R>, B> {
  return definePage(context, route, {} as never, () => {
    const definition = buildPageDefinition(context, own, document, describe);
    return { ...definition, canonical: definition.paths, paths: mapLocales((locale) => pathFor(route, locale, {} as never)) };
  });
}

type ExampleRoute = 'blog-details' | 'service-details' | 'project-details';

/**
 * Defines an example page while nothing of its kind is published: the list's heading, and a note that there is nothing
 * yet.
 */
export function defineEmptyExamplePage<R extends ExampleRoute, B>(
  context: RenderContext,
  route: R,
  list: 'news' | 'services' | 'project',
  body: B,
): DefinedPage<RouteTemplate<R>, B> {
  return definePage(context, route, {} as never, () => {
    const { entry, foreign, translated } = getSection(context, list);
    return {
      title: entry.title,
      foreign,
      translated,
      paths: getFixedPaths(route),
      trail: [getSectionCrumb(context, list)],
      body: () => body,
    };
  });
}
