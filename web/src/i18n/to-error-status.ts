import { errorStatuses, type ErrorStatus } from '@ochiq/contract/routing/error-statuses';

/** Returns the status whose message is shown; an unknown one has that of a generic failure. */
export function toErrorStatus(status: number): ErrorStatus {
  return errorStatuses.find((known) => known === status) ?? 500;
}
