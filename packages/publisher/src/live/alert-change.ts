import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

import type { MadeFile } from '@ochiq/pages/table-files';

import { belowPublic } from '../files/file-sources.ts';
import { pack } from '../finish/pack.ts';
import type { TreeChange } from '../swap/tree-change.ts';
import { filesNamed, withTwins } from './page-files.ts';

/** The files of the alert: texts by names below `public`. */
export type AlertFiles = ReadonlyMap<string, string>;

export const alertNames = (planned: readonly MadeFile[]): AlertFiles => new Map(planned.map(({ to, text }) => [belowPublic(to), text]));

const isTwin = (name: string) => /\.(?:br|gz)$/u.test(name);

/** Reads the alert files of a release. */
export async function publishedAlert(publicDir: string): Promise<AlertFiles> {
  const names = (await readdir(path.join(publicDir, 'alert')).catch(() => [])).filter((name) => !isTwin(name));
  const texts = names.map(async (name) => [`alert/${name}`, await readFile(path.join(publicDir, 'alert', name), 'utf8')] as const);
  return new Map(await Promise.all(texts));
}

/** Builds the file changes that publish the desired alert; `null` where it is published. */
export async function alertChange(wanted: AlertFiles, published: AlertFiles): Promise<TreeChange | null> {
  const changed = [...wanted].filter(([name, text]) => published.get(name) !== text);
  const gone = [...published.keys()].filter((name) => !wanted.has(name));
  if (changed.length === 0 && gone.length === 0) return null;
  const files = await Promise.all(changed.map(([name, text]) => withTwins({ name, bytes: Buffer.from(text) }, { pack })));
  const write = new Map(files.flat());
  // A text that became too short to compress must not leave the old variant.
  const remove = [...changed.map(([name]) => name), ...gone].flatMap(filesNamed).filter((file) => !write.has(file));
  return { write, remove };
}
