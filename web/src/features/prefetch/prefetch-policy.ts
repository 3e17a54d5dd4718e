import { isSpared, type Line } from '../../line/line';

/**
 * Returns whether pages may be prefetched (specification, section 2): not on a 2g connection, in data-saver mode, or
 * offline.
 */
export const mayPrefetch = ({ onLine, ...line }: Line & { onLine: boolean }): boolean => onLine && !isSpared(line);
