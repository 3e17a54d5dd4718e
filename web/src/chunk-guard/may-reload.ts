import { behaviour } from '@ochiq/contract/behaviour';

/** Both in milliseconds. A clock that was set back, or a last time that is no number, keeps nobody from reloading. */
export const mayReload = (now: number, last: number): boolean => !(Math.abs(now - last) < behaviour.reloadGuardMs);
