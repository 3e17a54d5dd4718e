import { defaultLocale, localeCodes, locales } from '@ochiq/contract/routing/locales';
import { addLocalePrefix, pathFor } from '@ochiq/contract/routing/path-for';
import { isScriptPrefix, scriptPrefixes, scripts } from '@ochiq/contract/routing/scripts';
import { uploadsFolder } from '@ochiq/http-policy/serving-policy';

import type { ReaderPrefix } from './language-choice.ts';
import { toPublicPath, type BasePath } from './site-address.ts';

/** Where browsers find which links to prefetch. It belongs to the edge, not to a release: the paths left out are the edge's. */
export const speculationRulesPath = '/speculation-rules.json';

/**
 * Returns the headers of a page by which browsers find the rules and say how fast their connection is; others ignore
 * them.
 */
export const getSpeculationHeaders = (base: BasePath): Record<string, string> => ({
  'Speculation-Rules': `"${toPublicPath(base, speculationRulesPath)}"`,
  'Accept-CH': 'ECT',
});

/** The request headers that the rules depend on. */
export const speculationVary = 'Save-Data, ECT';

/** The rules of readers who save data, or are on a 2g connection. */
export const noSpeculationRules = '{}';

/**
 * Links of pages that scripts have not taken over. When they have, they hide Gatsby's announcer, open pages without a
 * navigation and prefetch the data of pages themselves.
 */
const plainLinks = ':root:not(:has(#gatsby-announcer[hidden])) a:not([download],[target])';

/** Pages that the edge fills for one reader or one query, or that the offline worker fills. */
const filledPages = ['account', 'login', 'search', 'offline'] as const;

const escapePattern = (path: string): string => path.replace(/[*+?:{}()\\]/gu, '\\$&');

const getTag = (prefix: ReaderPrefix): string => (isScriptPrefix(prefix) ? scripts[prefix] : locales[prefix]).tag;

/**
 * Builds the rules: links to pages in the language and alphabet of the page that they are on. A prefetch must not set the locale
 * cookie, so where a link changes the language the edge has to see the reader follow it; `/` may set it, too.
 */
export function buildSpeculationRules(base: BasePath): string {
  const root = escapePattern(toPublicPath(base, '/'));
  const leftOut = [...filledPages.map((name) => pathFor(name, 'plain', {})), '/forms/*', '/sign-in/*'];
  const toPatterns = (prefix: ReaderPrefix): string[] => {
    const home = `${root}${addLocalePrefix(prefix, '/').slice(1)}`;
    return [home, `${home}/*`];
  };
  const others: ReaderPrefix[] = [...localeCodes.filter((locale) => locale !== defaultLocale), ...scriptPrefixes];
  const createLocaleCondition = (prefix: ReaderPrefix, matches: object) => ({
    and: [{ selector_matches: `:root[lang=${getTag(prefix)}] a` }, matches],
  });
  const where = {
    and: [
      { selector_matches: plainLinks },
      { href_matches: `${root}*` },
      {
        not: {
          href_matches: [
            root,
            `${root}*.*`,
            `${root}${uploadsFolder.slice(1)}*`,
            ...leftOut.map((path) => `${root}{:locale/}?${path.slice(1)}`),
          ],
        },
      },
      {
        or: [
          createLocaleCondition(defaultLocale, { not: { href_matches: others.flatMap(toPatterns) } }),
          ...others.map((prefix) => createLocaleCondition(prefix, { href_matches: toPatterns(prefix) })),
        ],
      },
    ],
  };
  return JSON.stringify({ prefetch: [{ where, eagerness: 'moderate' }] });
}
