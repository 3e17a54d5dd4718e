import '@ochiq/tooling/jest/run-sources.mjs';

// The worker as tests run it: from its sources, which nothing has compiled.
await import('../src/render/worker.ts');
