import * as z from 'zod';

import { entryQuery } from '../history/version';

/** The panel's endpoints for machine translation. */
export const machineTranslationPaths = {
  /** POST `translationInput`: `translationResponse`. The text goes to the server of the settings, and nowhere else. */
  translate: '/admin/machine-translations',
  /** GET `entryQuery`: `machineTextsResponse`, what is unread in the saved draft. */
  unread: '/admin/machine-texts',
  /** POST `readingInput`: says that lines were read and are right; answered with `machineTextsResponse`. */
  read: '/admin/machine-texts/readings',
} as const;

/** The most letters of one segment: a long paragraph has 3,000. */
export const maxTranslatedText = 5000;

const { type, document, locale } = entryQuery.shape;

/** A segment of an entry, and the languages of both sides. */
export const segmentFields = { type, document, from: locale, to: locale };

export const translationInput = z
  .strictObject({ ...segmentFields, text: z.string().trim().min(1).max(maxTranslatedText) })
  .refine(({ from, to }) => from !== to, 'A text is translated into another language');
export type TranslationInput = z.output<typeof translationInput>;

export const translationResponse = z.object({ text: z.string() });
export type TranslationResponse = z.output<typeof translationResponse>;

const hash = z.string().regex(/^[\w-]{43}$/u);

/** How many lines are named at once, and how many sentences they have at most. */
export const [maxUnreadShown, maxUnreadRead] = [100, 1000] as const;

const unreadText = z.object({
  /** What the machine wrote of it: a line, or its sentences. */
  hashes: z.array(hash).min(1),
  /** Where it is in the form: a dotted path. */
  path: z.string(),
  text: z.string(),
  /** Who asked the machine for it, and when. */
  by: z.string(),
  at: z.iso.datetime(),
  /** Whether the machine wrote it for this entry, and not for another one. */
  isOwn: z.boolean(),
  /** Whether the user may save this field, and so say that it is right. */
  mayRead: z.boolean(),
});
export type ShownUnreadText = z.output<typeof unreadText>;

export const machineTextsResponse = z.object({ texts: z.array(unreadText) });
export type MachineTextsResponse = z.output<typeof machineTextsResponse>;

export const readingInput = entryQuery.extend({ hashes: z.array(hash).min(1).max(maxUnreadRead) });
export type ReadingInput = z.output<typeof readingInput>;
