import { errorStatuses } from '@ochiq/contract/error-statuses';
import { pathFor } from '@ochiq/contract/path-for';
import { sectionKeys } from '@ochiq/contract/section-keys';
import { routeNames, type RouteName } from '@ochiq/contract/routes';

import { calendarPath } from '../calendar/calendar-place.ts';
import { feedNames, feedPath } from '../feeds/feed-place.ts';
import { collate } from '../format/order.ts';
import { fixedPaths, planPage, type PlannedPage } from '../page.ts';
import { theSingle, type Reading } from '../reading.ts';
import { targetHref, type LinkView } from '../view/link.ts';
import { shellOf, type Shell } from '../view/shell.ts';
import { theSection, type SectionView } from '../view/section.ts';
import { planSection, type SectionRoute } from './section.ts';

export type SearchBody = {
  section: SectionView;
  /** The most popular pages, offered where there is no query or no hit. */
  mostAsked: LinkView[];
};
export type SiteMapBody = {
  section: SectionView;
  menu: { label: string; path: string; links: { label: string; path: string }[] }[];
  others: LinkView[];
  /** Feeds and the calendar, for programs that poll for news. */
  feeds: LinkView[];
  calendar: string;
};
/** Whom to call who can't read on, and the page that says more. */
export type OfflineBody = { phones: Shell['footer']['phones']; trustPhone: string; contact: string };
export type NotFoundBody = { home: string };
export type ErrorBody = { home: string; status: number };

const isSectionRoute = (route: RouteName): route is SectionRoute => (sectionKeys as readonly RouteName[]).includes(route);

/** Lists the section pages that the menu does not link to. */
function othersOf(reading: Reading, inMenu: ReadonlySet<string>): LinkView[] {
  return routeNames
    .filter(isSectionRoute)
    .map((route) => {
      const { entry, foreign } = theSection(reading, route);
      return { label: entry.title, path: pathFor(route, reading.form, {} as never), lang: foreign };
    })
    .filter(({ path }) => !inMenu.has(path))
    .sort((a, b) => collate(reading.locale)(a.label, b.label));
}

function feedLinks(reading: Reading): LinkView[] {
  return feedNames.map((name) => {
    const { entry, foreign } = theSection(reading, name);
    return { label: entry.title, path: feedPath(name, reading.locale, 'atom'), lang: foreign };
  });
}

function siteMapBody(reading: Reading, section: SectionView): SiteMapBody {
  const menu = shellOf(reading).navigation;
  const inMenu = new Set(menu.flatMap(({ path, links }) => [path, ...links.map((link) => link.path)]));
  return { section, menu, others: othersOf(reading, inMenu), feeds: feedLinks(reading), calendar: calendarPath(reading.locale) };
}

function mostAsked(reading: Reading): LinkView[] {
  const { entry, foreign } = theSingle(reading, 'home');
  return entry.quickLinks.flatMap(({ label, path }) => {
    const target = targetHref(reading, path);
    return target === null ? [] : [{ label, path: target, lang: foreign }];
  });
}

function offlineBody(reading: Reading): OfflineBody {
  const { phones, trustPhone, links } = shellOf(reading).footer;
  return { phones, trustPhone, contact: links.contact };
}

/** A page about no content: the language switch leads to the home page, and search engines leave it out. */
const aboutNothing = { title: '', index: false, paths: fixedPaths('home'), translated: [] };

export const helpPlanners = {
  search: (reading: Reading): PlannedPage[] => [planSection(reading, 'search', (section) => ({ section, mostAsked: mostAsked(reading) }))],
  'site-map': (reading: Reading): PlannedPage[] => [planSection(reading, 'site-map', (section) => siteMapBody(reading, section))],
  /** The heading is an interface text; what one browser keeps is nothing that search engines should list. */
  offline: (reading: Reading): PlannedPage[] => [
    planPage(reading, 'offline', {}, () => ({
      title: '',
      index: false,
      paths: fixedPaths('offline'),
      translated: [],
      body: () => offlineBody(reading),
    })),
  ],
  'not-found': (reading: Reading): PlannedPage[] => [
    planPage(reading, 'not-found', {}, () => ({ ...aboutNothing, body: () => ({ home: pathFor('home', reading.form, {}) }) })),
  ],
  error: (reading: Reading): PlannedPage[] =>
    errorStatuses.map((status) =>
      planPage(reading, 'error', { status: String(status) }, () => ({
        ...aboutNothing,
        body: () => ({ home: pathFor('home', reading.form, {}), status }),
      })),
    ),
};
