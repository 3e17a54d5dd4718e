import { createHash } from 'node:crypto';

/** Computes a short fingerprint of a page's context: pages with the same content have the same fingerprint. */
export const computeFingerprint = (context: unknown): string => createHash('sha1').update(JSON.stringify(context)).digest('base64');
