import { localeCodes, type Locale } from '@ochiq/contract/routing/locales';
import { addLocalePrefix, splitLocalePrefix } from '@ochiq/contract/routing/path-for';
import type { TemplateName } from '@ochiq/contract/routing/routes';

import type { Crumb, PageDefinition, PageListing } from '../page.ts';
import { getSingle, type RenderContext } from '../render-context.ts';
import { buildBreadcrumbList } from '../structured-data/build-breadcrumb-list.ts';
import type { Thing } from '../structured-data/thing.ts';
import { createCard, type Card } from './card.ts';
import { buildDescription } from './description.ts';

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

type AnyPageDefinition = PageDefinition<TemplateName>;

const isListed = ({ index = true, foreign = null }: AnyPageDefinition) => index && foreign === null;

const toTextList = (value: AnyPageDefinition['description']) => (typeof value === 'string' ? [value] : (value ?? []));

/** Builds the description of the page's own texts; where they are too short, with that of the institution. */
function buildPageDescription(context: RenderContext, definition: AnyPageDefinition): string | null {
  const texts = toTextList(definition.description);
  if (!isListed(definition)) return buildDescription(texts);
  const words = texts.some((text) => text?.trim()) ? texts : [definition.title || (definition.trail?.at(-1)?.label ?? '')];
  const { entry: site } = getSingle(context, 'site');
  return buildDescription([...words, site.description, site.name]);
}

/** Builds the social card of an indexed page: the same for the unprefixed page and its prefixed version. */
export function buildPageCard(context: RenderContext, definition: AnyPageDefinition): Card | null {
  const { title, trail = [], paths, canonical = paths } = definition;
  if (!isListed(definition)) return null;
  const { entry: site } = getSingle(context, 'site');
  const seed = canonical[context.locale];
  const above = trail.at(-1)?.label ?? null;
  if (title === site.shortName) return createCard({ title: site.name, label: null, name: site.superiorBody.label, seed });
  // A title that is an interface text is unknown here: the section's is used instead.
  const [shown, label] = title === '' ? [above ?? site.name, null] : [title, above];
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
function buildStructuredData(context: RenderContext, definition: AnyPageDefinition, card: Card | null): Thing[] {
  const { title, trail = [], paths, things, canonical } = definition;
  if (card === null || canonical) return [];
  const url = paths[context.locale];
  const own = (things?.({ url, card: card.path }) ?? []).filter((thing) => thing !== null);
  const here = title === '' ? [] : [{ name: title, path: url }];
  return trail.length === 0 ? own : [...own, buildBreadcrumbList([...buildTrailSteps(context, trail), ...here])];
}

function listPageTranslations({ paths, translated, canonical }: AnyPageDefinition): Head['translations'] {
  if (canonical) return [];
  return localeCodes.filter((code) => translated.includes(code)).map((code) => ({ locale: code, path: paths[code] }));
}

/**
 * Builds the sitemap listing. Of pages with the same content only the canonical one is listed: that with the language's
 * own prefix.
 */
export function buildPageListing({ form, locale }: RenderContext, definition: AnyPageDefinition): PageListing | null {
  const { paths, canonical, updatedAt = null } = definition;
  if (form === 'plain' || canonical || !isListed(definition)) return null;
  return { path: paths[locale], translations: listPageTranslations(definition), updatedAt };
}

/** Builds the title of a page: with its section where other sections may have a page of the same name. */
function buildTitle({ title, sectioned = false, trail = [] }: AnyPageDefinition): string {
  const section = trail.at(-1)?.label;
  return sectioned && section !== undefined && section !== title ? `${title} — ${section}` : title;
}

export function buildHead(context: RenderContext, definition: AnyPageDefinition): Head {
  const { foreign = null, index = true, paths, canonical, article = null } = definition;
  const card = buildPageCard(context, definition);
  return {
    title: buildTitle(definition),
    description: buildPageDescription(context, definition),
    canonical: index ? (canonical ?? paths)[foreign ?? context.locale] : null,
    index: isListed(definition),
    translations: listPageTranslations(definition),
    card: card && card.path,
    article,
    things: buildStructuredData(context, definition, card),
  };
}
