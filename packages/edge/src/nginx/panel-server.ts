import { block, line, type Directive } from './directives.ts';
import { header } from './guards.ts';
import { listening } from './listening.ts';
import { isLookedUp } from './names.ts';
import type { NginxSettings } from './settings.ts';

/** What an editor uploads at once; the CMS has the last word. */
const largestUpload = '256m';

/** A variable makes nginx look the name up for every request. */
const cmsAddress = (cms: string, resolver: string | undefined): string =>
  isLookedUp(new URL(cms).host, resolver) ? `${cms.replace(/\/+$/u, '')}$request_uri` : cms;

/** The panel under a host of its own: everything there is the CMS's. */
export const panelServer = ({ host, cms, listen }: NonNullable<NginxSettings['panel']>, resolver: string | undefined): Directive =>
  block(
    'server',
    ...listening(listen),
    line('server_name', host),
    line('client_max_body_size', largestUpload),
    header('X-Robots-Tag', 'noindex'),
    ...(listen.certificate ? [header('Strict-Transport-Security', 'max-age=31536000')] : []),
    block(
      'location /',
      line('proxy_pass', cmsAddress(cms, resolver)),
      line('proxy_http_version', '1.1'),
      line('proxy_request_buffering', 'off'),
      line('proxy_read_timeout', '300s'),
      line('proxy_set_header', 'Host', '$host'),
      line('proxy_set_header', 'Connection', '""'),
      line('proxy_set_header', 'X-Forwarded-For', '$remote_addr'),
      line('proxy_set_header', 'X-Forwarded-Proto', '$scheme'),
    ),
  );
