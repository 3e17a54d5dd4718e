import { ignoreOutputErrors } from '@ochiq/service-kit/log-lines';

import { readEnv } from './env.ts';
import { runEdge } from './run-edge.ts';

ignoreOutputErrors();
await runEdge({
  settings: () => readEnv(),
  print: (line) => void process.stdout.write(`${line}\n`),
  complain: (line) => void process.stderr.write(`${line}\n`),
  ready: (url) => void process.send?.({ step: 'ready', url }),
  onStop: (stop) => {
    for (const event of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.on(event, () => void stop());
  },
  exit: (code) => process.exit(code),
});
