/** A file may be made to harm who reads it: what is beyond these bounds is left unread. */
export const extractLimits = {
  /** A file's own size in bytes. */
  fileBytes: 64 * 1024 * 1024,
  /** Pages of a PDF file, slides of a presentation. */
  pages: 500,
  /** Characters taken from one file; the rest is not found. */
  characters: 1_000_000,
  /** What the parts of a packed file may unpack to, in bytes, all together. */
  unpackedBytes: 128 * 1024 * 1024,
  /** Parts of a packed file. */
  parts: 5000,
  /** How long one file may take, in milliseconds. */
  patienceMs: 30_000,
  /** What reading one may hold, in megabytes. */
  memoryMb: 512,
} as const;
