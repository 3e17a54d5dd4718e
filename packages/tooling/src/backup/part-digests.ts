import { createHash } from 'node:crypto';

import { partNames, type Manifest, type PartFacts, type PartName } from './manifest.ts';

/** The path of each part in a backup: as in the data folder, so that a restore only has to unpack. */
export const places = {
  database: 'cms/data.db',
  uploads: 'cms/public',
  private: 'cms/private',
  site: 'site',
  lost: 'lost',
  settings: 'settings.env',
} as const satisfies Record<PartName, string>;

/** The path of the media library's files, whatever their source. */
export const uploadedFiles = `${places.uploads}/uploads`;

/** The path of the PostgreSQL dump, which is not part of the data folder. */
export const dumpName = 'database.dump';

function partOf(name: string): PartName {
  if (name === dumpName) return 'database';
  const part = partNames.find((one) => name === places[one] || name.startsWith(`${places[one]}/`));
  if (part === undefined) throw new Error(`${name} belongs to no part of a backup`);
  return part;
}

/** An entry of a backup other than its manifest. */
export type Piece = {
  name: string;
  kind: 'file' | 'folder' | 'link' | 'same';
  bytes: number;
  /** Of its bytes, or where it points. */ mark: string;
};

/** Computes digests of what is added to a backup or read from it, part by part. */
export class PartDigests {
  readonly #parts = new Map(partNames.map((name) => [name, { files: 0, bytes: 0, hash: createHash('sha256') }]));

  /** Adds an entry. @throws Error it belongs to no part */
  add({ name, kind, bytes, mark }: Piece): void {
    const part = this.#parts.get(partOf(name));
    if (part === undefined) return;
    if (kind !== 'folder') part.files += 1;
    part.bytes += bytes;
    part.hash.update(JSON.stringify([name, kind, bytes, mark]));
  }

  /** Returns the digests; no entry can be added afterwards. */
  end(): Record<PartName, PartFacts> {
    const of = (name: PartName): PartFacts => {
      const part = this.#parts.get(name);
      return { files: part?.files ?? 0, bytes: part?.bytes ?? 0, sha256: part?.hash.digest('hex') ?? '' };
    };
    return {
      database: of('database'),
      uploads: of('uploads'),
      private: of('private'),
      site: of('site'),
      lost: of('lost'),
      settings: of('settings'),
    };
  }
}

/** Finds the first part whose digest differs from the manifest. */
export const firstOther = (found: Record<PartName, PartFacts>, { parts }: Manifest): PartName | null =>
  partNames.find((name) => found[name].sha256 !== parts[name].sha256) ?? null;
