import type { Core } from '@strapi/strapi';

import { passkeysPath } from '../people/second-factor/passkeys/passkey';
import { parseAuthorization, readSignInState } from '../people/second-factor/panel-session';
import { pendingCode, secondFactorPath } from '../people/second-factor/second-factor';
import { findEntrance } from '../platform/panel-words/panel-refusals';
import { sendError } from '../platform/security/send-error';

/** What a pending session may ask for: to pass, to end, to be renewed, and who and what its owner is. */
const openToPending: readonly string[] = [
  `GET ${secondFactorPath}`,
  `POST ${secondFactorPath}/code`,
  `POST ${passkeysPath}/challenge`,
  `POST ${passkeysPath}/sign-in`,
  'POST /admin/access-token',
  'POST /admin/logout',
  'GET /admin/users/me',
  'GET /admin/users/me/permissions',
  'GET /admin/institution',
  'GET /admin/init',
];

/** What it may ask for besides where its owner has no second factor yet, to set one up. */
const openToEnrolment: readonly string[] = [
  `POST ${secondFactorPath}/enrolment`,
  `POST ${secondFactorPath}/confirmation`,
  `POST ${passkeysPath}/registration`,
  `POST ${passkeysPath}`,
];

/** The panel translates it: admin/errors. */
const pendingMessage = 'Your sign-in is not finished: show your second factor.';

/**
 * Refuses what a session asks for whose second factor was not shown. All paths are refused but a few, so that a route
 * of a plugin that comes later is no way around it. Tokens of other kinds are no sessions and pass.
 */
const secondFactor: Core.MiddlewareFactory =
  (_, { strapi }) =>
  async (context, next) => {
    const access = parseAuthorization(strapi, context.get('authorization'));
    const route = `${context.method} ${context.path}`;
    const isOpen = openToPending.includes(route) || findEntrance(context.path) !== undefined;
    if (access && !isOpen) {
      const state = await readSignInState(strapi, access);
      if (state === 'code' || (state === 'enrolment' && !openToEnrolment.includes(route))) {
        sendError(context, 403, 'ForbiddenError', pendingMessage, { code: pendingCode, state });
        return;
      }
    }
    await next();
  };

export default secondFactor;
