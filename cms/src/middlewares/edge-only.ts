import { createHash, timingSafeEqual } from 'node:crypto';

import { edgeKeyHeader } from '@ochiq/contract/forms/wire';
import type { Core } from '@strapi/strapi';

import { secrets } from '../env';
import { refuse } from '../safety/refuse';

/** Strapi's router does not tell capitals from small letters. */
const forEdge = /^\/api\/(intake|auth|connect|users|users-permissions)(\/|$)/iu;

const digest = (text: string) => createHash('sha256').update(text).digest();

/** What the public does here it does through the edge, which counts and checks; nobody else finds anything. */
const edgeOnly: Core.MiddlewareFactory = () => {
  const expected = digest(secrets().EDGE_KEY);
  return async (context, next) => {
    if (forEdge.test(context.path) && !timingSafeEqual(digest(context.get(edgeKeyHeader)), expected)) {
      refuse(context, 404, 'NotFoundError', 'Not Found');
      return;
    }
    await next();
  };
};

export default edgeOnly;
