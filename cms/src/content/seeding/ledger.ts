import type { Core } from '@strapi/strapi';

/** The result of seeding an entry. */
export type SeededEntry = {
  documentId: string;
  /** Whether all that it refers to was there: otherwise it is completed at the end. */
  whole: boolean;
};

type Ledger<T> = { get: (key: string) => Promise<T | null>; set: (key: string, value: T) => Promise<void> };

function openLedger<T>(strapi: Core.Strapi, name: string): Ledger<T> {
  const store = strapi.store({ type: 'core', name });
  return {
    get: async (key) => ((await store.get({ key })) ?? null) as T | null,
    set: async (key, value) => {
      await store.set({ key, value });
    },
  };
}

/** Opens the ledger of seeded entries: one that an editor deletes is not made again. */
export const openEntryLedger = (strapi: Core.Strapi) => openLedger<SeededEntry>(strapi, 'seed-entry');

/** Opens the ledger of uploaded files, with their ids. */
export const openFileLedger = (strapi: Core.Strapi) => openLedger<number>(strapi, 'seed-file');
