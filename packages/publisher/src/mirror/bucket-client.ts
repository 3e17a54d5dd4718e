import { Bucket, type BucketRequest } from '@ochiq/bucket/bucket';
import { readListedPage, readRefusal, type StoredObject } from '@ochiq/bucket/bucket-answer';
import type { BucketPlace } from '@ochiq/bucket/bucket-place';

import { Refused, retried } from './retried.ts';

type Request = Pick<BucketRequest, 'method' | 'key' | 'query'>;
/** Created for each attempt: a stream can be read only once. */
type Payload = { headers: Record<string, string>; body: ReadableStream | string };

const patience = { words: 30_000, file: 600_000 } as const;

/** A client for one S3-compatible bucket that retries transient failures. */
export class BucketClient {
  readonly #bucket: Bucket;
  readonly #pause: number | undefined;

  /** @param pause before the second attempt, in milliseconds */
  constructor(place: BucketPlace, pause?: number) {
    this.#bucket = new Bucket(place);
    this.#pause = pause;
  }

  /** The location without credentials. */
  get name(): string {
    const { endpoint, bucket, prefix } = this.#bucket.place;
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
    const { prefix } = this.#bucket.place;
    for (let from: string | null = ''; from !== null;) {
      const query: Record<string, string> = { 'list-type': '2', prefix, ...(from !== '' && { 'continuation-token': from }) };
      const { objects, next } = readListedPage((await this.#asked({ method: 'GET', query }))?.text ?? '');
      for (const one of objects) yield { ...one, key: one.key.slice(prefix.length) };
      from = next;
    }
  }

  #asked(request: Request, payload?: () => Promise<Payload>): Promise<{ headers: Headers; text: string } | null> {
    return retried(async () => this.#ask(request, await payload?.()), this.#pause);
  }

  async #ask(request: Request, payload?: Payload): Promise<{ headers: Headers; text: string } | null> {
    const { method } = request;
    const { endpoint, bucket } = this.#bucket.place;
    const asked = { ...request, ...payload, patience: payload ? patience.file : patience.words };
    const answer = await this.#bucket.ask(asked).catch((error: unknown) => {
      throw new Error(`${endpoint} does not answer`, { cause: error });
    });
    const text = await answer.text();
    if (answer.ok) return { headers: answer.headers, text };
    // A missing bucket is reported by the next PUT, not as a missing file.
    if (answer.status === 404 && method === 'HEAD') return null;
    const said = [String(answer.status), readRefusal(text)].filter((word) => word !== '').join(' ');
    const message = `${endpoint} answers ${said} to ${method} in the bucket ${bucket}`;
    throw answer.status >= 500 || answer.status === 429 ? new Error(message) : new Refused(message);
  }
}
