import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Writes files by their site paths into the public folder. */
export async function writeFiles(files: Iterable<readonly [to: string, bytes: string | Uint8Array]>, publicFolder: string): Promise<void> {
  for (const [to, bytes] of files) {
    const file = path.join(publicFolder, to);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, bytes);
  }
}
