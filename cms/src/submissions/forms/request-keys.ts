import type { IntakeFormName } from '@ochiq/contract/forms/forms';

import { derivePurposeKey, hashWithKey } from './secret-keys';

/** Without a key of the browser's, the same again within this time is the same request. */
const windowMs = 10 * 60 * 1000;

type RequestIdentity = {
  form: IntakeFormName;
  key: string | null;
  /** The token that the browser was given when the form was opened, known to it alone. */
  token: string | null;
  values: Readonly<Record<string, unknown>>;
  sender: string;
  now: Date;
};

/**
 * Derives the keys that tell a retry from a second message: the key under which a request is stored, and those under
 * which a first attempt may be. A request with a known key gets the result of the first attempt, including its code, so
 * a key is valid only with the token of the form that it was made for, and without one only from the address that it
 * came from first.
 */
export function deriveRequestKeys(
  secret: string,
  { form, key, token, values, sender, now }: RequestIdentity,
): readonly [own: string, ...earlier: string[]] {
  const hash = (...texts: readonly string[]) => hashWithKey(derivePurposeKey(secret, 'request'), form, ...texts);
  if (key !== null && key !== '') {
    const fromAddress = hash('key', key, 'address', sender);
    // A browser whose token came late may have sent its first try without.
    return token === null ? [fromAddress] : [hash('key', key, 'token', token), fromAddress];
  }
  const window = Math.floor(now.getTime() / windowMs);
  const inWindow = (number: number) => hash('values', JSON.stringify(values), sender, String(number));
  return [inWindow(window), inWindow(window - 1)];
}
