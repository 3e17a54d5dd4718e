import { getContentTypeUid } from '@ochiq/contract/content-types';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

import { canAccess } from '../../people/roles/panel-rights';
import type { AdminUser } from '../../platform/strapi/admin-services';
import { addPanelRoutes, parseInput } from '../../platform/strapi/panel-routes';
import { describePresence, heartbeat, type Heartbeat, type PresenceResponse } from './presence';
import { listViews, removeView, storeHeartbeat } from './stored-views';

type Context = {
  state: { user: AdminUser; userAbility: unknown };
  params: Readonly<Record<string, string>>;
  request: { body?: unknown };
  body: unknown;
};

const hasRight = (strapi: Core.Strapi, { state }: Context, right: 'read' | 'update', { type, document, locale }: Heartbeat) =>
  canAccess(strapi, state.userAbility, right, { uid: getContentTypeUid(type), documentId: document, locale });

async function receiveHeartbeat(strapi: Core.Strapi, context: Context): Promise<void> {
  const beat = parseInput(heartbeat, context.request.body);
  if (!(await hasRight(strapi, context, 'read', beat))) throw new errors.ForbiddenError('You may not read this entry');
  const mayTakeOver = await hasRight(strapi, context, 'update', beat);
  if (beat.takeOver && !mayTakeOver) throw new errors.ForbiddenError('You may not edit this entry');
  const now = new Date();
  await storeHeartbeat(strapi, beat, context.state.user.id, now);
  const views = await listViews(strapi, beat);
  context.body = { ...describePresence(views, beat.view, now), mayTakeOver } satisfies PresenceResponse;
}

async function endView(strapi: Core.Strapi, context: Context): Promise<void> {
  await removeView(strapi, context.params['view'] ?? '', context.state.user.id);
  context.body = {};
}

/**
 * Adds the panel's routes of heartbeats: a view that is open reports itself and learns who else has the version open, if
 * its user may read that. Strapi guards them by its session.
 */
export function addPresenceRoutes(strapi: Core.Strapi): void {
  addPanelRoutes(strapi, [
    { method: 'POST', path: '/presence', handler: (context: Context) => receiveHeartbeat(strapi, context) },
    { method: 'DELETE', path: '/presence/:view', handler: (context: Context) => endView(strapi, context) },
  ]);
}
