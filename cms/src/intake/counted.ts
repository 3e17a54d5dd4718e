import type { Counted } from './limiter';
import { addressLimits, emailLimit, receiptLimit, type TakenForm } from './limits';
import { readReceiptNumber } from './receipt-number';
import { keyedHash } from './secret-keys';

/** The sender of a request: a hash of the address block, and the month's salt that it was made with. */
export type Sender = { salt: string; hash: string };

type Values = Readonly<Record<string, string | null>>;

/** Whose requests are counted: the sender's, those for an e-mail address, those for a receipt number. */
export function countedFor(form: TakenForm, values: Values, { salt, hash }: Sender, isProved: boolean): readonly Counted[] {
  const { email, receipt } = values;
  const kind = isProved ? 'proved' : 'unproved';
  return [
    { key: `${form}/${kind}/${hash}`, limit: addressLimits[form][kind] },
    ...(typeof email === 'string' ? [{ key: `email/${keyedHash(salt, email.toLowerCase())}`, limit: emailLimit }] : []),
    ...(form === 'appeal-status' && typeof receipt === 'string'
      ? [{ key: `receipt/${keyedHash(salt, readReceiptNumber(receipt))}`, limit: receiptLimit }]
      : []),
  ];
}
