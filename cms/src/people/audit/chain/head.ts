import { createHmac, timingSafeEqual } from 'node:crypto';

import * as z from 'zod';

import { toCanonicalJson } from './canonical-json';
import type { ChainEnd } from './sealed-row';

/** The head file: the last row that the CMS committed, sealed, so that a log that was cut at its end is noticed. */
export const head = z.strictObject({
  number: z.int().positive(),
  hash: z.string().regex(/^[\da-f]{64}$/u),
  mac: z.string().regex(/^[\da-f]{64}$/u),
});
export type Head = z.output<typeof head>;

const computeMac = (key: Buffer, { number, hash }: ChainEnd): string =>
  createHmac('sha256', key)
    .update(toCanonicalJson([number, hash]))
    .digest('hex');

/** Seals the end of the log. @param key `deriveHeadKey` */
export const sealHead = (key: Buffer, { number, hash }: ChainEnd): Head => ({ number, hash, mac: computeMac(key, { number, hash }) });

/** Returns whether a head was sealed with a key. */
export const isGenuineHead = (key: Buffer, one: Head): boolean => timingSafeEqual(Buffer.from(one.mac), Buffer.from(computeMac(key, one)));
