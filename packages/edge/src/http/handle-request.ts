import type { IncomingMessage, ServerResponse } from 'node:http';

import { clientAddress, type Trust } from '@ochiq/network/client-address';
import { requestIdHeader, requestIdOf } from '@ochiq/service/request-id';

import type { Answer } from '../answers/answer.ts';
import { answerRequest } from '../answers/answer-request.ts';
import type { EdgeContext } from '../answers/edge-context.ts';
import { errorAnswer } from '../answers/error-answer.ts';
import type { Sender } from '../answers/sender.ts';
import { headerBag } from '../rules/header-bag.ts';
import { readerForm } from '../rules/read-request.ts';
import { requestKind } from '../rules/request-kind.ts';
import { commonHeaders } from './common-headers.ts';
import { closeInStages } from './close-in-stages.ts';
import { logAnswer, logFailure, logForm } from './log-failure.ts';
import { hasProperHost } from './proper-host.ts';
import { passBody, readBody } from './read-body.ts';
import { sendAnswer } from './send-answer.ts';

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';

async function answerOf(request: IncomingMessage, edge: EdgeContext, sender: Sender, fail: (error: unknown) => void): Promise<Answer> {
  const { method = '', url = '' } = request;
  const headers = headerBag(request.headers);
  const error = (status: 400 | 500): Promise<Answer> => errorAnswer(status, readerForm(url, headers, edge.site.base), headers, edge);
  try {
    return hasProperHost(request) ? await answerRequest(method, url, headers, edge, sender) : await error(400);
  } catch (reason) {
    fail(reason);
    return error(500);
  }
}

/** Returns the request id that a trusted proxy set, or a new one: clients must not write into our log. */
function numberOf({ headers, socket }: IncomingMessage, trust: Trust): string {
  return requestIdOf(headers[requestIdHeader.toLowerCase()], trust(socket.remoteAddress ?? '', 0));
}

/** Statuses of responses that come from the CMS. */
const fromCms: ReadonlySet<number> = new Set([200, 201, 303, 401, 422]);

/** Returns whether a response is logged: forms that reached the CMS, and server errors. Refusals are only counted. */
const isTold = ({ method }: IncomingMessage, status: number): boolean => (method === 'POST' && fromCms.has(status)) || status >= 500;

type Surroundings = {
  edge: EdgeContext;
  /** The proxies whose `X-Forwarded-For` is trusted. */
  trust: Trust;
  /** Whether the server is stopping, so that connections are closed. */
  isStopping: () => boolean;
};

/** Handles one request; every failure becomes a response or ends the connection. */
export async function handleRequest(
  request: IncomingMessage,
  response: ServerResponse,
  { edge, trust, isStopping }: Surroundings,
): Promise<void> {
  const began = performance.now();
  const requestId = numberOf(request, trust);
  const { method = '', url: target = '' } = request;
  let unread = hasBody(request);
  const sender: Sender = {
    requestId,
    address: () => clientAddress(request, trust),
    async read(limits, reading) {
      const body = await readBody(request, response, limits, reading);
      unread = typeof body === 'number';
      return body;
    },
    async pass(limits, reading, take) {
      const fault = await passBody(request, response, limits, reading, take);
      unread = fault !== null;
      return fault;
    },
    note(form, failure) {
      edge.watch?.failed(failure);
      logForm({ requestId, form, failure });
    },
  };
  const fail = (error: unknown): void => logFailure({ requestId, method, target, error });
  // Writing to a closed connection emits an error that needs no action.
  response.on('error', () => undefined);
  try {
    const answer = await answerOf(request, { ...edge, requestId }, sender, fail);
    const common = commonHeaders({ requestId, policy: answer.policy, shared: answer.shared, https: edge.site.https });
    // Where a body was not read, the connection cannot be used again.
    const close = isStopping() || unread ? { Connection: 'close' } : {};
    if (unread) closeInStages(request.socket);
    await sendAnswer(response, answer, { ...common, ...close });
    const [status, seconds] = [answer.status, (performance.now() - began) / 1000];
    edge.watch?.answered(requestKind(target, edge.site.base), status, seconds);
    if (isTold(request, status)) logAnswer({ requestId, method, target, status, seconds });
  } catch (error) {
    fail(error);
    response.destroy();
  }
}
