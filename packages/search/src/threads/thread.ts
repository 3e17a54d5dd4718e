import { parentPort, workerData } from 'node:worker_threads';

import { openSearch } from '../search.ts';
import { question, start, type Question, type Reply } from './messages.ts';

if (!parentPort) throw new Error('This is what a thread runs: see search-threads.ts');
const port = parentPort;
const search = openSearch(start.parse(workerData).file);

function replyTo(asked: Question): Reply {
  const { id, kind } = asked;
  try {
    return kind === 'search'
      ? { kind, id, answer: search.search(asked.query) }
      : { kind, id, answer: search.suggest(asked.locale, asked.typed, asked.only) };
  } catch (error) {
    return { kind: 'failed', id, message: error instanceof Error ? error.message : String(error) };
  }
}

port.on('message', (message: unknown) => {
  // One string is transferred faster than a result of many small objects.
  port.postMessage(JSON.stringify(replyTo(question.parse(message))));
});
