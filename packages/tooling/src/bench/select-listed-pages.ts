import { readFile } from 'node:fs/promises';

import * as z from 'zod';
import { fromRoot } from '@ochiq/cli/workplace/root';

const schema = z.array(z.object({ path: z.string(), template: z.string(), form: z.string() }));

export type ListedPage = z.output<typeof schema>[number];

/** Templates that readers reach only by mistake, or signed in. */
const excludedTemplates = new Set(['not-found', 'error', 'account']);

/** Selects the first page of every template in every language. */
export function selectOnePagePerTemplate(pages: readonly ListedPage[], only: string | null): ListedPage[] {
  const seen = new Set<string>();
  return pages.filter(({ template, form }) => {
    const key = `${template} ${form}`;
    if (form === 'plain' || excludedTemplates.has(template) || seen.has(key) || (only !== null && template !== only)) return false;
    seen.add(key);
    return true;
  });
}

/** Reads the planner's list of pages, as the last build wrote it. @throws Error when there is none */
export async function readPlannedPages(): Promise<ListedPage[]> {
  const text = await readFile(fromRoot('web', '.site', 'pages.json'), 'utf8').catch(() => null);
  if (text === null) throw new Error('No site was built yet: `pnpm start` builds one.');
  return schema.parse(JSON.parse(text));
}

/** Selects the pages to measure. @throws Error when there is no such page */
export async function selectListedPages(only: string | null): Promise<ListedPage[]> {
  const pages = selectOnePagePerTemplate(await readPlannedPages(), only);
  if (pages.length === 0) throw new Error(`No page has the template “${String(only)}”.`);
  return pages;
}
