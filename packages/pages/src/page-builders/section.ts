import { pathFor } from '@ochiq/contract/routing/path-for';
import type { FixedRouteName } from '@ochiq/contract/routing/routes';
import type { SectionKey } from '@ochiq/contract/routing/section-keys';

import { getFixedPaths, definePage, type DefinedPage, type RouteTemplate } from '../define-page.ts';
import type { RenderContext } from '../render-context.ts';
import { buildOrganization } from '../structured-data/organization.ts';
import { listDocumentCards, type DocumentCard } from '../view-models/document.ts';
import type { Crumb, PageMetadata } from '../view-models/head.ts';
import { listNewsCards, type NewsCard } from '../view-models/news/news.ts';
import { extractBlockParagraphs } from '../view-models/words/plain-text.ts';
import { getSection } from '../view-models/get-section.ts';
import { toSectionView, type SectionView } from '../view-models/section.ts';

/** Routes whose heading and text an editor writes as a section page. */
export type SectionRoute = SectionKey & FixedRouteName;

export type SectionBody = { section: SectionView; relatedNews: NewsCard[]; relatedDocuments: DocumentCard[] };

type SectionOptions = {
  /** Whether the page consists of the text, so that its date is the page's. */
  dated?: boolean;
  things?: NonNullable<PageMetadata['things']>;
};

/**
 * Defines a page of a fixed address whose heading and text come from its section page; `body` adds the generated data.
 */
export function defineSectionPage<R extends SectionRoute, B>(
  context: RenderContext,
  route: R,
  body: (section: SectionView) => B,
  { dated = false, things }: SectionOptions = {},
): DefinedPage<RouteTemplate<R>, B> {
  return definePage(context, route, {} as never, () => {
    const section = getSection(context, route);
    return {
      title: section.entry.title,
      description: [section.entry.lead, () => extractBlockParagraphs(section.entry.blocks)],
      foreign: section.foreign,
      paths: getFixedPaths(route),
      translated: section.translated,
      updatedAt: dated ? section.entry.updatedAt : null,
      // Of a list an editor writes little more than the heading.
      outdated: dated || section.entry.blocks.length > 0 ? section.entry.outdated : undefined,
      ...(things && { things }),
      body: () => body(toSectionView(context, section)),
    };
  });
}

/** Returns the breadcrumb of a section page, for the pages below it. */
export function getSectionCrumb(context: RenderContext, route: SectionRoute): Crumb {
  const { entry, foreign } = getSection(context, route);
  return { label: entry.title, path: pathFor(route, context.form, {} as never), lang: foreign };
}

/** Builds the body of what an editor wrote for a page, with related content. */
export function buildTopicBody(context: RenderContext, route: SectionRoute, section: SectionView): SectionBody {
  const { entry } = getSection(context, route);
  return {
    section,
    relatedNews: listNewsCards(context, entry.relatedNews),
    relatedDocuments: listDocumentCards(context, entry.relatedDocuments),
  };
}

/** Defines a page that consists of its section page and related content. */
export function defineTopicPage(
  route: SectionRoute &
    ('about' | 'activities' | 'antimonopoly' | 'audit' | 'corruption' | 'gender' | 'international' | 'youth' | 'privacy' | 'accessibility'),
) {
  return (context: RenderContext): DefinedPage<'section', SectionBody>[] => [
    defineSectionPage(context, route, (section) => buildTopicBody(context, route, section), {
      dated: true,
      ...(route === 'about' && { things: () => [buildOrganization(context)] }),
    }),
  ];
}
