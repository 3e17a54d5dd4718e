import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import S3rver from '@20minutes/s3rver';
import { bucketLocation, type BucketLocation } from '@ochiq/bucket/bucket-location';

import { BucketClient } from '../src/mirror/bucket-client.ts';

/** An S3-compatible server with a bucket, which can be stopped and restarted. */
export class SampleBucket {
  readonly folder: string;
  #port = 0;
  #server: S3rver | null = null;

  private constructor(folder: string) {
    this.folder = folder;
  }

  static async start(): Promise<SampleBucket> {
    const bucket = new SampleBucket(await mkdtemp(path.join(os.tmpdir(), 'ochiq-bucket-')));
    await bucket.restart();
    return bucket;
  }

  async restart(): Promise<void> {
    this.#server = new S3rver({
      address: '127.0.0.1',
      port: this.#port,
      silent: true,
      directory: this.folder,
      configureBuckets: [{ name: 'site' }],
    });
    this.#port = (await this.#server.run()).port;
  }

  async shutDown(): Promise<void> {
    await this.#server?.close();
    this.#server = null;
  }

  async remove(): Promise<void> {
    await this.shutDown();
    await rm(this.folder, { recursive: true });
  }

  place(key = 'S3RVER:S3RVER'): BucketLocation {
    return bucketLocation.parse(`http://${key}@127.0.0.1:${String(this.#port)}/site/live`);
  }

  /** Lists the names of all objects except the mirror's marker. */
  async names(): Promise<string[]> {
    const names: string[] = [];
    for await (const { key } of this.client().list()) if (!key.startsWith('.')) names.push(key);
    return names.sort();
  }

  client(): BucketClient {
    return new BucketClient(this.place(), 1);
  }

  /** Fetches an object as readers of the bucket do. */
  async get(name: string): Promise<{ headers: Headers; text: string }> {
    const { endpoint, bucket, prefix } = this.place();
    const response = await fetch(`${endpoint}/${bucket}/${prefix}${name}`);
    return { headers: response.headers, text: response.ok ? await response.text() : `missing: ${String(response.status)}` };
  }
}
