import * as z from 'zod';

/** A place in an S3-compatible object storage, and the key to it. */
export type BucketPlace = {
  /** The address of the storage, without the bucket: `https://s3.example.uz`. */
  endpoint: string;
  bucket: string;
  /** What every name in it begins with: empty, or `site/`. */
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
    // What most storages of one's own call themselves.
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

/** The address of a bucket as a setting gives it. What is wrong with it is said without repeating its secret. */
export const bucketPlace = z.string().transform((text, context): BucketPlace => {
  const place = placeIn(text);
  if (place) return place;
  context.addIssue({ code: 'custom', message: form, input: undefined });
  return z.NEVER;
});
