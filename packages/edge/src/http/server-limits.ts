import type { ServerOptions } from 'node:http';

import { uploadLimits } from '@ochiq/contract/forms/form-files';

import { limits } from '../rules/limits.ts';

/** How long and how much the server waits for and takes; times in milliseconds. */
export const serverLimits = {
  maxHeaderSize: limits.headerBytes,
  headersTimeout: 10_000,
  // Of all requests the longest may take so long; a form's own limits are shorter, and nothing else is read.
  requestTimeout: uploadLimits.bodyTimeoutMs + 30_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
  // Answered by the edge itself, with its headers.
  requireHostHeader: false,
} as const satisfies ServerOptions;

/** A connection on which nothing moves for so long is closed. */
export const idleTimeout = 120_000;

/** How long running answers may take once the server stops. */
export const stopTimeout = 2_000;

/** Bytes of files kept in memory. */
export const memoryLimit = 64 * 1024 * 1024;
