import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { contentTypeNames } from '@ochiq/contract/content-types';
import type { Locale } from '@ochiq/contract/routing/locales';
import { pathFor } from '@ochiq/contract/routing/path-for';
import { getSlugRoute } from '@ochiq/contract/routing/slug-routes';
import { routeNames, routes, type FixedRouteName, type RouteName } from '@ochiq/contract/routing/routes';

const folder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../../cms/seed/content');

/** Parses the slug of an entry in a language; empty where the entry lacks the language or is not published. */
function parseSlugs(text: string, locale: Locale): string[] {
  if (/^publish: false$/mu.test(text)) return [];
  const own = new RegExp(`^${locale}:\\n((?: .*\\n|\\n)+)`, 'mu').exec(`${text}\n`)?.[1] ?? '';
  const slug = /^ {2}slug: ['"]?([a-z0-9-]+)/mu.exec(own)?.[1];
  return slug === undefined ? [] : [slug];
}

const listSlugs = (type: string, locale: Locale): string[] =>
  readdirSync(path.join(folder, type)).flatMap((name) => parseSlugs(readFileSync(path.join(folder, type, name), 'utf8'), locale));

const isFixed = (name: RouteName): name is FixedRouteName => !routes[name].path.includes(':');

/**
 * Lists the paths of the demonstration content's pages in a language, and the anchors on them, as the planner creates
 * them.
 */
export function listSeedPaths(locale: Locale): ReadonlySet<string> {
  const fixed = routeNames.filter(isFixed).map((name) => pathFor(name, locale, {}));
  const entries = contentTypeNames.flatMap((type) => {
    const route = getSlugRoute(type);
    return route === undefined ? [] : listSlugs(type, locale).map((slug) => pathFor(route, locale, { slug }));
  });
  const questions = listSlugs('faq', locale).map((slug) => `${pathFor('faq', locale, {})}#${slug}`);
  return new Set([...fixed, ...entries, ...questions]);
}
