import type { Core } from '@strapi/strapi';

type LockTransaction = { trx: { raw: (statement: string, values: readonly unknown[]) => Promise<unknown> } | null };

/** Any number that no other lock of the database has. */
const lock = 70_460_297;

/** Those that have the lock, which they keep until they end: a save asks for it at each of its steps. */
const locked = new WeakSet<NonNullable<LockTransaction['trx']>>();

/**
 * Serializes transactions that read before they write, until each is committed. SQLite serializes all of them; on
 * PostgreSQL two could read at the same moment, find no row, and both write.
 */
export async function acquireWriteLock(strapi: Core.Strapi, { trx }: LockTransaction): Promise<void> {
  if (strapi.db.dialect.client !== 'postgres' || trx === null || locked.has(trx)) return;
  await trx.raw('SELECT pg_advisory_xact_lock(?)', [lock]);
  locked.add(trx);
}

/** Does something in one transaction, in which others that take their turn have no part. */
export async function withWriteLock<T>(strapi: Core.Strapi, work: () => Promise<T>): Promise<T> {
  const done: unknown = await strapi.db.transaction(async (transaction: LockTransaction) => {
    await acquireWriteLock(strapi, transaction);
    return work();
  });
  return done as T;
}

type JoinedTransaction = { onCommit: (run: () => void) => void };

/** Runs a task after the open transaction is committed, and not at all after a rollback; at once where none is open. */
export async function runAfterCommit(strapi: Core.Strapi, task: () => void): Promise<void> {
  if (!strapi.db.inTransaction()) {
    task();
    return;
  }
  await strapi.db.transaction(({ onCommit }: JoinedTransaction) => {
    onCommit(task);
    return Promise.resolve();
  });
}

/**
 * The driver's state of a connection: better-sqlite3 reports an open transaction, and Knex drops a marked connection.
 */
type Connection = { inTransaction?: boolean; exec?: (statement: string) => unknown; __knex__disposed?: unknown };
type QueryResult = { response?: { command?: unknown } | null };
type Query = (connection: Connection, statement: unknown) => Promise<QueryResult>;

/** Knex's transaction, version 3.0.1. Waited for, it is over: rejected where a statement that ends it failed. */
type Transaction = PromiseLike<unknown> & {
  isCompleted: () => boolean;
  commit: (connection: Connection, value?: unknown) => Promise<unknown>;
  /** Its connection's own client; there is one as soon as it has begun. */
  trxClient?: { query: Query };
};

type Client = { transaction: (...begin: readonly unknown[]) => Transaction };

/**
 * Discards a transaction whose COMMIT failed, before its connection goes back to the pool. SQLite keeps it open: later
 * requests would become part of it, answered and never stored. PostgreSQL's connection may be about to end: Knex takes
 * another.
 */
function discardTransaction(connection: Connection, failure: unknown): void {
  if (connection.inTransaction === false) return;
  try {
    if (connection.inTransaction === undefined) connection.__knex__disposed = failure;
    else connection.exec?.('ROLLBACK');
  } catch (error) {
    connection.__knex__disposed = error;
  }
}

async function checkCommit(connection: Connection, pendingResult: Promise<QueryResult>): Promise<QueryResult> {
  try {
    const result = await pendingResult;
    // PostgreSQL answers ROLLBACK to the COMMIT of a transaction with a failed statement: no error, and nothing is
    // stored.
    if (result.response?.command === 'ROLLBACK')
      throw new Error('A transaction in which a statement had failed was rolled back at its end');
    return result;
  } catch (error) {
    discardTransaction(connection, error);
    throw error;
  }
}

function awaitCommit(transaction: Transaction): Transaction {
  const commit = transaction.commit.bind(transaction);
  transaction.commit = async (connection, value) => {
    const { trxClient } = transaction;
    if (trxClient && !transaction.isCompleted()) {
      const query = trxClient.query.bind(trxClient);
      trxClient.query = (on, statement) => {
        // For this one statement: afterwards the connection may belong to another transaction.
        trxClient.query = query;
        return checkCommit(on, query(on, statement));
      };
    }
    const result = await commit(connection, value);
    await transaction;
    return result;
  };
  return transaction;
}

/**
 * Makes every transaction reject whose COMMIT fails. Knex reports that only through the transaction's promise, while
 * Strapi awaits `commit()` alone, and would report success for a rollback. All transactions of a database begin here,
 * ours and Strapi's own: see .github/adr/0051.
 * @param client Knex's, `strapi.db.connection.client`
 */
export function awaitCommits(client: Client): void {
  const begin = client.transaction.bind(client);
  client.transaction = (...how) => awaitCommit(begin(...how));
}
