import { contentTypes } from '@ochiq/contract/content-types';
import { factories, type Core, type UID } from '@strapi/strapi';

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

/**
 * Gives every content type of the contract Strapi's own controller and service, as files of core factories would, and
 * routes that read. Strapi collects routes and actions after `register`, so nothing else differs from such files.
 */
export function registerContentApi(strapi: Core.Strapi): void {
  for (const type of Object.values(contentTypes)) {
    const { singular } = type;
    const uid: UID.ContentType = `api::${singular}.${singular}`;
    strapi.get<Registry>('controllers').set(uid, factories.createCoreController(uid));
    strapi.get<Registry>('services').set(uid, factories.createCoreService(uid));
    const router: Core.RouterInput = { type: 'content-api', routes: createRoutes(type) };
    strapi.api(singular).routes = { [singular]: router as Core.Router };
  }
}
