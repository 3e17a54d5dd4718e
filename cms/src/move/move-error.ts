/** Why a site is not moved: a sentence for the person who asked for it. */
export class MoveError extends Error {}

export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
