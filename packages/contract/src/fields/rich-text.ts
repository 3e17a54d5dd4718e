import * as z from 'zod';

import { findUploadFaults, getPublishedFileName, getUploadFormat, uploadName } from './upload.ts';
import { describePicture } from './picture-words.ts';
import { isSafeUrl } from './safe-url.ts';

/** Strapi's `blocks` format, closed: a node or mark that is not listed here stops the build. */
const text = z.strictObject({
  type: z.literal('text'),
  text: z.string(),
  bold: z.boolean().optional(),
  italic: z.boolean().optional(),
  underline: z.boolean().optional(),
  strikethrough: z.boolean().optional(),
  code: z.boolean().optional(),
});

const link = z.object({
  type: z.literal('link'),
  url: z.string().refine(isSafeUrl, {
    error: 'is not a web, mail or telephone address nor a path of this site, or has a name and @ before its host',
  }),
  children: z.array(text),
});

const inline = z.discriminatedUnion('type', [text, link]);
const listItem = z.strictObject({ type: z.literal('list-item'), children: z.array(inline) });

export type RichTextList = {
  type: 'list';
  format: 'ordered' | 'unordered';
  children: (z.output<typeof listItem> | RichTextList)[];
};

const list: z.ZodType<RichTextList> = z
  .object({
    type: z.literal('list'),
    format: z.enum(['ordered', 'unordered']),
    get children() {
      return z.array(z.union([listItem, list]));
    },
  })
  // It holds itself: a JSON Schema needs a name for it.
  .meta({ id: 'list' });

const withoutAlt = 'is empty: write it in the media library, then put the picture in again';

const publishedPicture = z.object({
  /** Changes with the file (`getPublishedFileName`). */
  hash: z.string(),
  ext: z.string(),
  url: z.string(),
  alternativeText: z.string(),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
});

const picture = z.object({
  type: z.literal('image'),
  image: z
    .object({
      hash: z.string().regex(uploadName),
      ext: z.string(),
      /** The path that hash and extension give: the CMS writes it there from the media library's row. */
      url: z.string(),
      /** What it shows, for people who don't see it: the media library's words when it was put in. */
      alternativeText: z.string({ error: withoutAlt }).trim().min(1, { error: withoutAlt }),
      width: z.number().int().positive(),
      height: z.number().int().positive(),
      updatedAt: z.iso.datetime().nullish(),
    })
    .superRefine((claim, context) => {
      for (const { field, message } of findUploadFaults(claim)) context.addIssue({ code: 'custom', path: [field], message });
      const kind = getUploadFormat(claim.ext)?.kind;
      if (kind !== undefined && kind !== 'picture')
        context.addIssue({
          code: 'custom',
          path: ['ext'],
          message: 'is not the ending of a picture: choose a picture of the media library',
        });
    })
    .transform(({ updatedAt, ...image }) => ({
      ...image,
      alternativeText: describePicture(image.alternativeText),
      ext: image.ext.toLowerCase(),
      hash: getPublishedFileName(image.hash, updatedAt),
    }))
    .pipe(publishedPicture),
});

const block = z.union([
  z.object({ type: z.literal('paragraph'), children: z.array(inline) }),
  z.object({ type: z.literal('heading'), level: z.number().int().min(1).max(6), children: z.array(inline) }),
  z.object({ type: z.literal('quote'), children: z.array(inline) }),
  z.object({ type: z.literal('code'), children: z.array(inline) }),
  list,
  picture,
]);

/** A text with headings, lists, links and pictures, as the panel's block editor saves it. */
export const richText = z.array(block);

export type RichText = z.output<typeof richText>;
export type RichTextBlock = RichText[number];
export type RichTextInline = z.output<typeof inline>;
