import { setImmediate as yieldToOthers } from 'node:timers/promises';

/** How long work may go on while requests wait, in milliseconds. */
const maxTurnMs = 15;

/** Creates what long work calls between its steps: once a turn was long enough, others get theirs. */
export function createPause(): () => Promise<void> {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < maxTurnMs) return;
    await yieldToOthers();
    began = performance.now();
  };
}
