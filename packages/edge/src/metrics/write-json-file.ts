import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, extname } from 'node:path';

/** Writes a file as JSON, all of it or nothing, and makes its folder where there is none. */
export async function writeJsonFile(file: string, content: unknown): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const part = `${file.slice(0, -extname(file).length)}.part`;
  try {
    await writeFile(part, JSON.stringify(content));
    await rename(part, file);
  } catch (error) {
    // A partial file would occupy space.
    await rm(part, { force: true }).catch(() => undefined);
    throw error;
  }
}
