import { contentTypes } from '@ochiq/contract/content-types';
import { factories, type Core, type UID } from '@strapi/strapi';

type Registry = { set: (uid: string, factory: unknown) => unknown };

/** What the content API does with a type. */
export const readActions = { collection: ['find', 'findOne'], single: ['find'] } as const;

/**
 * Gives every content type of the contract Strapi's own controller, service and read-only router, as three files of core
 * factories a type would. Strapi collects routes and actions after `register`, so nothing else differs from such files.
 */
export function registerContentApi(strapi: Core.Strapi): void {
  for (const { singular, kind } of Object.values(contentTypes)) {
    const uid: UID.ContentType = `api::${singular}.${singular}`;
    strapi.get<Registry>('controllers').set(uid, factories.createCoreController(uid));
    strapi.get<Registry>('services').set(uid, factories.createCoreService(uid));
    const router = factories.createCoreRouter(uid, { only: [...readActions[kind]] });
    strapi.api(singular).routes = { [singular]: router as Core.Router };
  }
}
