import '@ochiq/tooling/jest/run-sources.mjs';

// Runs the text extraction thread from its uncompiled sources, for tests.
await import('../src/extract/thread.ts');
