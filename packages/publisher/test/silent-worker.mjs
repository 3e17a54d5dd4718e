import { parentPort } from 'node:worker_threads';

// A fake busy thread: it never responds.
parentPort.on('message', () => undefined);
