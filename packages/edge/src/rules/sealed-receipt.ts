import { receipt, type Receipt } from '@ochiq/contract/forms/wire';
import * as z from 'zod/mini';

import { openText, sealingKey, sealText } from './sealed-text.ts';

/** How long a receipt can be shown by its address, in milliseconds. */
const validFor = 30 * 60 * 1000;

const sealed = z.object({ receipt, until: z.number() });

export const sealKey = (secret: string): Buffer => sealingKey(secret, 'receipt in an address');

/** A receipt that travels in an address, unreadable and only for the page of its form. */
export function seal(content: Receipt, form: string, key: Buffer, now: number): string {
  return sealText(JSON.stringify({ receipt: content, until: now + validFor } satisfies z.infer<typeof sealed>), form, key);
}

/** The receipt; undefined where anything was changed, it is another form's, or its time is over. */
export function open(text: string, form: string, key: Buffer, now: number): Receipt | undefined {
  try {
    const found = sealed.parse(JSON.parse(openText(text, form, key)));
    return found.until > now ? found.receipt : undefined;
  } catch {
    return undefined;
  }
}
