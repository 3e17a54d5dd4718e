import { access, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Parses the target of `pnpm export`; `undefined` where none is given. @throws Error with what is wrong */
export function parseExportArguments(args: readonly string[]): { folder: string | undefined } {
  // pnpm passes its separator through.
  const [folder, ...more] = args.filter((arg) => arg !== '--');
  if (more.length === 0 && !folder?.startsWith('-')) return { folder };
  throw new Error(`“${args.join(' ')}” is unknown: say \`pnpm export\`, or \`pnpm export <folder>\`.`);
}

/** Returns the file that marks a folder as an export and describes it. */
export const getMarkerFile = (folder: string) => path.join(folder, 'export.json');

const isThere = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

/** Asserts that a folder is empty or an export. @throws it has other content, which would be deleted */
export async function assertExportFolder(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  if (names.length > 0 && !(await isThere(getMarkerFile(folder))))
    throw new Error(`${folder} holds something else than an export: name a folder that is empty, or not there yet.`);
}

/**
 * Fills a temporary folder, and replaces the target by it once it is complete.
 * @param fill fills the folder, and returns what is recorded about it
 */
export async function replaceFolder(folder: string, fill: (part: string) => Promise<unknown>): Promise<void> {
  await assertExportFolder(folder);
  const part = `${folder}.part`;
  await rm(part, { recursive: true, force: true });
  await mkdir(part, { recursive: true });
  await writeFile(getMarkerFile(part), `${JSON.stringify(await fill(part), null, 2)}\n`);
  await rm(folder, { recursive: true, force: true });
  await rename(part, folder);
}
