import { readFile } from 'node:fs/promises';
import path from 'node:path';

import * as z from 'zod';

import { pageDataFile, pageFile } from '../page-file.ts';
import { isMissing } from '@ochiq/service/error-code';
import { outlineOf } from './outline.ts';
import { pageLinks, type PageLinks } from './page-links.ts';

const translated = z.object({
  result: z.object({
    pageContext: z.object({ page: z.object({ head: z.object({ translations: z.array(z.object({ path: z.string() })) }) }) }),
  }),
});

async function textOf(publicDir: string, name: string): Promise<string | null> {
  return readFile(path.join(publicDir, name), 'utf8').catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
}

/** Reads the links of the live page; `null` where there is none. */
export async function livePage(publicDir: string, pagePath: string, siteUrl: string): Promise<PageLinks | null> {
  const html = await textOf(publicDir, pageFile(pagePath));
  return html === null ? null : pageLinks(outlineOf(html), pagePath, siteUrl);
}

/** Reads the translations of the live page, without its links: its page data is faster to read than its HTML. */
export async function liveTranslations(publicDir: string, pagePath: string): Promise<PageLinks | null> {
  const text = await textOf(publicDir, pageDataFile(pagePath));
  if (text === null) return null;
  const { translations } = translated.parse(JSON.parse(text)).result.pageContext.page.head;
  return { links: new Set(), alternates: new Set(translations.map((translation) => translation.path)) };
}
