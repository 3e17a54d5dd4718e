import * as z from 'zod';

/** The location of an S3-compatible bucket, with its credentials. */
export type BucketLocation = {
  /** The address of the storage, without the bucket: `https://s3.example.uz`. */
  endpoint: string;
  bucket: string;
  /** The prefix of every key: empty, or `site/`. */
  prefix: string;
  region: string;
  key: string;
  secret: string;
};

const formatHint = 'must be the address of a bucket with its key: https://key:secret@host/bucket/prefix?region=name';

const bucketUrlPattern =
  /^(?<scheme>https?:\/\/)(?<key>[^/:@\s]+):(?<secret>[^/:@\s]+)@(?<host>[^/?#@\s]+)\/(?<bucket>[^/?#\s]+)(?<folders>[^?#\s]*)(?:\?region=(?<region>[\w-]+))?$/u;

function parseBucketUrl(text: string): BucketLocation | null {
  const { scheme, host, region, ...encoded } = bucketUrlPattern.exec(text)?.groups ?? {};
  if (scheme === undefined || host === undefined) return null;
  try {
    const decodePart = (name: string) => decodeURIComponent(encoded[name] ?? '');
    const folders = decodePart('folders')
      .split('/')
      .filter((folder) => folder !== '');
    const prefix = folders.map((folder) => `${folder}/`).join('');
    // The default region of most self-hosted storages.
    return {
      endpoint: scheme + host,
      bucket: decodePart('bucket'),
      prefix,
      region: region ?? 'us-east-1',
      key: decodePart('key'),
      secret: decodePart('secret'),
    };
  } catch {
    return null;
  }
}

/** Validates the bucket URL of a setting. The error message never repeats the secret. */
export const bucketLocation = z.string().transform((text, context): BucketLocation => {
  const location = parseBucketUrl(text);
  if (location) return location;
  context.addIssue({ code: 'custom', message: formatHint, input: undefined });
  return z.NEVER;
});
