import { contentTypeNames } from '@ochiq/contract/content-types';
import { localeCodes } from '@ochiq/contract/routing/locales';
import * as z from 'zod';

/** How many entries one request is about: as many as a page of a list has at most. */
export const maxListed = 100;

/** Asks about entries of a list, by their document ids, with commas between them. */
export const listDetailsQuery = z.object({
  type: z.enum(contentTypeNames),
  documents: z
    .string()
    .transform((ids) => ids.split(','))
    .pipe(z.array(z.string().min(1)).max(maxListed)),
});
export type ListDetailsQuery = z.output<typeof listDetailsQuery>;

/**
 * The state of an entry in a language. `changed` is published, and its draft was saved since; `outdated` is a translation whose source
 * was published with another text since; `waiting` is a draft that is submitted for review, or whose publication is planned.
 */
export const entryStates = ['none', 'draft', 'changed', 'outdated', 'waiting', 'published'] as const;
export type EntryState = (typeof entryStates)[number];

/** What a translation is behind: the language, its version that the translation follows, the newest one, and when its text was changed last. */
const outdatedBy = z.object({
  source: z.enum(localeCodes),
  before: z.int().positive(),
  after: z.int().positive(),
  at: z.iso.datetime(),
});
export type OutdatedBy = z.output<typeof outdatedBy>;

/** Who said that a newer version of the source needs no translation, and when; the reason may be empty. */
const confirmedBy = z.object({ by: z.string(), at: z.iso.datetime(), reason: z.string() });
export type ConfirmedBy = z.output<typeof confirmedBy>;

const version = z.object({
  state: z.enum(entryStates),
  /** Whether readers see it. */
  isPublished: z.boolean(),
  /** Whether its draft was saved after what readers see, but only by a value that was copied into it from another language. */
  isCopied: z.boolean(),
  /** Whether the user may open the entry in this language. */
  isReadable: z.boolean(),
  /** Whether the user may read it, and the limits of their roles leave it at that. */
  isOutside: z.boolean(),
  /** Views of its page in the last days; `null` where none are counted, it has no page, or the user may not open it. */
  views: z.int().nonnegative().nullable(),
  /**
   * Also where the translation is being worked on: its state follows the draft, and what it is behind what readers see. `said` is who
   * has said that it needs no translation, where others have to say the same.
   */
  outdated: outdatedBy.extend({ said: z.array(z.string()) }).nullable(),
  /** `null` where the translation follows the version from which it was translated. */
  confirmed: confirmedBy.nullable(),
  /** Whether the user may say of an outdated translation that the change needs none. */
  mayConfirm: z.boolean(),
  /** Who saved it last, as far as the CMS knows, and when. */
  savedBy: z.string().nullable(),
  savedAt: z.iso.datetime().nullable(),
  /** The picture that an entry is known by; `null` where there is none, or none that the user may read. */
  picture: z.object({ url: z.string(), alt: z.string() }).nullable(),
});
export type VersionDetails = z.output<typeof version>;

/** What a list shows of an entry besides its own row, by language. */
export const entryDetails = z.record(z.enum(localeCodes), version);
export type EntryDetails = z.output<typeof entryDetails>;

/** The details of the entries that the user may read in some language, by their document ids. */
export const listDetailsResponse = z.object({ entries: z.record(z.string(), entryDetails) });
export type ListDetailsResponse = z.output<typeof listDetailsResponse>;

/** The panel's endpoint. */
export const listDetailsPath = '/admin/list-details';

/** What a list of a type is narrowed to, in its address: entries that are in a state in a language, `ru:outdated`. */
export const languageStateParameter = 'languageState';
export const languageState = z
  .templateLiteral([z.enum(localeCodes), ':', z.enum(entryStates)])
  .transform((text) => {
    const [locale, state] = text.split(':');
    return { locale, state };
  })
  .pipe(z.object({ locale: z.enum(localeCodes), state: z.enum(entryStates) }));
export type LanguageStateFilter = z.output<typeof languageState>;
