import { getErrorCode, toError } from '../process/errors.ts';

/** A failed backup: one line with what to do. */
export class BackupError extends Error {
  override name = 'BackupError';
}

const diskAdvice: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full: free some space there, or name a folder on another disk',
  EDQUOT: 'the disk quota is used up: free some space there, or name a folder on another disk',
  EFBIG: 'it is larger than this disk or process may have it: raise the limit, or name a folder on another disk',
  EACCES: 'this user may not: give it the right, or run it as another user',
  EPERM: 'this user may not: give it the right, or run it as another user',
  ENOTDIR: 'a file is where a folder should be: name another folder',
  EEXIST: 'a file is where a folder should be: name another folder',
  EROFS: 'the disk is read-only: mount it for writing, or name another folder',
};

/**
 * Converts a disk error to one line with advice; any other error stays unchanged.
 * @param what what could not be written
 */
export function toDiskError(error: unknown, what: string): Error {
  const advice = diskAdvice[getErrorCode(error) ?? ''];
  if (advice !== undefined) return new BackupError(`${what} can't be written: ${advice}.`, { cause: error });
  return toError(error);
}

/** Returns whether an error is a disk error. */
export const isDiskError = (error: unknown): boolean => (getErrorCode(error) ?? '') in diskAdvice;

/** Returns whether a folder is not empty, or is a mounted volume. */
export const isFolderInUse = (error: unknown): boolean => ['ENOTEMPTY', 'EEXIST', 'EBUSY'].includes(getErrorCode(error) ?? '');

/** Returns whether a file or folder does not exist. */
export const isMissing = (error: unknown): boolean => ['ENOENT', 'ENOTDIR'].includes(getErrorCode(error) ?? '');
