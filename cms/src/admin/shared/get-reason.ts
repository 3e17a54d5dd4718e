/** Returns why something failed. */
export const getReason = (error: unknown): string => (error instanceof Error ? error.message : String(error));
