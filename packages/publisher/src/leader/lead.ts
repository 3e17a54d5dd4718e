/** The right to change the published site, where publishers on several machines could. */
export type Lead = {
  /** Asks whether it still stands, before a change. @throws SwapError it does not */
  confirm(): Promise<void>;
  /** Is asked before every step on the disk, and answers at once. @throws SwapError it may have passed to another */
  assert(): void;
  /** Lets the next one have it. */
  release(): Promise<void>;
};

/** What leads where there is one publisher: the lock in the site's folder is enough. */
export const alone: Lead = {
  confirm: () => Promise.resolve(),
  assert: () => undefined,
  release: () => Promise.resolve(),
};
