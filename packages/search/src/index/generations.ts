import { mkdirSync, readdirSync, readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';

/*
 * The index's path is a link to the newest of its generations, `index.sqlite` → `index.3.sqlite`: each generation has
 * its own write-ahead log, which must never be applied to the file of another one.
 */

const parseGenerationNumber = (file: string, name: string): number | null => {
  const { name: base, ext } = path.parse(file);
  const number = name.startsWith(`${base}.`) ? name.slice(base.length + 1).split(ext)[0] : undefined;
  return number !== undefined && /^\d+$/u.test(number) ? Number(number) : null;
};

const getGenerationPath = (file: string, number: number) => {
  const { dir, name, ext } = path.parse(file);
  return path.join(dir, `${name}.${String(number)}${ext}`);
};

/** Lists all files of generations, logs included. */
const listGenerationFiles = (file: string): { name: string; number: number }[] =>
  readdirSync(path.dirname(file)).flatMap((name) => {
    const number = parseGenerationNumber(file, name);
    return number === null ? [] : [{ name, number }];
  });

/** Returns the path of the next generation, and creates its folder. */
export function prepareNextGeneration(file: string): string {
  mkdirSync(path.dirname(file), { recursive: true });
  return getGenerationPath(file, Math.max(0, ...listGenerationFiles(file).map(({ number }) => number)) + 1);
}

function readCurrentTarget(file: string): string | null {
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
export function promoteGeneration(file: string, generation: string): void {
  const link = `${file}.new`;
  rmSync(link, { force: true });
  symlinkSync(path.basename(generation), link);
  renameSync(link, file);
  removeOtherGenerations(file);
}

/** Removes what a killed process left of an unfinished generation. */
export function removeOtherGenerations(file: string): void {
  const current = readCurrentTarget(file);
  const currentNumber = current === null ? null : parseGenerationNumber(file, current);
  for (const { name, number } of listGenerationFiles(file)) {
    if (number !== currentNumber) rmSync(path.join(path.dirname(file), name), { force: true });
  }
}
