import { contentTables } from './tables/content-tables';
import { deskTables } from './tables/desk-tables';
import { historyTables } from './tables/history-tables';
import { peopleTables } from './tables/people-tables';
import { reviewTables } from './tables/review-tables';
import { submissionTables } from './tables/submission-tables';
import type { Table } from './tables/table';
import { termTables } from './tables/term-tables';
import { translationTables } from './tables/translation-tables';

/**
 * What the CMS keeps for itself. Strapi makes and keeps these tables like its own; they are no
 * content types, so no role, token or page of the panel reaches them.
 */
const tables = {
  ...submissionTables,
  ...contentTables,
  ...deskTables,
  ...historyTables,
  ...reviewTables,
  ...translationTables,
  ...termTables,
  ...peopleTables,
} as const satisfies Record<string, Table>;

export type TableName = keyof typeof tables;

export const getTableUid = (name: TableName) => `ochiq::${name}`;
export const getTableName = (name: TableName) => `ochiq_${name.replaceAll('-', '_')}`;

function buildModel(name: TableName, { attributes, unique, lookedUp, followedBy }: Table) {
  const tableName = getTableName(name);
  const indexes = [
    ...(unique === undefined ? [] : [{ name: `${tableName}_${unique}_unique`, columns: [unique], type: 'unique' }]),
    ...(lookedUp === undefined ? [] : [{ name: `${tableName}_${lookedUp.join('_')}_index`, columns: [...lookedUp] }]),
    ...(followedBy === undefined ? [] : [{ name: `${tableName}_${followedBy}_index`, columns: [followedBy] }]),
  ];
  // Strapi writes into each attribute: no two may be one object.
  const own = Object.entries(attributes).map(([column, attribute]): [string, Table['attributes'][string]] => [column, { ...attribute }]);
  return { uid: getTableUid(name), singularName: tableName, tableName, attributes: Object.fromEntries(own), indexes };
}

/** The models of the tables, as Strapi's database layer takes them. */
export const models = (Object.entries(tables) as [TableName, Table][]).map(([name, table]) => buildModel(name, table));
