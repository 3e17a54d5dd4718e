import { receipt } from '@ochiq/contract/forms/wire';
import * as z from 'zod/mini';

import { openText, sealingKey, sealText } from './sealed-text.ts';

/** How long it can be shown by its address that a form was sent, in milliseconds. */
const validFor = 30 * 60 * 1000;

/** What the page of a sent form shows to its sender: an appeal's receipt, and the page that the form stood on. */
const sentForm = z.object({ receipt: z.nullable(receipt), back: z.nullable(z.string()) });
export type SentForm = z.infer<typeof sentForm>;

const sealed = z.object({ ...sentForm.shape, until: z.number() });

export const sealKey = (secret: string): Buffer => sealingKey(secret, 'receipt in an address');

/** What travels in an address, unreadable and only for the page of its form. */
export function seal(content: SentForm, form: string, key: Buffer, now: number): string {
  return sealText(JSON.stringify({ ...content, until: now + validFor } satisfies z.infer<typeof sealed>), form, key);
}

/** What was sealed; undefined where anything was changed, it is another form's, or its time is over. */
export function open(text: string, form: string, key: Buffer, now: number): SentForm | undefined {
  try {
    const { until, ...content } = sealed.parse(JSON.parse(openText(text, form, key)));
    return until > now ? content : undefined;
  } catch {
    return undefined;
  }
}
