/** What the browser tells of the reader's line; not every browser does. */
export type Line = { saveData?: boolean; effectiveType?: string };

/** A line that nothing is sent over which the reader has not asked for. */
export const isSpared = ({ saveData = false, effectiveType = '' }: Line): boolean => saveData || effectiveType.endsWith('2g');

/** The line as it is now; its facts are getters of a prototype, and so read one by one. */
export function lineNow(): Required<Line> {
  const { connection: { saveData = false, effectiveType = '' } = {} } = navigator as { connection?: Line };
  return { saveData, effectiveType };
}
