import { errorStatuses, type ErrorStatus } from '@ochiq/contract/error-statuses';

/** Returns the status whose message is shown; an unknown one has that of a generic failure. */
export function errorMessage(status: number): ErrorStatus {
  return errorStatuses.find((known) => known === status) ?? 500;
}
