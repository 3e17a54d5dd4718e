import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { timingSafeEqual, createHash } from 'node:crypto';

import { requestIdHeader, requestIdOf } from '@ochiq/service/request-id';

import type { PreviewService } from '../preview/preview-service.ts';
import type { Health, Status } from './status.ts';
import { askedUndo, undoAnswer, type Undo } from './undo-answer.ts';

type Behind = {
  key: string;
  status: () => Status;
  health: () => Health;
  wake: () => void;
  undo: Undo;
  /** Metrics in Prometheus's format, with their content type. */
  metrics: () => Promise<{ type: string; text: string }>;
  preview: PreviewService;
  /** Audit hook: called after each authenticated POST with the caller's request id. */
  heard: (asked: { requestId: string; method: string; path: string; status: number }) => void;
};

const digest = (text: string) => createHash('sha256').update(text).digest();
const holdsKey = ({ headers }: IncomingMessage, key: string) =>
  timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${key}`));

function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' }).end(JSON.stringify(body));
}

/** Audits POST requests only: the panel polls the status all the time. */
function tellWhenDone(request: IncomingMessage, response: ServerResponse, heard: Behind['heard']): void {
  const { method = '', url: path = '', headers } = request;
  if (method !== 'POST') return;
  const requestId = requestIdOf(headers[requestIdHeader.toLowerCase()], true);
  response.once('finish', () => {
    heard({ requestId, method, path, status: response.statusCode });
  });
}

async function tellMetrics(response: ServerResponse, metrics: Behind['metrics']): Promise<void> {
  try {
    const { type, text } = await metrics();
    response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(text);
  } catch (error) {
    json(response, 500, { error: String(error) });
  }
}

type Answer = (request: IncomingMessage, response: ServerResponse) => void;
/** By method and path: `GET /health`. */
type Answers = Readonly<Record<string, Answer>>;

const nothingHere: Answer = (_, response) => {
  json(response, 404, { error: 'There is nothing here' });
};

/** Handlers for any process on the machine: they reveal no secret. */
const openAnswers = ({ health, metrics }: Behind): Answers => ({
  'GET /health': (_, response) => {
    const told = health();
    json(response, told.state === 'live' ? 200 : 503, told);
  },
  // For load balancers: a standby answers 503.
  'GET /leader': (_, response) => {
    json(response, 200, { leads: true });
  },
  // Only metrics, for monitoring without a key.
  'GET /metrics': (_, response) => void tellMetrics(response, metrics),
});

const answersForKey = ({ status, wake }: Behind): Answers => ({
  'GET /status': (_, response) => {
    json(response, 200, status());
  },
  'POST /wake': (_, response) => {
    wake();
    response.writeHead(204).end();
  },
});

/** An undo has the number of the change in its path. */
const answerUndo =
  (undo: Undo): Answer =>
  (request, response) => {
    const asked = request.method === 'POST' ? askedUndo(request.url) : undefined;
    if (asked === undefined) nothingHere(request, response);
    else void undoAnswer(undo, asked).then((answer) => json(response, answer.status, answer.body));
  };

const showPreview =
  (preview: PreviewService): Answer =>
  (request, response) =>
    void preview(request, response).then((isShown) => {
      if (!isShown) json(response, 401, { error: 'The key is missing or wrong' });
    });

/** Creates the control server: status, wake-up, undo and preview. It listens on this machine's own network only. */
export function liveService(behind: Behind): Server {
  const { key, undo, preview, heard } = behind;
  const [open, forKey] = [openAnswers(behind), answersForKey(behind)];
  const [undone, shown] = [answerUndo(undo), showPreview(preview)];
  return createServer((request, response) => {
    // Request bodies are never read.
    request.resume();
    const isTrusted = holdsKey(request, key);
    if (isTrusted) tellWhenDone(request, response, heard);
    const asked = `${request.method ?? ''} ${request.url ?? ''}`;
    const answer = open[asked] ?? (isTrusted ? (forKey[asked] ?? undone) : shown);
    answer(request, response);
  });
}
