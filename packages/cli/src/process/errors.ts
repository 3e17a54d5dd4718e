/**
 * Returns the code that Node gives its errors (`ENOSPC`); undefined for anything else. Like the others here a copy of
 * service-kit's own: these commands run before any package is built.
 */
export function getErrorCode(error: unknown): string | undefined {
  const code: unknown = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : undefined;
}

/** Returns the message of anything that was thrown. */
export const getErrorMessage = (thrown: unknown): string => (thrown instanceof Error ? thrown.message : String(thrown));

/** Wraps anything that was thrown and is no error. */
export const toError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)));
