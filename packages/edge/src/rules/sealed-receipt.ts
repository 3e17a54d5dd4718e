import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

import { receipt, type Receipt } from '@ochiq/contract/forms/wire';
import * as z from 'zod/mini';

/** How long a receipt can be shown by its address, in milliseconds. */
const validFor = 30 * 60 * 1000;

const cipher = 'aes-256-gcm';
const lengths = { key: 32, nonce: 12, tag: 16 } as const;

const sealed = z.object({ receipt, until: z.number() });

/** The key of the seal: not the secret itself, which has another use. */
export function sealKey(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'ochiq: receipt in an address', lengths.key));
}

/** A receipt that travels in an address, unreadable and only for the page of its form. */
export function seal(content: Receipt, form: string, key: Buffer, now: number): string {
  const nonce = randomBytes(lengths.nonce);
  const sealing = createCipheriv(cipher, key, nonce, { authTagLength: lengths.tag }).setAAD(Buffer.from(form));
  const text = JSON.stringify({ receipt: content, until: now + validFor } satisfies z.infer<typeof sealed>);
  return Buffer.concat([nonce, sealing.update(text, 'utf8'), sealing.final(), sealing.getAuthTag()]).toString('base64url');
}

/** The receipt; undefined where anything was changed, it is another form's, or its time is over. */
export function open(text: string, form: string, key: Buffer, now: number): Receipt | undefined {
  try {
    const bytes = Buffer.from(text, 'base64url');
    const opening = createDecipheriv(cipher, key, bytes.subarray(0, lengths.nonce), { authTagLength: lengths.tag })
      .setAAD(Buffer.from(form))
      .setAuthTag(bytes.subarray(-lengths.tag));
    const content = Buffer.concat([opening.update(bytes.subarray(lengths.nonce, -lengths.tag)), opening.final()]);
    const found = sealed.parse(JSON.parse(content.toString('utf8')));
    return found.until > now ? found.receipt : undefined;
  } catch {
    return undefined;
  }
}
