import '@ochiq/tooling/jest/run-sources.mjs';

// The search thread as tests run it: from its sources, uncompiled.
await import('../src/threads/thread.ts');
