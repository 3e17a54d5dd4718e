import type { UploadExtension } from '../upload.ts';
import type { FormName } from './forms.ts';

/** The field in which a form's files are sent. */
export const fileField = 'files';

/** Forms with which readers may send files. */
export const formsWithFiles = ['appeal'] as const satisfies readonly FormName[];
export type FormWithFiles = (typeof formsWithFiles)[number];

export const takesFiles = (form: string): form is FormWithFiles => (formsWithFiles as readonly string[]).includes(form);

const mebibyte = 1024 * 1024;

/** How many files one form takes, how many bytes of all of them together, and of how many letters a name keeps. */
export const fileLimits = { count: 5, megabytes: 20, bytes: 20 * mebibyte, nameLength: 150 } as const;

/** What is wrong with files before anybody has looked into one. */
export const fileExcesses = ['count', 'size'] as const;
export type FileExcess = (typeof fileExcesses)[number];

/** Says what is too much of files that somebody chose. */
export function findFileExcess(sizes: readonly number[]): FileExcess | null {
  if (sizes.length > fileLimits.count) return 'count';
  return sizes.reduce((sum, size) => sum + size, 0) > fileLimits.bytes ? 'size' : null;
}

/** What citizens may send: what the media library takes, but for films, archives and data, into which nobody who answers looks. */
export const sentExtensions = [
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
  /** Twice of what is taken, so that whoever chose too much is told so on a page that keeps what was typed. */
  bodyBytes: 2 * fileLimits.bytes,
  /** How long the CMS may take to look into all of them, in milliseconds. */
  cmsTimeoutMs: 90_000,
  /** A line of 300 kbit/s takes nine minutes for all that is taken. */
  bodyTimeoutMs: 600_000,
  bodyGraceMs: 5_000,
  bodyBytesPerSecond: 4 * 1024,
  /** How many bodies are read at once, each with its files in memory, and how many of one client are. */
  bodiesAtOnce: 6,
  bodiesAtOnceEach: 2,
  /** How many are handed to the CMS at once, each with its files in memory twice, and how many of one client are: 280 MiB with the others. */
  atOnce: 4,
  atOnceEach: 2,
} as const;
