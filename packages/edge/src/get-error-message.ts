import { types } from 'node:util';

/** Returns the message of anything that was thrown. */
export function getErrorMessage(error: unknown): string {
  // oxlint-disable-next-line typescript/no-deprecated -- Node.js 22 has no `Error.isError`
  return types.isNativeError(error) ? error.message : String(error);
}
