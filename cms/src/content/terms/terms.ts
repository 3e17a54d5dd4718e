import { localeCodes } from '@ochiq/contract/routing/locales';
import { normalizeApostrophes } from '@ochiq/uzbek/apostrophe';
import * as z from 'zod';

/** What a term is of, a closed set: a person's post, a unit of the institution, a mineral, the name of an act, or something else. */
export const termKinds = ['post', 'unit', 'mineral', 'act', 'other'] as const;
export type TermKind = (typeof termKinds)[number];

/**
 * The kinds whose terms are compared between languages: names. Other terms are said in other words, as “supply with water” for
 * “water supply”, in one entry of four (decision 145).
 */
export const comparedKinds: readonly TermKind[] = ['post', 'unit', 'mineral', 'act'];

/** The panel's endpoints: terms are read with the right to read entries, and changed with `termRight`. */
export const termPaths = {
  /** GET with `termQuery`: `termsResponse`. */
  list: '/admin/term-base',
  /** GET with `forbiddenQuery`: `forbiddenResponse`. */
  forbidden: '/admin/term-base/forbidden',
  /** POST with `occurrencesInput`: `occurrencesResponse`. */
  occurrences: '/admin/term-base/occurrences',
  /** GET with `exportQuery`: a file. */
  export: '/admin/term-base/export',
  /** POST with `importPlanInput`: `importPlanResponse`. Nothing is written. */
  importPlan: '/admin/term-base/import-plan',
  /** POST with `importInput`: `importResponse`. */
  import: '/admin/term-base/import',
  /** POST with `termInput`; with an id and `termChange` below it, and DELETE with `revisionQuery`. */
  terms: '/admin/term-base/terms',
} as const;

/** The right to change terms, as Strapi calls it. */
export const termRight = 'admin::terms.update';

/** How many terms are on a page of the list. */
export const termPageSize = 25;

/** The most terms that there are, letters of words and of a note, and words of one kind in a language. */
export const [maxTerms, maxWording, maxNote, maxVariants] = [5000, 200, 500, 10] as const;

const collapseSpaces = (text: string): string => text.normalize('NFC').replaceAll(/\s+/gu, ' ').trim();

/** Writes words as they are stored: one form of each letter, single spaces, and in Uzbek its own letters. */
export const cleanWording = (text: string, isUzbek: boolean): string =>
  isUzbek ? normalizeApostrophes(collapseSpaces(text)) : collapseSpaces(text);

/** A stroke separates words in a file; other signs have no form, and are not seen. */
const printable = /^[^\p{C}|]*$/u;

const createWording = (isUzbek: boolean, least: number) =>
  z
    .string()
    .transform((text) => cleanWording(text, isUzbek))
    .pipe(z.string().min(least).max(maxWording).regex(printable));

const createWords = (isUzbek: boolean) => {
  const variants = z.array(createWording(isUzbek, 1)).max(maxVariants);
  return z.strictObject({ text: createWording(isUzbek, 0), admitted: variants, forbidden: variants });
};

const termFields = {
  kind: z.enum(termKinds),
  /** Empty words where the term has none in that language. */
  words: z.strictObject({ uz: createWords(true), ru: createWords(false), en: createWords(false) }),
  /** The Uzbek words in Cyrillic, where they are others than what is made of the Latin ones. */
  cyrillic: createWording(false, 0),
  note: z
    .string()
    .transform(collapseSpaces)
    .pipe(
      z
        .string()
        .max(maxNote)
        .regex(/^\P{C}*$/u),
    ),
};
export const termInput = z.strictObject(termFields);
export type TermInput = z.output<typeof termInput>;
export type TermWordsInput = TermInput['words']['uz'];

const revision = z.int().nonnegative();

/** A change of the revision that was seen. */
export const termChange = z.strictObject({ ...termFields, revision });
export const revisionQuery = z.strictObject({ revision: z.coerce.number().pipe(revision) });

export const termQuery = z.strictObject({
  search: z.string().max(maxWording).default(''),
  kind: z.enum(termKinds).optional(),
  page: z.coerce.number().pipe(z.int().positive()).default(1),
});

const words = z.object({ text: z.string(), admitted: z.array(z.string()), forbidden: z.array(z.string()) });

const shownTerm = z.object({
  id: z.int().positive(),
  kind: z.enum(termKinds),
  words: z.object({ uz: words, ru: words, en: words }),
  cyrillic: z.string(),
  note: z.string(),
  revision,
  by: z.string(),
  at: z.iso.datetime(),
});
export type ShownTerm = z.output<typeof shownTerm>;

export const termsResponse = z.object({ terms: z.array(shownTerm), total: z.int().nonnegative(), mayChange: z.boolean() });
export type TermsResponse = z.output<typeof termsResponse>;

export const forbiddenQuery = z.strictObject({ locale: z.enum(localeCodes) });
/** The terms of a language that forbid some words, and those within which these may be written. */
export const forbiddenResponse = z.object({ terms: z.array(words) });
export type ForbiddenResponse = z.output<typeof forbiddenResponse>;

/** The most letters of a text in which terms are looked for at once. */
export const maxSource = 20_000;
export const occurrencesInput = z.strictObject({ from: z.enum(localeCodes), to: z.enum(localeCodes), source: z.string().max(maxSource) });

const occurrence = z.object({
  from: z.int().nonnegative(),
  to: z.int().nonnegative(),
  /** As it is written in the text. */
  text: z.string(),
  /** How it is said in the other language, what is preferred first. */
  equivalents: z.array(z.string()).min(1),
});
export type TermOccurrence = z.output<typeof occurrence>;
export const occurrencesResponse = z.object({ terms: z.array(occurrence) });
export type OccurrencesResponse = z.output<typeof occurrencesResponse>;
