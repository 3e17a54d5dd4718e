import { behaviour } from '@ochiq/contract/behaviour';

/**
 * Returns whether the page may be reloaded; both times in milliseconds. A clock that was set back, or a last time that
 * is no number, does not prevent it.
 */
export const mayReload = (now: number, last: number): boolean => !(Math.abs(now - last) < behaviour.reloadGuardMs);
