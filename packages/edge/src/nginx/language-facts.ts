import { localeCookie } from '@ochiq/contract/locale-cookie';
import { defaultLocale, localeCodes } from '@ochiq/contract/locales';

import type { BasePath } from '../rules/base-path.ts';
import type { Directive } from './directives.ts';
import { basePattern } from './plain-path.ts';
import { valueMap } from './value-map.ts';

const anyLocale = localeCodes.join('|');

/** Returns the pattern of a cookie header that names the language once, in the site's own format. */
export const oneCookie = (value: string): string =>
  `^(?!.*${localeCookie.name}.*${localeCookie.name})(?:.*; )?${localeCookie.name}=${value}(?:;|$)`;

/** The pattern of a cookie header without a language. */
export const withoutCookie = `^(?!.*${localeCookie.name})`;

/** Returns the pattern of an `Accept-Language` that begins with a language, without a weight. */
const firstChoice = (locale: string): string => `^[ \\t]*${locale}(?:-[a-z\\d]{1,8})*[ \\t]*(?:,|$)`;

/** Creates the maps of languages: the locale prefix of a page, and of a reader to whom an error is shown. */
export const languageFacts = (base: BasePath): Directive[] => [
  valueMap({ of: '$path', is: '$form', otherwise: 'plain', patterns: [[`^/(?<prefix>${anyLocale})(?:/|$)`, '$prefix']] }),
  valueMap({
    of: '$http_accept_language',
    is: '$browser_form',
    otherwise: 'plain',
    anyCase: true,
    patterns: localeCodes.map((locale) => [firstChoice(locale), locale]),
  }),
  valueMap({
    of: '$request_uri',
    is: '$unremembered_form',
    otherwise: 'plain',
    patterns: [[`^${basePattern(base)}/?(?:\\?|$)`, '$browser_form']],
  }),
  valueMap({
    of: '$http_cookie',
    is: '$remembered_form',
    otherwise: '$unremembered_form',
    patterns: [[oneCookie(`(?<remembered>${anyLocale})`), '$remembered']],
  }),
  // The complete first line: of a path that nginx cannot decode it has nothing else.
  valueMap({
    of: '$request',
    is: '$reader_form',
    otherwise: '$remembered_form',
    patterns: [[`^[^ ]+ (?:(?i:https?)://[^/ ]*)?${basePattern(base)}/(?<asked>${anyLocale})[/? ]`, '$asked']],
  }),
  // An unprefixed page is served to readers of the default language; the edge redirects the others to their language.
  valueMap({
    of: '$http_cookie',
    is: '$doubt_cookie',
    otherwise: '1',
    values: { '': '' },
    patterns: [
      [withoutCookie, ''],
      [oneCookie(defaultLocale), ''],
    ],
  }),
  // A reader who comes from a page in another language chooses this one: the edge sets the cookie.
  valueMap({
    of: '$form $http_referer',
    is: '$other_language',
    otherwise: '1',
    patterns: [
      ['^[a-z]+ $', ''],
      ...localeCodes.map((locale): [string, string] => [
        `^(?!.*(?:/\\.|%|\\\\))${locale} https?://[^/?#]+${basePattern(base)}/${locale}(?:[/?]|$)`,
        '',
      ]),
    ],
  }),
  valueMap({
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
