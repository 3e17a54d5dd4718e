import type { NewerSource } from '@ochiq/contract/fields/content-type';
import { localeCodes, locales, type Locale, type Localized } from '@ochiq/contract/routing/locales';
import { addLocalePrefix, splitLocalePrefix } from '@ochiq/contract/routing/path-for';
import { listScripts, scripts, toScriptPath } from '@ochiq/contract/routing/scripts';

import { getSingle, type RenderContext } from '../render-context.ts';
import { buildBreadcrumbList, type Thing } from '../structured-data/thing.ts';
import { createCard, type Card } from './card.ts';

/** A page in a language, or in a further alphabet of one: then `locale` is null. */
export type PageTranslation = { locale: Locale | null; tag: string; path: string };

/** The metadata of a page for machines. Paths are without the site's address. */
export type Head = {
  /** Empty where the page's heading is an interface text. */
  title: string;
  description: string | null;
  canonical: string | null;
  /** Whether search engines may list the page. */
  index: boolean;
  /** The existing translations, and what they are in further alphabets, for `hreflang`; empty where there is only one. */
  translations: PageTranslation[];
  /** The social card; only indexed pages have one. */
  card: string | null;
  /** Set where the page is a dated article. */
  article: { published: string; modified: string } | null;
  things: Thing[];
  /** Set where an editor wrote other words for places where the page is shared. */
  share?: { title: string; text: string | null };
};

export type Crumb = { label: string; path: string; lang: Locale | null };

/** A text of a page, or a function that reads long texts of it, called only where those before do not suffice. */
export type DescriptionText = string | null | undefined | (() => readonly string[]);

/** What a page builder knows of a page, apart from the data of its template. */
export type PageMetadata = {
  title: string;
  /** The title in search results, where it differs from the heading. */
  searchTitle?: string | null;
  /** The words for places where the page is shared, where they differ. */
  share?: { title: string | null; text: string | null };
  /** Set where another section may have a page of the same title: the section is then added to the title. */
  sectioned?: boolean;
  /** What is added instead where the page is called like its section: the section above that. */
  sectionAbove?: string;
  /** The page's own texts, the most important first: as many are used as make a sufficient description. */
  description?: string | readonly DescriptionText[] | null;
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
  /** What the content is behind, where it is an outdated translation. */
  outdated?: NewerSource | undefined;
  /** `false` keeps search engines away and leaves the page without a canonical address. */
  index?: boolean;
  /** Set where the page is a dated article. */
  article?: Head['article'];
  /** The page's schema.org data, without the breadcrumbs. */
  things?: (at: { url: string; card: string }) => readonly (Thing | null)[];
  /** The canonical address, in every language, of a page that shows the content of another page. */
  canonical?: Localized<string>;
};

/** The sitemap listing of a page. */
export type PageListing = {
  path: string;
  /** The page in every language that it exists in, its own included; empty where there is only one. */
  translations: Head['translations'];
  /** The instant of the content's last change, where the page consists of that content. */
  updatedAt: string | null;
};

/** Search engines show about this much of a description, and ignore a shorter one. */
const longest = 160;
const shortest = 50;

const collapseWhitespace = (text: string) => text.replace(/\s+/gu, ' ').trim();

function joinSentences(first: string, second: string): string {
  if (first === '') return second;
  return /[.!?…:;]$/u.test(first) ? `${first} ${second}` : `${first}. ${second}`;
}

/** Truncates to at most `longest` characters, between words. */
function truncateText(text: string): string {
  if (text.length <= longest) return text;
  const truncated = text.slice(0, longest).replace(/\s+\S*$/u, '');
  return `${truncated.replace(/[\s.,:;–—-]+$/u, '')}…`;
}

function* readTexts(texts: readonly DescriptionText[]): Generator<string | null | undefined> {
  for (const text of texts) {
    if (typeof text === 'function') yield* text();
    else yield text;
  }
}

/** Returns whether any text has characters. */
function hasText(texts: readonly DescriptionText[]): boolean {
  for (const text of readTexts(texts)) if (text?.trim()) return true;
  return false;
}

/**
 * Builds a description of the page's own texts: the first, and further ones only while it is too short to be useful.
 */
export function buildDescription(texts: readonly DescriptionText[]): string | null {
  let description = '';
  for (const text of readTexts(texts)) {
    const next = collapseWhitespace(text ?? '');
    if (description.includes(next)) continue;
    description = joinSentences(description, next);
    if (description.length >= shortest) break;
  }
  return description === '' ? null : truncateText(description);
}

const isListed = ({ index = true, foreign = null }: PageMetadata) => index && foreign === null;

