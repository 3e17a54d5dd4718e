import { Bucket, type BucketRequest } from '@ochiq/bucket/bucket';
import { readListedPage, type StoredObject } from '@ochiq/bucket/bucket-answer';
import type { BucketPlace } from '@ochiq/bucket/bucket-place';

type Payload = { headers: Record<string, string>; body: ReadableStream | Buffer };

/** The timeout for a storage that does not respond. */
const patienceMs = 120_000;

/** Stores the files of the media library in an S3-compatible bucket. */
export class BucketStore {
  readonly #bucket: Bucket;

  constructor(place: BucketPlace) {
    this.#bucket = new Bucket(place);
  }

  /** @throws it was not taken */
  async put(name: string, payload: Payload): Promise<void> {
    const answer = await this.#ask({ method: 'PUT', key: name, ...payload });
    await answer.body?.cancel();
    if (!answer.ok) throw this.#refusal('PUT', answer);
  }

  /**
   * Removes a file; a missing one is ignored.
   * @throws it was refused
   */
  async remove(name: string): Promise<void> {
    const answer = await this.#ask({ method: 'DELETE', key: name });
    await answer.body?.cancel();
    if (!answer.ok && answer.status !== 404) throw this.#refusal('DELETE', answer);
  }

  /**
   * Gets a file, or the requested part of it; `null` where it is missing.
   * @throws it was refused
   */
  async get(name: string, range: string): Promise<Response | null> {
    const answer = await this.#ask({ method: 'GET', key: name, headers: range === '' ? {} : { Range: range } });
    if (answer.ok || answer.status === 416) return answer;
    await answer.body?.cancel();
    if (answer.status === 404) return null;
    throw this.#refusal('GET', answer);
  }

  /** All that is in it, the prefix left away. @throws it was refused */
  async *list(): AsyncGenerator<StoredObject> {
    const { prefix } = this.#bucket.place;
    for (let from: string | null = ''; from !== null;) {
      const query: Record<string, string> = { 'list-type': '2', prefix, ...(from !== '' && { 'continuation-token': from }) };
      const answer = await this.#ask({ method: 'GET', query });
      if (!answer.ok) throw this.#refusal('GET', answer);
      const { objects, next } = readListedPage(await answer.text());
      for (const one of objects) yield { ...one, key: one.key.slice(prefix.length) };
      from = next;
    }
  }

  async #ask(request: Omit<BucketRequest, 'patience'>): Promise<Response> {
    return this.#bucket.ask({ ...request, patience: patienceMs }).catch((error: unknown) => {
      throw new Error(`The storage of uploads at ${this.#bucket.place.endpoint} does not answer (UPLOADS_URL)`, { cause: error });
    });
  }

  #refusal(method: string, { status }: Response): Error {
    const { endpoint, bucket } = this.#bucket.place;
    return new Error(`The storage of uploads at ${endpoint} answers ${String(status)} to ${method} in the bucket ${bucket} (UPLOADS_URL)`);
  }
}
