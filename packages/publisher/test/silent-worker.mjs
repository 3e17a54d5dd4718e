import { parentPort } from 'node:worker_threads';

// Stands for a thread that has too much to do: it hears everything and says nothing.
parentPort.on('message', () => undefined);
