import { getClientAddress, createProxyTrust } from '@ochiq/service-kit/client-address';
import type { Core } from '@strapi/strapi';
import * as z from 'zod';

import { settings } from '../env';
import { consumeRateLimits, revertRateLimits, checkAnyRateLimit } from '../submissions/rate-limits/limiter';
import { countPasswordAttempt } from '../submissions/rate-limits/password-tries';
import { getMonthlySalt } from '../submissions/rate-limits/salt';
import { getAttemptLimits } from '../people/admin-login';
import { findEntrance, mailUnavailable, refuseTooMany } from '../platform/panel-words/panel-refusals';
import { sendError } from '../platform/security/send-error';

const entranceBody = z.object({ email: z.unknown() });

/**
 * Counts attempts at the panel's entrances before they are processed; successful ones are reverted. A client is stopped
 * by its own failures only: strangers who try an administrator's password, or request letters to one, lock no
 * administrator out.
 */
const panelEntrance: Core.MiddlewareFactory = (_, { strapi }) => {
  const trust = createProxyTrust(settings.TRUSTED_PROXIES);
  return async (context, next) => {
    const entrance = findEntrance(context.path);
    if (entrance === undefined) {
      await next();
      return;
    }
    if (entrance === 'forgot-password' && settings.SMTP_URL === undefined) {
      sendError(context, 503, 'ServiceUnavailableError', mailUnavailable);
      return;
    }
    const { client, sharedLimits, account, mailLimits } = getAttemptLimits({
      entrance,
      address: getClientAddress(context.req, trust),
      email: entranceBody.safeParse(context.request.body).data?.email,
      salt: await getMonthlySalt(strapi, new Date()),
    });
    const passwordAttempt = entrance === 'login' && account !== null ? await countPasswordAttempt(strapi, account, client) : null;
    const isStopped = passwordAttempt !== null && passwordAttempt.wait > 0;
    const wait = isStopped ? passwordAttempt.wait : await consumeRateLimits(strapi, sharedLimits);
    if (wait > 0) {
      if (!isStopped) await passwordAttempt?.revert();
      refuseTooMany(context, wait);
      return;
    }
    if (entrance === 'forgot-password' && account !== null && !(await checkAnyRateLimit(strapi, mailLimits))) {
      // As Strapi answers, whether there is such an account or not.
      context.status = 204;
      return;
    }
    await next();
    if (entrance !== 'login' || context.status !== 200) return;
    await passwordAttempt?.revert();
    await revertRateLimits(strapi, sharedLimits);
  };
};

export default panelEntrance;
