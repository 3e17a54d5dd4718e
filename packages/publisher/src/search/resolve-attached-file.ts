import path from 'node:path';

/**
 * Resolves the file that a page links to; `null` for a path outside of the public folder.
 * @param sitePath `/media/order_1.pdf`
 */
export function resolveAttachedFile(publicDir: string, sitePath: string): string | null {
  const name = sitePath.split(/[?#]/u)[0] ?? '';
  try {
    const file = path.join(publicDir, decodeURIComponent(name));
    return file.startsWith(publicDir + path.sep) && !file.includes('\0') ? file : null;
  } catch {
    return null;
  }
}
