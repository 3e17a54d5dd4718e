/** Returns the code that Node gives its errors (`ENOSPC`); undefined for anything else. */
export function getErrorCode(error: unknown): string | undefined {
  const code: unknown = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : undefined;
}

/** Returns whether an error means that a file or folder does not exist. */
export function isNotFound(error: unknown): boolean {
  const code = getErrorCode(error);
  return code === 'ENOENT' || code === 'ENOTDIR';
}
