import { largestUpload } from '@ochiq/contract/upload';

/** Bytes from which the editor is asked to confirm the size: half a minute of a good mobile line. */
export const askedFrom = 50 * 1024 * 1024;

type Weighed = Pick<File, 'name' | 'size'>;

const megabytes = (bytes: number) => Math.ceil(bytes / 1024 / 1024);

export type Question = {
  id: 'ochiq.files.large' | 'ochiq.files.too-large';
  /** `report.pdf (60 MB)`, without the unit, which is of the language. */
  files: readonly { name: string; megabytes: number }[];
  most: number;
};

/** Returns a warning about files before the upload; `null` for files of ordinary size. */
export function weighFiles(files: readonly Weighed[]): Question | null {
  const question = (id: Question['id'], those: readonly Weighed[]): Question => ({
    id,
    files: those.map(({ name, size }) => ({ name, megabytes: megabytes(size) })),
    most: megabytes(largestUpload),
  });
  const tooLarge = files.filter(({ size }) => size > largestUpload);
  if (tooLarge.length > 0) return question('ochiq.files.too-large', tooLarge);
  const large = files.filter(({ size }) => size >= askedFrom);
  return large.length > 0 ? question('ochiq.files.large', large) : null;
}
