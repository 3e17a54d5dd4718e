import { mkdirSync, readdirSync, readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';

/*
 * The index's path is a link to the newest of its generations, `index.sqlite` → `index.3.sqlite`: each generation has
 * its own write-ahead log, which must never be applied to the file of another one.
 */

const numberOf = (file: string, name: string): number | null => {
  const { name: base, ext } = path.parse(file);
  const number = name.startsWith(`${base}.`) ? name.slice(base.length + 1).split(ext)[0] : undefined;
  return number !== undefined && /^\d+$/u.test(number) ? Number(number) : null;
};

const generationPath = (file: string, number: number) => {
  const { dir, name, ext } = path.parse(file);
  return path.join(dir, `${name}.${String(number)}${ext}`);
};

/** Lists all files of generations, logs included. */
const generationFiles = (file: string): { name: string; number: number }[] =>
  readdirSync(path.dirname(file)).flatMap((name) => {
    const number = numberOf(file, name);
    return number === null ? [] : [{ name, number }];
  });

/** Returns the path of the next generation, and creates its folder. */
export function nextGeneration(file: string): string {
  mkdirSync(path.dirname(file), { recursive: true });
  return generationPath(file, Math.max(0, ...generationFiles(file).map(({ number }) => number)) + 1);
}

function currentTarget(file: string): string | null {
  try {
    return readlinkSync(file);
  } catch {
    return null;
  }
}

/**
 * Makes a finished generation the index, in one step, and removes all others. Readers of an older one continue until
 * they close it.
 */
export function makeCurrent(file: string, generation: string): void {
  const link = `${file}.new`;
  rmSync(link, { force: true });
  symlinkSync(path.basename(generation), link);
  renameSync(link, file);
  removeOthers(file);
}

/** Removes what a killed process left of an unfinished generation. */
export function removeOthers(file: string): void {
  const current = currentTarget(file);
  const kept = current === null ? null : numberOf(file, current);
  for (const { name, number } of generationFiles(file)) {
    if (number !== kept) rmSync(path.join(path.dirname(file), name), { force: true });
  }
}
