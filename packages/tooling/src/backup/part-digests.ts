import { createHash } from 'node:crypto';

import { partNames, type Manifest, type PartFacts, type PartName } from './manifest.ts';

/** Where each part lies in a backup: as it lies in the data folder, so that unpacking is all that a restore needs. */
export const places = {
  database: 'cms/data.db',
  uploads: 'cms/public',
  private: 'cms/private',
  site: 'site',
  lost: 'lost',
  settings: 'settings.env',
} as const satisfies Record<PartName, string>;

/** Where the media library's files lie, from wherever they came. */
export const uploadedFiles = `${places.uploads}/uploads`;

/** Where the dump of a PostgreSQL lies: no part of the data folder. */
export const dumpName = 'database.dump';

function partOf(name: string): PartName {
  if (name === dumpName) return 'database';
  const part = partNames.find((one) => name === places[one] || name.startsWith(`${places[one]}/`));
  if (part === undefined) throw new Error(`${name} belongs to no part of a backup`);
  return part;
}

/** Anything in a backup but its manifest. */
export type Piece = {
  name: string;
  kind: 'file' | 'folder' | 'link' | 'same';
  bytes: number;
  /** Of its bytes, or where it points. */ mark: string;
};

/** Counts what goes into a backup or comes out of it, part by part. */
export class PartDigests {
  readonly #parts = new Map(partNames.map((name) => [name, { files: 0, bytes: 0, hash: createHash('sha256') }]));

  /** @throws Error it has no place in a backup */
  add({ name, kind, bytes, mark }: Piece): void {
    const part = this.#parts.get(partOf(name));
    if (part === undefined) return;
    if (kind !== 'folder') part.files += 1;
    part.bytes += bytes;
    part.hash.update(JSON.stringify([name, kind, bytes, mark]));
  }

  /** What was counted; afterwards nothing can be added. */
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

/** The first part that is not what the manifest says. */
export const firstOther = (found: Record<PartName, PartFacts>, { parts }: Manifest): PartName | null =>
  partNames.find((name) => found[name].sha256 !== parts[name].sha256) ?? null;
