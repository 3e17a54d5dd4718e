import { types } from 'node:util';

/** Returns the code that Node gives its errors (`ENOSPC`); undefined for anything else. */
export function getErrorCode(error: unknown): string | undefined {
  const code: unknown = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : undefined;
}

const notFoundCodes: ReadonlySet<string | undefined> = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP']);

/**
 * Returns whether an error only means that nothing is at a path: also below a file, under a name that no file can have,
 * or where links lead in a circle.
 */
export function isNotFound(error: unknown): boolean {
  return notFoundCodes.has(getErrorCode(error));
}

/** Returns the message of anything that was thrown. */
export function getErrorMessage(error: unknown): string {
  // oxlint-disable-next-line typescript/no-deprecated -- Node.js 22 has no `Error.isError`
  return types.isNativeError(error) ? error.message : String(error);
}
