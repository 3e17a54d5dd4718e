import { createHash } from 'node:crypto';

import * as z from 'zod';

/** What a backup consists of. */
export const partNames = ['database', 'uploads', 'private', 'site', 'lost', 'settings'] as const;
export type PartName = (typeof partNames)[number];

const part = z.object({ files: z.int().min(0), bytes: z.int().min(0), sha256: z.string() });
export type PartFacts = z.output<typeof part>;

/** A part of which nothing was put into a backup. */
const empty: PartFacts = { files: 0, bytes: 0, sha256: createHash('sha256').digest('hex') };

const parts = z.record(z.enum(partNames), part);

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
  /** Backups that were made before citizens could send files hold none. */
  parts: z.preprocess((given) => (typeof given === 'object' ? { private: empty, ...given } : given), parts),
});
export type Manifest = z.output<typeof manifest>;

export const manifestName = 'manifest.json';
