import { Readable } from 'node:stream';

import { uploadName } from '@ochiq/contract/fields/upload';
import type { Core } from '@strapi/strapi';

import { settings } from '../env';
import { BucketStore } from '../platform/uploads/bucket-store';

/** The headers of the storage's response that are passed on to the client. */
const forwardedHeaders = ['content-type', 'content-length', 'content-range', 'accept-ranges', 'etag', 'last-modified'];

const uploadsPrefix = '/uploads/';

function getUploadName(path: string): string | undefined {
  const name = path.startsWith(uploadsPrefix) ? path.slice(uploadsPrefix.length) : '';
  return uploadName.test(name) ? name : undefined;
}

/** Serves `/uploads/…` from the bucket, where there is one; missing files fall through to the local folder. */
const bucketUploads: Core.MiddlewareFactory = () => {
  const { UPLOADS_URL } = settings;
  if (UPLOADS_URL === undefined) return (_, next) => next();
  const bucket = new BucketStore(UPLOADS_URL);
  return async (context, next) => {
    const name = context.method === 'GET' ? getUploadName(context.path) : undefined;
    const storedFile = name === undefined ? null : await bucket.get(name, context.get('Range'));
    if (!storedFile) {
      await next();
      return;
    }
    context.status = storedFile.status;
    context.body = storedFile.body ? Readable.fromWeb(storedFile.body) : null;
    for (const header of forwardedHeaders) {
      const value = storedFile.headers.get(header);
      if (value !== null) context.set(header, value);
    }
  };
};

export default bucketUploads;
