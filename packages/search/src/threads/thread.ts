import { parentPort, workerData } from 'node:worker_threads';
import { getErrorMessage } from '@ochiq/service-kit/errors';

import { openSearch } from '../search.ts';
import { questionSchema, startSchema, type WorkerQuestion, type WorkerReply } from './messages.ts';

if (!parentPort) throw new Error('This is what a thread runs: see search-threads.ts');
const port = parentPort;
const search = openSearch(startSchema.parse(workerData).file);

function handleQuestion(request: WorkerQuestion): WorkerReply {
  const { id, kind } = request;
  try {
    return kind === 'search'
      ? { kind, id, answer: search.search(request.query) }
      : { kind, id, answer: search.suggest(request.locale, request.typed, request.only) };
  } catch (error) {
    return { kind: 'failed', id, message: getErrorMessage(error) };
  }
}

port.on('message', (message: unknown) => {
  // One string is transferred faster than a result of many small objects.
  port.postMessage(JSON.stringify(handleQuestion(questionSchema.parse(message))));
});
