import { loggedPath, logLine } from '@ochiq/service/log-line';
import { requestIdHeader, requestIdOf } from '@ochiq/service/request-id';
import type { Core } from '@strapi/strapi';

import { numbers, panelRefusals } from '../operations/numbers';
import { isPanelSignIn, requestKind } from '../operations/request-kind';
import { edgeKeyCheck } from '../safety/edge-key-check';

/**
 * Assigns each request its number, the edge's for requests of the edge, counts it, and logs those that a reader may ask
 * about.
 */
const requestLog: Core.MiddlewareFactory = () => {
  const isEdge = edgeKeyCheck();
  return async (context, next) => {
    const began = performance.now();
    const isFromEdge = isEdge(context);
    const requestId = requestIdOf(context.get(requestIdHeader), isFromEdge);
    context.state['requestId'] = requestId;
    context.set(requestIdHeader, requestId);
    await next();
    const { method, path, status } = context;
    const ms = performance.now() - began;
    numbers.answered(requestKind(path), status, ms / 1000);
    if (isPanelSignIn(method, path) && status >= 400) panelRefusals.inc({ status: String(status) });
    if (isFromEdge || status >= 500)
      process.stdout.write(logLine('info', 'cms', { requestId, method, path: loggedPath(path), status, ms: Math.round(ms) }));
  };
};

export default requestLog;
