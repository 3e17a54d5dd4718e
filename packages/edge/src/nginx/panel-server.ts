import { previewFiles, previewPath } from '@ochiq/contract/preview';

import type { BasePath } from '../rules/base-path.ts';
import { block, line, quoted, type Directive } from './directives.ts';
import { header } from './guards.ts';
import { listening } from './listening.ts';
import { isLookedUp } from './names.ts';
import { basePattern } from './plain-path.ts';
import type { NginxSettings } from './settings.ts';

/** What an editor uploads at once; the CMS has the last word. */
const largestUpload = '256m';

/** What a page under preview loads: files of the site, where the CMS has nothing. */
const loaded = (base: BasePath): string => `^${basePattern(base)}${previewFiles.source.slice(1)}`;

/** A variable makes nginx look the name up for every request. */
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

/** Nothing else of the publisher is led to: what it does for whoever holds its key is done within the machine. */
const previews = (publisher: string, base: BasePath, resolver: string | undefined): Directive[] =>
  [`= ${previewPath}`, `~ ${quoted(loaded(base))}`].map((place) =>
    block(`location ${place}`, block('limit_except GET', line('deny', 'all')), ...asks(publisher, resolver)),
  );

/** The panel under a host of its own: everything there is the CMS's, but for the drafts that the publisher shows. */
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
