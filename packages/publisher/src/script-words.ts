import * as z from 'zod';

const pageData = z.object({
  result: z.object({ pageContext: z.object({ page: z.object({ shell: z.object({ cyrillicWords: z.string() }) }) }) }),
});

/** Reads the words that editors list for pages in another alphabet from the data of a page; empty where there are none. */
export function readScriptWords(data: Buffer | null): string {
  // Most sites list none, and parsing takes longer than looking.
  if (!data?.includes('"cyrillicWords":')) return '';
  return pageData.safeParse(JSON.parse(data.toString('utf8'))).data?.result.pageContext.page.shell.cyrillicWords ?? '';
}
