import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { timingSafeEqual, createHash } from 'node:crypto';

import { typedPreviewPath } from '@ochiq/contract/wire/preview';
import { getErrorMessage } from '@ochiq/service-kit/errors';
import { requestIdHeader, resolveRequestId } from '@ochiq/service-kit/request-id';

import { parseStatisticsPeriod, type ReadPageStatistics } from '../page-statistics/open-page-statistics.ts';
import type { PreviewHandler } from '../preview/preview-handler.ts';
import type { TypedPreviewHandler } from '../preview/typed-preview.ts';
import type { Health, StatusResponse } from './status.ts';
import { parseUndoPath, handleUndo, type UndoAction } from '../undo/undo-response.ts';

type ControlServerOptions = {
  key: string;
  status: () => StatusResponse;
  health: () => Health;
  pageStatistics: ReadPageStatistics;
  wake: () => void;
  undo: UndoAction;
  /** Metrics in Prometheus's format, with their content type. */
  metrics: () => Promise<{ type: string; text: string }>;
  preview: PreviewHandler;
  typedPreview: TypedPreviewHandler;
  /** Audit hook: called after each authenticated POST with the caller's request id. */
  heard: (target: { requestId: string; method: string; path: string; status: number }) => void;
};

const hashText = (text: string) => createHash('sha256').update(text).digest();
const hasKey = ({ headers }: IncomingMessage, key: string) =>
  timingSafeEqual(hashText(headers.authorization ?? ''), hashText(`Bearer ${key}`));

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' }).end(JSON.stringify(body));
}

/** Audits POST requests only: the panel polls the status all the time. */
function auditWhenDone(request: IncomingMessage, response: ServerResponse, onAudit: ControlServerOptions['heard']): void {
  const { method = '', url: path = '', headers } = request;
  if (method !== 'POST') return;
  const requestId = resolveRequestId(headers[requestIdHeader.toLowerCase()], true);
  response.once('finish', () => {
    onAudit({ requestId, method, path, status: response.statusCode });
  });
}

async function sendMetrics(response: ServerResponse, metrics: ControlServerOptions['metrics']): Promise<void> {
  try {
    const { type, text } = await metrics();
    response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(text);
  } catch (error) {
    sendJson(response, 500, { error: String(error) });
  }
}

/** Sends statistics; a file that can't be read is said, and is no reason to end. */
async function sendPageStatistics(response: ServerResponse, statistics: ReturnType<ReadPageStatistics>): Promise<void> {
  try {
    sendJson(response, 200, await statistics);
  } catch (error) {
    sendJson(response, 500, { error: getErrorMessage(error) });
  }
}

type RequestHandler = (request: IncomingMessage, response: ServerResponse) => void;
/** By method and path: `GET /health`. */
type RequestHandlers = Readonly<Record<string, RequestHandler>>;

const handleUnknownPath: RequestHandler = (_, response) => {
  sendJson(response, 404, { error: 'There is nothing here' });
};

/** Handlers for any process on the machine: they reveal no secret. */
const createPublicHandlers = ({ health, metrics }: ControlServerOptions): RequestHandlers => ({
  'GET /health': (_, response) => {
    const currentHealth = health();
    sendJson(response, currentHealth.state === 'live' ? 200 : 503, currentHealth);
  },
  // For load balancers: a standby answers 503.
  'GET /leader': (_, response) => {
    sendJson(response, 200, { leads: true });
  },
  // Only metrics, for monitoring without a key.
  'GET /metrics': (_, response) => void sendMetrics(response, metrics),
});

const createKeyHandlers = ({ status, wake }: ControlServerOptions): RequestHandlers => ({
  'GET /status': (_, response) => {
    sendJson(response, 200, status());
  },
  'POST /wake': (_, response) => {
    wake();
    response.writeHead(204).end();
  },
});

/** An undo has the number of the change in its path. */
const createUndoHandler =
  (undo: UndoAction): RequestHandler =>
  (request, response) => {
    const target = request.method === 'POST' ? parseUndoPath(request.url) : undefined;
    if (target === undefined) handleUnknownPath(request, response);
    else void handleUndo(undo, target).then((reply) => sendJson(response, reply.status, reply.body));
  };

const createPreviewFallback =
  (preview: PreviewHandler): RequestHandler =>
  (request, response) =>
    void preview(request, response).then((isShown) => {
      if (!isShown) sendJson(response, 401, { error: 'The key is missing or wrong' });
    });

/** Creates the control server: status, wake-up, undo and previews. It listens on this machine's own network only. */
export function createControlServer(options: ControlServerOptions): Server {
  const { key, undo, preview, typedPreview, heard } = options;
  const [publicHandlers, keyHandlers] = [createPublicHandlers(options), createKeyHandlers(options)];
  const [undoHandler, previewHandler] = [createUndoHandler(undo), createPreviewFallback(preview)];
  return createServer((request, response) => {
    const isTrusted = hasKey(request, key);
    const target = `${request.method ?? ''} ${request.url ?? ''}`;
    // It comes with every pause in typing, and changes nothing: no audit.
    if (isTrusted && target === `POST ${typedPreviewPath}`) {
      void typedPreview(request, response);
      return;
    }
    // No other request body is read.
    request.resume();
    if (isTrusted) auditWhenDone(request, response, heard);
    const period = isTrusted ? parseStatisticsPeriod(target) : undefined;
    if (period !== undefined) {
      void sendPageStatistics(response, options.pageStatistics(period));
      return;
    }
    const reply = publicHandlers[target] ?? (isTrusted ? (keyHandlers[target] ?? undoHandler) : previewHandler);
    reply(request, response);
  });
}
