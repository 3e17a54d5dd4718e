import { localeCodes, perLocale, type Locale, type Localized } from '@ochiq/contract/locales';
import { pathFor, type PathForm } from '@ochiq/contract/path-for';
import { routes, type FixedRouteName, type ParamsOf, type RouteName, type TemplateName } from '@ochiq/contract/routes';

import type { Bodies } from './bodies.ts';
import type { EntrySource } from './content-problem.ts';
import type { Reading } from './reading.ts';
import { languageLinks, shellOf, type LanguageLink, type Shell } from './view/shell.ts';

/** What a page says of itself to machines. Paths are without the site's address. */
export type Head = {
  /** Empty where the page's heading is an interface text. */
  title: string;
  description: string | null;
  canonical: string | null;
  /** Whether search engines may list the page. */
  index: boolean;
  /** The translations that exist, for `hreflang`; empty where there is nothing to choose. */
  translations: { locale: Locale; path: string }[];
};

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
  body: Bodies[T];
};

type TemplateOf<R extends RouteName> = (typeof routes)[R]['template'];

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
};

export type PageFacts<T extends TemplateName> = {
  title: string;
  description?: string | null;
  /** The content's language where it is not the reader's. */
  foreign?: Locale | null;
  /** Where the same page is in every language. */
  paths: Localized<string>;
  /** The languages the page's content exists in. */
  translated: readonly Locale[];
  trail?: readonly Crumb[];
  /** `false` keeps search engines away and leaves the page without a canonical address. */
  index?: boolean;
  /** The canonical address of a page that shows what another page shows, in every language. */
  canonical?: Localized<string>;
  body: () => Bodies[T];
};

/** The same fixed page in every language. */
export const fixedPaths = (route: FixedRouteName): Localized<string> => perLocale((locale) => pathFor(route, locale, {}));

function headOf(
  locale: Locale,
  { title, description, foreign = null, index = true, paths, translated, canonical }: PageFacts<TemplateName>,
  siteName: string,
): Head {
  return {
    title: title === '' || title === siteName ? title : `${title} — ${siteName}`,
    description: description ?? null,
    canonical: index ? (canonical ?? paths)[foreign ?? locale] : null,
    index: index && foreign === null,
    translations: canonical
      ? []
      : localeCodes.filter((code) => translated.includes(code)).map((code) => ({ locale: code, path: paths[code] })),
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
    const { foreign = null, paths, trail = [] } = facts;
    const shell = shellOf(reading);
    return {
      template,
      route,
      form,
      locale,
      path,
      head: headOf(locale, facts, shell.shortName),
      shell,
      languages: languageLinks(paths, locale),
      trail: [...trail],
      notice: foreign && { shownIn: foreign, path: paths[foreign] },
      body: facts.body(),
    } satisfies Page<TemplateOf<R>>;
  };
  return { path, route, template, form, locale, page: page };
}
