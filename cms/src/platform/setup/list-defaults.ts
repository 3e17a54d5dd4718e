import { contentTypeNames, getContentTypeUid } from '@ochiq/contract/content-types';
import type { Core, UID } from '@strapi/strapi';
import * as z from 'zod';

/** What is stored of a list; there is more, which stays as it is. */
const listConfiguration = z.looseObject({
  settings: z.looseObject({ pageSize: z.number(), defaultSortBy: z.string(), defaultSortOrder: z.string() }),
  layouts: z.looseObject({ list: z.array(z.string()) }),
});
type ListConfiguration = z.output<typeof listConfiguration>;

/** The same in the schema of a type, where Strapi takes it from for a new database: cms/generate/list-config.ts. */
const typeWithList = z.object({ attributes: z.record(z.string(), z.looseObject({ type: z.string() })), config: listConfiguration });
type Attributes = z.output<typeof typeWithList>['attributes'];

/** Types of fields that Strapi 5.54.0 puts into no list. */
const unlistedTypes: readonly string[] = ['json', 'password', 'richtext', 'dynamiczone', 'blocks'];
/** How many columns Strapi gives a list. */
const columnCount = 4;

/** Returns whether a list is the one that Strapi itself gives a type: its id and first fields, by the first line of text. */
export function isStrapiList({ settings, layouts }: ListConfiguration, attributes: Attributes): boolean {
  const listed = Object.entries(attributes).filter(([, { type }]) => !unlistedTypes.includes(type));
  const columns = ['id', ...listed.map(([name]) => name)].slice(0, columnCount);
  const [name = 'id'] = Object.keys(attributes).filter((field) => attributes[field]?.type === 'string');
  return (
    layouts.list.join() === columns.join() &&
    settings.defaultSortBy === name &&
    settings.defaultSortOrder === 'ASC' &&
    settings.pageSize === 10
  );
}

/** Gives one list the columns of its type, unless an administrator has arranged it. */
async function ensureListDefault(strapi: Core.Strapi, uid: string): Promise<void> {
  const type = typeWithList.safeParse(strapi.contentTypes[uid as UID.ContentType]);
  const store = strapi.store({ type: 'plugin', name: 'content_manager' });
  const key = `configuration_content_types::${uid}`;
  const stored = listConfiguration.safeParse(await store.get({ key }));
  if (!type.success || !stored.success || !isStrapiList(stored.data, type.data.attributes)) return;
  const { settings, layouts } = type.data.config;
  await store.set({
    key,
    value: {
      ...stored.data,
      settings: { ...stored.data.settings, ...settings },
      layouts: { ...stored.data.layouts, list: layouts.list },
    },
  });
}

/**
 * Gives the lists of content the columns of their types in a database that is older than these; each once, so that what
 * an administrator arranges stays. A new database has them from the start.
 */
export async function ensureListDefaults(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: 'core', name: 'setup' });
  const done = z.array(z.string()).parse((await store.get({ key: 'lists' })) ?? []);
  const uids: readonly string[] = contentTypeNames.map(getContentTypeUid);
  const left = uids.filter((uid) => !done.includes(uid));
  for (const uid of left) await ensureListDefault(strapi, uid);
  if (left.length > 0) await store.set({ key: 'lists', value: uids });
}
