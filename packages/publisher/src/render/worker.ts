import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';

import { rendererFile } from '@ochiq/contract/wire/renderer-file';
import { toError } from '@ochiq/service-kit/errors';
import { createSerialQueue } from '@ochiq/service-kit/serial-queue';

import { loadGatsbyRenderer } from './gatsby-renderer.ts';
import { renderRequest, workerStart, type RenderResponse, type RenderRequest } from './messages.ts';
import { createPageRenderer } from './create-page-renderer.ts';
import { NeedsBuildError } from './page-to-render.ts';

if (!parentPort) throw new Error('This is what a worker runs: see renderer.ts');
const port = parentPort;

const { folder } = workerStart.parse(workerData);
const description = rendererFile.parse(JSON.parse(await readFile(path.join(folder, 'renderer.json'), 'utf8')));
const render = createPageRenderer(description, loadGatsbyRenderer(folder));

function postResponse(response: RenderResponse): void {
  // The buffers are transferred, not copied: the worker no longer needs them.
  port.postMessage(response, response.kind === 'rendered' ? [response.pageData.buffer, response.html.buffer] : []);
}

async function handleRequest({ id, page }: RenderRequest): Promise<void> {
  try {
    postResponse({ kind: 'rendered', id, ...(await render(page)) });
  } catch (error) {
    const { message, stack = '' } = toError(error);
    postResponse({ kind: 'failed', id, needsBuild: error instanceof NeedsBuildError, message, stack });
  }
}

/** Pages are rendered one at a time: a crash is caused by the first unanswered page. */
const enqueue = createSerialQueue();
port.on('message', (message: unknown) => {
  void enqueue(() => handleRequest(renderRequest.parse(message)));
});
postResponse({ kind: 'ready' });
