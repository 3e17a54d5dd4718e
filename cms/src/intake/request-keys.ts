import type { IntakeFormName } from '@ochiq/contract/forms/forms';

import { keyFor, keyedHash } from './secret-keys';

/** Without a key of the browser's, the same again within this time is the same request. */
const windowMs = 10 * 60 * 1000;

type Request = { form: IntakeFormName; key: string | null; values: Readonly<Record<string, unknown>>; sender: string; now: Date };

/**
 * What tells a second try from a second message: the key of a request as it is kept, and those
 * under which a first try may be kept.
 */
export function requestKeys(secret: string, { form, key, values, sender, now }: Request): readonly [own: string, ...earlier: string[]] {
  const hash = (...texts: readonly string[]) => keyedHash(keyFor(secret, 'request'), form, ...texts);
  if (key !== null && key !== '') return [hash('key', key)];
  const window = Math.floor(now.getTime() / windowMs);
  const inWindow = (number: number) => hash('values', JSON.stringify(values), sender, String(number));
  return [inWindow(window), inWindow(window - 1)];
}
