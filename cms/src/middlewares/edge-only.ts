import type { Core } from '@strapi/strapi';

import { edgeKeyCheck } from '../safety/edge-key-check';
import { refuse } from '../safety/refuse';

/** Strapi's router is case-insensitive. */
const forEdge = /^\/api\/(intake|auth|connect|users|users-permissions)(\/|$)/iu;

/** Admits to the public endpoints only the edge, which counts and checks; other clients get a 404. */
const edgeOnly: Core.MiddlewareFactory = () => {
  const isEdge = edgeKeyCheck();
  return async (context, next) => {
    if (forEdge.test(context.path) && !isEdge(context)) {
      refuse(context, 404, 'NotFoundError', 'Not Found');
      return;
    }
    await next();
  };
};

export default edgeOnly;
