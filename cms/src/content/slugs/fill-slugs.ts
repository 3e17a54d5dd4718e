import { type ContentTypeName, contentTypeNames, contentTypes, getContentTypeUid } from '@ochiq/contract/content-types';
import { defaultLocale } from '@ochiq/contract/routing/locales';
import type { Field } from '@ochiq/contract/fields/field';
import type { Core, Modules, UID } from '@strapi/strapi';

import { getRows } from '../../platform/strapi/rows';
import { isTypeSlug, toSlug } from './derived-slug';

// Strapi types no plugin's services; these types follow its source, version 5.54.0.
type SlugRequest = { contentTypeUID: string; field: string; data: Readonly<Record<string, unknown>>; locale?: string };
type UniqueSlugRequest = { contentTypeUID: string; field: string; value: string; locale: string | undefined };
type UidService = {
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

type Data = Record<string, unknown>;
type Params = { data?: Data; documentId?: string; locale?: string };
type Target = {
  type: ContentTypeName;
  from: string;
  /** Whether no two entries may have the same; those of the tree may. */
  isUnique: boolean;
};

const getFields = (name: ContentTypeName): Readonly<Record<string, Field>> => contentTypes[name].fields;

/** By Strapi's names: a type, and the field that its slug is made from. */
const targets = new Map<string, Target>(
  contentTypeNames.flatMap((type) => {
    const { derivedFrom, cms } = getFields(type)['slug'] ?? {};
    return derivedFrom === undefined
      ? []
      : [[getContentTypeUid(type), { type, from: derivedFrom, isUnique: cms?.type === 'uid' }] as const];
  }),
);

const isEmpty = (value: unknown) => value === null || (typeof value === 'string' && value.trim() === '');

/**
 * Returns whether a change leaves the slug empty: a missing one is empty in a new version, and unchanged in an update.
 */
const lacksSlug = (action: string, { slug }: Data) => isEmpty(slug) || (action === 'create' && slug === undefined);

/** Returns whether readers know a version by this slug: then it stays, whatever it is, until an editor writes another one. */
async function isKnown(strapi: Core.Strapi, uid: string, { documentId, locale = defaultLocale }: Params, slug: string): Promise<boolean> {
  if (documentId === undefined) return false;
  const where = { documentId, locale, slug, publishedAt: { $notNull: true } };
  return (await getRows(strapi, uid).findMany({ where, select: ['id'] })).length > 0;
}

/**
 * Returns a document middleware that fills an empty slug from the entry's name, as the panel does while the name is
 * written. The type's own name counts as empty: `/news/news` is never a deliberate address.
 */
export function fillSlugs(strapi: Core.Strapi): Modules.Documents.Middleware.Middleware {
  return async (context, next) => {
    const params = context.params as Params;
    const { data, locale } = params;
    const target = targets.get(context.uid);
    if (!data || !target || !['create', 'update'].includes(context.action)) return next();
    const { slug, [target.from]: name } = data;
    if (typeof name !== 'string' || isEmpty(name)) return next();
    const isTypes =
      typeof slug === 'string' && isTypeSlug(slug, target.type, name, locale) && !(await isKnown(strapi, context.uid, params, slug));
    if (!isTypes && !lacksSlug(context.action, data)) return next();
    if (!target.isUnique) {
      data['slug'] = toSlug(name, locale);
      return next();
    }
    const service = strapi.plugin('content-manager').service<UidService>('uid');
    data['slug'] = await service.generateUIDField({
      contentTypeUID: context.uid,
      field: 'slug',
      data,
      ...(locale !== undefined && { locale }),
    });
    return next();
  };
}
