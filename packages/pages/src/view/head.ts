import { localeCodes, type Locale } from '@ochiq/contract/locales';
import { prefixed, splitForm } from '@ochiq/contract/path-for';
import type { TemplateName } from '@ochiq/contract/routes';

import type { Crumb, PageFacts, PageListing } from '../page.ts';
import { theSingle, type Reading } from '../reading.ts';
import { breadcrumbList } from '../structured-data/breadcrumb-list.ts';
import type { Thing } from '../structured-data/thing.ts';
import { cardOf, type Card } from './card.ts';
import { descriptionOf } from './description.ts';

/** The metadata of a page for machines. Paths are without the site's address. */
export type Head = {
  /** Empty where the page's heading is an interface text. */
  title: string;
  description: string | null;
  canonical: string | null;
  /** Whether search engines may list the page. */
  index: boolean;
  /** The existing translations, for `hreflang`; empty where there is only one. */
  translations: { locale: Locale; path: string }[];
  /** The social card; only indexed pages have one. */
  card: string | null;
  /** Set where the page is a dated article. */
  article: { published: string; modified: string } | null;
  things: Thing[];
};

type Facts = PageFacts<TemplateName>;

const isListed = ({ index = true, foreign = null }: Facts) => index && foreign === null;

const listFrom = (value: Facts['description']) => (typeof value === 'string' ? [value] : (value ?? []));

/** Builds the description of the page's own texts; where they are too short, with that of the institution. */
function descriptionFor(reading: Reading, facts: Facts): string | null {
  const texts = listFrom(facts.description);
  if (!isListed(facts)) return descriptionOf(texts);
  const words = texts.some((text) => text?.trim()) ? texts : [facts.title || (facts.trail?.at(-1)?.label ?? '')];
  const { entry: site } = theSingle(reading, 'site');
  return descriptionOf([...words, site.description, site.name]);
}

/** Builds the social card of an indexed page: the same for the unprefixed page and its prefixed version. */
export function cardFor(reading: Reading, facts: Facts): Card | null {
  const { title, trail = [], paths, canonical = paths } = facts;
  if (!isListed(facts)) return null;
  const { entry: site } = theSingle(reading, 'site');
  const seed = canonical[reading.locale];
  const above = trail.at(-1)?.label ?? null;
  if (title === site.shortName) return cardOf({ title: site.name, label: null, name: site.superiorBody.label, seed });
  // A title that is an interface text is unknown here: the section's is used instead.
  const [shown, label] = title === '' ? [above ?? site.name, null] : [title, above];
  return cardOf({ title: shown, label, name: site.shortName, seed });
}

/** Returns a path with its language's own prefix. */
const inOwnForm = (path: string, locale: Locale) => prefixed(locale, splitForm(path).rest);

function trailSteps(reading: Reading, trail: readonly Crumb[]): { name: string; path: string }[] {
  const { locale } = reading;
  const { entry: site } = theSingle(reading, 'site');
  const steps = trail.map(({ label, path }) => ({ name: label, path: inOwnForm(path, locale) }));
  return [{ name: site.shortName, path: prefixed(locale, '/') }, ...steps];
}

/** Builds the structured data of a page; a page that shows another page's content leaves it to that one. */
function thingsOf(reading: Reading, facts: Facts, card: Card | null): Thing[] {
  const { title, trail = [], paths, things, canonical } = facts;
  if (card === null || canonical) return [];
  const url = paths[reading.locale];
  const own = (things?.({ url, card: card.path }) ?? []).filter((thing) => thing !== null);
  const here = title === '' ? [] : [{ name: title, path: url }];
  return trail.length === 0 ? own : [...own, breadcrumbList([...trailSteps(reading, trail), ...here])];
}

function translationsOf({ paths, translated, canonical }: Facts): Head['translations'] {
  if (canonical) return [];
  return localeCodes.filter((code) => translated.includes(code)).map((code) => ({ locale: code, path: paths[code] }));
}

/**
 * Builds the sitemap listing. Of pages with the same content only the canonical one is listed: that with the language's
 * own prefix.
 */
export function listingFor({ form, locale }: Reading, facts: Facts): PageListing | null {
  const { paths, canonical, updatedAt = null } = facts;
  if (form === 'plain' || canonical || !isListed(facts)) return null;
  return { path: paths[locale], translations: translationsOf(facts), updatedAt };
}

/** Builds the title of a page: with its section where other sections may have a page of the same name. */
function titleOf({ title, sectioned = false, trail = [] }: Facts): string {
  const section = trail.at(-1)?.label;
  return sectioned && section !== undefined && section !== title ? `${title} — ${section}` : title;
}

export function headOf(reading: Reading, facts: Facts): Head {
  const { foreign = null, index = true, paths, canonical, article = null } = facts;
  const card = cardFor(reading, facts);
  return {
    title: titleOf(facts),
    description: descriptionFor(reading, facts),
    canonical: index ? (canonical ?? paths)[foreign ?? reading.locale] : null,
    index: isListed(facts),
    translations: translationsOf(facts),
    card: card && card.path,
    article,
    things: thingsOf(reading, facts, card),
  };
}
