import { mapLocales, type Locale, type Localized } from '@ochiq/contract/routing/locales';
import { pathFor, type LocalePrefix } from '@ochiq/contract/routing/path-for';
import { routes, type FixedRouteName, type RouteParams, type RouteName, type TemplateName } from '@ochiq/contract/routing/routes';

import type { TemplateData } from './template-data.ts';
import type { EntrySource } from './content/content-problem.ts';
import { getTashkentDay, toDateView, type DateView } from './format/date.ts';
import type { RenderContext } from './render-context.ts';
import type { Thing } from './structured-data/thing.ts';
import type { Card } from './view-models/card.ts';
import { buildPageCard, buildHead, buildPageListing, type Head } from './view-models/head.ts';
import { buildLanguageLinks, getSiteChrome, type LanguageLink, type SiteChrome } from './view-models/site-chrome.ts';

/** When the page's content was first published and last changed, where it is shown. */
export type PageDates = { published: DateView | null; updated: DateView | null };

export type Crumb = { label: string; path: string; lang: Locale | null };

/** All data of a template: the page's own, and that of the surrounding chrome. */
export type Page<T extends TemplateName = TemplateName> = {
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
  dates: PageDates;
  body: TemplateData[T];
};

type RouteTemplate<R extends RouteName> = (typeof routes)[R]['template'];

/** The sitemap listing of a page. */
export type PageListing = {
  path: string;
  /** The page in every language that it exists in, its own included; empty where there is only one. */
  translations: Head['translations'];
  /** The instant of the content's last change, where the page consists of that content. */
  updatedAt: string | null;
};

/** A page of the site; built only on demand. */
export type PlannedPage = {
  path: string;
  route: RouteName;
  template: TemplateName;
  form: LocalePrefix;
  locale: Locale;
  /** The entry whose slug is in the path. */
  source?: EntrySource;
  page: () => Page;
  /** The social card, which represents the page where it is shared. */
  card: () => Card | null;
  /** The sitemap listing; `null` for a page that is not to be indexed, or has its canonical address elsewhere. */
  listing: () => PageListing | null;
};

export type PageDefinition<T extends TemplateName> = {
  title: string;
  /** Set where another section may have a page of the same title: the section is then added to the title. */
  sectioned?: boolean;
  /** The page's own texts, the most important first: as many are used as make a sufficient description. */
  description?: string | readonly (string | null)[] | null;
  /** The content's language where it is not the reader's. */
  foreign?: Locale | null;
  /** The path of the page in every language. */
  paths: Localized<string>;
  /** The languages the page's content exists in. */
  translated: readonly Locale[];
  trail?: readonly Crumb[];
  /** The day the content was published. */
  published?: string | null;
  /** The instant the content was last changed. */
  updatedAt?: string | null;
  /** `false` keeps search engines away and leaves the page without a canonical address. */
  index?: boolean;
  /** Set where the page is a dated article. */
  article?: Head['article'];
  /** The page's schema.org data, without the breadcrumbs. */
  things?: (at: { url: string; card: string }) => readonly (Thing | null)[];
  /** The canonical address, in every language, of a page that shows the content of another page. */
  canonical?: Localized<string>;
  body: () => TemplateData[T];
};

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

/** Defines a page; `describe` is called only when the page is built. */
export function definePage<R extends RouteName>(
  context: RenderContext,
  route: R,
  params: RouteParams<R>,
  getDefinition: () => PageDefinition<RouteTemplate<R>>,
): PlannedPage {
  const { form, locale } = context;
  const path = pathFor(route, form, params);
  const template: RouteTemplate<R> = routes[route].template;
  const page = () => {
    const definition = getDefinition();
    const { foreign = null, paths, trail = [], published = null, updatedAt = null } = definition;
    const shell = getSiteChrome(context);
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
      dates: getPageDates(locale, published, updatedAt),
      body: definition.body(),
    } satisfies Page<RouteTemplate<R>>;
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
