import { formsWithFiles, uploadLimits } from '@ochiq/contract/forms/form-files';
import { formLimits } from '@ochiq/contract/forms/wire';
import { localeCodes } from '@ochiq/contract/locales';

import { listeningMs } from '../http/close-in-stages.ts';
import { idleTimeout, serverLimits } from '../http/server-limits.ts';
import { line, type Directive } from './directives.ts';
import { valueMap } from './value-map.ts';

const seconds = (milliseconds: number): string => `${Math.ceil(milliseconds / 1000)}s`;

/** Creates nginx's limits of sizes and times: the edge's own numbers. */
export const serverLimitsOf = (): Directive[] => [
  line('client_header_buffer_size', '1k'),
  line('large_client_header_buffers', '1', `${serverLimits.maxHeaderSize}`),
  line('client_max_body_size', `${formLimits.bodyBytes}`),
  line('client_body_buffer_size', `${formLimits.bodyBytes}`),
  line('client_header_timeout', seconds(serverLimits.headersTimeout)),
  line('client_body_timeout', seconds(formLimits.bodyTimeoutMs)),
  line('keepalive_timeout', seconds(serverLimits.keepAliveTimeout)),
  line('send_timeout', seconds(idleTimeout)),
  line('lingering_timeout', seconds(listeningMs)),
];

const edgeAnswersWithinMs = 30_000;

/** Creates the timeouts of requests to the edge, which itself waits for the CMS. */
export const edgeLimits = (): Directive[] => [
  line('proxy_connect_timeout', '2s'),
  line('proxy_read_timeout', seconds(edgeAnswersWithinMs)),
  // Addresses of readers are private, so no log contains them: proxied bodies stay in memory.
  line('proxy_max_temp_file_size', '0'),
  line('proxy_buffer_size', '32k'),
  line('proxy_buffers', '8', '32k'),
  line('proxy_busy_buffers_size', '64k'),
  line('proxy_redirect', 'off'),
];

/**
 * Creates the maps of form senders: the household or office of an address, in bytes. Requests other than forms have no
 * sender, and are not counted.
 */
export const senderFacts = (): Directive[] => [
  valueMap({
    of: '$binary_remote_addr',
    is: '$household',
    otherwise: '$binary_remote_addr',
    patterns: [
      ['(?s)^\\x00{10}\\xff{2}(?<mapped_address>.{4})$', '$mapped_address'],
      ['(?s)^(?<network_half>.{8}).{8}$', '$network_half'],
    ],
  }),
  valueMap({ of: '$request_method', is: '$form_sender', otherwise: '', values: { POST: '$household' } }),
  line('limit_conn_zone', '$form_sender', 'zone=forms:10m'),
  valueMap({
    of: '$request_method $path $http_content_type',
    is: '$is_upload',
    otherwise: '',
    patterns: [[`^POST (?:/(?:${localeCodes.join('|')}))?/forms/(?:${formsWithFiles.join('|')}) (?i:multipart/form-data\\s*;)`, '1']],
  }),
  line('limit_conn_zone', '$is_upload', 'zone=uploads:1m'),
];

/**
 * Creates the limits of unfinished forms per client: the edge receives a form when it is complete, and refuses by its
 * own limits, in the form's own page; these are twice what it would accept of one client.
 */
export const formLimitsOf = (): Directive[] => [
  line('proxy_request_buffering', 'on'),
  // Between two chunks of a body, not for all of it.
  line('client_body_timeout', seconds(formLimits.bodyGraceMs)),
  line('limit_conn', 'forms', `${formLimits.bodiesAtOnceEach + formLimits.atOnceEach}`),
  line('limit_conn_status', '503'),
];

/**
 * Creates the limits of forms with files, which nginx buffers on disk until they are complete: in all, and per client.
 */
export const uploadLimitsOf = (): Directive[] => [
  line('client_max_body_size', `${uploadLimits.bodyBytes}`),
  line('proxy_read_timeout', seconds(edgeAnswersWithinMs + uploadLimits.cmsTimeoutMs)),
  line('limit_conn', 'forms', `${2 * uploadLimits.bodiesAtOnceEach}`),
  line('limit_conn', 'uploads', `${uploadLimits.bodiesAtOnce}`),
];
