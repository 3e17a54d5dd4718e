import type { ServerOptions } from 'node:http';

import { uploadLimits } from '@ochiq/contract/forms/form-files';

import { limits } from '../forms/limits.ts';

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
