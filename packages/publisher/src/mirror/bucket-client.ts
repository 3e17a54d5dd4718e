import type { BucketPlace } from '@ochiq/contract/bucket-place';
import { AwsClient } from 'aws4fetch';

import { readListedPage, readRefusal, type StoredObject } from './bucket-answer.ts';
import { Refused, retried } from './retried.ts';

type Request = { method: 'GET' | 'HEAD' | 'PUT' | 'DELETE'; key?: string; query?: Record<string, string> };
/** Made anew for each try: a stream can be read once. */
type Payload = { headers: Record<string, string>; body: ReadableStream | string };

const patience = { words: 30_000, file: 600_000 } as const;

const encode = (key: string) => key.split('/').map(encodeURIComponent).join('/');

/** Speaks with one S3-compatible bucket. What may go well another time is tried again. */
export class BucketClient {
  readonly #place: BucketPlace;
  readonly #signer: AwsClient;
  readonly #pause: number | undefined;

  /** @param pause before the second try, in milliseconds */
  constructor(place: BucketPlace, pause?: number) {
    this.#place = place;
    this.#pause = pause;
    this.#signer = new AwsClient({
      accessKeyId: place.key,
      secretAccessKey: place.secret,
      region: place.region,
      service: 's3',
      retries: 0,
    });
  }

  /** Where it is, without its secrets. */
  get name(): string {
    const { endpoint, bucket, prefix } = this.#place;
    return `${endpoint}/${bucket}/${prefix}`;
  }

  async put(key: string, payload: () => Promise<Payload>): Promise<void> {
    await this.#asked({ method: 'PUT', key }, payload);
  }

  /** Also well where there is nothing of that name. */
  async remove(key: string): Promise<void> {
    await this.#asked({ method: 'DELETE', key });
  }

  /** What is said of a file; `null` where there is none. */
  async head(key: string): Promise<Headers | null> {
    return (await this.#asked({ method: 'HEAD', key }))?.headers ?? null;
  }

  /** All that is in it below its prefix, the prefix left away. */
  async *list(): AsyncGenerator<StoredObject> {
    const { prefix } = this.#place;
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

  async #ask({ method, key, query = {} }: Request, payload?: Payload): Promise<{ headers: Headers; text: string } | null> {
    const { endpoint, bucket, prefix } = this.#place;
    const url = new URL(`${endpoint}/${encodeURIComponent(bucket)}${key === undefined ? '' : `/${encode(prefix + key)}`}`);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    const signed = await this.#signer.sign(url.href, { method, duplex: 'half', ...payload });
    const signal = AbortSignal.timeout(payload ? patience.file : patience.words);
    const answer = await fetch(signed, { signal, redirect: 'manual' }).catch((error: unknown) => {
      throw new Error(`${endpoint} does not answer`, { cause: error });
    });
    const text = await answer.text();
    if (answer.ok) return { headers: answer.headers, text };
    // A missing bucket is no missing file: it is said when something is put.
    if (answer.status === 404 && method === 'HEAD') return null;
    const said = [String(answer.status), readRefusal(text)].filter((word) => word !== '').join(' ');
    const message = `${endpoint} answers ${said} to ${method} in the bucket ${bucket}`;
    throw answer.status >= 500 || answer.status === 429 ? new Error(message) : new Refused(message);
  }
}
