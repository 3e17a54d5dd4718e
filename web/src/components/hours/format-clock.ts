/** Formats `09:00` as in prose: `9:00`. */
export const formatClock = (clock: string): string => clock.replace(/^0(?=\d:)/u, '');
