import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

import type { Answer } from '../answers/answer.ts';
import { answerRequest } from '../answers/answer-request.ts';
import type { EdgeContext } from '../answers/edge-context.ts';
import { errorAnswer } from '../answers/error-answer.ts';
import { headerBag } from '../rules/header-bag.ts';
import { readerForm } from '../rules/read-request.ts';
import { commonHeaders } from './common-headers.ts';
import { logFailure } from './log-failure.ts';
import { hasProperHost } from './proper-host.ts';
import { sendAnswer } from './send-answer.ts';

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';

async function answerOf(request: IncomingMessage, edge: EdgeContext, fail: (error: unknown) => void): Promise<Answer> {
  const { method = '', url = '' } = request;
  const headers = headerBag(request.headers);
  const error = (status: 400 | 500): Promise<Answer> => errorAnswer(status, readerForm(url, headers, edge.site.base), headers, edge);
  try {
    return hasProperHost(request) ? await answerRequest(method, url, headers, edge) : await error(400);
  } catch (reason) {
    fail(reason);
    return error(500);
  }
}

/** Answers one request, whatever happens. `isStopping` tells that no connection shall be kept. */
export async function handleRequest(
  request: IncomingMessage,
  response: ServerResponse,
  edge: EdgeContext,
  isStopping: () => boolean,
): Promise<void> {
  const requestId = randomUUID();
  const fail = (error: unknown): void => logFailure({ requestId, method: request.method ?? '', target: request.url ?? '', error });
  // Writing to a reader who has left emits an error that nobody could act on.
  response.on('error', () => undefined);
  try {
    const answer = await answerOf(request, edge, fail);
    const common = commonHeaders({ requestId, policy: answer.policy, shared: answer.shared, https: edge.site.https });
    // A body is not read: the connection cannot be used again.
    const close = isStopping() || hasBody(request) ? { Connection: 'close' } : {};
    await sendAnswer(response, answer, { ...common, ...close });
  } catch (error) {
    fail(error);
    response.destroy();
  }
}
