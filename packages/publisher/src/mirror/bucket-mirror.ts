import type { StoredObject } from '@ochiq/bucket/bucket-answer';
import type { BucketLocation } from '@ochiq/bucket/bucket-location';

import { isNotFound } from '@ochiq/service-kit/errors';
import { mapConcurrent } from '../transaction/map-concurrent.ts';
import { BucketClient } from './bucket-client.ts';
import { readHashAndSize, openPayload, hashHeader } from './open-payload.ts';
import type { MirrorDifference, MirrorTarget } from './mirror-target.ts';
import type { PublishedTree } from './published-tree.ts';
import { PermanentError } from './retry-with-backoff.ts';

/** Marks a location as a mirror, so that foreign files in a bucket are never taken for stale files of the site. */
const markerFile = '.ochiq-mirror';

const ignoreMissing = (error: unknown): void => {
  if (!isNotFound(error)) throw error;
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
