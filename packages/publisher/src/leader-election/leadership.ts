/** The exclusive right to change the published site, where publishers run on several machines. */
export type Leadership = {
  /** Confirms the lease with the database before a change. @throws TransactionError it has ended */
  confirm(): Promise<void>;
  /** Checks the lease locally before every file operation. @throws TransactionError it may have passed to another */
  assert(): void;
  /** Releases the lease to the next publisher. */
  release(): Promise<void>;
};

/** Leadership of a single publisher: the lock in the site's folder is enough. */
export const soleLeadership: Leadership = {
  confirm: () => Promise.resolve(),
  assert: () => undefined,
  release: () => Promise.resolve(),
};
