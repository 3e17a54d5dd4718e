import { isDataSaver, type NetworkStatus } from '../../network-status/network-status';

/**
 * Returns whether pages may be prefetched (.github/ARCHITECTURE.md, "Routes and navigation"): not on a 2g connection, in
 * data-saver mode, or offline.
 */
export const mayPrefetch = ({ onLine, ...line }: NetworkStatus & { onLine: boolean }): boolean => onLine && !isDataSaver(line);
