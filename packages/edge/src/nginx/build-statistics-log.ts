import { join } from 'node:path';

import { alertDataPattern } from '@ochiq/contract/routing/alert-place';
import { localeCodes } from '@ochiq/contract/routing/locales';

import { robotPattern } from '../statistics/page-view.ts';
import { parseSiteAddress } from '../routing/site-address.ts';
import { createDirective, createNginxMap, quoteLiteral, type Directive } from './directives.ts';
import { escapePattern, getBasePattern } from './paths.ts';

/** The name of the log's format. */
const formatName = 'ochiq_statistics';

/** What a line says, by the names that the edge reads. */
const lineFields = { hour: '$statistics_hour', target: '$statistics_target', referer: '$statistics_referer', site: '$http_sec_fetch_site' };

/** A reader who may be counted: method, status, signs of not being counted, destination, purpose. */
const countedRequest = (destination: string): string => `^GET:(?:200|304):(?!1:)[^:]*:(?!1:)[^:]*:${destination}:(?!.*prefetch)`;

/**
 * Creates the maps and the format of the log of page views. nginx decides what is a line: no line is written of a program, of a
 * reader with a request not to be counted, of anything but a page. A line has neither address nor program nor minute.
 */
export function buildStatisticsFormat(siteUrl: string): Directive[] {
  const { origin, base } = parseSiteAddress(siteUrl);
  const draftPath = `${getBasePattern(base)}(?:/(?:${localeCodes.join('|')}))?/draft(?:[/?#]|$)`;
  const moment = String.raw`^(\d{4}-\d\d-\d\dT\d\d):(\d)\d:\d\d([+-]\d\d):(\d\d)$`;
  const request = '$request_method:$status:$http_sec_gpc:$http_dnt:$http_sec_fetch_dest:$http_sec_purpose$http_purpose:$statistics_robot:';
  return [
    createNginxMap({
      of: '$time_iso8601',
      is: '$statistics_part',
      otherwise: 'unknown',
      patterns: [[moment, '$1-$2$3$4']],
    }),
    createNginxMap({
      of: '$time_iso8601',
      is: '$statistics_hour',
      otherwise: '',
      patterns: [[moment, '$1$3:$4']],
    }),
    createNginxMap({
      of: '$request_uri',
      is: '$statistics_target',
      otherwise: '',
      patterns: [['^([^?#]*)', '$1']],
    }),
    createNginxMap({
      of: '$http_referer',
      is: '$statistics_referer',
      otherwise: '',
      patterns: [
        // The address of a draft opens it: of these the log has no more than the site.
        [`^(${escapePattern(origin)})${draftPath}`, '$1'],
        [`^(${escapePattern(origin)}(?:/[^?#]*)?)(?:[?#]|$)`, '$1'],
        ['^([A-Za-z][A-Za-z+.-]*://)(?:[^/?#@]*@)?([A-Za-z0-9_.-]+)', '$1$2'],
      ],
    }),
    createNginxMap({
      of: '$http_user_agent',
      is: '$statistics_robot',
      otherwise: '',
      values: { '': '1' },
      patterns: [[robotPattern, '1']],
      anyCase: true,
    }),
    createNginxMap({
      of: `${request}$is_page`,
      is: '$statistics_document',
      otherwise: '',
      patterns: [[`${countedRequest('(?:document)?')}[^:]*::1$`, '1']],
      anyCase: true,
    }),
    createNginxMap({
      of: `${request}$request_uri`,
      is: '$statistics_navigation',
      otherwise: '',
      patterns: [
        [`${countedRequest('[^:]*')}[^:]*::${getBasePattern(base)}${alertDataPattern.source.replace(/^\^|\$$/gu, '')}(?:\\?|$)`, '1'],
      ],
      anyCase: true,
    }),
    createDirective(
      'log_format',
      formatName,
      'escape=json',
      `'{${Object.entries(lineFields)
        .map(([name, variable]) => `"${name}":"${variable}"`)
        .join(',')}}'`,
    ),
    // Parts of ten minutes: the edge counts and removes one when the next has begun.
    createDirective('open_log_file_cache', 'max=4', 'inactive=60s', 'valid=60s'),
  ];
}

/** Creates the directives of a location that log the page views of its responses. @param folder where the edge takes the log from */
export function buildStatisticsLog(folder: string | undefined, kinds: readonly ('document' | 'navigation')[]): Directive[] {
  if (folder === undefined) return [];
  const file = `${quoteLiteral(join(folder, '/')).slice(0, -1)}$statistics_part.log"`;
  return kinds.map((kind) => createDirective('access_log', file, formatName, `if=$statistics_${kind}`));
}
