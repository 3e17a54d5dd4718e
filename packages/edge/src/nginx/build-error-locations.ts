import { viewPrefixes, type ViewPrefix } from '@ochiq/contract/routing/scripts';
import { uncached } from '@ochiq/http-policy/cache-rules';
import { toContentType } from '@ochiq/http-policy/content-type';

import { renderFallbackErrorPage, renderRefusedPage, renderUnpublishedPage } from '../responses/plain-page.ts';
import { allowedMethodsHeader } from '../routing/read-request.ts';
import { getErrorPageFile } from '../routing/resource-path.ts';
import type { BasePath } from '../routing/site-address.ts';
import { buildSecurityHeaders, setHeader } from './build-security-headers.ts';
import { createBlock, createDirective, createIfBlock, createNginxMap, quoteLiteral, type Directive } from './directives.ts';
import { locations, namedLocations } from './paths.ts';

/** Statuses of requests that nginx refuses itself, and of an edge that is down: each has a page in every language. */
const nginxErrorStatuses = [400, 405, 414, 500, 503] as const;
type NginxErrorStatus = (typeof nginxErrorStatuses)[number];

/** Headers too large: no release has a page for it. */
const tooLargeHeaders = 431;

const renderSentence = (status: NginxErrorStatus, localePrefix: ViewPrefix, base: BasePath): string =>
  status === 503 ? renderUnpublishedPage(localePrefix) : renderFallbackErrorPage(localePrefix, base);

const mapLocalePrefixes = (of: (localePrefix: ViewPrefix) => string): Record<string, string> =>
  Object.fromEntries(viewPrefixes.map((localePrefix) => [localePrefix, of(localePrefix)]));

export const buildErrorMaps = (base: BasePath): Directive[] => [
  createNginxMap({
    of: '$reader_form',
    is: `$error_text_${tooLargeHeaders}`,
    otherwise: '',
    values: mapLocalePrefixes((localePrefix) => renderRefusedPage(tooLargeHeaders, localePrefix, base)),
  }),
  ...nginxErrorStatuses.flatMap((status) => [
    createNginxMap({
      of: '$reader_form',
      is: `$error_file_${status}`,
      otherwise: '',
      values: mapLocalePrefixes((localePrefix) => getErrorPageFile(status, localePrefix)),
    }),
    createNginxMap({
      of: '$reader_form',
      is: `$error_text_${status}`,
      otherwise: '',
      values: mapLocalePrefixes((localePrefix) => renderSentence(status, localePrefix, base)),
    }),
  ]),
];

const getErrorLocation = (status: number): string => `${locations.errors}/${status}`;

/**
 * Creates the `error_page` directives for nginx's own refusals.
 * @param missing the named location of what is missing
 */
export const buildErrorPages = (missing: string): Directive[] => [
  createDirective('recursive_error_pages', 'on'),
  createDirective('error_page', '403', '404', '=', missing),
  createDirective('error_page', '413', '=', namedLocations.tooLong),
  createDirective('error_page', '416', locations.unsatisfiable),
  createDirective('error_page', '494', `=${tooLargeHeaders}`, getErrorLocation(tooLargeHeaders)),
  createDirective('error_page', '502', '504', '=503', getErrorLocation(503)),
  ...nginxErrorStatuses.map((status) => createDirective('error_page', `${status}`, getErrorLocation(status))),
];

const buildInternalHeaders = (https: boolean, policy: string): Directive[] => [
  createDirective('internal'),
  ...buildSecurityHeaders({ policy, shared: false, https }),
  setHeader('Cache-Control', uncached.error),
];

const buildErrorLocation = (status: NginxErrorStatus, https: boolean, folder: string): Directive =>
  createBlock(
    `location = ${getErrorLocation(status)}`,
    ...buildInternalHeaders(https, '$page_policy'),
    createDirective('root', quoteLiteral(folder)),
    createDirective('etag', 'off'),
    createDirective('max_ranges', '0'),
    createDirective('more_clear_headers', 'Last-Modified'),
    setHeader('Content-Type', toContentType('text/html')),
    ...(status === 405 ? [setHeader('Allow', allowedMethodsHeader)] : []),
    ...(status === 503 ? [setHeader('Retry-After', '5')] : []),
    createIfBlock(
      `!-f ${quoteLiteral(folder).slice(0, -1)}$error_file_${status}"`,
      createDirective('return', `${status}`, `$error_text_${status}`),
    ),
    createDirective('rewrite', '^', `$error_file_${status}`, 'break'),
  );

/** Creates the locations of error pages. @param folder the folder of the release's pages */
export const buildErrorLocations = (https: boolean, folder: string): Directive[] => [
  ...nginxErrorStatuses.map((status) => buildErrorLocation(status, https, folder)),
  createBlock(
    `location = ${getErrorLocation(tooLargeHeaders)}`,
    ...buildInternalHeaders(https, '$page_policy'),
    setHeader('Content-Type', toContentType('text/html')),
    createDirective('return', `${tooLargeHeaders}`, `$error_text_${tooLargeHeaders}`),
  ),
];
