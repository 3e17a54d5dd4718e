/** Says why a site is not moved: a sentence for the operator. */
export class MoveError extends Error {}

export const getErrorMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error));
