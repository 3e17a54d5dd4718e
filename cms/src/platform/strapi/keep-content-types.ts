import type { Core } from '@strapi/strapi';

export type ContentTypesRegistry = { getAll: (namespace?: string) => object };

/**
 * Keeps the list of all content types, which are complete once Strapi has started. Strapi makes the list again each time
 * it is asked for, and asks for it with every right of a user, at every request that is not an administrator's.
 */
export function keepContentTypes(strapi: Pick<Core.Strapi, 'get'>): void {
  const registry = strapi.get<ContentTypesRegistry>('content-types');
  const listTypes = registry.getAll.bind(registry);
  const all = Object.freeze(listTypes());
  registry.getAll = (namespace) => (namespace === undefined ? all : listTypes(namespace));
}
