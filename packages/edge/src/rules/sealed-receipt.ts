import { receipt } from '@ochiq/contract/forms/wire';
import * as z from 'zod/mini';

import { openText, sealingKey, sealText } from './sealed-text.ts';

/** How long the address of a confirmation is valid, in milliseconds. */
const validFor = 30 * 60 * 1000;

/** What a confirmation page shows to the sender: an appeal's receipt, and the page that contained the form. */
const sentForm = z.object({ receipt: z.nullable(receipt), back: z.nullable(z.string()) });
export type SentForm = z.infer<typeof sentForm>;

const sealed = z.object({ ...sentForm.shape, until: z.number() });

export const sealKey = (secret: string): Buffer => sealingKey(secret, 'receipt in an address');

/** Encrypts a receipt for an address, bound to the page of its form. */
export function seal(content: SentForm, form: string, key: Buffer, now: number): string {
  return sealText(JSON.stringify({ ...content, until: now + validFor } satisfies z.infer<typeof sealed>), form, key);
}

/** Decrypts a receipt; undefined where it was changed, belongs to another form, or has expired. */
export function open(text: string, form: string, key: Buffer, now: number): SentForm | undefined {
  try {
    const { until, ...content } = sealed.parse(JSON.parse(openText(text, form, key)));
    return until > now ? content : undefined;
  } catch {
    return undefined;
  }
}
