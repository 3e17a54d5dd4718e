import { errorStatuses, type ErrorStatus } from '@ochiq/contract/error-statuses';

/** Which message a status has; every unknown one has that of a generic failure. */
export function errorMessage(status: number): ErrorStatus {
  return errorStatuses.find((known) => known === status) ?? 500;
}
