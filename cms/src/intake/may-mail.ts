import type { Core } from '@strapi/strapi';

import { lifeMs, type CodeKind } from '../accounts/letter-codes';
import { emailHash, type Sender } from './counted';
import { withinOne, type Counted } from './limiter';
import { lettersLimit } from './limits';

/**
 * Returns the rate limit key of a letter with a code, beyond the general limit: one more as soon as half the lifetime
 * of the last code is over. However many letters strangers request, the owner of the address has a valid code.
 */
const countedCode = (key: string, kind: CodeKind): Counted => ({
  key: `${key}/${kind}`,
  limit: { points: 1, seconds: lifeMs[kind] / 2000 },
});

/**
 * Reserves a letter to an e-mail address that a visitor typed.
 * @returns whether it may be sent: strangers' mailboxes must not be flooded. Where it may not, the visitor gets the
 * same response, whether there is an account or not
 */
export function mayMail(strapi: Core.Strapi, sender: Sender, kind: CodeKind | 'receipt', email: string): Promise<boolean> {
  const key = `letter/${emailHash(sender, email)}`;
  return withinOne(strapi, [{ key, limit: lettersLimit }, ...(kind === 'receipt' ? [] : [countedCode(key, kind)])]);
}
