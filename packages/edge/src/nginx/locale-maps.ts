import { localeCookie } from '@ochiq/contract/routing/locale-cookie';
import { defaultLocale, localeCodes } from '@ochiq/contract/routing/locales';

import type { BasePath } from '../routing/site-address.ts';
import { createNginxMap, type Directive } from './directives.ts';
import { getBasePattern } from './paths.ts';

const anyLocale = localeCodes.join('|');

/** Returns the pattern of a cookie header that names the language once, in the site's own format. */
export const getSingleCookiePattern = (value: string): string =>
  `^(?!.*${localeCookie.name}.*${localeCookie.name})(?:.*; )?${localeCookie.name}=${value}(?:;|$)`;

/** The pattern of a cookie header without a language. */
export const noCookiePattern = `^(?!.*${localeCookie.name})`;

/** Returns the pattern of an `Accept-Language` that begins with a language, without a weight. */
const getFirstChoicePattern = (locale: string): string => `^[ \\t]*${locale}(?:-[a-z\\d]{1,8})*[ \\t]*(?:,|$)`;

/** Returns the pattern of a `Referer` that is a page of a language, plain enough to be read alike by nginx and the edge. */
const getSameLanguagePattern = (locale: string, base: BasePath): string =>
  `(?!.*(?:/\\.|%|\\\\))https?://[^/?#]+${getBasePattern(base)}/${locale}(?:[/?]|$)`;

/** Creates the maps of languages: the locale prefix of a page, and of a reader to whom an error is shown. */
export const buildLocaleMaps = (base: BasePath): Directive[] => [
  createNginxMap({ of: '$path', is: '$form', otherwise: 'plain', patterns: [[`^/(?<prefix>${anyLocale})(?:/|$)`, '$prefix']] }),
  createNginxMap({
    of: '$http_accept_language',
    is: '$browser_form',
    otherwise: 'plain',
    anyCase: true,
    patterns: localeCodes.map((locale) => [getFirstChoicePattern(locale), locale]),
  }),
  createNginxMap({
    of: '$request_uri',
    is: '$unremembered_form',
    otherwise: 'plain',
    patterns: [[`^${getBasePattern(base)}/?(?:\\?|$)`, '$browser_form']],
  }),
  createNginxMap({
    of: '$http_cookie',
    is: '$remembered_form',
    otherwise: '$unremembered_form',
    patterns: [[getSingleCookiePattern(`(?<remembered>${anyLocale})`), '$remembered']],
  }),
  // The complete first line: of a path that nginx cannot decode it has nothing else.
  createNginxMap({
    of: '$request',
    is: '$reader_form',
    otherwise: '$remembered_form',
    patterns: [[`^[^ ]+ (?:(?i:https?)://[^/ ]*)?${getBasePattern(base)}/(?<asked>${anyLocale})[/? ]`, '$asked']],
  }),
  // An unprefixed page is served to readers of the default language; the edge redirects the others to their language.
  createNginxMap({
    of: '$http_cookie',
    is: '$doubt_cookie',
    otherwise: '1',
    values: { '': '' },
    patterns: [
      [noCookiePattern, ''],
      [getSingleCookiePattern(defaultLocale), ''],
    ],
  }),
  createNginxMap({
    of: '$http_sec_fetch_site',
    is: '$doubt_site',
    otherwise: '1',
    values: { 'cross-site': '', 'same-site': '', none: '' },
  }),
  // The same in one look, for an ordinary request of a page whose language is known.
  ...localeCodes.map((locale) =>
    createNginxMap({
      of: '$http_referer',
      is: `$doubt_choice_${locale}`,
      otherwise: '$doubt_site',
      values: { '': '' },
      patterns: [[`^${getSameLanguagePattern(locale, base)}`, '']],
    }),
  ),
  // A reader who comes from a page in another language chooses this one: the edge sets the cookie.
  createNginxMap({
    of: '$form $http_referer',
    is: '$other_language',
    otherwise: '1',
    patterns: [
      ['^[a-z]+ $', ''],
      ...localeCodes.map((locale): [string, string] => [`^${locale} ${getSameLanguagePattern(locale, base)}`, '']),
    ],
  }),
  createNginxMap({
    of: '$request_method $other_language $http_sec_fetch_site',
    is: '$doubt_choice',
    otherwise: '1',
    patterns: [
      ['^(?!GET )', ''],
      ['^GET  ', ''],
      ['^GET 1 (?:cross-site|same-site|none)$', ''],
    ],
  }),
];
