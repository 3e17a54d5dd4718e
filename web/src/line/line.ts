/** The state of the reader's connection; not every browser reports it. */
export type Line = { saveData?: boolean; effectiveType?: string };

/** Returns whether to save data: nothing is loaded that the reader has not requested. */
export const isSpared = ({ saveData = false, effectiveType = '' }: Line): boolean => saveData || effectiveType.endsWith('2g');

/** Returns the state of the connection; its properties are getters of a prototype, and so read one by one. */
export function lineNow(): Required<Line> {
  const { connection: { saveData = false, effectiveType = '' } = {} } = navigator as { connection?: Line };
  return { saveData, effectiveType };
}
