import { createHash } from 'node:crypto';

import * as z from 'zod';

/** The parts of a backup. */
export const partNames = ['database', 'uploads', 'private', 'site', 'lost', 'settings'] as const;
export type PartName = (typeof partNames)[number];

const partSchema = z.object({ files: z.int().min(0), bytes: z.int().min(0), sha256: z.string() });
export type PartDigest = z.output<typeof partSchema>;

/** An empty part of a backup. */
const emptyPart: PartDigest = { files: 0, bytes: 0, sha256: createHash('sha256').digest('hex') };

const partsSchema = z.record(z.enum(partNames), partSchema);

const tablesSchema = z.record(z.string(), z.object({ rows: z.int().min(0), sha256: z.string() }));
/** Row counts and digests of a database, by table. */
export type TableDigests = z.output<typeof tablesSchema>;
export const tableDigestsSchema = tablesSchema;

/** The shape of `manifest.json`, the last file of a backup: what it contains. */
export const manifestSchema = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** Changes when the code of the site does. */
  code: z.string(),
  node: z.string(),
  database: z.enum(['sqlite', 'postgres']),
  /** `null` where they are known only once the database is restored. */
  tables: tablesSchema.nullable(),
  /** Backups from before citizens could send files have no such part. */
  parts: z.preprocess((given) => (typeof given === 'object' ? { private: emptyPart, ...given } : given), partsSchema),
});
export type Manifest = z.output<typeof manifestSchema>;

export const manifestName = 'manifest.json';
