import { readFile } from 'node:fs/promises';
import path from 'node:path';

import * as z from 'zod';

import { getPageDataFile, getPageFile } from '../get-page-file.ts';
import { isNotFound } from '@ochiq/service-kit/errors';
import { parseOutline } from './page-outline.ts';
import { resolvePageLinks, type PageLinks } from './resolve-page-links.ts';

const translationsSchema = z.object({
  result: z.object({
    pageContext: z.object({ page: z.object({ head: z.object({ translations: z.array(z.object({ path: z.string() })) }) }) }),
  }),
});

async function readPublicText(publicDir: string, name: string): Promise<string | null> {
  return readFile(path.join(publicDir, name), 'utf8').catch((error: unknown) => {
    if (isNotFound(error)) return null;
    throw error;
  });
}

/** Reads the links of the live page; `null` where there is none. */
export async function readPublishedLinks(publicDir: string, pagePath: string, siteUrl: string): Promise<PageLinks | null> {
  const html = await readPublicText(publicDir, getPageFile(pagePath));
  return html === null ? null : resolvePageLinks(parseOutline(html), pagePath, siteUrl);
}

/** Reads the translations of the live page, without its links: its page data is faster to read than its HTML. */
export async function readPublishedTranslations(publicDir: string, pagePath: string): Promise<PageLinks | null> {
  const text = await readPublicText(publicDir, getPageDataFile(pagePath));
  if (text === null) return null;
  const { translations } = translationsSchema.parse(JSON.parse(text)).result.pageContext.page.head;
  return { links: new Set(), alternates: new Set(translations.map((translation) => translation.path)) };
}
