import { link } from 'node:fs/promises';

import { isMissing } from '@ochiq/service/error-code';

const suffixes = ['', '.br', '.gz'] as const;

/**
 * Links a file and its existing compressed variants under another name: no copy, the same modification time. Skips
 * those that do not exist.
 */
export async function shareFile(from: string, to: string): Promise<void> {
  const share = async (suffix: string) =>
    link(from + suffix, to + suffix).catch((error: unknown) => {
      if (!isMissing(error)) throw error;
    });
  await Promise.all(suffixes.map(share));
}
