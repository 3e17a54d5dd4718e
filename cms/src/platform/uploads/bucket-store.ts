import { Bucket, type BucketRequest } from '@ochiq/bucket/bucket';
import { parseObjectListing, type StoredObject } from '@ochiq/bucket/bucket-answer';
import type { BucketLocation } from '@ochiq/bucket/bucket-location';

type Payload = { headers: Record<string, string>; body: ReadableStream | Buffer };

/** The timeout for a storage that does not respond. */
const timeoutMs = 120_000;

/** Stores the files of the media library in an S3-compatible bucket. */
export class BucketStore {
  readonly #bucket: Bucket;

  constructor(place: BucketLocation) {
    this.#bucket = new Bucket(place);
  }

  /** @throws it was not taken */
  async put(name: string, payload: Payload): Promise<void> {
    const response = await this.#ask({ method: 'PUT', key: name, ...payload });
    await response.body?.cancel();
    if (!response.ok) throw this.#refusal('PUT', response);
  }

  /**
   * Removes a file; a missing one is ignored.
   * @throws it was refused
   */
  async remove(name: string): Promise<void> {
    const response = await this.#ask({ method: 'DELETE', key: name });
    await response.body?.cancel();
    if (!response.ok && response.status !== 404) throw this.#refusal('DELETE', response);
  }

  /**
   * Gets a file, or the requested part of it; `null` where it is missing.
   * @throws it was refused
   */
  async get(name: string, range: string): Promise<Response | null> {
    const response = await this.#ask({ method: 'GET', key: name, headers: range === '' ? {} : { Range: range } });
    if (response.ok || response.status === 416) return response;
    await response.body?.cancel();
    if (response.status === 404) return null;
    throw this.#refusal('GET', response);
  }

  /** All that is in it, the prefix left away. @throws it was refused */
  async *list(): AsyncGenerator<StoredObject> {
    const { prefix } = this.#bucket.location;
    for (let from: string | null = ''; from !== null;) {
      const query: Record<string, string> = { 'list-type': '2', prefix, ...(from !== '' && { 'continuation-token': from }) };
      const response = await this.#ask({ method: 'GET', query });
      if (!response.ok) throw this.#refusal('GET', response);
      const { objects, next } = parseObjectListing(await response.text());
      for (const one of objects) yield { ...one, key: one.key.slice(prefix.length) };
      from = next;
    }
  }

  async #ask(request: Omit<BucketRequest, 'patience'>): Promise<Response> {
    return this.#bucket.send({ ...request, patience: timeoutMs }).catch((error: unknown) => {
      throw new Error(`The storage of uploads at ${this.#bucket.location.endpoint} does not answer (UPLOADS_URL)`, { cause: error });
    });
  }

  #refusal(method: string, { status }: Response): Error {
    const { endpoint, bucket } = this.#bucket.location;
    return new Error(`The storage of uploads at ${endpoint} answers ${String(status)} to ${method} in the bucket ${bucket} (UPLOADS_URL)`);
  }
}
