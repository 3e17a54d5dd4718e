import { Bucket, type BucketRequest } from '@ochiq/bucket/bucket';
import { parseObjectListing, parseErrorCode, type StoredObject } from '@ochiq/bucket/bucket-answer';
import type { BucketLocation } from '@ochiq/bucket/bucket-location';

import { PermanentError, retryWithBackoff } from './retry-with-backoff.ts';

type ClientRequest = Pick<BucketRequest, 'method' | 'key' | 'query'>;
/** Created for each attempt: a stream can be read only once. */
type Payload = { headers: Record<string, string>; body: ReadableStream | string };

const timeouts = { words: 30_000, file: 600_000 } as const;

/** A client for one S3-compatible bucket that retries transient failures. */
export class BucketClient {
  readonly #bucket: Bucket;
  readonly #pause: number | undefined;

  /** @param pause before the second attempt, in milliseconds */
  constructor(location: BucketLocation, pause?: number) {
    this.#bucket = new Bucket(location);
    this.#pause = pause;
  }

  /** The location without credentials. */
  get name(): string {
    const { endpoint, bucket, prefix } = this.#bucket.location;
    return `${endpoint}/${bucket}/${prefix}`;
  }

  async put(key: string, payload: () => Promise<Payload>): Promise<void> {
    await this.#asked({ method: 'PUT', key }, payload);
  }

  /** Removes an object; succeeds where there is none. */
  async remove(key: string): Promise<void> {
    await this.#asked({ method: 'DELETE', key });
  }

  /** Returns the headers of an object; `null` where there is none. */
  async head(key: string): Promise<Headers | null> {
    return (await this.#asked({ method: 'HEAD', key }))?.headers ?? null;
  }

  /** Lists all objects below the prefix, with keys relative to it. */
  async *list(): AsyncGenerator<StoredObject> {
    const { prefix } = this.#bucket.location;
    for (let from: string | null = ''; from !== null;) {
      const query: Record<string, string> = { 'list-type': '2', prefix, ...(from !== '' && { 'continuation-token': from }) };
      const { objects, next } = parseObjectListing((await this.#asked({ method: 'GET', query }))?.text ?? '');
      for (const one of objects) yield { ...one, key: one.key.slice(prefix.length) };
      from = next;
    }
  }

  #asked(request: ClientRequest, payload?: () => Promise<Payload>): Promise<{ headers: Headers; text: string } | null> {
    return retryWithBackoff(async () => this.#ask(request, await payload?.()), this.#pause);
  }

  async #ask(request: ClientRequest, payload?: Payload): Promise<{ headers: Headers; text: string } | null> {
    const { method } = request;
    const { endpoint, bucket } = this.#bucket.location;
    const bucketRequest = { ...request, ...payload, patience: payload ? timeouts.file : timeouts.words };
    const response = await this.#bucket.send(bucketRequest).catch((error: unknown) => {
      throw new Error(`${endpoint} does not answer`, { cause: error });
    });
    const text = await response.text();
    if (response.ok) return { headers: response.headers, text };
    // A missing bucket is reported by the next PUT, not as a missing file.
    if (response.status === 404 && method === 'HEAD') return null;
    const problem = [String(response.status), parseErrorCode(text)].filter((word) => word !== '').join(' ');
    const message = `${endpoint} answers ${problem} to ${method} in the bucket ${bucket}`;
    throw response.status >= 500 || response.status === 429 ? new Error(message) : new PermanentError(message);
  }
}
