import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { Readable } from 'node:stream';

import type { StoredObject } from '@ochiq/bucket/bucket-answer';
import type { BucketLocation } from '@ochiq/bucket/bucket-location';
import { isMissingFile } from '@ochiq/service-kit/errors';
import { getCacheControl } from '@ochiq/http-policy/cache-rules';
import { getRepresentationHeaders } from '@ochiq/http-policy/representation';

import { mapConcurrent } from '../transaction/map-concurrent.ts';
import { BucketClient } from './bucket-client.ts';
import type { MirrorDifference, MirrorTarget } from './mirror-target.ts';
import { parseCompressedVariant, type PublishedTree } from './published-tree.ts';
import { PermanentError } from './retry-with-backoff.ts';

/** The metadata header with the MD5 of a file: not every storage uses it as the ETag. */
const hashHeader = 'x-amz-meta-md5';

async function hashContents(handle: FileHandle): Promise<Buffer> {
  const hash = createHash('md5');
  for await (const chunk of handle.createReadStream({ start: 0, autoClose: false })) if (chunk instanceof Buffer) hash.update(chunk);
  return hash.digest();
}

/** Returns the MD5 and the size of a file. @throws it does not exist */
async function readHashAndSize(file: string): Promise<{ hash: string; size: number }> {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    return { hash: (await hashContents(handle)).toString('hex'), size };
  } finally {
    await handle.close();
  }
}

/** Builds the headers that the edge would send with a file, as far as a storage can. */
function buildStorageHeaders(name: string, tree: PublishedTree): Record<string, string> {
  const variant = parseCompressedVariant(name);
  const representation =
    variant && tree.has(variant.owner)
      ? { path: `/${variant.owner}`, encoding: variant.encoding }
      : { path: `/${name}`, encoding: undefined };
  // `Vary` depends on content negotiation, which a storage does not do.
  const headers = Object.entries(getRepresentationHeaders({ ...representation, varies: [] })).filter(([header]) => header !== 'Vary');
  return { ...Object.fromEntries(headers), 'Cache-Control': getCacheControl(representation.path) };
}

/** Opens a file for upload. The open handle isolates it from a concurrent rename. @throws it does not exist */
async function openPayload(name: string, tree: PublishedTree) {
  const headers = buildStorageHeaders(name, tree);
  const handle = await open(tree.resolveFile(name));
  try {
    const [{ size }, hash] = [await handle.stat(), await hashContents(handle)];
    // An empty stream would be sent chunked, which storages reject.
    const body = size === 0 ? '' : Readable.toWeb(handle.createReadStream({ start: 0 }));
    if (size === 0) await handle.close();
    return {
      headers: { ...headers, 'Content-Length': String(size), 'Content-MD5': hash.toString('base64'), [hashHeader]: hash.toString('hex') },
      body,
    };
  } catch (error) {
    await handle.close();
    throw error;
  }
}

/** Marks a location as a mirror, so that foreign files in a bucket are never taken for stale files of the site. */
const markerFile = '.ochiq-mirror';

const ignoreMissing = (error: unknown): void => {
  if (!isMissingFile(error)) throw error;
};

/** Mirrors the published files to an S3-compatible bucket, under their names in the release. */
export class BucketMirror implements MirrorTarget {
  readonly #client: BucketClient;

  /** @param pause before the second attempt, in milliseconds */
  constructor(location: BucketLocation, pause?: number) {
    this.#client = new BucketClient(location, pause);
  }

  get place(): string {
    return this.#client.name;
  }

  async compare(tree: PublishedTree): Promise<MirrorDifference> {
    const stored = await this.#stored();
    const names = await tree.listNames();
    const put: string[] = [];
    await mapConcurrent(names, async (name) => {
      if (!(await this.#isSame(name, stored.get(name), tree))) put.push(name);
    });
    const there = new Set(names);
    return { put: put.sort(), remove: [...stored.keys()].filter((key) => !there.has(key)) };
  }

  async put(name: string, tree: PublishedTree): Promise<void> {
    await this.#client.put(name, () => openPayload(name, tree)).catch(ignoreMissing);
  }

  async remove(name: string): Promise<void> {
    await this.#client.remove(name);
  }

  async #stored(): Promise<Map<string, StoredObject>> {
    const stored = new Map<string, StoredObject>();
    for await (const one of this.#client.list()) stored.set(one.key, one);
    if (stored.delete(markerFile)) return stored;
    if (stored.size > 0)
      throw new PermanentError(
        `${this.place} holds ${String(stored.size)} files that no mirror put there, first ${[...stored.keys()][0] ?? ''}. Give the mirror an empty bucket or prefix (MIRROR_URL)`,
      );
    await this.#client.put(markerFile, () =>
      Promise.resolve({ headers: { 'Content-Type': 'text/plain' }, body: 'A mirror of a site by Ochiq\n' }),
    );
    return stored;
  }

  async #isSame(name: string, stored: StoredObject | undefined, tree: PublishedTree): Promise<boolean> {
    if (!stored) return false;
    const { hash, size } = await readHashAndSize(tree.resolveFile(name)).catch((error: unknown) => {
      ignoreMissing(error);
      return { hash: '', size: -1 };
    });
    if (size !== stored.size) return false;
    return stored.etag === hash || (await this.#client.head(name))?.get(hashHeader) === hash;
  }
}
