import type { Core } from '@strapi/strapi';

type Transaction = { onCommit: (tell: () => void) => void };

/** Does something once the transaction that is open is kept; nothing of it where that is taken back. */
export async function afterCommit(strapi: Core.Strapi, task: () => Promise<void>): Promise<void> {
  await strapi.db.transaction(({ onCommit }: Transaction) => {
    onCommit(() => {
      task().catch((error: unknown) => {
        strapi.log.error(`What follows a change was not done: ${error instanceof Error ? error.message : 'unknown error'}`);
      });
    });
    return Promise.resolve();
  });
}
