import { types } from 'node:util';

/** What an error says, whatever was thrown. */
export function errorText(error: unknown): string {
  return types.isNativeError(error) ? error.message : String(error);
}
