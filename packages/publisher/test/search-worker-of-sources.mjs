import '@ochiq/tooling/jest/run-sources.mjs';

// The thread of the search index as tests run it: from its sources, which nothing has compiled.
await import('../src/search/worker.ts');
