/** The outcomes of appeals; `open` ones are still under consideration. */
export const appealOutcomes = ['satisfied', 'explained', 'rejected', 'open'] as const;
export type AppealOutcome = (typeof appealOutcomes)[number];
