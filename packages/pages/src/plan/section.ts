import { pathFor } from '@ochiq/contract/path-for';
import type { FixedRouteName, routes, TemplateName } from '@ochiq/contract/routes';
import type { SectionKey } from '@ochiq/contract/section-keys';

import type { Bodies } from '../bodies.ts';
import { fixedPaths, planPage, type Crumb, type PageFacts, type PlannedPage } from '../page.ts';
import type { Reading } from '../reading.ts';
import { organization } from '../structured-data/organization.ts';
import { documentCards, type DocumentCard } from '../view/document.ts';
import { newsCards, type NewsCard } from '../view/news.ts';
import { blockParagraphs } from '../view/plain-text.ts';
import { sectionView, theSection, type SectionView } from '../view/section.ts';

/** Routes whose heading and text an editor writes as a section page. */
export type SectionRoute = SectionKey & FixedRouteName;
type TemplateOf<R extends SectionRoute> = (typeof routes)[R]['template'];

export type SectionBody = { section: SectionView; relatedNews: NewsCard[]; relatedDocuments: DocumentCard[] };

type SectionOptions = {
  /** Whether the page consists of the text, so that its date is the page's. */
  dated?: boolean;
  things?: NonNullable<PageFacts<TemplateName>['things']>;
};

/**
 * Defines a page of a fixed address whose heading and text come from its section page; `body` adds the generated data.
 */
export function planSection<R extends SectionRoute>(
  reading: Reading,
  route: R,
  body: (section: SectionView) => Bodies[TemplateOf<R>],
  { dated = false, things }: SectionOptions = {},
): PlannedPage {
  return planPage(reading, route, {} as never, () => {
    const section = theSection(reading, route);
    return {
      title: section.entry.title,
      description: [section.entry.lead, ...blockParagraphs(section.entry.blocks)],
      foreign: section.foreign,
      paths: fixedPaths(route),
      translated: section.translated,
      updatedAt: dated ? section.entry.updatedAt : null,
      ...(things && { things }),
      body: () => body(sectionView(reading, section)),
    };
  });
}

/** Returns the breadcrumb of a section page, for the pages below it. */
export function crumbOf(reading: Reading, route: SectionRoute): Crumb {
  const { entry, foreign } = theSection(reading, route);
  return { label: entry.title, path: pathFor(route, reading.form, {} as never), lang: foreign };
}

/** Builds the body of what an editor wrote for a page, with related content. */
export function topicBody(reading: Reading, route: SectionRoute, section: SectionView): SectionBody {
  const { entry } = theSection(reading, route);
  return {
    section,
    relatedNews: newsCards(reading, entry.relatedNews),
    relatedDocuments: documentCards(reading, entry.relatedDocuments),
  };
}

/** Defines a page that consists of its section page and related content. */
export function planTopic(
  route: SectionRoute &
    ('about' | 'activities' | 'antimonopoly' | 'audit' | 'corruption' | 'gender' | 'international' | 'youth' | 'privacy' | 'accessibility'),
) {
  return (reading: Reading): PlannedPage[] => [
    planSection(reading, route, (section) => topicBody(reading, route, section), {
      dated: true,
      ...(route === 'about' && { things: () => [organization(reading)] }),
    }),
  ];
}
