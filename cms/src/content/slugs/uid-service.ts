import type { Core, UID } from '@strapi/strapi';

import { toSlug } from './to-slug';

// Strapi types no plugin's services; these types follow its source, version 5.54.0.
type SlugRequest = { contentTypeUID: string; field: string; data: Readonly<Record<string, unknown>>; locale?: string };
type UniqueSlugRequest = { contentTypeUID: string; field: string; value: string; locale: string | undefined };
export type UidService = {
  generateUIDField: (request: SlugRequest) => Promise<string>;
  /** The value, with a number behind it where a draft in the same language has it already. */
  findUniqueUID: (chosen: UniqueSlugRequest) => Promise<string>;
};
export type UidServiceFactory = (host: { strapi: Core.Strapi }) => UidService;

/** Returns the name from which a slug is made; `null` while it is empty. */
function getSourceName(strapi: Core.Strapi, { contentTypeUID, field, data }: SlugRequest): string | null {
  const { attributes } = strapi.contentType(contentTypeUID as UID.ContentType);
  const { targetField } = attributes[field] as { targetField?: string };
  const name = targetField === undefined ? undefined : data[targetField];
  return typeof name === 'string' && name.trim() !== '' ? name : null;
}

/**
 * Wraps the content manager's slug service with one that reads Uzbek: Strapi drops ў, ғ, қ, ҳ and breaks words at ʻ. No
 * name gives no slug.
 */
export const withUzbekSlugs =
  (make: UidServiceFactory): UidServiceFactory =>
  ({ strapi }) => {
    const service = make({ strapi });
    return {
      ...service,
      generateUIDField(request) {
        const name = getSourceName(strapi, request);
        // Strapi would use the type's name, which is never a deliberate address.
        if (name === null) return Promise.resolve('');
        const { contentTypeUID, field, locale } = request;
        return service.findUniqueUID({ contentTypeUID, field, value: toSlug(name, locale), locale });
      },
    };
  };
