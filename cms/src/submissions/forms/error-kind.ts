/** Returns the kind of an error, without the database's message, which repeats what was sent. */
export const getErrorKind = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown error';
  return 'code' in error && typeof error.code === 'string' ? `${error.name} ${error.code}` : error.name;
};
