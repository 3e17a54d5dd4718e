/** Sizes beyond which a request is refused. */
export const limits = {
  /** Path and query together, in bytes: longer is 414. nginx: `large_client_header_buffers`. */
  targetBytes: 8 * 1024,
  /** The request line and all headers, in bytes: longer is 431. */
  headerBytes: 16 * 1024,
} as const;

/** Limits of search queries. One client occupies one of two threads at most: the other is for all others. */
export const searchLimits = { atOnce: 2, atOnceEach: 1, waiting: 256, waitingEach: 16, maxWaitMs: 3000 } as const;
