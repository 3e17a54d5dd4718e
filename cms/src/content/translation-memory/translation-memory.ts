import * as z from 'zod';

import { entryQuery } from '../history/version';
import { maxTranslatedText, segmentFields } from '../machine-translation/machine-translation';

/** The panel's endpoint for suggestions: POST `suggestionsInput`, answered with `suggestionsResponse`. */
export const suggestionsPath = '/admin/translation-suggestions';

export const suggestionsInput = z
  .strictObject({ ...segmentFields, text: z.string().max(maxTranslatedText) })
  .refine(({ from, to }) => from !== to, 'A text is translated into another language');
export type SuggestionsInput = z.output<typeof suggestionsInput>;

/** How many suggestions are shown; of the same text so many at most, and so many of the entries that each is in. */
export const [maxSuggestions, maxSame, maxUses] = [5, 10, 3] as const;

const { type, document, locale } = entryQuery.shape;

const suggestion = z.object({
  kind: z.literal('memory'),
  /** The translation, as readers see it. */
  text: z.string(),
  /** What it is the translation of. */
  source: z.string(),
  /** 1 where that is the text that was asked for. */
  score: z.number().min(0).max(1),
  /** Numbers of the text that this source lacks, and those of this source that the text lacks. */
  missing: z.array(z.string()),
  foreign: z.array(z.string()),
  /** The entries that it is in, what was published last first: some of them, and how many there are. */
  uses: z.array(z.object({ type, document, locale, title: z.string(), isReadable: z.boolean() })),
  count: z.int().positive(),
});
export type Suggestion = z.output<typeof suggestion>;

export const suggestionsResponse = z.object({
  suggestions: z.array(suggestion),
  /** Whether a machine can be asked. */
  hasMachine: z.boolean(),
});
export type SuggestionsResponse = z.output<typeof suggestionsResponse>;
