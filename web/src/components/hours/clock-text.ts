/** `09:00` as it is written in prose: `9:00`. */
export const clockText = (clock: string): string => clock.replace(/^0(?=\d:)/u, '');
