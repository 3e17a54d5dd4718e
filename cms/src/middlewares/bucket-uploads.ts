import { Readable } from 'node:stream';

import type { Core } from '@strapi/strapi';

import { settings } from '../env';
import { BucketStore } from '../uploads/bucket-store';

/** What of the storage's answer is told to who asked. */
const told = ['content-type', 'content-length', 'content-range', 'accept-ranges', 'etag', 'last-modified'];

/** Names as Strapi makes them: nothing that leads out of the place of uploads. */
const asked = /^\/uploads\/(\w[\w.-]*)$/u;

/** Answers `/uploads/…` from the bucket, where there is one; what is not in it is looked for in the folder of before. */
const bucketUploads: Core.MiddlewareFactory = () => {
  const { UPLOADS_URL } = settings;
  if (UPLOADS_URL === undefined) return (_, next) => next();
  const bucket = new BucketStore(UPLOADS_URL);
  return async (context, next) => {
    const name = context.method === 'GET' ? asked.exec(context.path)?.[1] : undefined;
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
