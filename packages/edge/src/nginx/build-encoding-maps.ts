import { encodings, tagSuffixes, type Encoding } from '@ochiq/http-policy/representation';

import { createNginxMap, type Directive } from './directives.ts';

/** An extension that no file has, so that no variant matches. */
export const noExtension = '/none';

/**
 * `Accept-Encoding` as browsers send it: names without weights, so that the smaller variant is taken; and as they send
 * it for sound and video, and simple programs for everything, so that none is.
 */
export const unweightedPattern = '^(?:identity(?:;q=1,[ \\t]*\\*;q=0)?|(?:(?:gzip|deflate|br|zstd)(?:[ \\t]*,[ \\t]*(?!$)|$))+)$';

/** Returns the pattern of a header that names an encoding. */
export const getCodingPattern = (coding: Encoding): string => `(?:^|[ ,\\t])${coding}(?:$|[ ,\\t])`;

const codings = Object.keys(encodings) as Encoding[];

/** Creates the maps of compressed variants and their entity tags, which derive from nginx's own. */
export const buildEncodingMaps = (): Directive[] => [
  ...codings.map((coding) =>
    createNginxMap({
      of: '$http_accept_encoding',
      is: `$twin_${coding}`,
      otherwise: noExtension,
      anyCase: true,
      patterns: [[getCodingPattern(coding), encodings[coding]]],
    }),
  ),
  createNginxMap({
    of: '$twin',
    is: '$encoding',
    otherwise: '',
    values: Object.fromEntries(codings.map((coding) => [encodings[coding], coding])),
  }),
  createNginxMap({
    of: '$twin',
    is: '$tag_suffix',
    otherwise: '',
    values: Object.fromEntries(codings.map((coding) => [encodings[coding], tagSuffixes[coding]])),
  }),
  createNginxMap({ of: '$sent_http_etag', is: '$tag', otherwise: '', patterns: [['^"(?<made>.+)"$', '"$made$tag_suffix"']] }),
  // nginx compares tags before the suffix is added to its own.
  createNginxMap({
    of: '$tag_suffix $http_if_none_match',
    is: '$asked_tag',
    otherwise: '"none"',
    patterns: [
      ['^ $', ''],
      ['^[^ ]* $', ''],
      ['^[^ ]* \\*$', '*'],
      ['^ (?<plain_tag>.+)$', '$plain_tag'],
      ...codings.map((coding): [string, string] => [
        `^${tagSuffixes[coding]} (?<${coding}_weak>(?:W/)?)"(?<${coding}_tag>.+)${tagSuffixes[coding]}"$`,
        `$${coding}_weak"$${coding}_tag"`,
      ]),
    ],
  }),
  // A tag takes precedence over a date.
  createNginxMap({ of: '$http_if_none_match', is: '$asked_moment', otherwise: '', values: { '': '$http_if_modified_since' } }),
];
