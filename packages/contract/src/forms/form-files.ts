import type { UploadExtension } from '../fields/upload.ts';
import type { FormName } from './forms.ts';

/** The field in which a form's files are sent. */
export const fileField = 'files';

/** Forms with which readers may send files, each called as what is kept of it. */
export const formsWithFiles = ['appeal', 'inquiry'] as const satisfies readonly FormName[];
export type FormWithFiles = (typeof formsWithFiles)[number];

export const isFormWithFiles = (form: string): form is FormWithFiles => (formsWithFiles as readonly string[]).includes(form);

const mebibyte = 1024 * 1024;

/**
 * The maximum number of files of one form, of bytes of all of them together, and of characters of a stored file name.
 */
export const fileLimits = { count: 5, megabytes: 20, bytes: 20 * mebibyte, nameLength: 150 } as const;

/** The problems that files can have before their content is inspected. */
export const fileExcesses = ['count', 'size'] as const;
export type FileExcess = (typeof fileExcesses)[number];

/** Finds the limit that the chosen files exceed: their number or their total size. */
export function findFileExcess(sizes: readonly number[]): FileExcess | null {
  if (sizes.length > fileLimits.count) return 'count';
  return sizes.reduce((sum, size) => sum + size, 0) > fileLimits.bytes ? 'size' : null;
}

/**
 * The file types that citizens may send: those of the media library without videos, archives and data, which the staff
 * who reply do not open.
 */
export const formFileExtensions = [
  '.pdf',
  '.jpg',
  '.jpeg',
  '.png',
  '.webp',
  '.docx',
  '.xlsx',
  '.odt',
  '.ods',
  '.txt',
] as const satisfies readonly UploadExtension[];

/** Limits of the gateway for a form that comes with files. */
export const uploadLimits = {
  /**
   * Twice the accepted size, so that a sender slightly over the limit gets a page that says so and retains what was
   * typed.
   */
  bodyBytes: 2 * fileLimits.bytes,
  /** Maximum time for the CMS to inspect all of them, in milliseconds. */
  cmsTimeoutMs: 90_000,
  /** At 300 kbit/s the largest accepted body takes nine minutes. */
  bodyTimeoutMs: 600_000,
  bodyGraceMs: 5_000,
  bodyBytesPerSecond: 4 * 1024,
  /** How many bodies are read concurrently, each with its files in memory, and how many of one client. */
  bodiesAtOnce: 6,
  bodiesAtOnceEach: 2,
  /**
   * How many are forwarded to the CMS concurrently, each with its files in memory twice, and how many of one client:
   * 280 MiB with the others.
   */
  atOnce: 4,
  atOnceEach: 2,
} as const;
