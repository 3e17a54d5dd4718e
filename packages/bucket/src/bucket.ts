import { AwsClient } from 'aws4fetch';

import type { BucketLocation } from './bucket-location.ts';

export type BucketRequest = {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  /** The key below the prefix; without it the request is for the bucket itself. */
  key?: string;
  query?: Readonly<Record<string, string>>;
  headers?: Record<string, string>;
  body?: ReadableStream | Buffer | string;
  /** Timeout of the request in milliseconds. */
  patience: number;
};

const encodeKey = (key: string) => key.split('/').map(encodeURIComponent).join('/');

/** Sends signed requests to one S3-compatible bucket. */
export class Bucket {
  readonly location: BucketLocation;
  readonly #signer: AwsClient;

  constructor(location: BucketLocation) {
    this.location = location;
    this.#signer = new AwsClient({
      accessKeyId: location.key,
      secretAccessKey: location.secret,
      region: location.region,
      service: 's3',
      retries: 0,
    });
  }

  /** Sends a request. @returns the response, whatever its status. @throws the storage did not respond */
  async send({ key, query = {}, patience, ...request }: BucketRequest): Promise<Response> {
    const { endpoint, bucket, prefix } = this.location;
    const url = new URL(`${endpoint}/${encodeURIComponent(bucket)}${key === undefined ? '' : `/${encodeKey(prefix + key)}`}`);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    const signed = await this.#signer.sign(url.href, { duplex: 'half', ...request });
    return fetch(signed, { redirect: 'manual', signal: AbortSignal.timeout(patience) });
  }
}
