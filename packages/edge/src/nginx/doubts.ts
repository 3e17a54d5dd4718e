import { localeCodes } from '@ochiq/contract/locales';
import { pathFor } from '@ochiq/contract/path-for';

import { healthPath } from '../answers/health-answer.ts';
import { workerPath } from '../answers/worker-answer.ts';
import type { BasePath } from '../rules/base-path.ts';
import { ownAddresses } from '../rules/error-pages.ts';
import { fileFolders } from '../rules/place.ts';
import type { Directive } from './directives.ts';
import { unweighed } from './encoding-facts.ts';
import { basePattern, isPlainPath } from './plain-path.ts';
import type { KnownRelease } from './settings.ts';
import { valueMap } from './value-map.ts';

const anyForm = `(?:/(?:${localeCodes.join('|')}))?`;
const search = pathFor('search', 'plain', {});
const account = pathFor('account', 'plain', {});

/** Lists the paths that the edge handles although a file may exist there. */
const ownPaths = (releases: readonly KnownRelease[]): Record<string, string> =>
  Object.fromEntries(
    [healthPath, workerPath, ...ownAddresses, ...releases.flatMap(({ redirected }) => redirected)]
      .filter(isPlainPath)
      .map((path) => [path, '1']),
  );

/** Creates a map that is empty where headers are absent or match a pattern, and `1` otherwise. */
const unlessFits = (name: string, headers: string, patterns: readonly string[], anyCase = false): Directive =>
  valueMap({
    of: headers,
    is: `$doubt_${name}`,
    otherwise: '1',
    anyCase,
    values: { '': '' },
    patterns: patterns.map((pattern) => [pattern, '']),
  });

/**
 * Creates the conditions under which nginx passes a request to the edge, since it might respond differently: each
 * variable is empty where that is not so. Nearly all requests of browsers match none of them.
 */
export const doubts = (base: BasePath, releases: readonly KnownRelease[]): Directive[] => [
  valueMap({
    of: '$release_folder',
    is: '$doubt_release',
    otherwise: '1',
    values: Object.fromEntries(releases.map(({ folder }) => [folder, ''])),
  }),
  unlessFits('request', '$request', ['^(?:GET|HEAD) (?:/|(?i:https?)://)']),
  unlessFits('body', '$http_content_length$http_transfer_encoding', ['^0$']),
  valueMap({
    of: '$path',
    is: '$doubt_path',
    otherwise: '',
    values: { '': '1', ...ownPaths(releases) },
    patterns: [
      [`^(?!/(?:${fileFolders.join('|')})/).*/index\\.html$`, '1'],
      ['\\.(?:br|gz)$', '1'],
      [`^${anyForm}${account}$`, '1'],
    ],
  }),
  valueMap({
    of: '$request_uri',
    is: '$doubt_question',
    otherwise: '',
    patterns: [[`^${basePattern(base)}${anyForm}(?:/forms/|${search})[^?]*\\?`, '1']],
  }),
  unlessFits('tag', '$http_if_none_match', ['^(?:\\*|(?:W/)?"[!#-~]*")$']),
  unlessFits('match', '$http_if_match$http_if_unmodified_since', []),
  valueMap({
    of: '$http_if_none_match$http_if_modified_since:$http_cache_control',
    is: '$doubt_reload',
    otherwise: '',
    anyCase: true,
    patterns: [['^[^:].*no-cache', '1']],
  }),
  unlessFits('encoding', '$http_accept_encoding', [unweighed], true),
  unlessFits('range', '$request_method $http_range', ['^[A-Z]+ $', '^GET bytes=(?:\\d{1,15}-\\d{0,15}|-\\d{1,15})$']),
];

/** All conditions in one value, empty where nginx serves the file itself. */
export const anyDoubt = ['release', 'request', 'body', 'path', 'question', 'tag', 'match', 'reload', 'encoding', 'range']
  .map((name) => `$doubt_${name}`)
  .join('');

/** Creates the map from a path to the file of its page; the folders of plain files contain no pages. */
export const pageFiles = (): Directive =>
  valueMap({
    of: '$path',
    is: '$page_file',
    otherwise: '$path/index.html',
    patterns: [[`^/(?:${fileFolders.join('|')})(?:/|$)`, '/none']],
  });
