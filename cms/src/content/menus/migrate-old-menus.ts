import { isLocale, type Locale } from '@ochiq/contract/routing/locales';
import { profiles } from '@ochiq/contract/wire/site-facts';
import type { Core } from '@strapi/strapi';

import { mergeOldMenus, type OldItem } from './merge-old-menus';

type Knex = Core.Strapi['db']['connection'];
type MenuName = (typeof profiles)[number];
type Row = { id: number; document_id: string; locale: string | null; published_at: unknown };
type TiedItem = { entity_id: number; cmp_id: number; field: string; label: string; path: string };

const table = 'navigations';
const groups = 'components_part_nav_groups';
const links = 'components_part_nav_links';

/** Reads the items that are tied to rows of a table, in their order. */
function readTied(db: Knex, owner: string, items: string): Promise<TiedItem[]> {
  const ties = `${owner}_cmps`;
  return db(ties)
    .join(items, `${items}.id`, `${ties}.cmp_id`)
    .where(`${ties}.component_type`, items === groups ? 'part.nav-group' : 'part.nav-link')
    .orderBy(`${ties}.order`)
    .select<TiedItem[]>([`${ties}.entity_id`, `${ties}.cmp_id`, `${ties}.field`, `${items}.label`, `${items}.path`]);
}

type ReadMenu = (row: number, name: MenuName) => OldItem[];

async function createMenuReader(db: Knex): Promise<ReadMenu> {
  const [tops, below] = [await readTied(db, table, groups), await readTied(db, groups, links)];
  return (row, name) =>
    tops
      .filter(({ entity_id: owner, field }) => owner === row && field === name)
      .map(({ cmp_id: id, label, path }) => ({
        ...{ label, path },
        links: below.filter(({ entity_id: owner }) => owner === id).map((link) => ({ label: link.label, path: link.path })),
      }));
}

/** Merges the languages of each document, drafts and published ones apart, and writes the menu into all of them. */
async function writeMenus(db: Knex): Promise<void> {
  const rows = await db(table).select<Row[]>(['id', 'document_id', 'locale', 'published_at']);
  const read = await createMenuReader(db);
  const isSameState = (one: Row, other: Row) =>
    one.document_id === other.document_id && (one.published_at === null) === (other.published_at === null);
  for (const row of rows) {
    const versions = rows.filter((other) => isSameState(row, other));
    for (const name of profiles) {
      const byLocale = versions.flatMap(({ id, locale }): [Locale, OldItem[]][] => (isLocale(locale) ? [[locale, read(id, name)]] : []));
      const menu = mergeOldMenus(Object.fromEntries(byLocale));
      await db(table)
        .where({ id: row.id })
        .update({ [name]: JSON.stringify(menu) });
    }
  }
}

type Permission = { id: number; properties: string | { fields?: string[] } | null };

/** Lets the roles that edited the labels and paths of a menu edit the menu. */
async function widenPermissions(db: Knex): Promise<void> {
  const subject = 'api::navigation.navigation';
  const permissions = await db('admin_permissions').where({ subject }).select<Permission[]>(['id', 'properties']);
  for (const { id, properties } of permissions) {
    const parsed = (typeof properties === 'string' ? JSON.parse(properties) : properties) as { fields?: string[] } | null;
    if (!parsed?.fields) continue;
    const fields = [...new Set(parsed.fields.map((field) => profiles.find((name) => field.startsWith(`${name}.`)) ?? field))];
    await db('admin_permissions')
      .where({ id })
      .update({ properties: JSON.stringify({ ...parsed, fields }) });
  }
}

/**
 * Converts menus of labels and paths in each language to the one tree that all languages share. Runs before Strapi
 * compares its schema with the database, since it drops the tables of the old form then; in one transaction, and once:
 * afterwards the columns are there.
 */
async function migrateMenus(strapi: Core.Strapi): Promise<void> {
  const db = strapi.db.connection;
  // Each use of `schema` is a builder of its own.
  if (!(await db.schema.hasTable(groups)) || !(await db.schema.hasTable(table))) return;
  if (await db.schema.hasColumn(table, profiles[0])) return;
  await db.transaction(async (transaction) => {
    await transaction.schema.alterTable(table, (columns) => {
      for (const name of profiles) columns.jsonb(name);
    });
    await writeMenus(transaction);
    await widenPermissions(transaction);
  });
  strapi.log.info('The menus were converted: one tree for all languages');
}

/** Has old menus converted at the start, before their tables go. */
export function migrateOldMenus(strapi: Core.Strapi): void {
  // Strapi 5.54.0 types no hook.
  const hook = strapi.hook('strapi::content-types.beforeSync') as { register: (run: () => Promise<void>) => void };
  hook.register(() => migrateMenus(strapi));
}
