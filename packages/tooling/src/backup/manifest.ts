import * as z from 'zod';

/** What a backup consists of. */
export const partNames = ['database', 'uploads', 'site', 'lost', 'settings'] as const;
export type PartName = (typeof partNames)[number];

const part = z.object({ files: z.int().min(0), bytes: z.int().min(0), sha256: z.string() });
export type PartFacts = z.output<typeof part>;

const tables = z.record(z.string(), z.object({ rows: z.int().min(0), sha256: z.string() }));
/** What a database holds, each table by its name. */
export type TableFacts = z.output<typeof tables>;
export const tableFacts = tables;

/** `manifest.json`, the last file of a backup: what was put into it. */
export const manifest = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** Changes when the code of the site does. */
  code: z.string(),
  node: z.string(),
  database: z.enum(['sqlite', 'postgres']),
  /** `null` where the database tells it only when it is filled again. */
  tables: tables.nullable(),
  parts: z.record(z.enum(partNames), part),
});
export type Manifest = z.output<typeof manifest>;

export const manifestName = 'manifest.json';
