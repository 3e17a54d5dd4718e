import { readdir } from 'node:fs/promises';
import path from 'node:path';

import { isHiddenPath } from '@ochiq/http-policy/serving-policy';
import { isCompressible, type Encoding } from '@ochiq/http-policy/representation';

import { inspectPath } from '../transaction/find-live-files.ts';

const encodings = { br: 'br', gz: 'gzip' } as const satisfies Record<string, Encoding>;

/** Parses the name of a compressed variant into its original and the encoding; `null` where it can't be one. */
export function parseCompressedVariant(name: string): { owner: string; encoding: Encoding } | null {
  const { owner, suffix } = /^(?<owner>.+)\.(?<suffix>br|gz)$/u.exec(name)?.groups ?? {};
  if (owner === undefined || (suffix !== 'br' && suffix !== 'gz') || !isCompressible(`/${owner}`)) return null;
  return { owner, encoding: encodings[suffix] };
}

/** Converts a file name to its public path, percent-encoded: `uz/about/index.html.br` → `/uz/about`. */
export function toPublicPath(name: string, pathPrefix: string): string {
  const owner = parseCompressedVariant(name)?.owner ?? name;
  const page = /^page-data\//u.test(owner) ? owner : owner.replace(/(?:^|\/)index\.html$/u, '');
  const below = page.split('/').map(encodeURIComponent).join('/');
  return below === '' ? pathPrefix || '/' : `${pathPrefix}/${below}`;
}

/** Lists the distinct public paths of files. */
export const listPublicPaths = (names: readonly string[], pathPrefix: string): string[] => [
  ...new Set(names.map((name) => toPublicPath(name, pathPrefix))),
];

/** The published files including compressed variants, by names below `public`. */
export class PublishedTree {
  readonly #publicDir: string;

  constructor(publicDir: string) {
    this.#publicDir = publicDir;
  }

  resolveFile(name: string): string {
    return path.join(this.#publicDir, name);
  }

  has(name: string): boolean {
    return inspectPath(this.resolveFile(name))?.isFile() ?? false;
  }

  /** Lists all files except those that the edge hides. */
  async listNames(): Promise<string[]> {
    const entries = await readdir(this.#publicDir, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(this.#publicDir, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
      .filter((name) => !isHiddenPath(`/${name}`))
      .sort();
  }
}
