import type { ContentTypeName, Entry } from '@ochiq/contract/content-types';
import { localeCodes, perLocale, type Locale } from '@ochiq/contract/locales';
import { pathFor } from '@ochiq/contract/path-for';
import type { ParamsOf, RouteName, routes, TemplateName } from '@ochiq/contract/routes';

import { versionFor, type Document } from '../content.ts';
import { planPage, type Crumb, type PageFacts, type PlannedPage } from '../page.ts';
import { sourceOf } from '../parse-content.ts';
import type { Reading } from '../reading.ts';

type Slugged = { [N in ContentTypeName]: Entry<N> extends { slug: string } ? N : never }[ContentTypeName];
type SlugRoute = {
  [R in RouteName]: ParamsOf<R> extends Readonly<Record<'slug', string>> ? (keyof ParamsOf<R> extends 'slug' ? R : never) : never;
}[RouteName];
type TemplateOf<R extends RouteName> = (typeof routes)[R]['template'];

/** The definition of a document's page; the rest follows from the document. */
export type DetailFacts<T extends TemplateName> = Pick<
  PageFacts<T>,
  'title' | 'sectioned' | 'description' | 'published' | 'article' | 'things' | 'body'
> & { trail: readonly Crumb[] };

type Describe<N extends Slugged, T extends TemplateName> = (reading: Reading, entry: Entry<N>, foreign: Locale | null) => DetailFacts<T>;

const slugOf = (entry: { slug?: string }) => entry.slug ?? '';

/**
 * Returns the paths of a document's own page in every language: under its own slug, or the slug of the fallback
 * version.
 */
function documentPaths<N extends Slugged>(route: SlugRoute, document: Document<N>) {
  return perLocale((locale) => pathFor(route, locale, { slug: slugOf(versionFor(document, locale).entry) }));
}

function pageFacts<N extends Slugged, T extends TemplateName>(
  reading: Reading,
  route: SlugRoute,
  document: Document<N>,
  describe: Describe<N, T>,
): PageFacts<T> {
  const { entry, foreign } = versionFor(document, reading.locale);
  return {
    ...describe(reading, entry, foreign),
    foreign,
    updatedAt: entry.updatedAt,
    paths: documentPaths(route, document),
    translated: localeCodes.filter((code) => document.versions[code]),
  };
}

/**
 * Defines a page for every document of a type, in every language; a missing translation shows the fallback with a
 * notice.
 */
export function planDetails<N extends Slugged, R extends SlugRoute>(
  reading: Reading,
  route: R,
  name: N,
  describe: Describe<N, TemplateOf<R>>,
): PlannedPage[] {
  const documents: ReadonlyMap<string, Document<N>> = reading.content[name];
  return [...documents.values()].map((document) =>
    reading.planned(document, route, () => {
      const { entry } = versionFor(document, reading.locale);
      const page = planPage(reading, route, { slug: slugOf(entry) } as never, () => pageFacts(reading, route, document, describe) as never);
      return { ...page, source: sourceOf(name, entry) };
    }),
  );
}

/** Defines a page of a fixed address that shows one document; its canonical address is the document's own page. */
export function planExample<N extends Slugged, R extends 'blog-details' | 'service-details' | 'project-details'>(
  reading: Reading,
  route: R,
  own: SlugRoute,
  document: Document<N>,
  describe: Describe<N, TemplateOf<R>>,
): PlannedPage {
  return planPage(reading, route, {} as never, () => {
    const facts = pageFacts(reading, own, document, describe);
    return { ...facts, canonical: facts.paths, paths: perLocale((locale) => pathFor(route, locale, {} as never)) };
  });
}
