import { lstat, readdir, readFile, readlink } from 'node:fs/promises';
import path from 'node:path';

/** Describes a path on the disk, equal for equal content types and times. */
async function describePath(place: string): Promise<string> {
  const stats = await lstat(place).catch(() => null);
  if (stats === null) return 'nothing';
  if (stats.isSymbolicLink()) return `link to ${await readlink(place)}`;
  return stats.isDirectory() ? 'folder' : `file of ${String(Math.floor(stats.mtimeMs / 1000))}`;
}

async function areSame(one: string, other: string): Promise<boolean> {
  const [first, second] = await Promise.all([describePath(one), describePath(other)]);
  if (first !== second) return false;
  if (!first.startsWith('file')) return true;
  const [bytes, others] = await Promise.all([readFile(one), readFile(other)]);
  return bytes.equals(others);
}

const listNames = async (folder: string): Promise<string[]> => readdir(folder, { recursive: true }).catch(() => []);

export type TreeComparison = { count: number; different: string[] };

/** Compares two folders byte for byte, with the modification times of their files. */
export async function compareTrees(one: string, other: string): Promise<TreeComparison> {
  const names = [...new Set([...(await listNames(one)), ...(await listNames(other))])].sort();
  const different: string[] = [];
  for (const name of names) if (!(await areSame(path.join(one, name), path.join(other, name)))) different.push(name);
  return { count: names.length, different };
}
