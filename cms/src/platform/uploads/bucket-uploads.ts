import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import type { Core } from '@strapi/strapi';

import { settings } from '../../env';
import { BucketStore } from './bucket-store';

/** A file as Strapi passes it to a provider. */
type UploadFile = { hash: string; ext?: string | undefined; mime?: string | undefined; url?: string; stream?: Readable };

const getFileName = ({ hash, ext }: UploadFile) => `${hash}${ext ?? ''}`;

/** Stores a file. A storage needs its length beforehand, which a stream does not have. */
async function storeFile(bucket: BucketStore, file: UploadFile): Promise<void> {
  if (!file.stream) throw new Error('There is nothing in the file');
  const folder = await mkdtemp(path.join(os.tmpdir(), 'ochiq-upload-'));
  try {
    const tempFile = path.join(folder, 'file');
    await pipeline(file.stream, createWriteStream(tempFile));
    const { size } = await stat(tempFile);
    const headers = { 'Content-Type': file.mime ?? 'application/octet-stream', 'Content-Length': String(size) };
    const body = size === 0 ? Buffer.alloc(0) : Readable.toWeb(createReadStream(tempFile));
    await bucket.put(getFileName(file), { headers, body });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  // The usual address: the stored row does not depend on the storage.
  file.url = `/uploads/${getFileName(file)}`;
}

/** Creates the storage provider of Strapi's media library. */
const createBucketProvider = (bucket: BucketStore) => ({
  uploadStream: (file: UploadFile) => storeFile(bucket, file),
  async replaceStream(file: UploadFile, old: UploadFile) {
    await storeFile(bucket, file);
    if (getFileName(file) !== getFileName(old)) await bucket.remove(getFileName(old));
  },
  delete: (file: UploadFile) => bucket.remove(getFileName(file)),
});

type Provider = { extend: (methods: ReturnType<typeof createBucketProvider>) => void };

/** Keeps the media library's files in a bucket where the settings name one, behind the addresses that they always have. */
export function storeUploadsInBucket(strapi: Core.Strapi): void {
  if (settings.UPLOADS_URL === undefined) return;
  const { provider } = strapi.plugin('upload') as unknown as { provider: Provider };
  provider.extend(createBucketProvider(new BucketStore(settings.UPLOADS_URL)));
}
