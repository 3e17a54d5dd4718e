import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { getUploadFormat, uploadName } from '@ochiq/contract/fields/upload';

import type { BucketStore } from './bucket-store';

async function putFile(bucket: BucketStore, file: string, name: string, size: number): Promise<void> {
  const mime = getUploadFormat(path.extname(name))?.mime ?? 'application/octet-stream';
  const body = size === 0 ? Buffer.alloc(0) : Readable.toWeb(createReadStream(file));
  await bucket.put(name, { headers: { 'Content-Type': mime, 'Content-Length': String(size) }, body });
}

/**
 * Moves the uploads of a folder into the bucket; those that are there stay as they are. From the folder they go at the end: one
 * that stayed would be found there after an editor has deleted it.
 * @returns how many files the bucket lacked
 * @throws the storage did not take one; then the folder has all of them
 */
export async function uploadFolder(bucket: BucketStore, folder: string): Promise<number> {
  const storedSizes = new Map<string, number>();
  for await (const { key: name, size } of bucket.list()) storedSizes.set(name, size);
  await mkdir(folder, { recursive: true });
  const names = (await readdir(folder)).filter((name) => uploadName.test(name)).sort();
  let count = 0;
  for (const name of names) {
    const file = path.join(folder, name);
    const { size } = await stat(file);
    if (storedSizes.get(name) === size) continue;
    await putFile(bucket, file, name, size);
    count += 1;
  }
  for (const name of names) await rm(path.join(folder, name));
  return count;
}

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
