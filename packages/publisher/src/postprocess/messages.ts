import * as z from 'zod';

// A buffer arrives from another thread as plain bytes.
const bytes = z
  .instanceof(Uint8Array)
  .transform(({ buffer, byteOffset, byteLength }): Buffer => Buffer.from(buffer, byteOffset, byteLength));

/** A file by its name below `public`. */
export const fileToCompress = z.object({ name: z.string(), bytes });
export type FileToCompress = z.output<typeof fileToCompress>;

/** The compressed variants of files, by their names below `public`. */
export const compressedFiles = z.array(fileToCompress);

const renderedPage = z.object({ path: z.string(), siteUrl: z.string(), html: bytes, pageData: bytes, words: z.string() });
/** A page as rendered, with the words that editors list for it in further alphabets. */
export type PageToProcess = z.output<typeof renderedPage>;

/** A page as rendered, and a name in the staging area that its files begin with. Its bytes are handed over. */
export const pageToStage = renderedPage.extend({ staging: z.string() });
export type PageToStage = z.output<typeof pageToStage>;

const texts = z.array(z.string());

const unfitPage = z.object({ unfit: z.string() });
const knownOfPage = z.object({
  /** Its links as paths of this site, or why its HTML is invalid. */
  links: z.union([z.object({ links: texts, alternates: texts }), z.object({ fault: z.string() })]),
  hashes: z.object({ scripts: texts, styles: texts }),
  /** Names below `public` of the files that it shows. */
  shown: texts,
});

/** Everything that must be known of a rendered page, its compressed variants and the page in further alphabets; or why it can't be published. */
export type ProcessedPage = z.output<typeof unfitPage> | (z.output<typeof knownOfPage> & { twins: FileToCompress[] });

/** A file by its name below `public`, and its place in the staging area. */
const stagedFile = z.object({ name: z.string(), staged: z.string() });

/** The same of a page whose files are staged; or why the disk rejects them: an error loses its code between threads. */
export const stagedPage = z.union([
  knownOfPage.extend({ files: z.array(stagedFile) }),
  unfitPage,
  z.object({ unwritten: z.string(), code: z.string().nullable(), message: z.string() }),
]);
export type StagedPage = z.output<typeof stagedPage>;
