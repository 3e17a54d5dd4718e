import type { ContentTypeName, Entry } from '@ochiq/contract/content-types';
import { localeCodes, mapLocales, type Locale } from '@ochiq/contract/routing/locales';
import { pathFor } from '@ochiq/contract/routing/path-for';
import type { RouteParams, RouteName, routes, TemplateName } from '@ochiq/contract/routing/routes';

import { selectVersion, type Document } from '../content/content.ts';
import { definePage, type Crumb, type PageDefinition, type PlannedPage } from '../page.ts';
import { getEntrySource } from '../content/parse-content.ts';
import type { RenderContext } from '../render-context.ts';

type SluggedTypeName = { [N in ContentTypeName]: Entry<N> extends { slug: string } ? N : never }[ContentTypeName];
type SlugRoute = {
  [R in RouteName]: RouteParams<R> extends Readonly<Record<'slug', string>> ? (keyof RouteParams<R> extends 'slug' ? R : never) : never;
}[RouteName];
type RouteTemplate<R extends RouteName> = (typeof routes)[R]['template'];

/** The definition of a document's page; the rest follows from the document. */
export type DetailPageDefinition<T extends TemplateName> = Pick<
  PageDefinition<T>,
  'title' | 'sectioned' | 'description' | 'published' | 'article' | 'things' | 'body'
> & { trail: readonly Crumb[] };

type DetailDescriber<N extends SluggedTypeName, T extends TemplateName> = (
  context: RenderContext,
  entry: Entry<N>,
  foreign: Locale | null,
) => DetailPageDefinition<T>;

const getSlug = (entry: { slug?: string }) => entry.slug ?? '';

/**
 * Returns the paths of a document's own page in every language: under its own slug, or the slug of the fallback
 * version.
 */
function getDocumentPaths<N extends SluggedTypeName>(route: SlugRoute, document: Document<N>) {
  return mapLocales((locale) => pathFor(route, locale, { slug: getSlug(selectVersion(document, locale).entry) }));
}

function buildPageDefinition<N extends SluggedTypeName, T extends TemplateName>(
  context: RenderContext,
  route: SlugRoute,
  document: Document<N>,
  describe: DetailDescriber<N, T>,
): PageDefinition<T> {
  const { entry, foreign } = selectVersion(document, context.locale);
  return {
    ...describe(context, entry, foreign),
    foreign,
    updatedAt: entry.updatedAt,
    paths: getDocumentPaths(route, document),
    translated: localeCodes.filter((code) => document.versions[code]),
  };
}

/**
 * Defines a page for every document of a type, in every language; a missing translation shows the fallback with a
 * notice.
 */
export function defineDetailPages<N extends SluggedTypeName, R extends SlugRoute>(
  context: RenderContext,
  route: R,
  name: N,
  describe: DetailDescriber<N, RouteTemplate<R>>,
): PlannedPage[] {
  const documents: ReadonlyMap<string, Document<N>> = context.content[name];
  return [...documents.values()].map((document) =>
    context.planned(document, route, () => {
      const { entry } = selectVersion(document, context.locale);
      const page = definePage(
        context,
        route,
        { slug: getSlug(entry) } as never,
        () => buildPageDefinition(context, route, document, describe) as never,
      );
      return { ...page, source: getEntrySource(name, entry) };
    }),
  );
}

/** Defines a page of a fixed address that shows one document; its canonical address is the document's own page. */
export function defineExamplePage<N extends SluggedTypeName, R extends 'blog-details' | 'service-details' | 'project-details'>(
  context: RenderContext,
  route: R,
  own: SlugRoute,
  document: Document<N>,
  describe: DetailDescriber<N, RouteTemplate<R>>,
): PlannedPage {
  return definePage(context, route, {} as never, () => {
    const definition = buildPageDefinition(context, own, document, describe);
    return { ...definition, canonical: definition.paths, paths: mapLocales((locale) => pathFor(route, locale, {} as never)) };
  });
}
