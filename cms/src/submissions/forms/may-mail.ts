import type { Core } from '@strapi/strapi';

import { codeLifetimeMs, type CodeKind } from '../../people/accounts/letter-codes';
import { hashEmail, type Sender } from '../rate-limits/rate-limit-keys';
import { checkAnyRateLimit, type RateLimitKey } from '../rate-limits/limiter';
import { mailLimit } from '../rate-limits/limits';

/**
 * Returns the rate limit key of a letter with a code, beyond the general limit: one more as soon as half the lifetime
 * of the last code is over. However many letters strangers request, the owner of the address has a valid code.
 */
const getCodeRateLimitKey = (key: string, kind: CodeKind): RateLimitKey => ({
  key: `${key}/${kind}`,
  limit: { points: 1, seconds: codeLifetimeMs[kind] / 2000 },
});

/**
 * Reserves a letter to an e-mail address that a visitor typed.
 * @returns whether it may be sent: strangers' mailboxes must not be flooded. Where it may not, the visitor gets the
 * same response, whether there is an account or not
 */
export function reserveMail(strapi: Core.Strapi, sender: Sender, kind: CodeKind | 'receipt', email: string): Promise<boolean> {
  const key = `letter/${hashEmail(sender, email)}`;
  return checkAnyRateLimit(strapi, [{ key, limit: mailLimit }, ...(kind === 'receipt' ? [] : [getCodeRateLimitKey(key, kind)])]);
}
