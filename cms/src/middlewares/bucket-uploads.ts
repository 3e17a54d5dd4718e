import { Readable } from 'node:stream';

import { uploadName } from '@ochiq/contract/upload';
import type { Core } from '@strapi/strapi';

import { settings } from '../env';
import { BucketStore } from '../uploads/bucket-store';

/** The headers of the storage's response that are passed on to the client. */
const told = ['content-type', 'content-length', 'content-range', 'accept-ranges', 'etag', 'last-modified'];

const start = '/uploads/';

function asked(path: string): string | undefined {
  const name = path.startsWith(start) ? path.slice(start.length) : '';
  return uploadName.test(name) ? name : undefined;
}

/** Serves `/uploads/…` from the bucket, where there is one; missing files fall through to the local folder. */
const bucketUploads: Core.MiddlewareFactory = () => {
  const { UPLOADS_URL } = settings;
  if (UPLOADS_URL === undefined) return (_, next) => next();
  const bucket = new BucketStore(UPLOADS_URL);
  return async (context, next) => {
    const name = context.method === 'GET' ? asked(context.path) : undefined;
    const found = name === undefined ? null : await bucket.get(name, context.get('Range'));
    if (!found) {
      await next();
      return;
    }
    context.status = found.status;
    context.body = found.body ? Readable.fromWeb(found.body) : null;
    for (const header of told) {
      const value = found.headers.get(header);
      if (value !== null) context.set(header, value);
    }
  };
};

export default bucketUploads;
