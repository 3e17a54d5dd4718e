import { isSpared, type Line } from '../../line/line';

/** Specification, section 2: no prefetch on a 2g line, in data-saver mode, or offline. */
export const mayPrefetch = ({ onLine, ...line }: Line & { onLine: boolean }): boolean => onLine && !isSpared(line);
