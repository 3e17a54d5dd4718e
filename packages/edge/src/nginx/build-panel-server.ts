import { previewFiles, previewPath } from '@ochiq/contract/wire/preview';

import type { BasePath } from '../routing/site-address.ts';
import { buildListenDirectives, isResolvedPerRequest } from './addresses.ts';
import { setHeader } from './build-security-headers.ts';
import { createBlock, createDirective, quoteValue, type Directive } from './directives.ts';
import type { NginxSettings } from './env.ts';
import { getBasePattern } from './paths.ts';

/** The largest upload of an editor; the CMS has the last word. */
const maxUploadSize = '256m';

/** Returns the pattern of files that a previewed page loads: files of the site that the CMS does not have. */
const getPreviewFilePattern = (base: BasePath): string => `^${getBasePattern(base)}${previewFiles.source.slice(1)}`;

/** A variable makes nginx resolve the name for every request. */
const toProxyAddress = (origin: string, resolver: string | undefined): string =>
  isResolvedPerRequest(new URL(origin).host, resolver) ? `${origin.replace(/\/+$/u, '')}$request_uri` : origin;

const buildPanelProxy = (origin: string, resolver: string | undefined): readonly Directive[] => [
  createDirective('proxy_pass', toProxyAddress(origin, resolver)),
  createDirective('proxy_http_version', '1.1'),
  createDirective('proxy_set_header', 'Host', '$host'),
  createDirective('proxy_set_header', 'Connection', '""'),
  createDirective('proxy_set_header', 'X-Forwarded-For', '$remote_addr'),
  createDirective('proxy_set_header', 'X-Forwarded-Proto', '$scheme'),
];

/**
 * Creates the locations of previews. Nothing else of the publisher is public: calls with its key stay inside the
 * machine.
 */
const buildPreviewLocations = (publisher: string, base: BasePath, resolver: string | undefined): Directive[] =>
  [`= ${previewPath}`, `~ ${quoteValue(getPreviewFilePattern(base))}`].map((place) =>
    createBlock(
      `location ${place}`,
      createBlock('limit_except GET', createDirective('deny', 'all')),
      ...buildPanelProxy(publisher, resolver),
    ),
  );

/**
 * Builds the server of the panel under a host of its own: all of it belongs to the CMS, except the drafts that the
 * publisher renders.
 */
export const buildPanelServer = (
  { host, cms, publisher, listen }: NonNullable<NginxSettings['panel']>,
  base: BasePath,
  resolver: string | undefined,
): Directive =>
  createBlock(
    'server',
    ...buildListenDirectives(listen),
    createDirective('server_name', host),
    createDirective('client_max_body_size', maxUploadSize),
    setHeader('X-Robots-Tag', 'noindex'),
    ...(listen.certificate ? [setHeader('Strict-Transport-Security', 'max-age=31536000')] : []),
    ...(publisher === undefined ? [] : buildPreviewLocations(publisher, base, resolver)),
    createBlock(
      'location /',
      ...buildPanelProxy(cms, resolver),
      createDirective('proxy_request_buffering', 'off'),
      createDirective('proxy_read_timeout', '300s'),
    ),
  );
