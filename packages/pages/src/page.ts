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

/** When the page's content was first published and last changed, where it says so. */
export type PageDates = { published: DateView | null; updated: DateView | null };

export type Crumb = { label: string; path: string; lang: Locale | null };

/** Everything that a template shows: the page's own data and what stands around it. */
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

/** What search engines are told of a page that they may list. */
export type PageListing = {
  path: string;
  /** The same page in every language that it exists in, its own among them; empty where there is one only. */
  translations: Head['translations'];
  /** The instant the content was last changed, where the page is that content. */
  updatedAt: string | null;
};

/** A page that the site has; made only when somebody asks for it. */
export type PlannedPage = {
  path: string;
  route: RouteName;
  template: TemplateName;
  form: PathForm;
  locale: Locale;
  /** The entry whose slug is in the path. */
  source?: EntrySource;
  page: () => Page;
  /** The picture that stands for the page where it is shared. */
  card: () => Card | null;
  /** What search engines are told of it; `null` of what they are kept from, and of what has its own address elsewhere. */
  listing: () => PageListing | null;
};

export type PageFacts<T extends TemplateName> = {
  title: string;
  /** Set where another section may have a page of the same title: the section goes with it. */
  sectioned?: boolean;
  /** The page's own words, the first ones first: as many are taken as say enough. */
  description?: string | readonly (string | null)[] | null;
  /** The content's language where it is not the reader's. */
  foreign?: Locale | null;
  /** Where the same page is in every language. */
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
  /** Set where the page is a story of a day. */
  article?: Head['article'];
  /** What the page says in schema.org's words besides its place in the site. */
  things?: (at: { url: string; card: string }) => readonly (Thing | null)[];
  /** The canonical address of a page that shows what another page shows, in every language. */
  canonical?: Localized<string>;
  body: () => Bodies[T];
};

/** The same fixed page in every language. */
export const fixedPaths = (route: FixedRouteName): Localized<string> => perLocale((locale) => pathFor(route, locale, {}));

/** A change on the day of publication is not worth a word. */
function datesOf(locale: Locale, published: string | null, updatedAt: string | null): PageDates {
  const updated = updatedAt === null ? null : dayOf(updatedAt);
  return {
    published: published === null ? null : dayView(published, locale),
    updated: updated === null || (published !== null && updated <= published) ? null : dayView(updated, locale),
  };
}

/** Plans one page; `describe` is called only when the page is made. */
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
