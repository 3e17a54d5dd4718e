// The finisher's thread as tests run it: from its sources, which nothing has compiled.
export { page, pack } from '../src/finish/thread.ts';
