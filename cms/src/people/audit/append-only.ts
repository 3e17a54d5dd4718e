import type { Core } from '@strapi/strapi';

import { getTableName } from '../../platform/database/tables';

const table = getTableName('audit');
const message = 'The audit log is append-only: its rows are neither changed nor deleted';

const sqliteStatements = ['UPDATE', 'DELETE'].map(
  (action) =>
    `CREATE TRIGGER IF NOT EXISTS ${table}_${action.toLowerCase()} BEFORE ${action} ON ${table} BEGIN SELECT RAISE(ABORT, '${message}'); END`,
);

// TRUNCATE stays possible, for the owner of the table alone: a move from SQLite empties the tables that the CMS has just made.
const postgresStatements = [
  `CREATE OR REPLACE FUNCTION ${table}_refuse() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE EXCEPTION ''${message}''; END'`,
  `DO $$ BEGIN
    IF NOT EXISTS (SELECT 1 FROM pg_trigger WHERE tgrelid = '${table}'::regclass AND tgname = '${table}_append_only') THEN
      CREATE TRIGGER ${table}_append_only BEFORE UPDATE OR DELETE ON ${table} FOR EACH ROW EXECUTE FUNCTION ${table}_refuse();
    END IF;
  END $$`,
];

/**
 * Has the database refuse changes of the log. It stops slips and the CMS itself, not its owner, who drops the trigger first:
 * that is what the seals are for. It is made at every start, since altering a table on SQLite makes it again without.
 */
export async function ensureAppendOnly(strapi: Core.Strapi): Promise<void> {
  const statements = strapi.db.dialect.client === 'postgres' ? postgresStatements : sqliteStatements;
  for (const statement of statements) await strapi.db.connection.raw(statement);
}
