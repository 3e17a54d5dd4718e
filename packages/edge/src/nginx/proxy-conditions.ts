import { localeCodes } from '@ochiq/contract/routing/locales';
import { pathFor } from '@ochiq/contract/routing/path-for';
import { scriptPrefixes } from '@ochiq/contract/routing/scripts';

import { healthPath, workerPath } from '../routing/endpoint.ts';
import { errorPageAddresses, fileFolders } from '../routing/resource-path.ts';
import type { BasePath } from '../routing/site-address.ts';
import { speculationRulesPath } from '../routing/speculation-rules.ts';
import { unweightedPattern } from './build-encoding-maps.ts';
import { createNginxMap, type Directive } from './directives.ts';
import type { KnownRelease } from './env.ts';
import { getBasePattern, isPlainPath } from './paths.ts';

const anyLocalePrefix = `(?:/(?:${[...localeCodes, ...scriptPrefixes].join('|')}))?`;
const search = pathFor('search', 'plain', {});
const account = pathFor('account', 'plain', {});

/** Lists the paths that the edge handles although a file may exist there. */
export const listEdgePaths = (releases: readonly KnownRelease[]): Record<string, string> =>
  Object.fromEntries(
    [healthPath, workerPath, speculationRulesPath, ...errorPageAddresses, ...releases.flatMap(({ redirected }) => redirected)]
      .filter(isPlainPath)
      .map((path) => [path, '1']),
  );

/** Creates a map that is empty where headers are absent or match a pattern, and `1` otherwise. */
const createMismatchMap = (name: string, headers: string, patterns: readonly string[], anyCase = false): Directive =>
  createNginxMap({
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
export const buildProxyConditions = (base: BasePath, releases: readonly KnownRelease[]): Directive[] => [
  createNginxMap({
    of: '$release_folder',
    is: '$doubt_release',
    otherwise: '1',
    values: Object.fromEntries(releases.map(({ folder }) => [folder, ''])),
  }),
  createMismatchMap('request', '$request', ['^(?:GET|HEAD) (?:/|(?i:https?)://)']),
  createMismatchMap('body', '$http_content_length$http_transfer_encoding', ['^0$']),
  createNginxMap({
    of: '$path',
    is: '$doubt_path',
    otherwise: '',
    values: { '': '1', ...listEdgePaths(releases) },
    patterns: [
      [`^(?!/(?:${fileFolders.join('|')})/).*/index\\.html$`, '1'],
      ['\\.(?:br|gz)$', '1'],
      [`^${anyLocalePrefix}${account}$`, '1'],
    ],
  }),
  createNginxMap({
    of: '$request_uri',
    is: '$doubt_question',
    otherwise: '',
    patterns: [[`^${getBasePattern(base)}${anyLocalePrefix}(?:/forms/|${search})[^?]*\\?`, '1']],
  }),
  createMismatchMap('tag', '$http_if_none_match', ['^(?:\\*|(?:W/)?"[!#-~]*")$']),
  createMismatchMap('match', '$http_if_match$http_if_unmodified_since', []),
  createNginxMap({
    of: '$http_if_none_match$http_if_modified_since:$http_cache_control',
    is: '$doubt_reload',
    otherwise: '',
    anyCase: true,
    patterns: [['^[^:].*no-cache', '1']],
  }),
  createMismatchMap('encoding', '$http_accept_encoding', [unweightedPattern], true),
  createMismatchMap('range', '$request_method $http_range', ['^[A-Z]+ $', '^GET bytes=(?:\\d{1,15}-\\d{0,15}|-\\d{1,15})$']),
];

/** All conditions in one value, empty where nginx serves the file itself. */
export const anyProxyCondition = ['release', 'request', 'body', 'path', 'question', 'tag', 'match', 'reload', 'encoding', 'range']
  .map((name) => `$doubt_${name}`)
  .join('');

/** Creates the map from a path to the file of its page; the folders of plain files contain no pages. */
export const buildPageFileMap = (): Directive =>
  createNginxMap({
    of: '$path',
    is: '$page_file',
    otherwise: '$path/index.html',
    patterns: [[`^/(?:${fileFolders.join('|')})(?:/|$)`, '/none']],
  });
