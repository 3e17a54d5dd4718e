import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

import { getClientAddress, type ProxyTrust } from '@ochiq/service-kit/client-address';
import { requestIdHeader, resolveRequestId } from '@ochiq/service-kit/request-id';

import type { EdgeContext } from '../handlers/edge-context.ts';
import { routeRequest } from '../handlers/route-request.ts';
import { classifyRequest } from '../metrics/edge-metrics.ts';
import { createErrorResponse } from '../responses/error-response.ts';
import { detectReaderPrefix } from '../routing/read-request.ts';
import { logFailure, logForm, logResponse } from './log-failure.ts';
import { readOrdinaryRequest, type OrdinaryRequest } from './ordinary-request.ts';
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

/** Sends a prepared response to an ordinary request, if there is one: without waiting for anything. */
function trySendPrepared(
  ordinary: OrdinaryRequest,
  request: IncomingMessage,
  response: ServerResponse,
  { edge, trust }: RequestContext,
  began: number,
): boolean {
  const prepared = edge.prepared?.find(ordinary, edge);
  if (!prepared) return false;
  const requestId = ordinary.headers['x-request-id'] === undefined ? randomUUID() : getRequestId(request, trust);
  // Writing to a closed connection emits an error that needs no action.
  response.on('error', () => undefined);
  response.writeHead(200, [requestIdHeader, requestId, ...prepared.headers]);
  response.end(prepared.bytes);
  edge.watch?.answered(prepared.kind, 200, (performance.now() - began) / 1000);
  if (prepared.counted) edge.statistics?.countView(prepared.counted, ordinary.headers);
  return true;
}

/** Keeps a response to an ordinary request, if it may be sent again. */
function prepareResponse(
  ordinary: OrdinaryRequest,
  { dependencies, headers, body, counted }: HttpResponse,
  common: Record<string, string>,
  { edge, target }: { edge: EdgeContext; target: string },
): void {
  if (!dependencies || body.kind !== 'file' || body.range || !('bytes' in body.file)) return;
  edge.prepared?.add(ordinary, {
    headers: Object.entries({ ...common, ...headers })
      .filter(([name]) => name !== requestIdHeader)
      .flat(),
    bytes: body.file.bytes,
    kind: classifyRequest(target, edge.site.base),
    counted,
    dependencies,
  });
}

/** Handles one request; every failure becomes a response or ends the connection. */
export function handleRequest(request: IncomingMessage, response: ServerResponse, context: RequestContext): void {
  const began = performance.now();
  const ordinary = context.isStopping() ? undefined : readOrdinaryRequest(request);
  if (!ordinary || !trySendPrepared(ordinary, request, response, context, began))
    void createAndSend(request, response, context, began, ordinary);
}

async function createAndSend(
  request: IncomingMessage,
  response: ServerResponse,
  { edge, trust, isStopping }: RequestContext,
  began: number,
  ordinary: OrdinaryRequest | undefined,
): Promise<void> {
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
    if (ordinary) prepareResponse(ordinary, httpResponse, common, { edge, target });
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
