import { join } from 'node:path';

import { redirectCache } from '@ochiq/http-policy/cache-rules';

import { parseSiteAddress } from '../routing/site-address.ts';
import { buildListenDirectives, buildResolver, isResolvedPerRequest } from './addresses.ts';
import { buildEdgeLocations, buildEdgeMaps, buildEdgeUpstream } from './build-edge-locations.ts';
import { buildEncodingMaps } from './build-encoding-maps.ts';
import { buildErrorLocations, buildErrorMaps, buildErrorPages } from './build-error-locations.ts';
import { buildFileLocations, buildPageMaps, buildSharingMaps } from './build-file-locations.ts';
import { buildFileMaps } from './build-file-maps.ts';
import { buildPanelServer } from './build-panel-server.ts';
import { buildPublicLocations } from './build-quick-locations.ts';
import { buildSecurityHeaders, buildSecurityMaps, setHeader } from './build-security-headers.ts';
import { buildStatisticsFormat } from './build-statistics-log.ts';
import { createBlock, createDirective, createNginxMap, quoteLiteral, type Directive } from './directives.ts';
import type { NginxSettings } from './env.ts';
import { buildFormLimits, buildProxyLimits, buildSenderMaps, buildServerLimits } from './limits.ts';
import { buildLocaleMaps } from './locale-maps.ts';
import { getPlainTargetPattern, namedLocations } from './paths.ts';
import { buildPageFileMap, buildProxyConditions } from './proxy-conditions.ts';
import { buildQuickMaps } from './quick-maps.ts';

/** Builds the server that redirects http to https. */
function buildHttpRedirectServer(addresses: readonly string[], siteUrl: string): Directive {
  const { origin } = parseSiteAddress(siteUrl);
  return createBlock(
    'server',
    ...addresses.map((address) => createDirective('listen', address)),
    createDirective('server_name', '_'),
    // Certificates are renewed over http.
    createBlock('location /.well-known/acme-challenge/', createDirective('root', '/var/www/html')),
    createBlock(
      'location /',
      ...buildSecurityHeaders({ policy: "default-src 'none'", shared: false, https: false }),
      setHeader('Cache-Control', redirectCache[301]),
      createDirective('return', '301', `${quoteLiteral(origin).slice(0, -1)}$request_uri"`),
    ),
  );
}

const buildTempPaths = (runDir: string): Directive[] =>
  ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) =>
    createDirective(`${name}_temp_path`, quoteLiteral(join(runDir, name))),
  );

const buildRequestMaps = (base: readonly string[]): Directive[] => [
  createNginxMap({ of: '$request_uri', is: '$path', otherwise: '', patterns: [[getPlainTargetPattern(base), '$plain']] }),
  // nginx would accept the path of any scheme.
  createNginxMap({ of: '$request', is: '$is_no_target', otherwise: '', patterns: [['^[^ ]+ (?!/|(?i:https?)://)', '1']] }),
];

const buildRealIpDirectives = (proxies: readonly string[]): Directive[] =>
  proxies.length === 0
    ? []
    : [
        ...proxies.map((proxy) => createDirective('set_real_ip_from', proxy)),
        createDirective('real_ip_header', 'X-Forwarded-For'),
        createDirective('real_ip_recursive', 'on'),
      ];

/** Builds the complete configuration of nginx in front of the edge, from the edge's own rules. */
export function buildNginxConfig(settings: NginxSettings): string {
  const { siteDir, siteUrl, listen, edge, resolver, releases, runDir, moduleFile, user, panel } = settings;
  const { trustedProxies = [], unsafeAddresses = [], statisticsDir } = settings;
  const { base, https } = parseSiteAddress(siteUrl);
  const folder = join(siteDir, 'current', 'public');
  const lines: Directive[] = [
    ['# Written by `pnpm nginx` from the rules of the edge. Changes belong there.'],
    createDirective('load_module', quoteLiteral(moduleFile)),
    ...(user === undefined ? [] : [createDirective('user', user)]),
    createDirective('worker_processes', 'auto'),
    createDirective('pid', quoteLiteral(join(runDir, 'nginx.pid'))),
    createDirective('error_log', 'stderr', 'crit'),
    createDirective('pcre_jit', 'on'),
    createDirective('worker_rlimit_nofile', '16384'),
    createBlock('events', createDirective('worker_connections', '4096')),
    createBlock(
      'http',
      ...buildTempPaths(runDir),
      // Nothing about a visitor is logged; of page views, where they are counted, no more than is counted.
      createDirective('access_log', 'off'),
      createDirective('server_tokens', 'off'),
      createDirective('more_clear_headers', 'Server'),
      createDirective('sendfile', 'on'),
      createDirective('tcp_nopush', 'on'),
      // Files stay open, and each is compared with its path at every request: one system call instead of three, and a
      // file that was replaced is seen at once.
      createDirective('open_file_cache', 'max=4096', 'inactive=60s'),
      createDirective('open_file_cache_valid', '0'),
      createDirective('map_hash_bucket_size', '512'),
      createDirective('map_hash_max_size', '65536'),
      createDirective('variables_hash_max_size', '4096'),
      createDirective('default_type', 'application/octet-stream'),
      ...buildRequestMaps(base),
      ...buildLocaleMaps(base),
      ...buildFileMaps(),
      ...buildSharingMaps(),
      buildPageFileMap(),
      ...buildPageMaps(base),
      ...buildEncodingMaps(),
      ...buildSecurityMaps(releases, https),
      ...buildProxyConditions(base, releases),
      ...buildQuickMaps(base),
      ...buildEdgeMaps(),
      ...(statisticsDir === undefined ? [] : buildStatisticsFormat(siteUrl)),
      ...buildErrorMaps(base),
      ...buildResolver(resolver),
      ...(isResolvedPerRequest(edge, resolver) ? [] : [buildEdgeUpstream(edge)]),
      ...buildServerLimits(),
      ...buildProxyLimits(),
      ...buildSenderMaps(),
      ...buildRealIpDirectives(trustedProxies),
      createBlock(
        'server',
        ...buildListenDirectives(listen),
        createDirective('server_name', '_'),
        createDirective('root', quoteLiteral(folder)),
        createDirective('merge_slashes', 'off'),
        createDirective('absolute_redirect', 'off'),
        createDirective('if_modified_since', 'before'),
        ...buildFormLimits(),
        // Missing, or behind a link: the edge decides, and counts what is not found.
        ...buildErrorPages(namedLocations.edge),
        ...buildPublicLocations({ base, https, releases, statisticsDir }),
        ...buildFileLocations(https, statisticsDir),
        ...buildEdgeLocations(edge, resolver),
        ...buildErrorLocations(https, folder),
      ),
      ...(unsafeAddresses.length > 0 ? [buildHttpRedirectServer(unsafeAddresses, siteUrl)] : []),
      ...(panel ? [buildPanelServer(panel, base, resolver)] : []),
    ),
  ];
  return `${lines.flat().join('\n')}\n`;
}
