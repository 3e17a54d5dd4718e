import { getErrorCode } from '@ochiq/service-kit/errors';

/** The machine-readable reason; the message is for people. */
export type TransactionFault =
  | 'disk-full'
  | 'not-writable'
  | 'disk'
  | 'wrong-path'
  | 'no-release'
  | 'unknown-change'
  | 'overtaken'
  | 'spoilt-journal'
  | 'locked';

/** A change of the published files that was not made. The message names the file and what to do. */
export class TransactionError extends Error {
  readonly fault: TransactionFault;

  constructor(fault: TransactionFault, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'SwapError';
    this.fault = fault;
  }
}

/** The usual outcome for the site. */
export const unchangedNotice = 'The site stays as it was.';

const advice: Readonly<Record<string, readonly [TransactionFault, string]>> = {
  ENOSPC: ['disk-full', 'the disk is full. Free some space'],
  EDQUOT: ['disk-full', 'the disk quota is used up. Free some space'],
  EFBIG: ['disk-full', 'it is larger than this disk or process may have it. Raise the limit'],
  EACCES: ['not-writable', 'the publisher may not write there. Give its user the right to'],
  EPERM: ['not-writable', 'the publisher may not write there. Give its user the right to'],
  EROFS: ['not-writable', 'the disk is read-only. Mount it for writing'],
  EXDEV: ['disk', 'it lies on another disk than the changes. Keep the whole published folder on one disk'],
};

/** Converts an error at one file, adding the outcome for the site; returns a `TransactionError` unchanged. */
export function toDiskError(error: unknown, name: string, outcome: string): TransactionError {
  if (error instanceof TransactionError) return error;
  const [fault, text] = advice[getErrorCode(error) ?? ''] ?? ['disk', `${String(error)}. Look after the disk`];
  return new TransactionError(fault, `${name} can't be written: ${text}, then try again. ${outcome}`, error);
}
