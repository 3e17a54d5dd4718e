import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import type { Encoding } from '@ochiq/http-policy/representation';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** The reader waits for this: faster qualities than the publisher's, and slightly larger results. */
const quality = { br: 5, gzip: 6 } as const;

/** Compresses text in the encoding that the client accepts. */
export async function compressText(text: string, encoding: Encoding | undefined): Promise<Buffer> {
  const bytes = Buffer.from(text);
  switch (encoding) {
    case undefined:
      return bytes;
    case 'gzip':
      return deflate(bytes, { level: quality.gzip });
    case 'br':
      return brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality.br, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } });
  }
}
