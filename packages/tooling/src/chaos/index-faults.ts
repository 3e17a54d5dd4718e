import { open, readdir, rm } from 'node:fs/promises';
import path from 'node:path';

/** Lists files of the index, its logs and its link. */
async function listIndexFiles(siteDir: string, pattern: RegExp): Promise<string[]> {
  const folder = path.join(siteDir, 'search');
  return (await readdir(folder)).filter((name) => pattern.test(name)).map((name) => path.join(folder, name));
}

/** Removes the search index. */
export async function removeIndex(siteDir: string): Promise<void> {
  for (const file of await listIndexFiles(siteDir, /^index\./u)) await rm(file);
}

/** Simulates a disk that returns other bytes than were written: the files stay the same, with open readers. */
export async function writeCorruptIndex(siteDir: string): Promise<void> {
  for (const file of await listIndexFiles(siteDir, /^index\.\d+\.sqlite$/u)) {
    const indexFile = await open(file, 'r+');
    const { size } = await indexFile.stat();
    await indexFile.write(Buffer.alloc(size, 'This is no index. '));
    await indexFile.close();
  }
}
