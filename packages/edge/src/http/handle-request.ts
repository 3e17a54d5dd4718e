import type { IncomingMessage, ServerResponse } from 'node:http';

import { getClientAddress, type ProxyTrust } from '@ochiq/service-kit/client-address';
import { requestIdHeader, resolveRequestId } from '@ochiq/service-kit/request-id';

import type { EdgeContext } from '../handlers/edge-context.ts';
import { routeRequest } from '../handlers/route-request.ts';
import { classifyRequest } from '../metrics/edge-metrics.ts';
import { createErrorResponse } from '../responses/error-response.ts';
import { detectReaderPrefix } from '../routing/read-request.ts';
import { logFailure, logForm, logResponse } from './log-failure.ts';
import { isPrefetch, normalizeHeaders } from './request-headers.ts';
import { getCommonHeaders, type HttpResponse } from './response.ts';
import { enableLingeringClose, sendResponse } from './send-response.ts';
import { readBody, type Sender } from './sender.ts';

/** Returns whether `Host` is valid (RFC 9112, 3.2): exactly one in HTTP/1.1, at most one before. */
function hasValidHost({ rawHeaders, httpVersion }: Pick<IncomingMessage, 'rawHeaders' | 'httpVersion'>): boolean {
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0');
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';

async function createResponse(
  request: IncomingMessage,
  edge: EdgeContext,
  sender: Sender,
  fail: (createError: unknown) => void,
): Promise<HttpResponse> {
  const { method = '', url = '' } = request;
  const headers = normalizeHeaders(request.headers);
  const createError = (status: 400 | 500): Promise<HttpResponse> =>
    createErrorResponse(status, detectReaderPrefix(url, headers, edge.site.base), headers, edge);
  try {
    return hasValidHost(request) ? await routeRequest(method, url, headers, edge, sender) : await createError(400);
  } catch (reason) {
    fail(reason);
    return createError(500);
  }
}

/** Returns the request id that a trusted proxy set, or a new one: clients must not write into our log. */
function getRequestId({ headers, socket }: IncomingMessage, trust: ProxyTrust): string {
  return resolveRequestId(headers[requestIdHeader.toLowerCase()], trust(socket.remoteAddress ?? '', 0));
}

/** Statuses of responses that come from the CMS. */
const fromCms: ReadonlySet<number> = new Set([200, 201, 303, 401, 422]);

/** Returns whether a response is logged: forms that reached the CMS, and server errors. Refusals are only counted. */
const shouldLog = ({ method }: IncomingMessage, status: number): boolean => (method === 'POST' && fromCms.has(status)) || status >= 500;

type RequestContext = {
  edge: EdgeContext;
  /** The proxies whose `X-Forwarded-For` is trusted. */
  trust: ProxyTrust;
  /** Whether the server is stopping, so that connections are closed. */
  isStopping: () => boolean;
};

/** Handles one request; every failure becomes a response or ends the connection. */
export async function handleRequest(
  request: IncomingMessage,
  response: ServerResponse,
  { edge, trust, isStopping }: RequestContext,
): Promise<void> {
  const began = performance.now();
  const requestId = getRequestId(request, trust);
  const { method = '', url: target = '' } = request;
  let unread = hasBody(request);
  const sender: Sender = {
    requestId,
    address: () => getClientAddress(request, trust),
    async read(limits, reading, take) {
      const fault = await readBody(request, response, limits, reading, take);
      unread = fault !== null;
      return fault;
    },
    note(form, failure) {
      edge.watch?.failed(failure);
      logForm({ requestId, form, failure });
    },
  };
  const fail = (createError: unknown): void => logFailure({ requestId, method, target, error: createError });
  // Writing to a closed connection emits an error that needs no action.
  response.on('error', () => undefined);
  try {
    const httpResponse = await createResponse(request, { ...edge, requestId }, sender, fail);
    const common = getCommonHeaders({ requestId, policy: httpResponse.policy, shared: httpResponse.shared, https: edge.site.https });
    // Where a body was not read, the connection cannot be used again.
    const close = isStopping() || unread ? { Connection: 'close' } : {};
    if (unread) enableLingeringClose(request.socket);
    await sendResponse(response, httpResponse, { ...common, ...close });
    const [status, seconds] = [httpResponse.status, (performance.now() - began) / 1000];
    const kind = isPrefetch(normalizeHeaders(request.headers)) ? 'prefetch' : classifyRequest(target, edge.site.base);
    edge.watch?.answered(kind, status, seconds);
    if (shouldLog(request, status)) logResponse({ requestId, method, target, status, seconds });
  } catch (createError) {
    fail(createError);
    response.destroy();
  }
}
