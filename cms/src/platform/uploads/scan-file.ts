import type { Core } from '@strapi/strapi';

import { settings } from '../../env';
import { scanWithClamd } from './clamd';
import { UploadRefusal } from './upload-refusal';

/**
 * Scans a file for viruses, where a scanner is configured. Anything but a clean verdict refuses the file, also a
 * missing one.
 * @throws UploadRefusal
 */
export async function scanFile(strapi: Core.Strapi, file: string): Promise<void> {
  const { CLAMAV_URL: url, CLAMAV_TIMEOUT_MS: limitMs } = settings;
  if (url === undefined) return;
  const { hostname, port } = new URL(url);
  const verdict = await scanWithClamd(file, { host: hostname.replace(/^\[|\]$/gu, ''), port: Number(port || '3310'), limitMs });
  if (verdict === 'clean') return;
  if ('found' in verdict) {
    strapi.log.warn(`The virus scanner found ${verdict.found} in a file: it was not taken`);
    throw new UploadRefusal('virus', verdict.found);
  }
  strapi.log.error(`The virus scanner at CLAMAV_URL gave no verdict: ${verdict.failed}. No file is taken until it does`);
  throw new UploadRefusal('scanner');
}
