import { clientAddress, trustOf } from '@ochiq/network/client-address';
import type { Core } from '@strapi/strapi';
import * as z from 'zod';

import { settings } from '../env';
import { countedWait, uncount } from '../intake/limiter';
import { saltOf } from '../intake/salt';
import { countedAttempts } from '../panel/counted-attempts';
import { entranceAt } from '../panel/panel-paths';
import { refuseTooMany } from '../panel/refuse-too-many';

const asked = z.object({ email: z.unknown() });

/** Attempts to get into the panel are counted before they are looked at; one that succeeds was none. */
const panelEntrance: Core.MiddlewareFactory = (_, { strapi }) => {
  const trust = trustOf(settings.TRUSTED_PROXIES);
  return async (context, next) => {
    const entrance = entranceAt(context.path);
    if (entrance === undefined) {
      await next();
      return;
    }
    const counted = countedAttempts({
      entrance,
      address: clientAddress(context.req, trust),
      email: asked.safeParse(context.request.body).data?.email,
      salt: await saltOf(strapi, new Date()),
    });
    const wait = await countedWait(strapi, counted);
    if (wait > 0) {
      refuseTooMany(context, wait);
      return;
    }
    await next();
    if (entrance === 'login' && context.status === 200) await uncount(strapi, counted);
  };
};

export default panelEntrance;
