import { register } from 'tsx/esm/api';

// The finisher's thread as tests run it: from its sources, which nothing has compiled.
register();
export const { page, pack } = await import('../src/finish/thread.ts');
