import { parentPort } from 'node:worker_threads';

// A fake thread that crashes at the first request.
parentPort.postMessage({ kind: 'state', state: { left: 0, unread: 1, problem: null } });
parentPort.on('message', () => {
  throw new Error('torn');
});
