import '@ochiq/tooling/jest/run-sources.mjs';

// Runs the rendering worker from its uncompiled sources, for tests.
await import('../src/render/worker.ts');
