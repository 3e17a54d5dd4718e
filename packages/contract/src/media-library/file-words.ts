import * as z from 'zod';

import { localeCodes, type Locale } from '../routing/locales.ts';

/** The most letters of a caption or source. */
export const maxFileWords = 250;

const line = z.string().trim().max(maxFileWords);

/** What the media library says of a picture in one language; empty where it says nothing. */
const languageWords = z.object({
  /** Printed under the picture: what, where, when. */
  caption: line,
  /** Who made the picture, or where it is from. */
  source: line,
});
export type LanguageWords = z.output<typeof languageWords>;

/** The names of the words in the order in which they are written. */
export const languageWordNames = ['caption', 'source'] as const satisfies readonly (keyof LanguageWords)[];

/** What the media library says of a picture, by language. */
export const fileWords = z.object(
  Object.fromEntries(localeCodes.map((code) => [code, languageWords.optional()])) as Record<Locale, z.ZodOptional<typeof languageWords>>,
);
export type FileWords = z.output<typeof fileWords>;

const percent = z.number().min(0).max(100);

/** What stays in view where a picture is cropped: percent of its width and height, from the left and from above. */
export const focalPoint = z.object({ x: percent, y: percent });
export type FocalPoint = z.output<typeof focalPoint>;

/** What a row of the media library says of a picture besides its file. */
export const claimedDetails = { words: fileWords.nullish(), focalPoint: focalPoint.nullish() };

/** The same, once it was read: a missing value takes no space in memory and in pages. */
export const pictureDetails = { words: fileWords.optional(), focalPoint: focalPoint.optional() };

type ClaimedDetails = { words?: FileWords | null | undefined; focalPoint?: FocalPoint | null | undefined };
export type PictureDetails = { words?: FileWords | undefined; focalPoint?: FocalPoint | undefined };

/** Returns the details of a picture that are there. */
export const toPictureDetails = ({ words, focalPoint: point }: ClaimedDetails): PictureDetails => ({
  ...(words && { words }),
  ...(point && { focalPoint: point }),
});
