import type { Core } from '@strapi/strapi';

type Transaction = { onCommit: (tell: () => void) => void };

/** Runs a task after the open transaction is committed; not at all after a rollback. */
export async function runAfterCommit(strapi: Core.Strapi, task: () => Promise<void>): Promise<void> {
  await strapi.db.transaction(({ onCommit }: Transaction) => {
    onCommit(() => {
      task().catch((error: unknown) => {
        strapi.log.error(`What follows a change was not done: ${error instanceof Error ? error.message : 'unknown error'}`);
      });
    });
    return Promise.resolve();
  });
}
