/** The outcomes of appeals; `open` ones are still under consideration. */
export const outcomes = ['satisfied', 'explained', 'rejected', 'open'] as const;
export type Outcome = (typeof outcomes)[number];
