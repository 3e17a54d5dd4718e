import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

import type { GeneratedFile } from '@ochiq/pages/tables/table-files';

import { toPublicName } from '../assets/asset-sources.ts';
import { compressFile } from '../compress.ts';
import type { FileChangeSet } from '../transaction/file-change-set.ts';
import { listFileVariants, withCompressedVariants } from '../live-pages/page-files.ts';

/** The files of the alert: texts by names below `public`. */
export type AlertFiles = ReadonlyMap<string, string>;

export const mapAlertFiles = (planned: readonly GeneratedFile[]): AlertFiles =>
  new Map(planned.map(({ to, text }) => [toPublicName(to), text]));

const isCompressedVariant = (name: string) => /\.(?:br|gz)$/u.test(name);

/** Reads the alert files of a release. */
export async function readPublishedAlert(publicDir: string): Promise<AlertFiles> {
  const names = (await readdir(path.join(publicDir, 'alert')).catch(() => [])).filter((name) => !isCompressedVariant(name));
  const texts = names.map(async (name) => [`alert/${name}`, await readFile(path.join(publicDir, 'alert', name), 'utf8')] as const);
  return new Map(await Promise.all(texts));
}

/** Builds the file changes that publish the desired alert; `null` where it is published. */
export async function buildAlertChange(desired: AlertFiles, published: AlertFiles): Promise<FileChangeSet | null> {
  const changed = [...desired].filter(([name, text]) => published.get(name) !== text);
  const removedNames = [...published.keys()].filter((name) => !desired.has(name));
  if (changed.length === 0 && removedNames.length === 0) return null;
  const files = await Promise.all(
    changed.map(([name, text]) => withCompressedVariants({ name, bytes: Buffer.from(text) }, { pack: compressFile })),
  );
  const write = new Map(files.flat());
  // A text that became too short to compress must not leave the old variant.
  const remove = [...changed.map(([name]) => name), ...removedNames].flatMap(listFileVariants).filter((file) => !write.has(file));
  return { write, remove };
}
