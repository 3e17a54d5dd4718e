import '@ochiq/tooling/jest/run-sources.mjs';

// Runs the post-processing thread from its uncompiled sources, for tests.
export const { page, pack } = await import('../src/postprocess/thread.ts');
