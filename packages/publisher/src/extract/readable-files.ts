/** The kinds of readable files, by file extension. Files with macros are excluded. */
export const readableKinds = ['pdf', 'docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp'] as const;
export type ReadableKind = (typeof readableKinds)[number];

/** Returns the kind of a file by its name; `null` where it can't be read. */
export function getReadableKind(name: string): ReadableKind | null {
  const extension = /\.([a-z]+)$/iu.exec(name)?.[1]?.toLowerCase();
  return readableKinds.find((kind) => kind === extension) ?? null;
}

/** A file may be crafted to harm its parser: anything beyond these limits is left unread. */
export const extractLimits = {
  /** Size of a file in bytes. */
  fileBytes: 64 * 1024 * 1024,
  /** Pages of a PDF file, slides of a presentation. */
  pages: 500,
  /** Characters taken from one file; the rest can't be searched. */
  characters: 1_000_000,
  /** Total size of the unpacked parts of an archive, in bytes. */
  unpackedBytes: 128 * 1024 * 1024,
  /** Parts of an archive. */
  parts: 5000,
  /** Time for one file, in milliseconds. */
  timeoutMs: 30_000,
  /** Memory for one file, in megabytes. */
  memoryMb: 512,
} as const;
