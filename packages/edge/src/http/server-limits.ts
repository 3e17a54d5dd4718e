import type { ServerOptions } from 'node:http';

import { uploadLimits } from '@ochiq/contract/forms/form-files';

/** Sizes beyond which a request is refused. */
export const limits = {
  /** Path and query together, in bytes: longer is 414. nginx: `large_client_header_buffers`. */
  targetBytes: 8 * 1024,
  /** The request line and all headers, in bytes: longer is 431. */
  headerBytes: 16 * 1024,
} as const;

/** Limits of the HTTP server; times in milliseconds. */
export const serverLimits = {
  maxHeaderSize: limits.headerBytes,
  headersTimeout: 10_000,
  // The longest request may take so long; a form's own limits are shorter, and no other body is read.
  requestTimeout: uploadLimits.bodyTimeoutMs + 30_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
  // The edge responds itself, with its headers.
  requireHostHeader: false,
} as const satisfies ServerOptions;

/** An idle connection is closed after so many milliseconds. */
export const idleTimeout = 120_000;

/** How long running responses may take at shutdown, in milliseconds. */
export const stopTimeout = 2_000;

/** The size of the file cache, in bytes. */
export const memoryLimit = 64 * 1024 * 1024;

/** The size of prepared responses, in bytes; most of them share their bytes with the file cache. */
export const preparedLimit = 32 * 1024 * 1024;

/** How long input is still read and discarded after the response, in milliseconds. */
export const lingerMs = 1000;
