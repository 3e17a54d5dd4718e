import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { findPathFault } from '../transaction/tree-path.ts';
import type { DraftFileCache } from './draft-file-cache.ts';

/** Content types that a page without scripts loads. */
const mimeTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.svg': 'image/svg+xml',
  '.ico': 'image/x-icon',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.vtt': 'text/vtt',
  '.pdf': 'application/pdf',
};

export type PreviewFile = { kind: string; bytes: Buffer };

/**
 * Reads a file of a preview page: from the site, or fetched for a draft; `null` where there is none.
 * @param name below `public`, unvalidated
 */
export async function readPreviewFile(name: string, publicDir: string, brought: DraftFileCache): Promise<PreviewFile | null> {
  const kind = mimeTypes[path.extname(name).toLowerCase()] ?? (name.startsWith('media/') ? 'application/octet-stream' : undefined);
  if (kind === undefined || findPathFault(name) !== null) return null;
  const bytes = brought.get(name) ?? (await readFile(path.join(publicDir, name)).catch(() => null));
  return bytes && { kind, bytes };
}
