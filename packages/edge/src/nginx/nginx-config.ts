import { join } from 'node:path';

import { siteAddress } from '../rules/site-address.ts';
import { block, fixed, line, type Directive } from './directives.ts';
import { doubts, pageFiles } from './doubts.ts';
import { edgeFacts, edgeLocations, edgeServer } from './edge-locations.ts';
import { encodingFacts } from './encoding-facts.ts';
import { errorFacts, errorLocations, errorPages } from './error-locations.ts';
import { fileFacts } from './file-facts.ts';
import { fileLocations, pageFacts, sharingFacts } from './file-locations.ts';
import { guardFacts } from './guards.ts';
import { languageFacts } from './language-facts.ts';
import { edgeLimits, formLimitsOf, senderFacts, serverLimitsOf } from './limits.ts';
import { listening } from './listening.ts';
import { isLookedUp, resolving } from './names.ts';
import { panelServer } from './panel-server.ts';
import { plainTarget } from './plain-path.ts';
import type { NginxSettings } from './settings.ts';
import { unsafeServer } from './unsafe-server.ts';
import { valueMap } from './value-map.ts';

const ownFolders = (runDir: string): Directive[] =>
  ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => line(`${name}_temp_path`, fixed(join(runDir, name))));

const requestFacts = (base: readonly string[]): Directive[] => [
  valueMap({ of: '$request_uri', is: '$path', otherwise: '', patterns: [[plainTarget(base), '$plain']] }),
  // nginx would accept the path of any scheme.
  valueMap({ of: '$request', is: '$is_no_target', otherwise: '', patterns: [['^[^ ]+ (?!/|(?i:https?)://)', '1']] }),
];

const readers = (proxies: readonly string[]): Directive[] =>
  proxies.length === 0
    ? []
    : [
        ...proxies.map((proxy) => line('set_real_ip_from', proxy)),
        line('real_ip_header', 'X-Forwarded-For'),
        line('real_ip_recursive', 'on'),
      ];

/** Builds the complete configuration of nginx in front of the edge, from the edge's own rules. */
export function nginxConfig(settings: NginxSettings): string {
  const { siteDir, siteUrl, listen, edge, resolver, releases, runDir, moduleFile, user, panel } = settings;
  const { trustedProxies = [], unsafeAddresses = [] } = settings;
  const { base, https } = siteAddress(siteUrl);
  const folder = join(siteDir, 'current', 'public');
  const lines: Directive[] = [
    ['# Written by `pnpm nginx` from the rules of the edge. Changes belong there.'],
    line('load_module', fixed(moduleFile)),
    ...(user === undefined ? [] : [line('user', user)]),
    line('worker_processes', 'auto'),
    line('pid', fixed(join(runDir, 'nginx.pid'))),
    line('error_log', 'stderr', 'crit'),
    line('pcre_jit', 'on'),
    line('worker_rlimit_nofile', '16384'),
    block('events', line('worker_connections', '4096')),
    block(
      'http',
      ...ownFolders(runDir),
      // What visitors read is never logged.
      line('access_log', 'off'),
      line('server_tokens', 'off'),
      line('more_clear_headers', 'Server'),
      line('sendfile', 'on'),
      line('tcp_nopush', 'on'),
      line('map_hash_bucket_size', '512'),
      line('map_hash_max_size', '65536'),
      line('variables_hash_max_size', '4096'),
      line('default_type', 'application/octet-stream'),
      ...requestFacts(base),
      ...languageFacts(base),
      ...fileFacts(),
      ...sharingFacts(),
      pageFiles(),
      ...pageFacts(),
      ...encodingFacts(),
      ...guardFacts(releases, https),
      ...doubts(base, releases),
      ...edgeFacts(),
      ...errorFacts(base),
      ...resolving(resolver),
      ...(isLookedUp(edge, resolver) ? [] : [edgeServer(edge)]),
      ...serverLimitsOf(),
      ...edgeLimits(),
      ...senderFacts(),
      ...readers(trustedProxies),
      block(
        'server',
        ...listening(listen),
        line('server_name', '_'),
        line('root', fixed(folder)),
        line('merge_slashes', 'off'),
        line('absolute_redirect', 'off'),
        line('if_modified_since', 'before'),
        ...formLimitsOf(),
        ...errorPages(),
        ...fileLocations(https),
        ...edgeLocations(edge, resolver),
        ...errorLocations(https, folder),
      ),
      ...(unsafeAddresses.length > 0 ? [unsafeServer(unsafeAddresses, siteUrl)] : []),
      ...(panel ? [panelServer(panel, base, resolver)] : []),
    ),
  ];
  return `${lines.flat().join('\n')}\n`;
}
