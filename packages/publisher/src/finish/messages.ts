import * as z from 'zod';

// A buffer arrives from another thread as plain bytes.
const bytes = z
  .instanceof(Uint8Array)
  .transform(({ buffer, byteOffset, byteLength }): Buffer => Buffer.from(buffer, byteOffset, byteLength));

/** A file by its name below `public`. */
export const fileToPack = z.object({ name: z.string(), bytes });
export type FileToPack = z.output<typeof fileToPack>;

/** The compressed variants of files, by their names below `public`. */
export const packedFiles = z.array(fileToPack);

/** A page as rendered. */
export const pageToFinish = z.object({ path: z.string(), siteUrl: z.string(), html: bytes, pageData: bytes });
export type PageToFinish = z.output<typeof pageToFinish>;

const texts = z.array(z.string());

/** Everything that must be known of a rendered page, and its compressed variants; or why it can't be published. */
export const finishedPage = z.union([
  z.object({ unfit: z.string() }),
  z.object({
    /** Its links as paths of this site, or why its HTML is invalid. */
    links: z.union([z.object({ fault: z.string() }), z.object({ links: texts, alternates: texts })]),
    hashes: z.object({ scripts: texts, styles: texts }),
    /** Names below `public` of the files that it shows. */
    shown: texts,
    twins: packedFiles,
  }),
]);
export type FinishedPage = z.output<typeof finishedPage>;
