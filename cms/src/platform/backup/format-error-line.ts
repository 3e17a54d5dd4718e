/** Formats an error as one line for the operator of the command. */
export const formatErrorLine = (error: unknown): string => (error instanceof Error ? error.message : String(error)).replaceAll('\n', ' ');
