import type { Core } from '@strapi/strapi';

import { getTable } from '../../../platform/database/get-table';
import { addPanelRoutes, parseId, parseInput } from '../../../platform/strapi/panel-routes';
import { reviewSettings, type ReviewNoticesResponse, type ReviewSettings } from '../review-notices';
import { readLetterTimes, storeLetterTime } from './letter-times';
import { readOwnNotices } from './own-notices';

type Context = {
  state: { user: { id: number }; userAbility: unknown };
  params: Readonly<Record<string, string>>;
  request: { body?: unknown };
  body: unknown;
};

/** Adds the panel's routes to one's own notices and settings: each is of the current user alone. */
export function addNoticeRoutes(strapi: Core.Strapi): void {
  const list = async ({ state }: Context): Promise<ReviewNoticesResponse> => ({
    notices: await readOwnNotices(strapi, { user: state.user.id, userAbility: state.userAbility }),
  });
  const sendList = async (context: Context) => {
    context.body = await list(context);
  };
  const drop = async (context: Context) => {
    await getTable(strapi, 'notice').deleteMany({ where: { id: parseId(context), user: context.state.user.id } });
    context.body = await list(context);
  };
  addPanelRoutes(strapi, [
    { method: 'GET', path: '/review-notices', handler: sendList },
    { method: 'DELETE', path: '/review-notices/:id', handler: drop },
  ]);
  const sendSettings = async (context: Context) => {
    const { id } = context.state.user;
    const times = await readLetterTimes(strapi, [id]);
    context.body = { letters: times.get(id) ?? 'at-once' } satisfies ReviewSettings;
  };
  const store = async (context: Context) => {
    const { letters } = parseInput(reviewSettings, context.request.body);
    await storeLetterTime(strapi, context.state.user.id, letters);
    await sendSettings(context);
  };
  addPanelRoutes(strapi, [
    { method: 'GET', path: '/review-settings', handler: sendSettings },
    { method: 'POST', path: '/review-settings', handler: store },
  ]);
}
