import { type TextMark, textMarks } from '@ochiq/contract/fields/text-marks';
import * as z from 'zod';

/** How a piece of a text is formatted. */
export const mark = z.enum(textMarks);
export type Mark = TextMark;
export const allMarks: readonly Mark[] = textMarks;

const runKind = z.enum(['same', 'added', 'removed']);
const itemKind = z.enum(['same', 'added', 'removed', 'changed']);

/** Words that stayed, came or went. */
const wordPart = z.object({
  kind: runKind,
  text: z.string(),
  /** How they are formatted, and where they lead, in a rich text. */
  marks: z.array(mark).optional(),
  url: z.string().optional(),
});
export type WordPart = z.output<typeof wordPart>;

/** A file of the media library as a version shows it. */
const fileView = z.object({
  id: z.number().nullable(),
  name: z.string(),
  /** What it shows, for people who don't see it. */
  words: z.string(),
  /** The path in the CMS. */
  url: z.string(),
  isPicture: z.boolean(),
});
export type FileView = z.output<typeof fileView>;

/** A line of a rich text: a paragraph, a heading, an item of a list, a row of a table, a picture or another file. */
const textLine = z.object({
  kind: itemKind,
  element: z.enum(['paragraph', 'heading', 'quote', 'code', 'item', 'numbered-item', 'row', 'picture']),
  /** The level of a heading; how deep an item is. */
  level: z.int(),
  parts: z.array(wordPart),
  picture: fileView.optional(),
});
export type TextLine = z.output<typeof textLine>;

const scalar = z.union([z.string(), z.number(), z.boolean(), z.null()]);
export type Scalar = z.output<typeof scalar>;

/** An entry that a field points to. */
const entryView = z.object({ kind: runKind, uid: z.string(), documentId: z.string() });
export type EntryView = z.output<typeof entryView>;

/** An item of a list of components or a block of a page. */
export type ComponentChange = { kind: z.output<typeof itemKind>; component: string; fields: FieldChange[] };

/** What a field said before and says after. */
export type Change =
  | { kind: 'words'; parts: WordPart[] }
  | { kind: 'text'; lines: TextLine[] }
  | { kind: 'value'; before: Scalar; after: Scalar }
  | { kind: 'file'; before: FileView | null; after: FileView | null }
  | { kind: 'entries'; entries: EntryView[] }
  | { kind: 'components'; items: ComponentChange[] };

/** A changed field of a content type or component. */
export type FieldChange = {
  /** The uid of what holds it: the panel has a label for both together. */
  owner: string;
  name: string;
  change: Change;
};

const change: z.ZodType<Change> = z.lazy(() =>
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('words'), parts: z.array(wordPart) }),
    z.object({ kind: z.literal('text'), lines: z.array(textLine) }),
    z.object({ kind: z.literal('value'), before: scalar, after: scalar }),
    z.object({ kind: z.literal('file'), before: fileView.nullable(), after: fileView.nullable() }),
    z.object({ kind: z.literal('entries'), entries: z.array(entryView) }),
    z.object({
      kind: z.literal('components'),
      items: z.array(z.object({ kind: itemKind, component: z.string(), fields: z.array(fieldChange) })),
    }),
  ]),
);

export const fieldChange: z.ZodType<FieldChange> = z.lazy(() => z.object({ owner: z.string(), name: z.string(), change }));