const toTextList = (value: PageMetadata['description']) => (typeof value === 'string' ? [value] : (value ?? []));

/** Builds the description of the page's own texts; where they are too short, with that of the institution. */
function buildPageDescription(context: RenderContext, metadata: PageMetadata): string | null {
  const texts = toTextList(metadata.description);
  if (!isListed(metadata)) return buildDescription(texts);
  const words = hasText(texts) ? texts : [metadata.title || (metadata.trail?.at(-1)?.label ?? '')];
  const { entry: site } = getSingle(context, 'site');
  return buildDescription([...words, site.description, site.name]);
}

/** Builds the social card of an indexed page: the same for the unprefixed page and its prefixed version. */
export function buildPageCard(context: RenderContext, metadata: PageMetadata): Card | null {
  const { title, trail = [], paths, canonical = paths } = metadata;
  if (!isListed(metadata)) return null;
  const { entry: site } = getSingle(context, 'site');
  const seed = canonical[context.locale];
  const above = trail.at(-1)?.label ?? null;
  if (title === site.shortName) return createCard({ title: site.name, label: null, name: site.superiorBody.label, seed });
  // A title that is an interface text is unknown here: the section's is used instead.
  const [shown, label] = title === '' ? [above ?? site.name, null] : [metadata.share?.title ?? title, above];
  return createCard({ title: shown, label, name: site.shortName, seed });
}

/** Returns a path with its language's own prefix. */
const toPrefixedPath = (path: string, locale: Locale) => addLocalePrefix(locale, splitLocalePrefix(path).rest);

function buildTrailSteps(context: RenderContext, trail: readonly Crumb[]): { name: string; path: string }[] {
  const { locale } = context;
  const { entry: site } = getSingle(context, 'site');
  const steps = trail.map(({ label, path }) => ({ name: label, path: toPrefixedPath(path, locale) }));
  return [{ name: site.shortName, path: addLocalePrefix(locale, '/') }, ...steps];
}

/** Builds the structured data of a page; a page that shows another page's content leaves it to that one. */
function buildStructuredData(context: RenderContext, metadata: PageMetadata, card: Card | null): Thing[] {
  const { title, trail = [], paths, things, canonical } = metadata;
  if (card === null || canonical) return [];
  const url = paths[context.locale];
  const own = (things?.({ url, card: card.path }) ?? []).filter((thing) => thing !== null);
  const here = title === '' ? [] : [{ name: title, path: url }];
  return trail.length === 0 ? own : [...own, buildBreadcrumbList([...buildTrailSteps(context, trail), ...here])];
}

function listPageTranslations({ paths, translated, canonical }: PageMetadata): Head['translations'] {
  if (canonical) return [];
  return localeCodes
    .filter((code) => translated.includes(code))
    .flatMap((code) => [
      { locale: code, tag: locales[code].tag, path: paths[code] },
      ...listScripts(code).flatMap((script) => {
        const path = toScriptPath(paths[code], script);
        return path === null ? [] : [{ locale: null, tag: scripts[script].tag, path }];
      }),
    ]);
}

/**
 * Builds the sitemap listing. Of pages with the same content only the canonical one is listed: that with the language's
 * own prefix.
 */
export function buildPageListing({ form, locale }: RenderContext, metadata: PageMetadata): PageListing | null {
  const { paths, canonical, updatedAt = null } = metadata;
  if (form === 'plain' || canonical || !isListed(metadata)) return null;
  return { path: paths[locale], translations: listPageTranslations(metadata), updatedAt };
}

/** Builds the title of a page: with its section where other sections may have a page of the same name. */
function buildTitle({ title, searchTitle = null, sectioned = false, trail = [], sectionAbove }: PageMetadata): string {
  if (searchTitle !== null) return searchTitle;
  const section = [trail.at(-1)?.label, sectionAbove].find((label) => label !== undefined && label !== title);
  return sectioned && section !== undefined ? `${title} — ${section}` : title;
}

export function buildHead(context: RenderContext, metadata: PageMetadata): Head {
  const { foreign = null, index = true, paths, canonical, article = null } = metadata;
  const card = buildPageCard(context, metadata);
  const { title: shareTitle = null, text: shareText = null } = metadata.share ?? {};
  return {
    title: buildTitle(metadata),
    description: buildPageDescription(context, metadata),
    canonical: index ? (canonical ?? paths)[foreign ?? context.locale] : null,
    index: isListed(metadata),
    translations: listPageTranslations(metadata),
    card: card && card.path,
    article,
    things: buildStructuredData(context, metadata, card),
    ...((shareTitle !== null || shareText !== null) && { share: { title: shareTitle ?? metadata.title, text: shareText } }),
  };
}
