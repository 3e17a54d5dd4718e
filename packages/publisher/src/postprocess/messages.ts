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

/** A page as rendered. */
export const pageToProcess = z.object({ path: z.string(), siteUrl: z.string(), html: bytes, pageData: bytes });
export type PageToProcess = z.output<typeof pageToProcess>;

const texts = z.array(z.string());

/** Everything that must be known of a rendered page, and its compressed variants; or why it can't be published. */
export const processedPage = z.union([
  z.object({ unfit: z.string() }),
  z.object({
    /** Its links as paths of this site, or why its HTML is invalid. */
    links: z.union([z.object({ fault: z.string() }), z.object({ links: texts, alternates: texts })]),
    hashes: z.object({ scripts: texts, styles: texts }),
    /** Names below `public` of the files that it shows. */
    shown: texts,
    twins: compressedFiles,
  }),
]);
export type ProcessedPage = z.output<typeof processedPage>;
