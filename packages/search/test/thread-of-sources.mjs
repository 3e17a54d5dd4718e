import '@ochiq/tooling/jest/run-sources.mjs';

// The thread that answers questions as tests run it: from its sources, which nothing has compiled.
await import('../src/threads/thread.ts');
