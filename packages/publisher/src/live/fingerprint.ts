import { createHash } from 'node:crypto';

/** A short text for what a page shows: pages that show the same have the same. */
export const fingerprintOf = (context: unknown): string => createHash('sha1').update(JSON.stringify(context)).digest('base64');
