import { receipt } from '@ochiq/contract/forms/wire';
import { decrypt, deriveEncryptionKey, encrypt } from '@ochiq/service-kit/sealed-text';
import * as z from 'zod/mini';

/** How long the address of a confirmation is valid, in milliseconds. */
const validFor = 30 * 60 * 1000;

/** What a confirmation page shows to the sender: an appeal's receipt, and the page that contained the form. */
const receiptContent = z.object({ receipt: z.nullable(receipt), back: z.nullable(z.string()) });
export type ReceiptContent = z.infer<typeof receiptContent>;

const encryptedReceipt = z.object({ ...receiptContent.shape, until: z.number() });

export const deriveReceiptKey = (secret: string): Buffer => deriveEncryptionKey(secret, 'receipt in an address');

/** Encrypts a receipt for an address, bound to the page of its form. */
export function encryptReceipt(content: ReceiptContent, form: string, key: Buffer, now: number): string {
  return encrypt(JSON.stringify({ ...content, until: now + validFor } satisfies z.infer<typeof encryptedReceipt>), form, key);
}

/** Decrypts a receipt; undefined where it was changed, belongs to another form, or has expired. */
export function decryptReceipt(text: string, form: string, key: Buffer, now: number): ReceiptContent | undefined {
  try {
    const { until, ...content } = encryptedReceipt.parse(JSON.parse(decrypt(text, form, key)));
    return until > now ? content : undefined;
  } catch {
    return undefined;
  }
}
