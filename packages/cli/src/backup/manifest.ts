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

/** The path of each part in a backup: as in the data folder, so that a restore only has to unpack. */
export const backupPaths = {
  database: 'cms/data.db',
  uploads: 'cms/public',
  private: 'cms/private',
  site: 'site',
  lost: 'lost',
  settings: 'settings.env',
} as const satisfies Record<PartName, string>;

/** The path of the media library's files, whatever their source. */
export const uploadsPath = `${backupPaths.uploads}/uploads`;

/** The path of the PostgreSQL dump, which is not part of the data folder. */
export const dumpFileName = 'database.dump';

function findPart(name: string): PartName {
  if (name === dumpFileName) return 'database';
  const part = partNames.find((one) => name === backupPaths[one] || name.startsWith(`${backupPaths[one]}/`));
  if (part === undefined) throw new Error(`${name} belongs to no part of a backup`);
  return part;
}

/** An entry of a backup other than its manifest. */
export type BackupEntry = {
  name: string;
  kind: 'file' | 'folder' | 'link' | 'same';
  bytes: number;
  /** Of its bytes, or where it points. */ mark: string;
};

/** Computes digests of what is added to a backup or read from it, part by part. */
export class PartDigests {
  readonly #parts = new Map(partNames.map((name) => [name, { files: 0, bytes: 0, hash: createHash('sha256') }]));

  /** Adds an entry. @throws Error it belongs to no part */
  add({ name, kind, bytes, mark }: BackupEntry): void {
    const part = this.#parts.get(findPart(name));
    if (part === undefined) return;
    if (kind !== 'folder') part.files += 1;
    part.bytes += bytes;
    part.hash.update(JSON.stringify([name, kind, bytes, mark]));
  }

  /** Returns the digests; no entry can be added afterwards. */
  end(): Record<PartName, PartDigest> {
    const getPartDigest = (name: PartName): PartDigest => {
      const part = this.#parts.get(name);
      return { files: part?.files ?? 0, bytes: part?.bytes ?? 0, sha256: part?.hash.digest('hex') ?? '' };
    };
    return {
      database: getPartDigest('database'),
      uploads: getPartDigest('uploads'),
      private: getPartDigest('private'),
      site: getPartDigest('site'),
      lost: getPartDigest('lost'),
      settings: getPartDigest('settings'),
    };
  }
}

/** Finds the first part whose digest differs from the manifest. */
export const findDifferentPart = (digests: Record<PartName, PartDigest>, { parts }: Manifest): PartName | null =>
  partNames.find((name) => digests[name].sha256 !== parts[name].sha256) ?? null;
