import { contentTypeNames, contentTypes, uidOf } from '@ochiq/contract/content-types';
import type { Field } from '@ochiq/contract/field';
import type { Core, Modules } from '@strapi/strapi';

import type { UidService } from './uid-service';

type Data = Record<string, unknown>;
type Params = { data?: Data; locale?: string };

const fieldsOf = (name: (typeof contentTypeNames)[number]): Readonly<Record<string, Field>> => contentTypes[name].fields;

/** By Strapi's names: the field that a type's slug is made from. */
const targets = new Map<string, string>(
  contentTypeNames.flatMap((name) => {
    const cms = fieldsOf(name)['slug']?.cms;
    return cms?.type === 'uid' ? [[uidOf(name), cms.targetField] as const] : [];
  }),
);

const isEmpty = (value: unknown) => value === null || (typeof value === 'string' && value.trim() === '');

/** What is not said when a version is made is empty; in a change it stays as it is. */
const lacksSlug = (action: string, { slug }: Data) => isEmpty(slug) || (action === 'create' && slug === undefined);

/** Makes the slug that an editor left empty from the entry's name, as the panel does while the name is written. */
export function fillSlugs(strapi: Core.Strapi): Modules.Documents.Middleware.Middleware {
  return async (context, next) => {
    const { data, locale } = context.params as Params;
    const target = targets.get(context.uid);
    if (!data || target === undefined || !['create', 'update'].includes(context.action)) return next();
    if (!lacksSlug(context.action, data) || typeof data[target] !== 'string' || isEmpty(data[target])) return next();
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
