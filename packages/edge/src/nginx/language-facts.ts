import { localeCookie } from '@ochiq/contract/locale-cookie';
import { defaultLocale, localeCodes } from '@ochiq/contract/locales';

import type { BasePath } from '../rules/base-path.ts';
import type { Directive } from './directives.ts';
import { basePattern } from './plain-path.ts';
import { valueMap } from './value-map.ts';

const anyLocale = localeCodes.join('|');

/** A cookie header that names the language once, in the one form in which the site writes it. */
export const oneCookie = (value: string): string =>
  `^(?!.*${localeCookie.name}.*${localeCookie.name})(?:.*; )?${localeCookie.name}=${value}(?:;|$)`;

/** A cookie header that names none. */
export const withoutCookie = `^(?!.*${localeCookie.name})`;

/** A browser that prefers a language without weighing it. */
const firstChoice = (locale: string): string => `^[ \\t]*${locale}(?:-[a-z\\d]{1,8})*[ \\t]*(?:,|$)`;

/** In which form of the site a page is, and in which the reader of an error is told of it. */
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
  // The whole first line: of a path that it can't read nginx keeps nothing else.
  valueMap({
    of: '$request',
    is: '$reader_form',
    otherwise: '$remembered_form',
    patterns: [[`^[^ ]+ (?:(?i:https?)://[^/ ]*)?${basePattern(base)}/(?<asked>${anyLocale})[/? ]`, '$asked']],
  }),
  // An unprefixed page is shown to readers of the default language; who reads another one is led to it by the edge.
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
  // Who comes from a page in another language chooses this one, and is given the cookie by the edge.
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
