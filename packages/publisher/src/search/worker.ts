import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

import { getErrorMessage } from '@ochiq/service-kit/errors';
import { createPollingWorker } from '@ochiq/service-kit/polling-worker';

import { createFileTextReader } from '../extract/create-file-text-reader.ts';

import { SearchIndexer } from './search-indexer.ts';
import { lookRequest, threadStart, type IndexerMessage } from './messages.ts';

/** The polling interval in milliseconds: the cost of a missed notification, and of a transient problem. */
const pollIntervalMs = 10_000;

if (!parentPort) throw new Error('This is what a thread runs: see index-thread.ts');
const port = parentPort;
const post = (indexerMessage: IndexerMessage) => {
  port.postMessage(indexerMessage);
};

const { siteDir, textsDir } = threadStart.parse(workerData);
const indexer = new SearchIndexer({
  siteDir,
  textOf: createFileTextReader(textsDir),
  onStateChange: (state) => post({ kind: 'state', state }),
  log: (line) => post({ kind: 'line', line }),
  // Rests as long as it worked: background work takes half of a processor at most.
  rest: (took) => wait(took),
});

port.on('message', (message: unknown) => {
  const id = lookRequest.parse(message);
  void indexer.syncNow().then(() => post({ kind: 'looked', id }));
});
createPollingWorker({
  run: () => indexer.syncNow(),
  intervalMs: pollIntervalMs,
  onError: (error) => post({ kind: 'line', line: getErrorMessage(error) }),
}).wake();
