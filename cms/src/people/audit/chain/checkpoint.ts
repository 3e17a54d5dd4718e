import { createPublicKey, type KeyObject, sign, verify } from 'node:crypto';

import type { AuditCheckpoint, AuditStatement } from '@ochiq/contract/wire/audit-checkpoint';

import { toCanonicalJson } from './canonical-json';
import type { CheckpointKeys } from './keys';

const toSignedBytes = (signed: AuditStatement): Buffer => Buffer.from(toCanonicalJson(signed));

const exportKey = (publicKey: KeyObject): string => publicKey.export({ format: 'der', type: 'spki' }).toString('base64');

/** Signs what the log says at an instant. */
export function signCheckpoint({ privateKey, publicKey }: CheckpointKeys, signed: AuditStatement): AuditCheckpoint {
  const signature = sign(null, toSignedBytes(signed), privateKey).toString('base64');
  return { ...signed, publicKey: exportKey(publicKey), signature };
}

/**
 * Returns whether a checkpoint was signed by the log's own key. The key in the file is not trusted: another one signs
 * whatever it likes.
 */
export function isGenuineCheckpoint({ publicKey, signature, ...signed }: AuditCheckpoint, own: KeyObject): boolean {
  if (publicKey !== exportKey(own)) return false;
  const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
  return verify(null, toSignedBytes(signed), key, Buffer.from(signature, 'base64'));
}
