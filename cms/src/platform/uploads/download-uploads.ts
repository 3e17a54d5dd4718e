import { createWriteStream } from 'node:fs';
import { mkdir, rename, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { uploadName } from '@ochiq/contract/fields/upload';

import type { BucketStore } from './bucket-store';

/** No upload begins with a dot. */
const partialFileName = '.coming';

const readFileSize = (file: string): Promise<number> =>
  stat(file).then(
    ({ size }) => size,
    () => -1,
  );

async function writeResponse({ body, headers }: Response, folder: string, name: string): Promise<void> {
  const [part, file] = [path.join(folder, partialFileName), path.join(folder, name)];
  await pipeline(body ? Readable.fromWeb(body) : Readable.from([]), createWriteStream(part));
  const changed = new Date(headers.get('last-modified') ?? '');
  if (!Number.isNaN(changed.getTime())) await utimes(part, changed, changed);
  // Renaming replaces the directory entry, so that other hard links of the file are never written to.
  await rename(part, file);
}

/**
 * Downloads the bucket into a folder, except for what is there already.
 * @returns how many files came
 * @throws the storage did not give one
 */
export async function downloadUploads(bucket: BucketStore, folder: string): Promise<number> {
  await mkdir(folder, { recursive: true });
  let count = 0;
  for await (const { key: name, size } of bucket.list()) {
    if (!uploadName.test(name) || (await readFileSize(path.join(folder, name))) === size) continue;
    const response = await bucket.get(name, '');
    // It went away since it was listed.
    if (response === null) continue;
    await writeResponse(response, folder, name);
    count += 1;
  }
  return count;
}
