import { AwsClient } from 'aws4fetch';

import type { BucketPlace } from './bucket-place.ts';

export type BucketRequest = {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  /** The name of a file below the prefix; without it the bucket itself is asked. */
  key?: string;
  query?: Readonly<Record<string, string>>;
  headers?: Record<string, string>;
  body?: ReadableStream | Buffer | string;
  /** Nobody waits longer for a storage that says nothing, in milliseconds. */
  patience: number;
};

const encode = (key: string) => key.split('/').map(encodeURIComponent).join('/');

/** Asks one S3-compatible bucket, and proves with its key who asks. */
export class Bucket {
  readonly place: BucketPlace;
  readonly #signer: AwsClient;

  constructor(place: BucketPlace) {
    this.place = place;
    this.#signer = new AwsClient({
      accessKeyId: place.key,
      secretAccessKey: place.secret,
      region: place.region,
      service: 's3',
      retries: 0,
    });
  }

  /** @returns the answer, whatever it says. @throws there is none */
  async ask({ key, query = {}, patience, ...request }: BucketRequest): Promise<Response> {
    const { endpoint, bucket, prefix } = this.place;
    const url = new URL(`${endpoint}/${encodeURIComponent(bucket)}${key === undefined ? '' : `/${encode(prefix + key)}`}`);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    const signed = await this.#signer.sign(url.href, { duplex: 'half', ...request });
    return fetch(signed, { redirect: 'manual', signal: AbortSignal.timeout(patience) });
  }
}
