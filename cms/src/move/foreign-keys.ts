import { MoveError, reasonOf } from './move-error';
import { quoted, type Target } from './target';

type Key = { table: string; name: string };

async function keysOf(target: Target): Promise<readonly Key[]> {
  const found = await target.ask(
    `SELECT relname AS table, conname AS name FROM pg_constraint JOIN pg_class ON pg_class.oid = conrelid
     WHERE contype = 'f' AND relnamespace = current_schema()::regnamespace`,
  );
  return found.map(({ table, name }) => ({ table: String(table), name: String(name) }));
}

async function alter(target: Target, keys: readonly Key[], how: string): Promise<void> {
  for (const { table, name } of keys) await target.ask(`ALTER TABLE ${quoted(table)} ALTER CONSTRAINT ${quoted(name)} ${how}`);
}

/**
 * Does something during which rows may name others that are not there yet: tables name each other in circles.
 * @throws MoveError afterwards one names a row that is nowhere
 */
export async function withLateKeys(target: Target, work: () => Promise<void>): Promise<void> {
  const keys = await keysOf(target);
  await alter(target, keys, 'DEFERRABLE INITIALLY DEFERRED');
  await work();
  try {
    await target.ask('SET CONSTRAINTS ALL IMMEDIATE');
  } catch (error) {
    const detail = error instanceof Error && 'detail' in error ? ` ${String(error.detail)}` : '';
    throw new MoveError(`A row names another that is not there: ${reasonOf(error)}.${detail}`);
  }
  await alter(target, keys, 'NOT DEFERRABLE');
}
