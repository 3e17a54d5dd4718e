import type { Core } from '@strapi/strapi';
import { localeCodes } from '@ochiq/contract/routing/locales';

import { groupBehind } from '../src/content/list-details/behind-groups';
import type { StateRow } from '../src/content/list-details/read-type-states';
import { createStampedReader } from '../src/content/list-details/stamped-reader';
import { readNumbers } from '../src/content/translations/read-numbers';
import { translatableTypes } from '../src/content/translations/translatable-types';

type Row = StateRow & { id: number; updatedAt: number };
type Rights = { locale: string; createdBy: { id: number } | null };

/** A CMS with tags alone, of which the test says what is stored: their rows, and of how many versions and confirmations. */
function createHost() {
  const stored = { rows: [] as Row[], version: 0, confirmation: 0, reads: [] as string[], checks: 0 };
  const countRows = (table: string) => {
    const rows = table === 'tag' ? stored.rows : [];
    return {
      type: table,
      count: rows.length,
      last: rows.at(-1)?.id ?? null,
      saved: String(rows.reduce((sum, row) => sum + row.updatedAt, 0)),
    };
  };
  const listRows = (table: string) => {
    stored.reads.push(table);
    return Promise.resolve(table === 'tag' ? stored.rows : []);
  };
  const countStored = (table: string) =>
    Promise.resolve([{ type: 'tag', count: table === 'ochiq_version' ? stored.version : stored.confirmation, last: 1 }]);
  const connection = (table: string) => ({
    select: () => table,
    whereIn: () => ({ select: () => listRows(table) }),
    groupBy: () => ({ select: () => ({ count: () => ({ max: () => countStored(table) }) }) }),
  });
  Object.assign(connection, {
    raw: () => null,
    unionAll: (tables: readonly string[]) => Promise.resolve(tables.map(countRows)),
  });
  const db = {
    ...{ connection, dialect: { client: 'sqlite' }, metadata: { get: (uid: string) => ({ tableName: uid.split('.')[1] }) } },
    query: (uid: string) => ({ findMany: () => Promise.resolve(uid === 'admin::user' ? [{ id: 1 }, { id: 2 }] : []) }),
  };
  const createChecker = ({ userAbility }: { userAbility: (entity: Rights) => boolean }) => ({
    cannot: {
      read: (entity: Rights) => {
        stored.checks += 1;
        return !userAbility(entity);
      },
    },
  });
  const strapi = {
    ...{ db, service: () => ({ hasSuperAdminRole: () => true }) },
    plugin: () => ({ service: () => ({ create: createChecker }) }),
  } as unknown as Core.Strapi;
  const visit = async (userAbility: (entity: Rights) => boolean = () => true) =>
    (await readNumbers(strapi, { user: { id: 1, email: '' }, userAbility })).languages.map(({ missing }) => missing);
  const readOnce = async (act: () => Promise<unknown>) => {
    stored.reads = [];
    await act();
    return stored.reads;
  };
  return { stored, visit, readOnce };
}

const newRow = (id: number, locale: Row['locale'], createdBy: number, updatedAt = 1000 + id): Row => ({
  ...{ id, documentId: `document${String(id)}`, locale, createdBy, updatedAt },
  ...{ publishedAt: null, createdAt: 1000, updatedBy: createdBy },
});

test('reads states once for everybody, and shows each person what they may read', async () => {
  const { stored, visit, readOnce } = createHost();
  stored.rows = [newRow(1, 'uz', 1), newRow(2, 'uz', 2), newRow(3, 'ru', 2)];
  expect(await readOnce(async () => expect(await visit()).toEqual([1, 2, 3]))).toEqual(translatableTypes);
  const visits = async () => {
    expect(await visit()).toEqual([1, 2, 3]);
    expect(await visit(({ createdBy }) => createdBy?.id === 2)).toEqual([1, 1, 2]);
    expect(await visit(({ locale }) => locale === 'ru')).toEqual([1, 0, 1]);
    expect(await visit(() => false)).toEqual([0, 0, 0]);
  };
  expect(await readOnce(visits)).toEqual([]);
});

test('reads the states of a type again with the first visit after anything of it changed, whoever wrote it', async () => {
  const { stored, visit, readOnce } = createHost();
  stored.rows = [newRow(1, 'uz', 1)];
  await visit();
  const changes: readonly (() => void)[] = [
    () => (stored.rows = [...stored.rows, newRow(2, 'uz', 1)]),
    () => (stored.rows = [newRow(1, 'uz', 1, 5000), newRow(2, 'uz', 1)]),
    // What another machine saved, whose clock is behind.
    () => (stored.rows = [newRow(1, 'uz', 1, 5000), newRow(2, 'uz', 1, 900)]),
    // What is published is another row of the same time.
    () => (stored.rows = [newRow(1, 'uz', 1, 5000), newRow(3, 'uz', 1, 900)]),
    () => (stored.version += 1),
    () => (stored.version -= 1),
    () => (stored.confirmation += 1),
    () => (stored.rows = []),
  ];
  for (const change of changes) {
    change();
    expect(await readOnce(() => Promise.all([visit(), visit()]))).toEqual(['tag']);
    expect(await readOnce(visit)).toEqual([]);
  }
});

test('remembers and checks no more than the differences between many entries', async () => {
  const { stored, visit } = createHost();
  stored.rows = Array.from({ length: 3000 }, (_, index) => newRow(index + 1, 'uz', (index % 2) + 1));
  expect(await visit()).toEqual([0, 3000, 3000]);
  expect(stored.checks).toBe(2);
  const documents = new Map(
    Array.from({ length: 10_000 }, (_, index) => {
      const drafts = Object.fromEntries(localeCodes.map((locale) => [locale, newRow(index, locale, index % 5)]));
      return [String(index), { drafts, published: {} }];
    }),
  );
  const groups = groupBehind({ documents, getState: (document) => (Number(document) % 3 === 0 ? 'outdated' : 'changed') }, []);
  expect([groups.length, groups.reduce((sum, { count }) => sum + count, 0)]).toEqual([10, 10_000]);
});

test('does not remember what could not be read', async () => {
  let count = 0;
  const read = createStampedReader(() => ((count += 1) === 1 ? Promise.reject(new Error('The database is away')) : Promise.resolve(count)));
  await expect(Promise.all([read('tag', '1'), read('tag', '1')])).rejects.toThrow('away');
  expect([await read('tag', '1'), await read('tag', '1'), await read('tag', '2')]).toEqual([2, 2, 3]);
});
