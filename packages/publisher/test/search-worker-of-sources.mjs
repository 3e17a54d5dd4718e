import '@ochiq/tooling/jest/run-sources.mjs';

// Runs the search index thread from its uncompiled sources, for tests.
await import('../src/search/worker.ts');
