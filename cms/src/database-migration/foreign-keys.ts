import { MoveError, getErrorMessage } from './move-error';
import { quoteIdentifier, type PostgresTarget } from './postgres-target';

type Key = { table: string; name: string };

async function readForeignKeys(target: PostgresTarget): Promise<readonly Key[]> {
  const keyRows = await target.query(
    `SELECT relname AS table, conname AS name FROM pg_constraint JOIN pg_class ON pg_class.oid = conrelid
     WHERE contype = 'f' AND relnamespace = current_schema()::regnamespace`,
  );
  return keyRows.map(({ table, name }) => ({ table: String(table), name: String(name) }));
}

async function alterKeys(target: PostgresTarget, keys: readonly Key[], clause: string): Promise<void> {
  for (const { table, name } of keys)
    await target.query(`ALTER TABLE ${quoteIdentifier(table)} ALTER CONSTRAINT ${quoteIdentifier(name)} ${clause}`);
}

/**
 * Does something during which rows may name others that are not there yet: tables name each other in circles.
 * @throws MoveError afterwards one names a row that is nowhere
 */
export async function withDeferredKeys(target: PostgresTarget, work: () => Promise<void>): Promise<void> {
  const keys = await readForeignKeys(target);
  await alterKeys(target, keys, 'DEFERRABLE INITIALLY DEFERRED');
  await work();
  try {
    await target.query('SET CONSTRAINTS ALL IMMEDIATE');
  } catch (error) {
    const detail = error instanceof Error && 'detail' in error ? ` ${String(error.detail)}` : '';
    throw new MoveError(`A row names another that is not there: ${getErrorMessage(error)}.${detail}`);
  }
  await alterKeys(target, keys, 'NOT DEFERRABLE');
}
