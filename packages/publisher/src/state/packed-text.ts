import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

/** The lowest quality that takes a third of the text; higher ones take several times as long for a tenth less. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 1 };

/**
 * Compresses a text that is rarely read; equal texts give equal results. Each character of the result is a byte: a
 * buffer takes 200 bytes more than such a string.
 */
export const packText = (text: string): string => brotliCompressSync(text, { params }).toString('latin1');

/** Returns the text that `packText` has compressed. */
export const unpackText = (packed: string): string => brotliDecompressSync(Buffer.from(packed, 'latin1')).toString('utf8');
