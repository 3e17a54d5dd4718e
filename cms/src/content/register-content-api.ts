import { type ContentTypeName, contentTypeNames, contentTypes } from '@ochiq/contract/content-types';
import { factories, type Core, type UID } from '@strapi/strapi';

import { addNewerSources } from './translations/stored-outdated';

type Registry = { set: (uid: string, factory: unknown) => unknown };

/** What the content API does with a type. */
export const readActions = { collection: ['find', 'findOne'], single: ['find'] } as const;

type ContentType = (typeof contentTypes)[keyof typeof contentTypes];

/**
 * Lists the routes that read a type, as Strapi's own router makes them. That one describes every field of every request
 * and answer besides, for a documentation that is not in use, which was a quarter of the work of a start.
 */
function createRoutes({ singular, plural, kind }: ContentType): Core.RouteInput[] {
  const list = `/${kind === 'single' ? singular : plural}`;
  const paths = { find: list, findOne: `${list}/:id` };
  return readActions[kind].map((action) => ({
    method: 'GET',
    path: paths[action],
    handler: `api::${singular}.${singular}.${action}`,
    config: {},
  }));
}

type Entry = Readonly<Record<string, unknown>>;
type ReadResponse = { data: Entry | readonly Entry[] | null } | undefined;
type ReadAction = (context: unknown) => Promise<ReadResponse>;
type Controller = Record<string, ReadAction | undefined>;

/** Creates Strapi's own controller of a type, whose responses say of outdated translations what they are behind, too. */
function createController(uid: UID.ContentType, type: ContentTypeName, actions: readonly string[]) {
  const create = factories.createCoreController(uid);
  return (host: { strapi: Core.Strapi }) => {
    const controller = create(host) as unknown as Controller;
    for (const action of actions) {
      const read = controller[action]?.bind(controller);
      if (!read) continue;
      controller[action] = async (context) => {
        const response = await read(context);
        if (!response?.data) return response;
        const { data } = response;
        const entries = await addNewerSources(host.strapi, type, [data].flat());
        return { ...response, data: Array.isArray(data) ? entries : (entries[0] ?? null) };
      };
    }
    return controller;
  };
}

/**
 * Gives every content type of the contract Strapi's own controller and service, as files of core factories would, and
 * routes that read. Strapi collects routes and actions after `register`, so nothing differs from such files but what the
 * responses say of translations.
 */
export function registerContentApi(strapi: Core.Strapi): void {
  for (const name of contentTypeNames) {
    const type: ContentType = contentTypes[name];
    const { singular, kind } = type;
    const uid: UID.ContentType = `api::${singular}.${singular}`;
    strapi.get<Registry>('controllers').set(uid, createController(uid, name, readActions[kind]));
    strapi.get<Registry>('services').set(uid, factories.createCoreService(uid));
    const router: Core.RouterInput = { type: 'content-api', routes: createRoutes(type) };
    strapi.api(singular).routes = { [singular]: router as Core.Router };
  }
}
