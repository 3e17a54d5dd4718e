import type { Core } from '@strapi/strapi';
import * as z from 'zod';

import { identifyDevice } from '../people/second-factor/devices';
import { findEntrance } from '../platform/panel-words/panel-refusals';

const signInResponse = z.object({ data: z.object({ token: z.string() }) });

/** Identifies the browser after each sign-in, at whichever entrance. */
const panelDevices: Core.MiddlewareFactory =
  (_, { strapi }) =>
  async (context, next) => {
    await next();
    if (findEntrance(context.path) === undefined || context.status !== 200) return;
    const { data } = signInResponse.safeParse(context.body);
    if (data) await identifyDevice(strapi, context, data.data.token);
  };

export default panelDevices;
