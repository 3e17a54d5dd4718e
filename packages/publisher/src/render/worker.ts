import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';

import { rendererFile } from '@ochiq/contract/renderer-file';

import { loadGatsbyRenderer } from './gatsby-renderer.ts';
import { order, workerStart, type Answer, type Order } from './messages.ts';
import { pageRenderer } from './page-renderer.ts';
import { NeedsBuild } from './page-to-render.ts';

if (!parentPort) throw new Error('This is what a worker runs: see renderer.ts');
const port = parentPort;

const { folder } = workerStart.parse(workerData);
const description = rendererFile.parse(JSON.parse(await readFile(path.join(folder, 'renderer.json'), 'utf8')));
const render = pageRenderer(description, loadGatsbyRenderer(folder));

function say(answer: Answer): void {
  // The buffers are transferred, not copied: the worker no longer needs them.
  port.postMessage(answer, answer.kind === 'rendered' ? [answer.pageData.buffer, answer.html.buffer] : []);
}

async function obey({ id, page }: Order): Promise<void> {
  try {
    say({ kind: 'rendered', id, ...(await render(page)) });
  } catch (error) {
    const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
    say({ kind: 'failed', id, needsBuild: error instanceof NeedsBuild, message, stack });
  }
}

/** Pages are rendered one at a time: a crash is caused by the first unanswered page. */
let busy = Promise.resolve();
port.on('message', (message: unknown) => {
  busy = busy.then(() => obey(order.parse(message)));
});
say({ kind: 'ready' });
