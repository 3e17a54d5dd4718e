import { link } from 'node:fs/promises';

import { isNotFound } from '@ochiq/service-kit/errors';

const suffixes = ['', '.br', '.gz'] as const;

/**
 * Links a file and its existing compressed variants under another name: no copy, the same modification time. Skips
 * those that do not exist.
 */
export async function linkFileVariants(from: string, to: string): Promise<void> {
  const linkVariant = async (suffix: string) =>
    link(from + suffix, to + suffix).catch((error: unknown) => {
      if (!isNotFound(error)) throw error;
    });
  await Promise.all(suffixes.map(linkVariant));
}
