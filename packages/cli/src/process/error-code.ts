/**
 * Returns the code that Node gives its errors (`ENOSPC`); undefined for anything else. A copy of the services' own: these
 * commands run before any package is built.
 */
export function getErrorCode(error: unknown): string | undefined {
  const code: unknown = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : undefined;
}
