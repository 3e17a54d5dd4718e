import * as z from 'zod';

/** The location of an S3-compatible bucket, with its credentials. */
export type BucketPlace = {
  /** The address of the storage, without the bucket: `https://s3.example.uz`. */
  endpoint: string;
  bucket: string;
  /** The prefix of every key: empty, or `site/`. */
  prefix: string;
  region: string;
  key: string;
  secret: string;
};

const form = 'must be the address of a bucket with its key: https://key:secret@host/bucket/prefix?region=name';

const address =
  /^(?<scheme>https?:\/\/)(?<key>[^/:@\s]+):(?<secret>[^/:@\s]+)@(?<host>[^/?#@\s]+)\/(?<bucket>[^/?#\s]+)(?<folders>[^?#\s]*)(?:\?region=(?<region>[\w-]+))?$/u;

function placeIn(text: string): BucketPlace | null {
  const { scheme, host, region, ...encoded } = address.exec(text)?.groups ?? {};
  if (scheme === undefined || host === undefined) return null;
  try {
    const part = (name: string) => decodeURIComponent(encoded[name] ?? '');
    const folders = part('folders')
      .split('/')
      .filter((folder) => folder !== '');
    const prefix = folders.map((folder) => `${folder}/`).join('');
    // The default region of most self-hosted storages.
    return {
      endpoint: scheme + host,
      bucket: part('bucket'),
      prefix,
      region: region ?? 'us-east-1',
      key: part('key'),
      secret: part('secret'),
    };
  } catch {
    return null;
  }
}

/** Validates the bucket URL of a setting. The error message never repeats the secret. */
export const bucketPlace = z.string().transform((text, context): BucketPlace => {
  const place = placeIn(text);
  if (place) return place;
  context.addIssue({ code: 'custom', message: form, input: undefined });
  return z.NEVER;
});
