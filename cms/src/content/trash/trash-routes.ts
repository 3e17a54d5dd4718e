import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

import { pickTrashedWithin } from '../../people/role-limits/trashed-belonging';
import { addPanelRoutes, parseInput } from '../../platform/strapi/panel-routes';
import { groupByDocument } from './list-trash';
import { deleteTrashed, restoreTrashed } from './restore-trashed';
import { readTrash, type TrashedRow } from './stored-trash';
import { restoreRequest, trashedDocument, trashResponse, type TrashResponse } from './trashed';

type Context = {
  state: { userAbility: unknown };
  params: Readonly<Record<string, string>>;
  request: { body?: unknown };
  status: number;
  body: unknown;
};

/**
 * Finds the languages of a deleted document to which the user has a right.
 * @throws a NotFoundError or a ForbiddenError: there are none
 */
async function requireRows(strapi: Core.Strapi, { params, state }: Context, right: 'create' | 'delete'): Promise<TrashedRow[]> {
  const document = parseInput(trashedDocument, { type: params['type'], document: params['document'] });
  const visible = await readTrash(strapi, state.userAbility, document);
  if (visible.length === 0) throw new errors.NotFoundError('There is no such entry in the trash');
  const permitted = visible.filter(({ check }) => check(right));
  const rows = await pickTrashedWithin(strapi, state.userAbility, right, permitted);
  if (rows.length === 0) throw new errors.ForbiddenError(`You may not ${right} this in any of these languages`);
  return rows;
}

/** Adds the panel's routes to the trash; Strapi guards them by its session. */
export function addTrashRoutes(strapi: Core.Strapi): void {
  const list = async (context: Context) => {
    const entries = groupByDocument(await readTrash(strapi, context.state.userAbility));
    context.body = trashResponse.parse({ entries } satisfies TrashResponse);
  };
  const restore = async (context: Context) => {
    const { slugs } = parseInput(restoreRequest, context.request.body ?? {});
    const rows = await requireRows(strapi, context, 'create');
    const outcome = await restoreTrashed(strapi, rows, { slugs, userAbility: context.state.userAbility });
    context.body = outcome;
  };
  const remove = async (context: Context) => {
    await deleteTrashed(strapi, await requireRows(strapi, context, 'delete'));
    context.status = 204;
  };
  addPanelRoutes(strapi, [
    { method: 'GET', path: '/deleted-entries', handler: list },
    { method: 'POST', path: '/deleted-entries/:type/:document/restore', handler: restore },
    { method: 'DELETE', path: '/deleted-entries/:type/:document', handler: remove },
  ]);
}
