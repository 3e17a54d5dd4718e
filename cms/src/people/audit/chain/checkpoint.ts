import { createPublicKey, type KeyObject, sign, verify } from 'node:crypto';

import * as z from 'zod';

import { toCanonicalJson } from './canonical-json';
import type { CheckpointKeys } from './keys';

const hash = z.string().regex(/^[\da-f]{64}$/u);

/** What a checkpoint says: that the log had so many rows at an instant, and the last one this hash. */
const statement = z.strictObject({
  format: z.literal(1),
  day: z.iso.date(),
  at: z.iso.datetime(),
  number: z.int().positive(),
  rows: z.int().positive(),
  hash,
});

/** A checkpoint as its file has it; the key is an SPKI structure, the signature Ed25519 (RFC 8032), both in base64. */
export const checkpoint = statement.extend({ publicKey: z.base64(), signature: z.base64() });
export type Checkpoint = z.output<typeof checkpoint>;

const toSignedBytes = (signed: z.output<typeof statement>): Buffer => Buffer.from(toCanonicalJson(signed));

const exportKey = (publicKey: KeyObject): string => publicKey.export({ format: 'der', type: 'spki' }).toString('base64');

/** Signs what the log says at an instant. */
export function signCheckpoint({ privateKey, publicKey }: CheckpointKeys, signed: z.output<typeof statement>): Checkpoint {
  const signature = sign(null, toSignedBytes(signed), privateKey).toString('base64');
  return { ...signed, publicKey: exportKey(publicKey), signature };
}

/**
 * Returns whether a checkpoint was signed by the log's own key. The key in the file is not trusted: another one signs
 * whatever it likes.
 */
export function isGenuineCheckpoint({ publicKey, signature, ...signed }: Checkpoint, own: KeyObject): boolean {
  if (publicKey !== exportKey(own)) return false;
  const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
  return verify(null, toSignedBytes(signed), key, Buffer.from(signature, 'base64'));
}
