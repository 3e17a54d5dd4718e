import { readFile } from 'node:fs/promises';

import type { BasePath } from '../rules/base-path.ts';
import type { FoundFile } from '../rules/found-file.ts';
import { findTranslations, type PageTranslations } from '../rules/page-translations.ts';
import { isMissing } from './is-missing.ts';

/** Reads the translations of a page; an empty map where it was removed in the meantime. */
export async function readTranslations({ realPath }: FoundFile, base: BasePath): Promise<PageTranslations> {
  try {
    return findTranslations(await readFile(realPath, 'utf8'), base);
  } catch (error) {
    if (isMissing(error)) return new Map();
    throw error;
  }
}
