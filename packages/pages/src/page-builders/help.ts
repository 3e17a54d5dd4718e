import { errorStatuses } from '@ochiq/contract/routing/error-statuses';
import { pathFor } from '@ochiq/contract/routing/path-for';
import { sectionKeys } from '@ochiq/contract/routing/section-keys';
import { routeNames, type RouteName } from '@ochiq/contract/routing/routes';

import { getCalendarPath } from '../calendar/calendar-place.ts';
import { getPageFeedTitle } from '../feeds/feed-lists.ts';
import { feedNames, getFeedPath, pageFeed } from '../feeds/feed-place.ts';
import { createLocaleComparator } from '../format/order.ts';
import { getFixedPaths, definePage, type DefinedPage } from '../define-page.ts';
import { getSingle, type RenderContext } from '../render-context.ts';
import { listTopPages } from '../view-models/page-tree.ts';
import { resolveHref, type LinkView } from '../view-models/link.ts';
import { getSiteChrome, type SiteChrome } from '../view-models/site-chrome.ts';
import { getSection } from '../view-models/get-section.ts';
import type { SectionView } from '../view-models/section.ts';
import { defineSectionPage, type SectionRoute } from './section.ts';

export type SearchBody = {
  section: SectionView;
  /** The most popular pages, offered where there is no query or no hit. */
  mostAsked: LinkView[];
};
export type SiteMapBody = {
  section: SectionView;
  menu: SiteChrome['navigation'];
  others: LinkView[];
  /** Feeds and the calendar, for programs that poll for news. */
  feeds: LinkView[];
  calendar: string;
};
/** Whom to call who can't read on, and the page that says more. */
export type OfflineBody = { phones: SiteChrome['footer']['phones']; trustPhone: string; contact: string };
export type UnknownPathBody = { home: string };
export type ErrorBody = { home: string; status: number };

const isSectionRoute = (route: RouteName): route is SectionRoute => (sectionKeys as readonly RouteName[]).includes(route);

/** Lists the section pages, and those at the top of the tree, that the menu does not link to. */
function listUnlinkedPages(context: RenderContext, inMenu: ReadonlySet<string>): LinkView[] {
  const sections = routeNames.filter(isSectionRoute).map((route) => {
    const { entry, foreign } = getSection(context, route);
    return { label: entry.title, path: pathFor(route, context.form, {} as never), lang: foreign };
  });
  return [...sections, ...listTopPages(context)]
    .filter(({ path }) => !inMenu.has(path))
    .sort((a, b) => createLocaleComparator(context.locale)(a.label, b.label));
}

function listFeedLinks(context: RenderContext): LinkView[] {
  const lists = feedNames.map((name) => {
    const { entry, foreign } = getSection(context, name);
    return { label: entry.title, path: getFeedPath(name, context.locale, 'atom'), lang: foreign };
  });
  return [...lists, { label: getPageFeedTitle(context.locale), path: getFeedPath(pageFeed, context.locale, 'atom'), lang: null }];
}

function buildSiteMapBody(context: RenderContext, section: SectionView): SiteMapBody {
  const menu = getSiteChrome(context).navigation;
  const inMenu = new Set(menu.flatMap(({ path, links }) => [path, ...links.map((link) => link.path)]));
  return {
    section,
    menu,
    others: listUnlinkedPages(context, inMenu),
    feeds: listFeedLinks(context),
    calendar: getCalendarPath(context.locale),
  };
}

function listPopularLinks(context: RenderContext): LinkView[] {
  const { entry, foreign } = getSingle(context, 'home');
  return entry.quickLinks.flatMap(({ label, path }) => {
    const target = resolveHref(context, path);
    return target === null ? [] : [{ label, path: target, lang: foreign }];
  });
}

function offlineBody(context: RenderContext): OfflineBody {
  const { phones, trustPhone, links } = getSiteChrome(context).footer;
  return { phones, trustPhone, contact: links.contact };
}

/** A page about no content: the language switch leads to the home page, and search engines leave it out. */
const contentlessPage = { title: '', index: false, paths: getFixedPaths('home'), translated: [] };

export const helpPlanners = {
  search: (context: RenderContext): DefinedPage<'search', SearchBody>[] => [
    defineSectionPage(context, 'search', (section) => ({ section, mostAsked: listPopularLinks(context) })),
  ],
  'site-map': (context: RenderContext): DefinedPage<'site-map', SiteMapBody>[] => [
    defineSectionPage(context, 'site-map', (section) => buildSiteMapBody(context, section)),
  ],
  /** The heading is an interface text; what one browser keeps is nothing that search engines should list. */
  offline: (context: RenderContext): DefinedPage<'offline', OfflineBody>[] => [
    definePage(context, 'offline', {}, () => ({
      title: '',
      index: false,
      paths: getFixedPaths('offline'),
      translated: [],
      body: () => offlineBody(context),
    })),
  ],
  'not-found': (context: RenderContext): DefinedPage<'not-found', UnknownPathBody>[] => [
    definePage(context, 'not-found', {}, () => ({ ...contentlessPage, body: () => ({ home: pathFor('home', context.form, {}) }) })),
  ],
  error: (context: RenderContext): DefinedPage<'error', ErrorBody>[] =>
    errorStatuses.map((status) =>
      definePage(context, 'error', { status: String(status) }, () => ({
        ...contentlessPage,
        body: () => ({ home: pathFor('home', context.form, {}), status }),
      })),
    ),
};
