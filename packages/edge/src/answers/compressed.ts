import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import type { Encoding } from '../rules/accepted-encodings.ts';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** A reader waits for it: quick qualities, a little larger than those of the publisher. */
const quality = { br: 5, gzip: 6 } as const;

/** Text in the encoding that a reader takes. */
export async function compressed(text: string, encoding: Encoding | undefined): Promise<Buffer> {
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
