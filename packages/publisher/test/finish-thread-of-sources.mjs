import '@ochiq/tooling/jest/run-sources.mjs';

// The finisher's thread as tests run it: from its sources, which nothing has compiled.
export const { page, pack } = await import('../src/finish/thread.ts');
