import type { Core } from '@strapi/strapi';

import type { AdminUser } from '../../platform/strapi/admin-services';
import { addPanelRoutes, parseId, parseInput } from '../../platform/strapi/panel-routes';
import { listViewsQuery, newListView, renamedListView } from './list-view';
import { deleteView, readListViews, renameView, saveView } from './stored-views';

type Context = {
  state: { user: AdminUser };
  params: Readonly<Record<string, string>>;
  query: unknown;
  request: { body?: unknown };
  status: number;
  body: unknown;
};

/** Adds the panel's routes to the filters that a person has saved; they reach no others. */
export function addListViewRoutes(strapi: Core.Strapi): void {
  const list = async (context: Context) => {
    const { model } = parseInput(listViewsQuery, context.query);
    context.body = { views: await readListViews(strapi, context.state.user.id, model) };
  };
  const save = async (context: Context) => {
    await saveView(strapi, context.state.user.id, parseInput(newListView, context.request.body));
    context.status = 204;
  };
  const rename = async (context: Context) => {
    const { name } = parseInput(renamedListView, context.request.body);
    await renameView(strapi, context.state.user.id, parseId(context), name);
    context.status = 204;
  };
  const remove = async (context: Context) => {
    await deleteView(strapi, context.state.user.id, parseId(context));
    context.status = 204;
  };
  addPanelRoutes(strapi, [
    { method: 'GET', path: '/list-views', handler: list },
    { method: 'POST', path: '/list-views', handler: save },
    { method: 'POST', path: '/list-views/:id', handler: rename },
    { method: 'DELETE', path: '/list-views/:id', handler: remove },
  ]);
}
