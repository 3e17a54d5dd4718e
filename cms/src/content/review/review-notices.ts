import { type ContentTypeName, contentTypeNames } from '@ochiq/contract/content-types';
import { localeCodes } from '@ochiq/contract/routing/locales';
import * as z from 'zod';

/** What the desk of a person shows of the review of entries, and by which letters they want to be told. */
export const reviewNoticePaths = {
  /** GET: `reviewNoticesResponse`, of the current user alone. */
  notices: '/admin/review-notices',
  /** GET: `reviewSettings`; POST `reviewSettings`: answered with the same. Of the current user alone. */
  settings: '/admin/review-settings',
} as const;

/** DELETE: takes a row off one's own desk; answered with `reviewNoticesResponse`. */
export const getNoticePath = (notice: number) => `/admin/review-notices/${String(notice)}`;

/**
 * What a person learns. Rows that ask for something leave the desk by themselves when it is done; all can be taken off it.
 * - `submitted`: an entry waits for the person's approval
 * - `changes-asked`, `approved`: of an entry that the person changed, submitted, or is assigned to
 * - `remark`: a remark or a reply on such an entry
 * - `skipped`: the approvals of such an entry were done without; `note` is the reason
 * - `agreed`, `objected`: a person outside has answered; `by` is their name
 * - `void`: the approval of an entry is void, since it was changed; also where its publication is planned
 * - `not-published`: a publication that the person planned did not take place, since an approval is missing
 * - `published-outdated`: a translation whose publication the person planned is outdated, since its source was changed after it was planned
 * - `alert`: the emergency banner was published
 * - `translate`: the entry is to be translated into this language, in which there may be no text yet
 * - `unassigned`: the translation that the person was to write was given to another person, or taken back
 */
export const noticeKinds = [
  'submitted',
  'changes-asked',
  'approved',
  'remark',
  'skipped',
  'agreed',
  'objected',
  'void',
  'not-published',
  'published-outdated',
  'alert',
  'translate',
  'unassigned',
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** The rows that ask for something; the others are news. */
export const askingKinds = ['submitted', 'changes-asked', 'approved', 'translate'] as const satisfies readonly NoticeKind[];
export type AskingKind = (typeof askingKinds)[number];

export const reviewNotice = z.object({
  id: z.int().positive(),
  kind: z.enum(noticeKinds),
  type: z.enum(contentTypeNames as readonly [ContentTypeName, ...ContentTypeName[]]),
  document: z.string(),
  locale: z.enum(localeCodes),
  /** Empty for an entry without a title. Entries that the user may no longer read are left out. */
  title: z.string(),
  at: z.iso.datetime(),
  /** The name of who caused it; `null` for what no person did, as a plan that was not carried out. */
  by: z.string().nullable(),
  /** What was said with it: a remark, a reason; it may be empty. */
  note: z.string(),
  /** Of `submitted` and `translate`: the day by which that is to be done. */
  dueOn: z.iso.date().nullable(),
  /** The name of the absent person, or of the one who left, for whom the user has this row; `null` for their own. */
  meantFor: z.string().nullable(),
  /** Whether the user can take it off: not a row of the absent person's desk, which came before the absence. */
  isOwn: z.boolean(),
});
export type ReviewNotice = z.output<typeof reviewNotice>;

/** The rows of the desk, the newest first: so many of what asks for something, and so many of the news. */
export const reviewNoticesResponse = z.object({ notices: z.array(reviewNotice) });
export type ReviewNoticesResponse = z.output<typeof reviewNoticesResponse>;

/** When letters come: at once, once a day with all that happened, or never; the desk has every row in any case. */
export const letterTimes = ['at-once', 'daily', 'never'] as const;
export type LetterTime = (typeof letterTimes)[number];

export const reviewSettings = z.strictObject({ letters: z.enum(letterTimes) });
export type ReviewSettings = z.output<typeof reviewSettings>;
