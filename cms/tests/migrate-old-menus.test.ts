import type { DatabaseRow } from './support/database';
import { ownCms, type OwnCms } from './support/own-cms';

let cms: OwnCms;
beforeAll(async () => {
  cms = await ownCms('old-menus');
});
afterAll(() => cms.remove());

const ties = 'id integer, entity_id integer, cmp_id integer, component_type varchar(255), field varchar(255), "order" integer';
const parts = 'id integer, label varchar(255), path varchar(500)';
const subject = 'api::navigation.navigation';

/** Makes the database one of the time when a menu was a list of labels and paths in each language. */
function createOldMenus(): void {
  const run = (statement: string) => cms.database.run(statement);
  for (const name of ['institution', 'government']) run(`ALTER TABLE navigations DROP COLUMN ${name}`);
  run(`CREATE TABLE components_part_nav_groups (${parts})`);
  run(`CREATE TABLE components_part_nav_links (${parts})`);
  run(`CREATE TABLE navigations_cmps (${ties})`);
  run(`CREATE TABLE components_part_nav_groups_cmps (${ties})`);
  run('DELETE FROM navigations');
  const published = cms.database.instant(Date.UTC(2026, 10, 20));
  for (const [id, locale, at] of [
    [1, 'uz', 'NULL'],
    [2, 'uz', published],
    [3, 'ru', published],
  ] as const)
    run(`INSERT INTO navigations (id, document_id, locale, published_at) VALUES (${String(id)}, 'menu', '${locale}', ${at})`);
  for (const [id, label, path] of [
    [1, 'Qoralama', '/about'],
    [2, 'Biz', '/about'],
    [3, 'Aloqa', '/contact'],
    [4, 'О нас', '/about'],
  ] as const) {
    run(`INSERT INTO components_part_nav_groups VALUES (${String(id)}, '${label}', '${path}')`);
    const row = { 1: 1, 2: 2, 3: 2, 4: 3 }[id];
    run(
      `INSERT INTO navigations_cmps VALUES (${String(id)}, ${String(row)}, ${String(id)}, 'part.nav-group', 'institution', ${String(id)})`,
    );
  }
  run(`INSERT INTO components_part_nav_links VALUES (1, 'Suv', '/news/suv')`);
  run(`INSERT INTO components_part_nav_groups_cmps VALUES (1, 2, 1, 'part.nav-link', 'links', 1)`);
  const fields = JSON.stringify({ fields: ['institution.label', 'institution.path', 'government.label'], locales: ['uz'] });
  run(`UPDATE admin_permissions SET properties = '${fields}' WHERE subject = '${subject}'`);
}

const parse = (value: DatabaseRow[string] | undefined) => (typeof value === 'string' ? (JSON.parse(value) as unknown) : value);

test('makes one menu of those of all languages, drafts apart, and keeps the rights', async () => {
  createOldMenus();
  cms = await cms.again();
  const menus = cms.database.rows('navigations').map(({ id, institution, government }) => [id, parse(institution), parse(government)]);
  const about = { id: 'item-1', target: 'route:about', hidden: [] };
  const published = [
    {
      ...{ ...about, labels: { uz: 'Biz', ru: 'О нас' } },
      items: [{ id: 'item-1-1', target: '/news/suv', labels: { uz: 'Suv' }, hidden: ['ru'], items: [] }],
    },
    { id: 'item-2', target: 'route:contact', labels: { uz: 'Aloqa' }, hidden: ['ru'], items: [] },
  ];
  expect(menus).toEqual([
    [1, [{ ...about, labels: { uz: 'Qoralama' }, items: [] }], []],
    [2, published, []],
    [3, published, []],
  ]);
  const rights = cms.database.query(
    `SELECT properties FROM admin_permissions WHERE subject = '${subject}' AND action LIKE '%explorer.update'`,
  );
  expect(rights.length).toBeGreaterThan(0);
  for (const { properties } of rights)
    expect(parse(properties ?? null)).toMatchObject({ fields: expect.arrayContaining(['institution', 'government']) as string[] });
});

test('leaves menus alone at the next start', async () => {
  cms.database.run(`UPDATE navigations SET institution = '[]'`);
  cms = await cms.again();
  expect(cms.database.rows('navigations').map(({ institution }) => parse(institution))).toEqual([[], [], []]);
});
