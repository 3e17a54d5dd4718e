import { perLocale, type Locale, type Localized } from '@ochiq/contract/locales';
import { pathFor, type PathForm } from '@ochiq/contract/path-for';
import { routes, type FixedRouteName, type ParamsOf, type RouteName, type TemplateName } from '@ochiq/contract/routes';

import type { Bodies } from './bodies.ts';
import type { EntrySource } from './content-problem.ts';
import { dayOf, dayView, type DateView } from './format/date.ts';
import type { Reading } from './reading.ts';
import type { Thing } from './structured-data/thing.ts';
import type { Card } from './view/card.ts';
import { cardFor, headOf, listingFor, type Head } from './view/head.ts';
import { languageLinks, shellOf, type LanguageLink, type Shell } from './view/shell.ts';

/** When the page's content was first published and last changed, where it is shown. */
export type PageDates = { published: DateView | null; updated: DateView | null };

export type Crumb = { label: string; path: string; lang: Locale | null };

/** All data of a template: the page's own, and that of the surrounding chrome. */
export type Page<T extends TemplateName = TemplateName> = {
  template: T;
  route: RouteName;
  form: PathForm;
  locale: Locale;
  path: string;
  head: Head;
  shell: Shell;
  languages: LanguageLink[];
  /** The pages above this one, the home page left out. */
  trail: Crumb[];
  /** Set where the content is shown in another language because it lacks this one. */
  notice: { shownIn: Locale; path: string } | null;
  dates: PageDates;
  body: Bodies[T];
};

type TemplateOf<R extends RouteName> = (typeof routes)[R]['template'];

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
  form: PathForm;
  locale: Locale;
  /** The entry whose slug is in the path. */
  source?: EntrySource;
  page: () => Page;
  /** The social card, which represents the page where it is shared. */
  card: () => Card | null;
  /** The sitemap listing; `null` for a page that is not to be indexed, or has its canonical address elsewhere. */
  listing: () => PageListing | null;
};

export type PageFacts<T extends TemplateName> = {
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
  body: () => Bodies[T];
};

/** Returns the paths of a fixed page in every language. */
export const fixedPaths = (route: FixedRouteName): Localized<string> => perLocale((locale) => pathFor(route, locale, {}));

/** Returns the dates of a page; a change on the day of publication is not shown. */
function datesOf(locale: Locale, published: string | null, updatedAt: string | null): PageDates {
  const updated = updatedAt === null ? null : dayOf(updatedAt);
  return {
    published: published === null ? null : dayView(published, locale),
    updated: updated === null || (published !== null && updated <= published) ? null : dayView(updated, locale),
  };
}

/** Defines a page; `describe` is called only when the page is built. */
export function planPage<R extends RouteName>(
  reading: Reading,
  route: R,
  params: ParamsOf<R>,
  describe: () => PageFacts<TemplateOf<R>>,
): PlannedPage {
  const { form, locale } = reading;
  const path = pathFor(route, form, params);
  const template: TemplateOf<R> = routes[route].template;
  const page = () => {
    const facts = describe();
    const { foreign = null, paths, trail = [], published = null, updatedAt = null } = facts;
    const shell = shellOf(reading);
    return {
      template,
      route,
      form,
      locale,
      path,
      head: headOf(reading, facts),
      shell,
      languages: languageLinks(paths, locale),
      trail: [...trail],
      notice: foreign && { shownIn: foreign, path: paths[foreign] },
      dates: datesOf(locale, published, updatedAt),
      body: facts.body(),
    } satisfies Page<TemplateOf<R>>;
  };
  return {
    path,
    route,
    template,
    form,
    locale,
    page,
    card: () => cardFor(reading, describe()),
    listing: () => listingFor(reading, describe()),
  };
}
