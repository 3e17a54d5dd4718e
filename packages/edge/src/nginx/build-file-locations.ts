import { uploadLimits } from '@ochiq/contract/forms/form-files';
import { getAlertFragmentPath } from '@ochiq/contract/routing/alert-place';
import { viewPrefixes } from '@ochiq/contract/routing/scripts';
import { getCacheControl, uncached } from '@ochiq/http-policy/cache-rules';
import { toContentType } from '@ochiq/http-policy/content-type';
import { encodings, getCsvMetadataPath } from '@ochiq/http-policy/representation';

import { getVaryHeaders } from '../routing/language-choice.ts';
import type { BasePath } from '../routing/site-address.ts';
import { getSpeculationHeaders } from '../routing/speculation-rules.ts';
import { buildSecurityHeaders, setHeader } from './build-security-headers.ts';
import { buildStatisticsLog } from './build-statistics-log.ts';
import { createBlock, createDirective, createIfBlock, createNginxMap, quoteValue, rewriteTo, type Directive } from './directives.ts';
import { locations } from './paths.ts';
import { anyProxyCondition } from './proxy-conditions.ts';

const setVariable = (name: string, value: string): Directive => createDirective('set', name, quoteValue(value));
const createInternalLocation = (location: string, ...inner: readonly Directive[]): Directive =>
  createBlock(`location = ${location}`, createDirective('internal'), ...inner);
const testFile = (path: string): string => `-f ${quoteValue(`$folder${path}`)}`;

const rewriteToEdge = rewriteTo(locations.edge);

/** Statuses whose body is content of the file. */
const withContent = '200 206';

const plainPageVary = getVaryHeaders('/page').join(', ');

/** The variables of headers that pages alone have, empty for files. */
const speculationVariables = { 'Speculation-Rules': '$speculation_rules', 'Accept-CH': '$wanted_hints' } as const;

/** Creates the maps of a page: the file of its alert, its `Vary`, and its rules of prefetching. */
export const buildPageMaps = (base: BasePath): Directive[] => [
  createNginxMap({
    of: '$form',
    is: '$alert_file',
    otherwise: '',
    values: Object.fromEntries(viewPrefixes.map((localePrefix) => [localePrefix, getAlertFragmentPath(localePrefix)])),
  }),
  createNginxMap({ of: '$form', is: '$page_vary', otherwise: 'Accept-Encoding', values: { plain: `${plainPageVary}, Accept-Encoding` } }),
  ...Object.entries(speculationVariables).map(([name, is]) =>
    createNginxMap({ of: '$is_page', is, otherwise: '', values: { 1: getSpeculationHeaders(base)[name] ?? '' } }),
  ),
];

const buildFileHeaders = (https: boolean): Directive[] => [
  createDirective('root', '$folder'),
  // The edge decides about symbolic links.
  createDirective('disable_symlinks', 'on', 'from=$folder'),
  ...buildSecurityHeaders({ policy: '$policy', shared: false, https }),
  setHeader('Cross-Origin-Resource-Policy', '$resource_policy'),
  setHeader('Access-Control-Allow-Origin', '$allowed_origin'),
  setHeader('Cache-Control', '$cache'),
  setHeader('Content-Type', '$type', withContent),
  setHeader('Content-Disposition', '$disposition', withContent),
  setHeader('Link', '$link', withContent),
  createDirective('more_set_input_headers', quoteValue('If-Modified-Since: $asked_moment')),
];

/** Creates the maps of cross-origin access to files. */
export const buildSharingMaps = (): Directive[] => [
  createNginxMap({ of: '$file_shared', is: '$resource_policy', otherwise: 'same-origin', values: { 1: 'cross-origin' } }),
  createNginxMap({ of: '$file_shared', is: '$allowed_origin', otherwise: '', values: { 1: '*' } }),
];

/**
 * Creates the locations of the general way: a request is passed to the edge where a condition holds, else the page or file at its
 * path is served.
 * @param statisticsDir the folder of the log of page views; without it nothing is logged
 */
