import * as z from 'zod';

/** What a document says of itself, for people who read it by ear and for search engines. */
export const pdfProperties = z.object({
  /** The title in its properties, empty where there is none. */
  title: z.string(),
  /** Its language as it has it, `uz` or `ru-RU`; empty where it does not say. */
  language: z.string(),
  /** Whether its structure is marked: headings, lists, tables, the order of reading. */
  isTagged: z.boolean(),
  /** 0 where it does not say. */
  pages: z.int().nonnegative(),
  /** Whether it holds letters; a scan holds pictures of them. */
  hasText: z.boolean(),
});
export type PdfProperties = z.output<typeof pdfProperties>;
