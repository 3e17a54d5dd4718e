import { parentPort } from 'node:worker_threads';

// Stands for a thread that dies of the first thing that it is asked.
parentPort.postMessage({ kind: 'state', state: { left: 0, unread: 1, problem: null } });
parentPort.on('message', () => {
  throw new Error('torn');
});
