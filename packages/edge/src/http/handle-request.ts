import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

import { clientAddress, type Trust } from '@ochiq/network/client-address';

import type { Answer } from '../answers/answer.ts';
import { answerRequest } from '../answers/answer-request.ts';
import type { EdgeContext } from '../answers/edge-context.ts';
import { errorAnswer } from '../answers/error-answer.ts';
import type { Sender } from '../answers/sender.ts';
import { headerBag } from '../rules/header-bag.ts';
import { readerForm } from '../rules/read-request.ts';
import { commonHeaders } from './common-headers.ts';
import { closeInStages } from './close-in-stages.ts';
import { logFailure, logForm } from './log-failure.ts';
import { hasProperHost } from './proper-host.ts';
import { readBody } from './read-body.ts';
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

type Surroundings = {
  edge: EdgeContext;
  /** The proxies that tell whom they ask for. */
  trust: Trust;
  /** Whether no connection shall be kept. */
  isStopping: () => boolean;
};

/** Answers one request, whatever happens. */
export async function handleRequest(
  request: IncomingMessage,
  response: ServerResponse,
  { edge, trust, isStopping }: Surroundings,
): Promise<void> {
  const requestId = randomUUID();
  let unread = hasBody(request);
  const sender: Sender = {
    address: () => clientAddress(request, trust),
    async read(limits) {
      const body = await readBody(request, response, limits);
      unread = typeof body === 'number';
      return body;
    },
    note: (form, failure) => logForm({ requestId, form, failure }),
  };
  const fail = (error: unknown): void => logFailure({ requestId, method: request.method ?? '', target: request.url ?? '', error });
  // Writing to a reader who has left emits an error that nobody could act on.
  response.on('error', () => undefined);
  try {
    const answer = await answerOf(request, edge, sender, fail);
    const common = commonHeaders({ requestId, policy: answer.policy, shared: answer.shared, https: edge.site.https });
    // Where a body was not read, the connection cannot be used again.
    const close = isStopping() || unread ? { Connection: 'close' } : {};
    if (unread) closeInStages(request.socket);
    await sendAnswer(response, answer, { ...common, ...close });
  } catch (error) {
    fail(error);
    response.destroy();
  }
}
