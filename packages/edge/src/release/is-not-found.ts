import { getErrorCode } from '@ochiq/service-kit/errors';

const missing: ReadonlySet<string | undefined> = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP']);

/** Returns whether a file system error only says that there is no such file. */
export function isNotFound(error: unknown): boolean {
  return missing.has(getErrorCode(error));
}
