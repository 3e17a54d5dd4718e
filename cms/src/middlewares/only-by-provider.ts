import type { Core } from '@strapi/strapi';

import { buildRefusedSignIn } from '../people/audit/request-events';
import { recordAudit } from '../people/audit/record-audit';
import { isEmergencySignIn } from '../people/staff-oidc/emergency-account';
import { getStaffProvider } from '../people/staff-oidc/staff-provider';
import { findEntrance, onlyByProvider } from '../platform/panel-words/panel-refusals';
import { sendError } from '../platform/security/send-error';

/** The entrances that a password opens, or a letter in its place. */
const passwordEntrances: readonly string[] = ['login', 'forgot-password', 'reset-password', 'register'];

/** Refuses passwords, and letters in their place, where the provider is the only way in; the emergency account keeps its password. */
const onlyByProviderMiddleware: Core.MiddlewareFactory =
  (_, { strapi }) =>
  async (context, next) => {
    const entrance = findEntrance(context.path);
    const isClosed = entrance !== undefined && passwordEntrances.includes(entrance) && getStaffProvider()?.isOnlyWay === true;
    if (!isClosed || (entrance === 'login' && (await isEmergencySignIn(strapi, context.request.body)))) {
      await next();
      return;
    }
    if (entrance === 'login') await recordAudit(strapi, [await buildRefusedSignIn(strapi, context)]);
    sendError(context, 403, 'ForbiddenError', onlyByProvider);
  };

export default onlyByProviderMiddleware;
