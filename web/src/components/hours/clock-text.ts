/** Formats `09:00` as in prose: `9:00`. */
export const clockText = (clock: string): string => clock.replace(/^0(?=\d:)/u, '');
