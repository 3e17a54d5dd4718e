/** An error as one line for whoever started the command. */
export const errorLine = (error: unknown): string => (error instanceof Error ? error.message : String(error)).replaceAll('\n', ' ');
