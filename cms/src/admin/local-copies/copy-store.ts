import { localCopy, listExpiredKeys, type LocalCopy } from './local-copy.ts';

/** Where a browser stores local copies. Every function rejects where the browser does not store, as in a private window. */
export type CopyStore = {
  find: (key: string) => Promise<LocalCopy | null>;
  /** Stores a copy in the place of the last one of the same form. */
  put: (copy: LocalCopy) => Promise<void>;
  remove: (key: string) => Promise<void>;
  removeOfUser: (user: number) => Promise<void>;
  /** Removes what is too old, or too much. */
  prune: (now: number) => Promise<void>;
};

const [databaseName, tableName] = ['ochiq-panel', 'local-copies'];

const toPromise = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB failed'));
  });

function openDatabase(factory: IDBFactory): Promise<IDBDatabase> {
  const request = factory.open(databaseName, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(tableName, { keyPath: 'key' });
  };
  return toPromise(request);
}

/** Waits until a transaction is on the disk: a request that succeeded may still be rolled back. */
const waitForCommit = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('IndexedDB rolled back'));
  });

/** Creates the store of a browser; it is opened with the first use. */
export function createCopyStore(factory: IDBFactory): CopyStore {
  let opening: Promise<IDBDatabase> | null = null;
  const open = () => {
    opening ??= openDatabase(factory).catch((error: unknown) => {
      opening = null;
      throw error;
    });
    return opening;
  };
  const change = async (work: (table: IDBObjectStore) => void) => {
    const transaction = (await open()).transaction(tableName, 'readwrite');
    work(transaction.objectStore(tableName));
    await waitForCommit(transaction);
  };
  const readTable = async () => (await open()).transaction(tableName).objectStore(tableName);
  const list = async (): Promise<LocalCopy[]> =>
    (await toPromise<unknown[]>((await readTable()).getAll())).flatMap((stored) => localCopy.safeParse(stored).data ?? []);
  const removeAll = (keys: readonly string[]) =>
    change((table) => {
      for (const key of keys) table.delete(key);
    });
  return {
    find: async (key) => localCopy.safeParse(await toPromise<unknown>((await readTable()).get(key))).data ?? null,
    put: (copy) =>
      change((table) => {
        table.put(copy);
      }),
    remove: (key) => removeAll([key]),
    removeOfUser: async (user) => removeAll((await list()).filter((copy) => copy.user === user).map(({ key }) => key)),
    prune: async (now) => removeAll(listExpiredKeys(await list(), now)),
  };
}
