import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';

import { derivePurposeKey } from '../../../submissions/forms/secret-keys';

/** Derives the key that seals rows. */
export const deriveChainKey = (secret: string): Buffer => derivePurposeKey(secret, 'audit-chain');

/** Derives the key that seals the head file. */
export const deriveHeadKey = (secret: string): Buffer => derivePurposeKey(secret, 'audit-head');

/** The fixed part of an Ed25519 private key in PKCS #8 (RFC 8410), before its 32 bytes. */
const pkcs8Prefix = Buffer.from('302e020100300506032b657004220420', 'hex');

/** The keys that sign checkpoints and check their signatures. */
export type CheckpointKeys = { privateKey: KeyObject; publicKey: KeyObject };

/**
 * Derives the Ed25519 keys of checkpoints. They need no storage of their own: what could be stored would be encrypted
 * with the same secret, and a restored site signs with the keys that it had.
 */
export function deriveCheckpointKeys(secret: string): CheckpointKeys {
  const key = Buffer.concat([pkcs8Prefix, derivePurposeKey(secret, 'audit-checkpoint')]);
  const privateKey = createPrivateKey({ key, format: 'der', type: 'pkcs8' });
  return { privateKey, publicKey: createPublicKey(privateKey) };
}
