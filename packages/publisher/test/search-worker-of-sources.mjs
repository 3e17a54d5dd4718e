import { register } from 'tsx/esm/api';

// The thread of the search index as tests run it: from its sources, which nothing has compiled.
register();
await import('../src/search/worker.ts');
