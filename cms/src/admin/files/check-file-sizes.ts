import { largestUpload } from '@ochiq/contract/fields/upload';

/** Bytes from which the editor is asked to confirm the size: half a minute of a good mobile line. */
export const confirmFromBytes = 50 * 1024 * 1024;

type SizedFile = Pick<File, 'name' | 'size'>;

const toMegabytes = (bytes: number) => Math.ceil(bytes / 1024 / 1024);

export type SizeWarning = {
  id: 'ochiq.files.large' | 'ochiq.files.too-large';
  /** `report.pdf (60 MB)`, without the unit, which is of the language. */
  files: readonly { name: string; megabytes: number }[];
  maximumMegabytes: number;
};

const createWarning = (id: SizeWarning['id'], files: readonly SizedFile[]): SizeWarning => ({
  id,
  files: files.map(({ name, size }) => ({ name, megabytes: toMegabytes(size) })),
  maximumMegabytes: toMegabytes(largestUpload),
});

/** Returns a warning about files before the upload; `null` for files of ordinary size. */
export function checkFileSizes(files: readonly SizedFile[]): SizeWarning | null {
  const tooLarge = files.filter(({ size }) => size > largestUpload);
  if (tooLarge.length > 0) return createWarning('ochiq.files.too-large', tooLarge);
  const large = files.filter(({ size }) => size >= confirmFromBytes);
  return large.length > 0 ? createWarning('ochiq.files.large', large) : null;
}
