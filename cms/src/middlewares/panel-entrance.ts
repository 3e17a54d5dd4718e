import { clientAddress, trustOf } from '@ochiq/network/client-address';
import type { Core } from '@strapi/strapi';
import * as z from 'zod';

import { settings } from '../env';
import { countedWait, uncount, withinOne } from '../intake/limiter';
import { countTry } from '../intake/password-tries';
import { saltOf } from '../intake/salt';
import { countedAttempt } from '../panel/counted-attempts';
import { entranceAt } from '../panel/panel-paths';
import { noMail } from '../panel/panel-texts';
import { refuseTooMany } from '../panel/refuse-too-many';
import { refuse } from '../safety/refuse';

const asked = z.object({ email: z.unknown() });

/**
 * Counts attempts at the panel's entrances before they are processed; successful ones are reverted. A client is stopped
 * by its own failures only: strangers who try an administrator's password, or request letters to one, lock no
 * administrator out.
 */
const panelEntrance: Core.MiddlewareFactory = (_, { strapi }) => {
  const trust = trustOf(settings.TRUSTED_PROXIES);
  return async (context, next) => {
    const entrance = entranceAt(context.path);
    if (entrance === undefined) {
      await next();
      return;
    }
    if (entrance === 'forgot-password' && settings.SMTP_URL === undefined) {
      refuse(context, 503, 'ServiceUnavailableError', noMail);
      return;
    }
    const { asker, around, account, letters } = countedAttempt({
      entrance,
      address: clientAddress(context.req, trust),
      email: asked.safeParse(context.request.body).data?.email,
      salt: await saltOf(strapi, new Date()),
    });
    const tried = entrance === 'login' && account !== null ? await countTry(strapi, account, asker) : null;
    const isStopped = tried !== null && tried.wait > 0;
    const wait = isStopped ? tried.wait : await countedWait(strapi, around);
    if (wait > 0) {
      if (!isStopped) await tried?.takeBack();
      refuseTooMany(context, wait);
      return;
    }
    if (entrance === 'forgot-password' && account !== null && !(await withinOne(strapi, letters))) {
      // As Strapi answers, whether there is such an account or not.
      context.status = 204;
      return;
    }
    await next();
    if (entrance !== 'login' || context.status !== 200) return;
    await tried?.takeBack();
    await uncount(strapi, around);
  };
};

export default panelEntrance;
