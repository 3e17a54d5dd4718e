import * as z from 'zod';

// A buffer comes out of another thread as plain bytes.
const bytes = z
  .instanceof(Uint8Array)
  .transform(({ buffer, byteOffset, byteLength }): Buffer => Buffer.from(buffer, byteOffset, byteLength));

/** A file by its name below `public`. */
export const fileToPack = z.object({ name: z.string(), bytes });
export type FileToPack = z.output<typeof fileToPack>;

/** The compressed twins of files, by their names below `public`. */
export const packedFiles = z.array(fileToPack);

/** A page as the renderer made it. */
export const pageToFinish = z.object({ path: z.string(), siteUrl: z.string(), html: bytes, pageData: bytes });
export type PageToFinish = z.output<typeof pageToFinish>;

const texts = z.array(z.string());

/** Everything that has to be known of a rendered page, and its twins; or why it is unfit to be published. */
export const finishedPage = z.union([
  z.object({ unfit: z.string() }),
  z.object({
    /** What it leads to, as paths of this site, or why no browser would take it as it is. */
    links: z.union([z.object({ fault: z.string() }), z.object({ links: texts, alternates: texts })]),
    hashes: z.object({ scripts: texts, styles: texts }),
    /** Names below `public` of files that it shows. */
    shown: texts,
    twins: packedFiles,
  }),
]);
export type FinishedPage = z.output<typeof finishedPage>;
