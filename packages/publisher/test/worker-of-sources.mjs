import { register } from 'tsx/esm/api';

// The worker as tests run it: from its sources, which nothing has compiled.
register();
await import('../src/render/worker.ts');
