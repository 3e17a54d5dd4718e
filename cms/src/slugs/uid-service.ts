import type { Core, UID } from '@strapi/strapi';

import { slugOf } from './slug-of';

// Strapi types no plugin's services; these types follow its source, version 5.54.0.
type Asked = { contentTypeUID: string; field: string; data: Readonly<Record<string, unknown>>; locale?: string };
type Chosen = { contentTypeUID: string; field: string; value: string; locale: string | undefined };
export type UidService = {
  generateUIDField: (asked: Asked) => Promise<string>;
  /** The value, with a number behind it where a draft in the same language has it already. */
  findUniqueUID: (chosen: Chosen) => Promise<string>;
};
export type UidServiceMaker = (host: { strapi: Core.Strapi }) => UidService;

/** Returns the name from which a slug is made; `null` while it is empty. */
function nameFor(strapi: Core.Strapi, { contentTypeUID, field, data }: Asked): string | null {
  const { attributes } = strapi.contentType(contentTypeUID as UID.ContentType);
  const { targetField } = attributes[field] as { targetField?: string };
  const name = targetField === undefined ? undefined : data[targetField];
  return typeof name === 'string' && name.trim() !== '' ? name : null;
}

/**
 * Wraps the content manager's slug service with one that reads Uzbek: Strapi drops ў, ғ, қ, ҳ and breaks words at ʻ. No
 * name gives no slug.
 */
export const uzbekSlugs =
  (make: UidServiceMaker): UidServiceMaker =>
  ({ strapi }) => {
    const service = make({ strapi });
    return {
      ...service,
      generateUIDField(asked) {
        const name = nameFor(strapi, asked);
        // Strapi would use the type's name, which is never a deliberate address.
        if (name === null) return Promise.resolve('');
        const { contentTypeUID, field, locale } = asked;
        return service.findUniqueUID({ contentTypeUID, field, value: slugOf(name, locale), locale });
      },
    };
  };
