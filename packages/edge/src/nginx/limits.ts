import { formsWithFiles, uploadLimits } from '@ochiq/contract/forms/form-files';
import { formLimits } from '@ochiq/contract/forms/wire';
import { localeCodes } from '@ochiq/contract/routing/locales';
import { scriptPrefixes } from '@ochiq/contract/routing/scripts';

import { idleTimeout, lingerMs, serverLimits } from '../http/server-limits.ts';
import { createDirective, createNginxMap, type Directive } from './directives.ts';

const toSeconds = (milliseconds: number): string => `${Math.ceil(milliseconds / 1000)}s`;

/** Creates nginx's limits of sizes and times: the edge's own numbers. */
export const buildServerLimits = (): Directive[] => [
  createDirective('client_header_buffer_size', '1k'),
  createDirective('large_client_header_buffers', '1', `${serverLimits.maxHeaderSize}`),
  createDirective('client_max_body_size', `${formLimits.bodyBytes}`),
  createDirective('client_body_buffer_size', `${formLimits.bodyBytes}`),
  createDirective('client_header_timeout', toSeconds(serverLimits.headersTimeout)),
  createDirective('client_body_timeout', toSeconds(formLimits.bodyTimeoutMs)),
  createDirective('keepalive_timeout', toSeconds(serverLimits.keepAliveTimeout)),
  createDirective('send_timeout', toSeconds(idleTimeout)),
  createDirective('lingering_timeout', toSeconds(lingerMs)),
];

const proxyReadTimeoutMs = 30_000;

/** Creates the timeouts of requests to the edge, which itself waits for the CMS. */
export const buildProxyLimits = (): Directive[] => [
  createDirective('proxy_connect_timeout', '2s'),
  createDirective('proxy_read_timeout', toSeconds(proxyReadTimeoutMs)),
  // Addresses of readers are private, so no log contains them: proxied bodies stay in memory.
  createDirective('proxy_max_temp_file_size', '0'),
  createDirective('proxy_buffer_size', '32k'),
  createDirective('proxy_buffers', '8', '32k'),
  createDirective('proxy_busy_buffers_size', '64k'),
  createDirective('proxy_redirect', 'off'),
];

/**
 * Creates the maps of form senders: the household or office of an address, in bytes. Requests other than forms have no
 * sender, and are not counted.
 */
export const buildSenderMaps = (): Directive[] => [
  createNginxMap({
    of: '$binary_remote_addr',
    is: '$household',
    otherwise: '$binary_remote_addr',
    patterns: [
      ['(?s)^\\x00{10}\\xff{2}(?<mapped_address>.{4})$', '$mapped_address'],
      ['(?s)^(?<network_half>.{8}).{8}$', '$network_half'],
    ],
  }),
  createNginxMap({ of: '$request_method', is: '$form_sender', otherwise: '', values: { POST: '$household' } }),
  createDirective('limit_conn_zone', '$form_sender', 'zone=forms:10m'),
  createNginxMap({
    of: '$request_method $path $http_content_type',
    is: '$is_upload',
    otherwise: '',
    patterns: [
      [
        `^POST (?:/(?:${[...localeCodes, ...scriptPrefixes].join('|')}))?/forms/(?:${formsWithFiles.join('|')}) (?i:multipart/form-data\\s*;)`,
        '1',
      ],
    ],
  }),
  createDirective('limit_conn_zone', '$is_upload', 'zone=uploads:1m'),
];

/**
 * Creates the limits of unfinished forms per client: the edge receives a form when it is complete, and refuses by its
 * own limits, in the form's own page; these are twice what it would accept of one client.
 */
export const buildFormLimits = (): Directive[] => [
  createDirective('proxy_request_buffering', 'on'),
  // Between two chunks of a body, not for all of it.
  createDirective('client_body_timeout', toSeconds(formLimits.bodyGraceMs)),
  createDirective('limit_conn_status', '503'),
];

/** Creates the limit of unfinished forms per client, where they are passed to the edge: pages and files need not count. */
export const buildClientLimit = (): Directive =>
  createDirective('limit_conn', 'forms', `${formLimits.bodiesAtOnceEach + formLimits.atOnceEach}`);

/**
 * Creates the limits of forms with files, which nginx buffers on disk until they are complete: in all, and per client.
 */
export const buildUploadLimits = (): Directive[] => [
  createDirective('client_max_body_size', `${uploadLimits.bodyBytes}`),
  createDirective('proxy_read_timeout', toSeconds(proxyReadTimeoutMs + uploadLimits.cmsTimeoutMs)),
  createDirective('limit_conn', 'forms', `${2 * uploadLimits.bodiesAtOnceEach}`),
  createDirective('limit_conn', 'uploads', `${uploadLimits.bodiesAtOnce}`),
];
