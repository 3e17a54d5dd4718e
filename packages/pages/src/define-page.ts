import { mapLocales, type Locale, type Localized } from '@ochiq/contract/routing/locales';
import { pathFor, type LocalePrefix } from '@ochiq/contract/routing/path-for';
import { routes, type FixedRouteName, type RouteParams, type RouteName, type TemplateName } from '@ochiq/contract/routing/routes';

import type { EntrySource } from './content/content-problem.ts';
import { flattenText } from './flatten-text.ts';
import { getTashkentDay, toDateView, type DateView } from './format/date.ts';
import type { RenderContext } from './render-context.ts';
import type { Card } from './view-models/card.ts';
import {
  buildPageCard,
  buildHead,
  buildPageListing,
  type Crumb,
  type Head,
  type PageListing,
  type PageMetadata,
} from './view-models/head.ts';
import { buildOutdatedNotice, type OutdatedNoticeView } from './view-models/outdated-notice.ts';
import { buildLanguageLinks, getSiteChrome, type LanguageLink, type SiteChrome } from './view-models/site-chrome.ts';

/** When the page's content was first published and last changed, where it is shown. */
export type PageDates = { published: DateView | null; updated: DateView | null };

/** All data of a template: the page's own, of the type that its builder declares, and that of the surrounding chrome. */
export type BuiltPage<T extends TemplateName, B> = {
  template: T;
  route: RouteName;
  form: LocalePrefix;
  locale: Locale;
  path: string;
  head: Head;
  shell: SiteChrome;
  languages: LanguageLink[];
  /** The pages above this one, the home page left out. */
  trail: Crumb[];
  /** Set where the content is shown in another language because it lacks this one. */
  notice: { shownIn: Locale; path: string } | null;
  /** Set where the content is a translation, and what it was translated from says something newer. */
  outdated?: OutdatedNoticeView;
  dates: PageDates;
  body: B;
};

/** The template of a route's pages. */
export type RouteTemplate<R extends RouteName> = (typeof routes)[R]['template'];

/** A page that a builder has defined: its path is known, its data are built only on demand. */
export type DefinedPage<T extends TemplateName, B> = {
  path: string;
  route: RouteName;
  template: T;
  form: LocalePrefix;
  locale: Locale;
  /** The entry whose slug is in the path. */
  source?: EntrySource;
  page: () => BuiltPage<T, B>;
  /** The social card, which represents the page where it is shared. */
  card: () => Card | null;
  /** The sitemap listing; `null` for a page that is not to be indexed, or has its canonical address elsewhere. */
  listing: () => PageListing | null;
};

export type PageDefinition<B> = PageMetadata & { body: () => B };

/** Returns the paths of a fixed page in every language. */
export const getFixedPaths = (route: FixedRouteName): Localized<string> => mapLocales((locale) => pathFor(route, locale, {}));

/** Returns the dates of a page; a change on the day of publication is not shown. */
function getPageDates(locale: Locale, published: string | null, updatedAt: string | null): PageDates {
  const updated = updatedAt === null ? null : getTashkentDay(updatedAt);
  return {
    published: published === null ? null : toDateView(published, locale),
    updated: updated === null || (published !== null && updated <= published) ? null : toDateView(updated, locale),
  };
}

/** Defines a page; `getDefinition` is called only when the page is built. */
export function definePage<R extends RouteName, B>(
  context: RenderContext,
  route: R,
  params: RouteParams<R>,
  getDefinition: () => PageDefinition<B>,
): DefinedPage<RouteTemplate<R>, B> {
  const { form, locale } = context;
  const path = flattenText(pathFor(route, form, params));
  const template: RouteTemplate<R> = routes[route].template;
  const page = () => {
    const definition = getDefinition();
    const { foreign = null, paths, trail = [], published = null, updatedAt = null } = definition;
    const shell = getSiteChrome(context);
    const outdated = buildOutdatedNotice(locale, definition);
    return {
      template,
      route,
      form,
      locale,
      path,
      head: buildHead(context, definition),
      shell,
      languages: buildLanguageLinks(paths, locale),
      trail: [...trail],
      notice: foreign && { shownIn: foreign, path: paths[foreign] },
      ...(outdated && { outdated }),
      dates: getPageDates(locale, published, updatedAt),
      body: definition.body(),
    } satisfies BuiltPage<RouteTemplate<R>, B>;
  };
  return {
    path,
    route,
    template,
    form,
    locale,
    page,
    card: () => buildPageCard(context, getDefinition()),
    listing: () => buildPageListing(context, getDefinition()),
  };
}
