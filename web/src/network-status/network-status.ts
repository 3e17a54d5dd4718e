/** The state of the reader's connection; not every browser reports it. */
export type NetworkStatus = { saveData?: boolean; effectiveType?: string };

/** Returns whether to save data: nothing is loaded that the reader has not requested. */
export const isDataSaver = ({ saveData = false, effectiveType = '' }: NetworkStatus): boolean => saveData || effectiveType.endsWith('2g');

/** Returns the state of the connection; its properties are getters of a prototype, and so read one by one. */
export function getNetworkStatus(): Required<NetworkStatus> {
  const { connection: { saveData = false, effectiveType = '' } = {} } = navigator as { connection?: NetworkStatus };
  return { saveData, effectiveType };
}
