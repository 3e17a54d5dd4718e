import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import { immutableFilePatterns } from '@ochiq/contract/routing/immutable-files';

import type { FileToCompress } from './postprocess/messages.ts';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

const compressible = /\.(?:html|css|js|mjs|json|svg|txt|xml|csv|webmanifest|ics|ttl|atom|jsonld|map)$/u;
const minBytes = 512;

/**
 * Pages are many and change often. A step more for HTML costs half a millisecond and saves 5 %; the data of a page, which
 * only scripts load, and gzip, which is for connections without TLS, go with a step less. Hashed assets are compressed once.
 */
const quality = { html: { brotli: 5, gzip: 4 }, other: { brotli: 4, gzip: 4 }, asset: { brotli: 11, gzip: 9 } } as const;

function getQuality(name: string) {
  if (immutableFilePatterns.code.test(name)) return quality.asset;
  return name.endsWith('.html') ? quality.html : quality.other;
}

/** Compresses a file and returns the variants by suffix; none where compression does not pay. */
export async function compressVariants(name: string, bytes: Buffer): Promise<{ suffix: '.br' | '.gz'; bytes: Buffer }[]> {
  if (bytes.length < minBytes || !compressible.test(name)) return [];
  const level = getQuality(name);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: level.brotli,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const [br, gz] = await Promise.all([brotli(bytes, { params }), deflate(bytes, { level: level.gzip })]);
  return [
    { suffix: '.br' as const, bytes: br },
    { suffix: '.gz' as const, bytes: gz },
  ].filter((variant) => variant.bytes.length < bytes.length);
}

/** Compresses a file and returns its variants by name. */
export async function compressFile({ name, bytes }: FileToCompress): Promise<FileToCompress[]> {
  const variants = await compressVariants(name, bytes);
  return variants.map((variant) => ({ name: `${name}${variant.suffix}`, bytes: variant.bytes }));
}
