import type { Counted } from './limiter';
import { addressLimits, emailLimit, receiptLimit, signInFromAllLimit, signInLimit, type CountedForm } from './limits';
import { readReceiptNumber } from './receipt-number';
import { keyedHash } from './secret-keys';

/** The sender of a request: a hash of the address block, and the month's salt that it was made with. */
export type Sender = { salt: string; hash: string };

type Values = Readonly<Record<string, string | null>>;

const emailHash = (salt: string, email: string) => keyedHash(salt, email.toLowerCase());

/** A letter to an e-mail address that somebody typed. */
export const countedLetter = ({ salt }: Sender, email: string): Counted => ({ key: `email/${emailHash(salt, email)}`, limit: emailLimit });

/** From the closest to the farthest: what stops one sender does not count against the account. */
function countedSignIn({ salt, hash }: Sender, email: string): readonly Counted[] {
  const account = emailHash(salt, email);
  return [
    { key: `sign-in/${account}/${hash}`, limit: signInLimit },
    { key: `sign-in/${account}`, limit: signInFromAllLimit },
  ];
}

function countedEmail(form: CountedForm, sender: Sender, email: string): readonly Counted[] {
  return form === 'login' ? countedSignIn(sender, email) : [countedLetter(sender, email)];
}

/** Whose requests are counted: the sender's, those for an e-mail address, those for a receipt number. */
export function countedFor(form: CountedForm, values: Values, sender: Sender, isProved: boolean): readonly Counted[] {
  const { email, receipt } = values;
  const { salt, hash } = sender;
  const kind = isProved ? 'proved' : 'unproved';
  return [
    { key: `${form}/${kind}/${hash}`, limit: addressLimits[form][kind] },
    ...(typeof email === 'string' ? countedEmail(form, sender, email) : []),
    ...(form === 'appeal-status' && typeof receipt === 'string'
      ? [{ key: `receipt/${keyedHash(salt, readReceiptNumber(receipt))}`, limit: receiptLimit }]
      : []),
  ];
}
