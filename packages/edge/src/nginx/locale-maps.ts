import { localeCookie } from '@ochiq/contract/routing/locale-cookie';
import { defaultLocale, localeCodes } from '@ochiq/contract/routing/locales';
import { scriptCookie, scriptPrefixes, scripts } from '@ochiq/contract/routing/scripts';

import type { BasePath } from '../routing/site-address.ts';
import { createNginxMap, type Directive } from './directives.ts';
import { getBasePattern } from './paths.ts';

const anyLocale = localeCodes.join('|');
const readerPrefixes = [...localeCodes, ...scriptPrefixes];
const anyReaderPrefix = readerPrefixes.join('|');

/** The pattern of a cookie header without an alphabet, to precede another. */
const noScriptCookie = `(?!.*${scriptCookie.name})`;

/** Returns the name of the variable that is empty where a reader comes from a page with the same prefix. */
export const getChoiceVariable = (prefix: string): string => `$doubt_choice_${prefix.replaceAll('-', '_')}`;

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
  createNginxMap({ of: '$path', is: '$form', otherwise: 'plain', patterns: [[`^/(?<prefix>${anyReaderPrefix})(?:/|$)`, '$prefix']] }),
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
    patterns: [
      ...scriptPrefixes.map((script): [string, string] => [
        `^(?!.*${scriptCookie.name}.*${scriptCookie.name})(?=(?:.*; )?${scriptCookie.name}=${script}(?:;|$))${getSingleCookiePattern(scripts[script].locale).slice(1)}`,
        script,
      ]),
      [getSingleCookiePattern(`(?<remembered>${anyLocale})`), '$remembered'],
    ],
  }),
  // The complete first line: of a path that nginx cannot decode it has nothing else.
  createNginxMap({
    of: '$request',
    is: '$reader_form',
    otherwise: '$remembered_form',
    patterns: [[`^[^ ]+ (?:(?i:https?)://[^/ ]*)?${getBasePattern(base)}/(?<asked>${anyReaderPrefix})[/? ]`, '$asked']],
  }),
  // An unprefixed page is served to readers of the default language in its own alphabet; the edge redirects the others.
  createNginxMap({
    of: '$http_cookie',
    is: '$doubt_cookie',
    otherwise: '1',
    values: { '': '' },
    patterns: [
      [noCookiePattern, ''],
      [`^${noScriptCookie}${getSingleCookiePattern(defaultLocale).slice(1)}`, ''],
    ],
  }),
  createNginxMap({
    of: '$http_sec_fetch_site',
    is: '$doubt_site',
    otherwise: '1',
    values: { 'cross-site': '', 'same-site': '', none: '' },
  }),
  // The same in one look, for an ordinary request of a page whose language is known.
  ...readerPrefixes.map((locale) =>
    createNginxMap({
      of: '$http_referer',
      is: getChoiceVariable(locale),
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
      ['^[a-z-]+ $', ''],
      ...readerPrefixes.map((locale): [string, string] => [`^${locale} ${getSameLanguagePattern(locale, base)}`, '']),
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
