import { readFile } from 'node:fs/promises';

import type { BasePath } from '../routing/base-path.ts';
import type { ReleaseFile } from '../headers/found-file.ts';
import { findTranslations, type PageTranslations } from '../routing/page-translations.ts';
import { isNotFound } from './is-not-found.ts';

/** Reads the translations of a page; an empty map where it was removed in the meantime. */
export async function readTranslations({ realPath }: ReleaseFile, base: BasePath): Promise<PageTranslations> {
  try {
    return findTranslations(await readFile(realPath, 'utf8'), base);
  } catch (error) {
    if (isNotFound(error)) return new Map();
    throw error;
  }
}
