import '@ochiq/tooling/jest/run-sources.mjs';

// The thread that reads files as tests run it: from its sources, which nothing has compiled.
await import('../src/extract/thread.ts');
