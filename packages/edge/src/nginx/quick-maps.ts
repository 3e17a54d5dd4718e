import { encodings } from '@ochiq/http-policy/representation';

import { parseAcceptEncoding } from '../http/request-headers.ts';
import type { BasePath } from '../routing/site-address.ts';
import { noExtension } from './build-encoding-maps.ts';
import { createNginxMap, type Directive } from './directives.ts';
import { getPlainRequestPattern } from './paths.ts';

/** `Accept-Encoding` as browsers and simple programs send it. */
const usualEncodings = ['', 'identity', 'gzip', 'br', 'gzip, br', 'gzip, deflate', 'gzip, deflate, br', 'gzip, deflate, br, zstd'];

const getVariantExtension = (header: string): string => {
  const [best] = parseAcceptEncoding(header === '' ? undefined : header);
  return best === undefined ? '' : encodings[best];
};

/** Headers that an ordinary request for a page or a file has not: conditions, ranges, a body. */
const unusualHeaders = [
  'if_none_match',
  'if_modified_since',
  'if_match',
  'if_unmodified_since',
  'range',
  'content_length',
  'transfer_encoding',
] as const;

/** Creates the maps of ordinary requests: their path, the variant that they accept, and whether they are none. */
export const buildQuickMaps = (base: BasePath): Directive[] => [
  createNginxMap({ of: '$request', is: '$quick_path', otherwise: '', patterns: [[getPlainRequestPattern(base), '$1']] }),
  createNginxMap({
    of: '$http_accept_encoding',
    is: '$quick_twin',
    otherwise: noExtension,
    values: Object.fromEntries(usualEncodings.map((header) => [header, getVariantExtension(header)])),
  }),
  createNginxMap({ of: '$quick_twin', is: '$doubt_quick_twin', otherwise: '', values: { [noExtension]: '1' } }),
  createNginxMap({ of: unusualHeaders.map((name) => `$http_${name}`).join(''), is: '$doubt_quick', otherwise: '1', values: { '': '' } }),
];
