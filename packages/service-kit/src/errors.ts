import { types } from 'node:util';

// oxlint-disable-next-line typescript/no-deprecated -- Node.js 22 has no `Error.isError`
const isError = (thrown: unknown): thrown is Error => types.isNativeError(thrown);

/** Returns the message of anything that was thrown. */
export const getErrorMessage = (thrown: unknown): string => (isError(thrown) ? thrown.message : String(thrown));

/** Wraps anything that was thrown and is no error. */
export const toError = (thrown: unknown): Error => (isError(thrown) ? thrown : new Error(String(thrown)));

/** Returns the code that Node gives its errors (`ENOSPC`); undefined for anything else. */
export function getErrorCode(error: unknown): string | undefined {
  const code: unknown = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : undefined;
}

/** No file, a path below a file, a name that no file can have, links that lead to themselves. */
const missingFileCodes: ReadonlySet<string | undefined> = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP']);

/** Returns whether an error means that a file or folder does not exist. */
export const isMissingFile = (error: unknown): boolean => missingFileCodes.has(getErrorCode(error));
