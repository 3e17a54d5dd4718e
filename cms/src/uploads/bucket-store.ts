import type { BucketPlace } from '@ochiq/contract/bucket-place';
import { AwsClient } from 'aws4fetch';

import { readListedPage, type StoredFile } from './listed-page';

type Payload = { headers: Record<string, string>; body: ReadableStream | Buffer };

/** Nobody waits longer for a storage that says nothing. */
const patienceMs = 120_000;

/** The files of the media library in an S3-compatible bucket. */
export class BucketStore {
  readonly #place: BucketPlace;
  readonly #signer: AwsClient;

  constructor(place: BucketPlace) {
    this.#place = place;
    this.#signer = new AwsClient({
      accessKeyId: place.key,
      secretAccessKey: place.secret,
      region: place.region,
      service: 's3',
      retries: 0,
    });
  }

  /** @throws it was not taken */
  async put(name: string, payload: Payload): Promise<void> {
    const answer = await this.#ask('PUT', name, payload);
    await answer.body?.cancel();
    if (!answer.ok) throw this.#refusal('PUT', answer);
  }

  /** Also well where there is nothing of that name. @throws it was refused */
  async remove(name: string): Promise<void> {
    const answer = await this.#ask('DELETE', name);
    await answer.body?.cancel();
    if (!answer.ok && answer.status !== 404) throw this.#refusal('DELETE', answer);
  }

  /** A file, or the part of it that is asked for; `null` where there is none. @throws it was refused */
  async get(name: string, range: string): Promise<Response | null> {
    const answer = await this.#ask('GET', name, { headers: range === '' ? {} : { Range: range } });
    if (answer.ok || answer.status === 416) return answer;
    await answer.body?.cancel();
    if (answer.status === 404) return null;
    throw this.#refusal('GET', answer);
  }

  /** All that is in it, the prefix left away. @throws it was refused */
  async *list(): AsyncGenerator<StoredFile> {
    const { prefix } = this.#place;
    for (let from: string | null = ''; from !== null;) {
      const query = new URLSearchParams({ 'list-type': '2', prefix, ...(from !== '' && { 'continuation-token': from }) });
      const answer = await this.#askFor('GET', `?${query.toString()}`);
      if (!answer.ok) throw this.#refusal('GET', answer);
      const { files, next } = readListedPage(await answer.text());
      for (const { name, size } of files) yield { name: name.slice(prefix.length), size };
      from = next;
    }
  }

  #ask(method: string, name: string, payload: Partial<Payload> = {}): Promise<Response> {
    const key = `${this.#place.prefix}${name}`.split('/').map(encodeURIComponent).join('/');
    return this.#askFor(method, `/${key}`, payload);
  }

  async #askFor(method: string, rest: string, payload: Partial<Payload> = {}): Promise<Response> {
    const { endpoint, bucket } = this.#place;
    const signed = await this.#signer.sign(`${endpoint}/${encodeURIComponent(bucket)}${rest}`, { method, duplex: 'half', ...payload });
    return fetch(signed, { redirect: 'manual', signal: AbortSignal.timeout(patienceMs) }).catch((error: unknown) => {
      throw new Error(`The storage of uploads at ${endpoint} does not answer (UPLOADS_URL)`, { cause: error });
    });
  }

  #refusal(method: string, { status }: Response): Error {
    const { endpoint, bucket } = this.#place;
    return new Error(`The storage of uploads at ${endpoint} answers ${String(status)} to ${method} in the bucket ${bucket} (UPLOADS_URL)`);
  }
}
