import * as z from 'zod';

/** The files in which terms are exchanged: a table for spreadsheets, and TermBase eXchange (ISO 30042, TBX-Basic). */
export const termFormats = ['csv', 'tbx'] as const;
export type TermFormat = (typeof termFormats)[number];

/** The largest file that is imported, in bytes, and the most rows of it. */
export const [maxImportSize, maxImportRows] = [512 * 1024, 2000] as const;

export const exportQuery = z.strictObject({ format: z.enum(termFormats) });

export const importPlanInput = z.strictObject({ format: z.enum(termFormats), content: z.string().max(maxImportSize) });
/** A file, and what its plan was: what is written is what was shown. */
export const importInput = importPlanInput.extend({ plan: z.string().regex(/^[\w-]{43}$/u) });

/** What an import does with a row. */
export const importActions = ['add', 'change', 'same', 'refuse'] as const;
export type ImportAction = (typeof importActions)[number];

const plannedRow = z.object({
  line: z.int().positive(),
  action: z.enum(importActions),
  /** The term by its first words. */
  title: z.string(),
  /** Why it is refused, in the language of the panel. */
  reasons: z.array(z.string()),
});

const count = z.int().nonnegative();
export const importPlanResponse = z.object({
  counts: z.record(z.enum(importActions), count),
  /** All that are refused, and the first of the others; those that stay as they are are left out. */
  rows: z.array(plannedRow),
  plan: z.string(),
});
export type ImportPlanResponse = z.output<typeof importPlanResponse>;

export const importResponse = z.object({ added: count, changed: count });
export type ImportResponse = z.output<typeof importResponse>;
