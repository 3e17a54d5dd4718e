import type { StoredObject } from '@ochiq/bucket/bucket-answer';
import type { BucketPlace } from '@ochiq/bucket/bucket-place';

import { isMissing } from '@ochiq/service/error-code';
import { inBatches } from '../swap/in-batches.ts';
import { BucketClient } from './bucket-client.ts';
import { factsOf, filePayload, hashHeader } from './file-payload.ts';
import type { Difference, MirrorTarget } from './mirror-target.ts';
import type { PublishedTree } from './published-tree.ts';
import { Refused } from './retried.ts';

/** Marks a location as a mirror, so that foreign files in a bucket are never taken for stale files of the site. */
const sign = '.ochiq-mirror';

const ignoreMissing = (error: unknown): void => {
  if (!isMissing(error)) throw error;
};

/** Mirrors the published files to an S3-compatible bucket, under their names in the release. */
export class BucketMirror implements MirrorTarget {
  readonly #client: BucketClient;

  /** @param pause before the second attempt, in milliseconds */
  constructor(place: BucketPlace, pause?: number) {
    this.#client = new BucketClient(place, pause);
  }

  get place(): string {
    return this.#client.name;
  }

  async compare(tree: PublishedTree): Promise<Difference> {
    const stored = await this.#stored();
    const names = await tree.names();
    const put: string[] = [];
    await inBatches(names, async (name) => {
      if (!(await this.#isSame(name, stored.get(name), tree))) put.push(name);
    });
    const there = new Set(names);
    return { put: put.sort(), remove: [...stored.keys()].filter((key) => !there.has(key)) };
  }

  async put(name: string, tree: PublishedTree): Promise<void> {
    await this.#client.put(name, () => filePayload(name, tree)).catch(ignoreMissing);
  }

  async remove(name: string): Promise<void> {
    await this.#client.remove(name);
  }

  async #stored(): Promise<Map<string, StoredObject>> {
    const stored = new Map<string, StoredObject>();
    for await (const one of this.#client.list()) stored.set(one.key, one);
    if (stored.delete(sign)) return stored;
    if (stored.size > 0)
      throw new Refused(
        `${this.place} holds ${String(stored.size)} files that no mirror put there, first ${[...stored.keys()][0] ?? ''}. Give the mirror an empty bucket or prefix (MIRROR_URL)`,
      );
    await this.#client.put(sign, () =>
      Promise.resolve({ headers: { 'Content-Type': 'text/plain' }, body: 'A mirror of a site by Ochiq\n' }),
    );
    return stored;
  }

  async #isSame(name: string, stored: StoredObject | undefined, tree: PublishedTree): Promise<boolean> {
    if (!stored) return false;
    const { hash, size } = await factsOf(tree.fileOf(name)).catch((error: unknown) => {
      ignoreMissing(error);
      return { hash: '', size: -1 };
    });
    if (size !== stored.size) return false;
    return stored.etag === hash || (await this.#client.head(name))?.get(hashHeader) === hash;
  }
}
