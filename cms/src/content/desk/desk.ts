import { contentTypeNames, type ContentTypeName } from '@ochiq/contract/content-types';
import { localeCodes } from '@ochiq/contract/routing/locales';
import * as z from 'zod';

import { plannedActions } from '../schedule/planned';

/** An entry in one language, by its title; empty for the only entry of a type. */
const deskEntry = z.object({
  type: z.enum(contentTypeNames as readonly [ContentTypeName, ...ContentTypeName[]]),
  document: z.string(),
  locale: z.enum(localeCodes),
  title: z.string(),
  /** When it was saved or published, or will be. */
  at: z.iso.datetime(),
});
export type DeskEntry = z.output<typeof deskEntry>;

/** How far a publication has come; `null` where the publisher does not answer. */
const publishedEntry = deskEntry.extend({ state: z.enum(['queued', 'rendering', 'live', 'failed', 'undone']).nullable() });
export type PublishedEntry = z.output<typeof publishedEntry>;

const plannedEntry = deskEntry.extend({
  action: z.enum(plannedActions),
  /** How many published entries began to use it since it was planned to leave: nothing was chosen for them. */
  laterUses: z.int().nonnegative(),
});
export type PlannedEntry = z.output<typeof plannedEntry>;

/** An entry that ends soon, and its last day. */
const expiringEntry = deskEntry.omit({ at: true }).extend({ endsOn: z.iso.date() });
export type ExpiringEntry = z.output<typeof expiringEntry>;

/** What citizens send and a moderator has to handle, by the stages in which it waits. */
export const waitingStages = {
  appeal: ['received', 'in-review'],
  inquiry: ['received', 'in-review'],
  'contact-message': ['new'],
  'callback-request': ['new'],
  comment: ['pending'],
  review: ['pending'],
} as const;
export type WaitingType = keyof typeof waitingStages;
export const waitingTypes = Object.keys(waitingStages) as [WaitingType, ...WaitingType[]];

/** What waits of one kind. */
const waiting = z.object({
  type: z.enum(waitingTypes),
  count: z.int().positive(),
  /** The day by which the first of them has to be answered; `null` for kinds without such a day. */
  dueOn: z.iso.date().nullable(),
  /** How many of them are late. */
  late: z.int().nonnegative(),
});
export type Waiting = z.output<typeof waiting>;

export const deskResponse = z.object({
  /** What the user saved last and has not published, the newest first. */
  drafts: z.array(deskEntry),
  /** What the user published, the newest first. */
  published: z.array(publishedEntry),
  /** What is published or withdrawn at a time, by anybody, the next first. */
  planned: z.array(plannedEntry),
  /** What is published and ends within a week, the next first: the time for applications and offers, notices, the banner. */
  expiring: z.array(expiringEntry),
  waiting: z.array(waiting),
  /** Published entries with links to other sites that have not answered for some nights, and the place of each, dotted. */
  deadLinks: z.array(deskEntry.omit({ at: true }).extend({ address: z.string(), field: z.string() })),
});
export type DeskResponse = z.output<typeof deskResponse>;

/** The panel's endpoint. */
export const deskPath = '/admin/desk';
