import { rm } from 'node:fs/promises';
import path from 'node:path';

import { BucketMirror } from '../src/mirror/bucket-mirror.ts';
import { createHttpPurge } from '../src/mirror/open-mirror.ts';
import { MirrorSync } from '../src/mirror/mirror-sync.ts';
import type { MirrorTarget } from '../src/mirror/mirror-target.ts';
import { applyChange } from '../src/transaction/apply-change.ts';
import { addRelease, buildSampleChange, sampleFacts, createSampleSite, type Tree } from '../src/transaction/test/sample-site.ts';
import { PurgeReceiver } from './purge-receiver.ts';
import { SampleBucket } from './sample-bucket.ts';

/** A published site with a mirror bucket, a purge endpoint, and the mirror sync. */
export class MirroredSite {
  readonly folder: string;
  readonly bucket: SampleBucket;
  readonly caches: PurgeReceiver;
  readonly lines: string[] = [];
  /** The operations on the bucket, in order: `+` and `-` with names. */
  readonly done: string[] = [];
  #keeper: MirrorSync;
  #key = 'S3RVER:S3RVER';
  #isExpectedWell = false;

  private constructor(folder: string, bucket: SampleBucket, caches: PurgeReceiver) {
    this.folder = folder;
    this.bucket = bucket;
    this.caches = caches;
    this.#keeper = this.#start(Infinity);
  }

  static async make(tree: Tree): Promise<MirroredSite> {
    const [folder, bucket, caches] = await Promise.all([createSampleSite(tree), SampleBucket.start(), PurgeReceiver.start()]);
    return new MirroredSite(folder, bucket, caches);
  }

  get keeper(): MirrorSync {
    return this.#keeper;
  }

  /**
   * Restarts the mirror sync as after a start of the publisher.
   * @param until it dies before this operation on a file
   */
  async restart({ until = Infinity, key = this.#key } = {}): Promise<void> {
    this.#keeper.close();
    await this.#keeper.whenIdle();
    this.#key = key;
    this.#keeper = this.#start(until);
  }

  #start(until: number): MirrorSync {
    const key = this.#key;
    const target = new BucketMirror(this.bucket.place(key), 1);
    const step = (what: string, work: () => Promise<void>) => {
      if (this.done.length >= until) keeper.close();
      if (this.done.length >= until) return Promise.reject(new Error('killed'));
      this.done.push(what);
      return work();
    };
    const watched: MirrorTarget = {
      place: target.place,
      compare: (tree) => target.compare(tree),
      put: (name, tree) => step(`+${name}`, () => target.put(name, tree)),
      remove: (name) => step(`-${name}`, () => target.remove(name)),
    };
    const keeper = new MirrorSync({
      siteDir: this.folder,
      pathPrefix: '/x',
      target: watched,
      purge: createHttpPurge({ url: this.caches.url, key: 'a key for caches', pause: 1 }),
      log: (line) => {
        this.lines.push(line);
        // It would retry forever.
        if (this.#isExpectedWell && keeper.state.problem !== null) keeper.close();
      },
      pauses: { first: 1, longest: 10 },
    });
    return keeper;
  }

  /** Runs the mirror sync to completion. @returns the operations on the bucket */
  async mirror(): Promise<string[]> {
    this.#isExpectedWell = true;
    this.#keeper.changed();
    await this.#keeper.whenIdle();
    this.#isExpectedWell = false;
    if (this.#keeper.state.problem !== null) throw new Error(this.#keeper.state.problem);
    return this.done.splice(0);
  }

  async change(files: Parameters<typeof buildSampleChange>[0]): Promise<void> {
    await applyChange(this.folder, buildSampleChange(files), sampleFacts);
  }

  async release(name: string, tree: Tree): Promise<void> {
    await addRelease(this.folder, name, tree);
  }

  async loseMark(): Promise<void> {
    await rm(path.join(this.folder, 'mirror'), { recursive: true });
  }

  async remove(): Promise<void> {
    this.#keeper.close();
    await this.#keeper.whenIdle();
    await Promise.all([this.bucket.remove(), this.caches.stop(), rm(this.folder, { recursive: true })]);
  }
}