export const buildFileLocations = (https: boolean, statisticsDir?: string): Directive[] => [
  createInternalLocation(
    locations.general,
    // The size is checked again in the location that follows.
    createDirective('client_max_body_size', `${uploadLimits.bodyBytes}`),
    // One release for the entire request, whatever `current` links to meanwhile.
    setVariable('$folder', '$release_folder'),
    setVariable('$twin', ''),
    setVariable('$is_page', ''),
    setVariable('$doubt', anyProxyCondition),
    createIfBlock('$is_no_target', createDirective('return', '400')),
    createIfBlock('$is_upload', rewriteTo(locations.upload)),
    createIfBlock('$doubt', rewriteToEdge),
    createIfBlock(testFile('$page_file'), rewriteTo(locations.page)),
    createIfBlock(`!${testFile('$path')}`, rewriteToEdge),
    setVariable('$name', '$path'),
    setVariable('$type', '$file_type'),
    setVariable('$policy', '$file_policy'),
    setVariable('$disposition', '$file_disposition'),
    setVariable('$cache', '$file_cache'),
    setVariable('$vary', 'Accept-Encoding'),
    setVariable('$link', ''),
    createIfBlock(testFile(getCsvMetadataPath('$path')), setVariable('$link', '$file_link')),
    createDirective('rewrite', '^', '$file_way', 'last'),
  ),
  createInternalLocation(
    locations.page,
    setVariable('$doubt', '$doubt_choice'),
    createIfBlock('$form = plain', setVariable('$doubt', '$doubt_cookie')),
    createIfBlock('$doubt', rewriteToEdge),
    createIfBlock(testFile('$alert_file'), rewriteToEdge),
    setVariable('$is_page', '1'),
    setVariable('$name', '$page_file'),
    setVariable('$type', toContentType('text/html')),
    setVariable('$policy', '$page_policy'),
    setVariable('$disposition', ''),
    setVariable('$cache', getCacheControl('/page/index.html')),
    setVariable('$vary', '$page_vary'),
    setVariable('$link', ''),
    rewriteTo(locations.text),
  ),
  createInternalLocation(
    locations.text,
    createIfBlock('$http_range', rewriteToEdge),
    // The last existing variant wins: the smaller one.
    ...Object.keys(encodings)
      .reverse()
      .map((coding) => createIfBlock(testFile(`$name$twin_${coding}`), setVariable('$twin', `$twin_${coding}`))),
    rewriteTo(locations.sendText),
  ),
  createInternalLocation(
    locations.sendText,
    ...buildStatisticsLog(statisticsDir, ['document', 'navigation']),
    ...buildFileHeaders(https),
    createDirective('max_ranges', '0'),
    setHeader('Vary', '$vary'),
    ...Object.entries(speculationVariables).map(([name, variable]) => setHeader(name, variable)),
    setHeader('Content-Encoding', '$encoding', withContent),
    setHeader('ETag', '$tag'),
    createDirective('more_set_input_headers', quoteValue('If-None-Match: $asked_tag')),
    createDirective('rewrite', '^', '$name$twin', 'break'),
  ),
  createInternalLocation(locations.bytes, rewriteTo(locations.sendBytes)),
  createInternalLocation(
    locations.sendBytes,
    ...buildFileHeaders(https),
    createDirective('max_ranges', '1'),
    createDirective('rewrite', '^', '$name', 'break'),
  ),
  createInternalLocation(
    locations.unsatisfiable,
    ...buildSecurityHeaders({ policy: '$policy', shared: false, https }),
    setHeader('Cross-Origin-Resource-Policy', '$resource_policy'),
    setHeader('Access-Control-Allow-Origin', '$allowed_origin'),
    setHeader('Cache-Control', uncached.error),
    // Without a variable nginx would send a page of its own.
    setVariable('$nothing', ''),
    createDirective('return', '416', quoteValue('$nothing')),
  ),
];
