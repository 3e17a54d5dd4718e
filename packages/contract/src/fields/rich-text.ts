import * as z from 'zod';

import { calloutKinds } from './callout-kinds.ts';
import { linkAddress, maxAddressLength, unsafeAddress } from './link-address.ts';
import { textCaptions, textFile, textPicture, textVideo } from '../rich-text/files.ts';
import { isTextLink } from './text-reference.ts';
import { checkTable, maxTableCells, maxTableRows } from './text-table.ts';

/** The form of a text, closed: a node or mark that is not listed here stops the build (.github/adr/0115). */
const text = z.strictObject({
  type: z.literal('text'),
  text: z.string(),
  bold: z.boolean().optional(),
  italic: z.boolean().optional(),
  underline: z.boolean().optional(),
  strikethrough: z.boolean().optional(),
  code: z.boolean().optional(),
  /** A name or a foreign word: neither translated nor written in another alphabet. */
  untranslated: z.boolean().optional(),
});

const link = z.object({
  type: z.literal('link'),
  /** An address, or a reference to an entry (`parseTextReference`). */
  url: z.string().max(maxAddressLength).refine(isTextLink, unsafeAddress),
  children: z.array(text),
});

/** Words that readers find below the text, by a number at this place. */
const note = z.object({ type: z.literal('note'), children: z.array(text) });

const inline = z.discriminatedUnion('type', [text, link, note]);
const paragraph = z.object({ type: z.literal('paragraph'), children: z.array(inline) });
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

/** Reads a missing value as `null`. */
const toNullable = <S extends z.ZodType>(schema: S) => schema.nullable().default(null);

const cell = z.object({ type: z.literal('table-cell'), header: z.literal(true).optional(), children: z.array(inline) });
const row = z.object({ type: z.literal('table-row'), children: z.array(cell).min(1).max(maxTableCells) });

const table = z.object({
  type: z.literal('table'),
  /** What the table shows; read out before it. */
  caption: toNullable(z.string().trim().max(200)),
  children: z
    .array(row)
    .min(1)
    .max(maxTableRows)
    .superRefine((rows, context) => checkTable(rows, context)),
});

const callout = z.object({
  type: z.literal('callout'),
  kind: z.enum(calloutKinds),
  children: z.array(z.union([paragraph, list])),
});

const title = z.string().trim().min(1).max(200);

const file = z.object({
  type: z.literal('file'),
  /** What the file is, as a reader would call it. */
  title,
  file: textFile,
});

/** As the part `video` has it: an own file, or an address that is not contacted before the reader's click. */
const video = z
  .object({
    type: z.literal('video'),
    title,
    file: toNullable(textVideo),
    captions: toNullable(textCaptions),
    url: toNullable(linkAddress),
    caption: toNullable(z.string().trim().max(250)),
  })
  .superRefine((one, context) => {
    if (!one.file && !one.url)
      context.addIssue({
        code: 'custom',
        path: ['file'],
        message: 'is empty, and there is no address: choose a video or write its address',
      });
  });

const block = z.union([
  paragraph,
  z.object({ type: z.literal('heading'), level: z.number().int().min(1).max(6), children: z.array(inline) }),
  z.object({ type: z.literal('quote'), children: z.array(inline) }),
  z.object({ type: z.literal('code'), children: z.array(text) }),
  list,
  z.object({ type: z.literal('image'), image: textPicture }),
  table,
  callout,
  file,
  video,
]);

/** A text with headings, lists, links, notes, pictures, tables, callouts, files and videos, as the panel's editor saves it. */
export const richText = z.array(block);

export type RichText = z.output<typeof richText>;
export type RichTextBlock = RichText[number];
export type RichTextInline = z.output<typeof inline>;
export type RichTextWords = z.output<typeof text>;
export type RichTextTable = z.output<typeof table>;
export type RichTextNote = z.output<typeof note>;
