import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';
const lengths = { key: 32, nonce: 12, tag: 16 } as const;

/** Derives an encryption key (HKDF) for one purpose: the secret itself has another use. */
export function deriveEncryptionKey(secret: string, use: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `ochiq: ${use}`, lengths.key));
}

/** Encrypts a text (AES-256-GCM) that travels through a browser, bound to one purpose. */
export function encrypt(text: string, place: string, key: Buffer): string {
  const nonce = randomBytes(lengths.nonce);
  const sealing = createCipheriv(cipher, key, nonce, { authTagLength: lengths.tag }).setAAD(Buffer.from(place));
  return Buffer.concat([nonce, sealing.update(text, 'utf8'), sealing.final(), sealing.getAuthTag()]).toString('base64url');
}

/** Decrypts a text. @throws it was changed, or belongs to another purpose */
export function decrypt(sealed: string, place: string, key: Buffer): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const opening = createDecipheriv(cipher, key, bytes.subarray(0, lengths.nonce), { authTagLength: lengths.tag })
    .setAAD(Buffer.from(place))
    .setAuthTag(bytes.subarray(-lengths.tag));
  return Buffer.concat([opening.update(bytes.subarray(lengths.nonce, -lengths.tag)), opening.final()]).toString('utf8');
}
