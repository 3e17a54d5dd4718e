import { toLoggedPath, formatLogLine } from '@ochiq/service-kit/log-lines';
import { requestIdHeader, resolveRequestId } from '@ochiq/service-kit/request-id';
import type { Core } from '@strapi/strapi';

import { getRequestKind, isPanelSignIn, panelRefusalCounter, requestMetrics } from '../platform/observability/request-metrics';
import { createEdgeKeyCheck } from '../platform/security/create-edge-key-check';

/**
 * Assigns each request its number, the edge's for requests of the edge, counts it, and logs those that a reader may ask
 * about.
 */
const requestLog: Core.MiddlewareFactory = () => {
  const isEdge = createEdgeKeyCheck();
  return async (context, next) => {
    const began = performance.now();
    const isFromEdge = isEdge(context);
    const requestId = resolveRequestId(context.get(requestIdHeader), isFromEdge);
    context.state['requestId'] = requestId;
    context.set(requestIdHeader, requestId);
    await next();
    const { method, path, status } = context;
    const ms = performance.now() - began;
    requestMetrics.recordRequest(getRequestKind(path), status, ms / 1000);
    if (isPanelSignIn(method, path) && status >= 400) panelRefusalCounter.inc({ status: String(status) });
    if (isFromEdge || status >= 500)
      process.stdout.write(formatLogLine('info', 'cms', { requestId, method, path: toLoggedPath(path), status, ms: Math.round(ms) }));
  };
};

export default requestLog;
