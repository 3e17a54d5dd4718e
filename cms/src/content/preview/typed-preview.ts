import { contentTypeNames, type ContentTypeName } from '@ochiq/contract/content-types';
import { localeCodes } from '@ochiq/contract/routing/locales';
import * as z from 'zod';

/** The panel's endpoint for the preview of what is typed. */
export const typedPreviewRoute = '/admin/typed-preview';

/** A form of the panel with what was typed, saved or not. */
export const typedForm = z.strictObject({
  type: z.enum(contentTypeNames as readonly [ContentTypeName, ...ContentTypeName[]]),
  /** `null` for an entry that is not saved yet. */
  document: z
    .string()
    .regex(/^[\w-]{1,64}$/u)
    .nullable(),
  locale: z.enum(localeCodes),
  /** The values of the form, as it would save them; `null` for what is saved in this language. */
  values: z.record(z.string(), z.unknown()).nullable(),
});
export type TypedForm = z.output<typeof typedForm>;

/** What is missing in an entry, or wrong: where, as the panel calls it, and why, in the language of the entry. */
const shortcoming = z.object({ path: z.array(z.string()), field: z.string(), problem: z.string() });

/** What the panel receives. */
export const typedPage = z.object({
  /** The page as readers would see it, or one that explains why it can't be shown; `null` where the publisher does not respond. */
  html: z.string().nullable(),
  /** Where the page's styles, pictures and fonts come from. */
  origin: z.string(),
  shortcomings: z.array(shortcoming),
});
export type TypedPage = z.output<typeof typedPage>;

/** The brackets around what a preview shows in the place of a missing value: no text of an institution has them. */
export const missingBrackets = ['⟦', '⟧'] as const;
