import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

import { fileTexts } from '../extract/file-texts.ts';

import { IndexKeeper } from './index-keeper.ts';
import { look, threadStart, type Said } from './messages.ts';

/** The polling interval in milliseconds: the cost of a missed notification, and of a transient problem. */
const lookEvery = 10_000;

if (!parentPort) throw new Error('This is what a thread runs: see index-thread.ts');
const port = parentPort;
const say = (words: Said) => {
  port.postMessage(words);
};

const { siteDir, textsDir } = threadStart.parse(workerData);
const keeper = new IndexKeeper({
  siteDir,
  textOf: fileTexts(textsDir),
  tell: (state) => say({ kind: 'state', state }),
  log: (line) => say({ kind: 'line', line }),
  // Rests as long as it worked: background work takes half of a processor at most.
  rest: (took) => wait(took),
});

port.on('message', (message: unknown) => {
  const id = look.parse(message);
  void keeper.look().then(() => say({ kind: 'looked', id }));
});
setInterval(() => void keeper.look(), lookEvery);
void keeper.look();
