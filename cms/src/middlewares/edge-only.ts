import type { Core } from '@strapi/strapi';

import { createEdgeKeyCheck } from '../platform/security/create-edge-key-check';
import { sendError } from '../platform/security/send-error';

/** Strapi's router is case-insensitive. */
const edgePaths = /^\/api\/(intake|auth|connect|users|users-permissions)(\/|$)/iu;

/** Admits to the public endpoints only the edge, which counts and checks; other clients get a 404. */
const edgeOnly: Core.MiddlewareFactory = () => {
  const isEdge = createEdgeKeyCheck();
  return async (context, next) => {
    if (edgePaths.test(context.path) && !isEdge(context)) {
      sendError(context, 404, 'NotFoundError', 'Not Found');
      return;
    }
    await next();
  };
};

export default edgeOnly;
