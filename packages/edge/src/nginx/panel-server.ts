import { previewFiles, previewPath } from '@ochiq/contract/preview';

import type { BasePath } from '../rules/base-path.ts';
import { block, line, quoted, type Directive } from './directives.ts';
import { header } from './guards.ts';
import { listening } from './listening.ts';
import { isLookedUp } from './names.ts';
import { basePattern } from './plain-path.ts';
import type { NginxSettings } from './settings.ts';

/** The largest upload of an editor; the CMS has the last word. */
const largestUpload = '256m';

/** Returns the pattern of files that a previewed page loads: files of the site that the CMS does not have. */
const loaded = (base: BasePath): string => `^${basePattern(base)}${previewFiles.source.slice(1)}`;

/** A variable makes nginx resolve the name for every request. */
const address = (origin: string, resolver: string | undefined): string =>
  isLookedUp(new URL(origin).host, resolver) ? `${origin.replace(/\/+$/u, '')}$request_uri` : origin;

const asks = (origin: string, resolver: string | undefined): readonly Directive[] => [
  line('proxy_pass', address(origin, resolver)),
  line('proxy_http_version', '1.1'),
  line('proxy_set_header', 'Host', '$host'),
  line('proxy_set_header', 'Connection', '""'),
  line('proxy_set_header', 'X-Forwarded-For', '$remote_addr'),
  line('proxy_set_header', 'X-Forwarded-Proto', '$scheme'),
];

/**
 * Creates the locations of previews. Nothing else of the publisher is public: calls with its key stay inside the
 * machine.
 */
const previews = (publisher: string, base: BasePath, resolver: string | undefined): Directive[] =>
  [`= ${previewPath}`, `~ ${quoted(loaded(base))}`].map((place) =>
    block(`location ${place}`, block('limit_except GET', line('deny', 'all')), ...asks(publisher, resolver)),
  );

/**
 * Builds the server of the panel under a host of its own: all of it belongs to the CMS, except the drafts that the
 * publisher renders.
 */
export const panelServer = (
  { host, cms, publisher, listen }: NonNullable<NginxSettings['panel']>,
  base: BasePath,
  resolver: string | undefined,
): Directive =>
  block(
    'server',
    ...listening(listen),
    line('server_name', host),
    line('client_max_body_size', largestUpload),
    header('X-Robots-Tag', 'noindex'),
    ...(listen.certificate ? [header('Strict-Transport-Security', 'max-age=31536000')] : []),
    ...(publisher === undefined ? [] : previews(publisher, base, resolver)),
    block('location /', ...asks(cms, resolver), line('proxy_request_buffering', 'off'), line('proxy_read_timeout', '300s')),
  );
