import { localeCodes } from '@ochiq/contract/routing/locales';
import * as z from 'zod';

import { rowId } from '../../platform/strapi/row-id';
import { entryQuery } from '../history/version';
import { neededApprovals } from './rules/review-rules';

/**
 * The wire contract of the review of drafts: what the panel asks, and what it is answered. An entry is a document in one
 * language, as for the history. Rules are in review-rules.ts, notices and settings of a person in review-notices.ts.
 *
 * All paths are guarded by the panel's session. Every POST about an entry is answered with the `reviewResponse` of that entry,
 * as it is afterwards, so that nothing has to be read again. Refusals have the status 403 and a message in the reader's
 * language, which is shown as it is; `error.details.code` is one of `reviewRefusals`. A body that is not understood is 400.
 */
export const reviewPaths = {
  /** GET with `entryQuery`: `reviewResponse`. Who may not read the entry gets 403. */
  entry: '/admin/review/entry',
  /** POST `submitInput`: hands the version over for review, and notifies those concerned. */
  submit: '/admin/review/submit',
  /** POST `withdrawInput`: takes the submission back; by who submitted it, or who may review. */
  withdraw: '/admin/review/withdraw',
  /** POST `approveInput`. */
  approve: '/admin/review/approve',
  /** POST `changesInput`: asks for changes, and says which. */
  changes: '/admin/review/changes',
  /** POST `skipInput`: does without the approvals of this version, for a reason that everybody sees. */
  skip: '/admin/review/skip',
  /** POST `assignmentInput`: who is to review it, and until when. */
  assignment: '/admin/review/assignment',
  /** POST `remarkInput`: a remark, or a reply to one. */
  remarks: '/admin/review/remarks',
  /** POST `invitationInput`: a link by which a person outside agrees or objects. */
  invitations: '/admin/review/invitations',
} as const;

/** POST `remarkStateInput`: resolves a thread, or opens it again. */
export const getRemarkStatePath = (thread: number) => `/admin/review/remarks/${String(thread)}/state`;

/** DELETE: revokes an invitation. */
export const getInvitationPath = (invitation: number) => `/admin/review/invitations/${String(invitation)}`;

/**
 * The states of a draft. A draft that was never submitted, or was changed after it was, is a `draft`: approvals are of exactly
 * one version. `changes-asked` stays until the draft is submitted again. `skipped` is as good as `approved`. `published`: what
 * is saved is what readers see.
 */
export const reviewStates = ['draft', 'submitted', 'changes-asked', 'approved', 'skipped', 'published'] as const;
export type ReviewState = (typeof reviewStates)[number];

/** What a person may do about an entry. `publish` is what the check on the server would say now, at once or at a minute. */
export const reviewActions = ['submit', 'withdraw', 'approve', 'ask-for-changes', 'skip', 'assign', 'remark', 'invite', 'publish'] as const;
export type ReviewAction = (typeof reviewActions)[number];

/** Why something is refused. */
export const reviewRefusals = [
  /** No right to do this to the entry in this language. */
  'no-right',
  /** The version is not the one that is saved now: read the entry again. */
  'other-version',
  /** Nothing has to be reviewed here: no rule asks for it. */
  'not-needed',
  /** The version is not submitted. */
  'not-submitted',
  /** It is submitted already. */
  'already-submitted',
  /** What is saved is what readers see. */
  'already-published',
  /** Who changed or submitted a version neither approves it nor invites others to. */
  'own-version',
  /** The person has approved this version already. */
  'already-approved',
  /** The rule lets none of the person's roles skip it. */
  'no-skipping',
  /** An assignee is not among those who may approve this version. */
  'not-reviewer',
  /** The rule does not provide for an approval from outside. */
  'outside-not-used',
  /** The invited address belongs to an account of the panel. */
  'panel-account',
  /** The site has no public address, or the entry no page: no link can be made. */
  'no-link',
  /** Approvals are missing; of `publish` only. The message names who may approve. */
  'not-approved',
  /** An approval from outside is missing; of `publish` only. */
  'outside-missing',
  /** Readers see this text as an outdated translation: to publish it unchanged would say that it follows its source; of `publish` only. */
  'outdated-translation',
] as const;
export type ReviewRefusal = (typeof reviewRefusals)[number];

/** The details of a refusal's error. */
export const reviewRefusalDetails = z.object({ code: z.enum(reviewRefusals) });

/** The hash of the content of a draft; what an action is about. It comes with `reviewResponse` and goes back unchanged. */
const version = z.string().regex(/^[\w-]{43}$/u);

/** The longest texts, in characters. */
export const reviewTextLimits = { note: 2000, reason: 1000, remark: 4000, name: 120 } as const;

/** How many people can be assigned to one version. */
export const maxAssignees = 5;

const optionalNote = z.string().trim().max(reviewTextLimits.note).default('');
const assignees = z.array(rowId).max(maxAssignees);
const dueOn = z.iso.date().nullable();
const versionInput = entryQuery.extend({ version });

export const submitInput = versionInput.extend({ assignees: assignees.default([]), dueOn: dueOn.default(null), note: optionalNote });
export const withdrawInput = versionInput;
export const approveInput = versionInput.extend({ note: optionalNote });
export const changesInput = versionInput.extend({ note: z.string().trim().min(1).max(reviewTextLimits.note) });
export const skipInput = versionInput.extend({ reason: z.string().trim().min(1).max(reviewTextLimits.reason) });
export const assignmentInput = versionInput.extend({ assignees, dueOn });

/** A dotted path of a field, with places in lists: `title`, `cover.alt`, `links.2.label`. Within a block it begins with `blocks`. */
const fieldPath = z
  .string()
  .max(200)
  .regex(/^\w+(?:\.[\w-]+)*$/u);
/** The block that a remark is on: the id of its row in the draft, as a text. */
const blockKey = z.string().regex(/^[\w-]{1,64}$/u);

/**
 * A remark on a field, on a block (`field` is `blocks`, or a path that begins so), or on the entry (`field` is null). A reply
 * names its thread and nothing else. It is about no version: the draft may change below it.
 */
export const remarkInput = entryQuery.extend({
  field: fieldPath.nullable().default(null),
  block: blockKey.nullable().default(null),
  thread: z.int().positive().nullable().default(null),
  text: z.string().trim().min(1).max(reviewTextLimits.remark),
});

export const remarkStateInput = z.strictObject({ isResolved: z.boolean() });

/** For how many days an invitation can be valid, and for how many it is where nothing else is chosen. */
export const invitationDays = { least: 1, most: 30, usual: 7 } as const;

/**
 * An invitation of a person without an account to agree with exactly this version, or to object to it. The link is sent to the
 * address, in the language of the entry, and shown once to who invites.
 */
export const invitationInput = versionInput.extend({
  /** Whether it is about all languages of the entry that are submitted, and not only about this one. */
  isOfAll: z.boolean().default(false),
  days: z.int().min(invitationDays.least).max(invitationDays.most),
  name: z.string().trim().min(1).max(reviewTextLimits.name),
  email: z.email().max(254),
});

/** A person by the name at that time; `id` is null for a person outside, and for one whose account was deleted. */
const person = z.object({ id: rowId.nullable(), name: z.string() });
export type ReviewPerson = z.output<typeof person>;

/**
 * What a person said about a submitted version: `approved` and `changes-asked` within the panel, `agreed` and `objected` from
 * outside, `skipped` for doing without.
 */
export const decisionKinds = ['approved', 'changes-asked', 'skipped', 'agreed', 'objected'] as const;
export type DecisionKind = (typeof decisionKinds)[number];

const decision = z.object({
  kind: z.enum(decisionKinds),
  by: person,
  at: z.iso.datetime(),
  /** What was said: a reason of `skipped`, `changes-asked` and `objected`; otherwise it may be empty. */
  note: z.string(),
});
export type ReviewDecision = z.output<typeof decision>;

/** A version that was submitted, and what became of it. */
const submission = z.object({
  by: person,
  at: z.iso.datetime(),
  note: z.string(),
  assignees: z.array(person),
  /** The day by which it is to be reviewed; it may be over. */
  dueOn: z.iso.date().nullable(),
  decisions: z.array(decision),
});
export type ReviewSubmission = z.output<typeof submission>;

const remark = z.object({ id: z.int().positive(), by: person, at: z.iso.datetime(), text: z.string() });

/** A remark and the replies to it, in their order. Those on fields that the user may not read are left out. */
const remarkThread = remark.extend({
  field: z.string().nullable(),
  block: z.string().nullable(),
  /** Who resolved it, and when; `null` for an open one. */
  resolved: z.object({ by: person, at: z.iso.datetime() }).nullable(),
  replies: z.array(remark),
  /** Whether the user may resolve it or open it again. */
  mayResolve: z.boolean(),
});
export type RemarkThread = z.output<typeof remarkThread>;

/** An invitation as the panel lists it: never with the address of its page, which is not stored. */
const invitation = z.object({
  id: z.int().positive(),
  name: z.string(),
  email: z.string(),
  locales: z.array(z.enum(localeCodes)),
  by: z.string(),
  at: z.iso.datetime(),
  until: z.iso.datetime(),
  /** `other-version`: the draft was changed, withdrawn or published since. */
  state: z.enum(['valid', 'agreed', 'objected', 'expired', 'revoked', 'other-version']),
  /** How often the page was opened, and when first. */
  opened: z.int().nonnegative(),
  openedAt: z.iso.datetime().nullable(),
  /** When it was answered, and what was said. */
  answeredAt: z.iso.datetime().nullable(),
  note: z.string(),
});
export type ReviewInvitation = z.output<typeof invitation>;

export const reviewResponse = z.object({
  state: z.enum(reviewStates),
  version,
  /** Whether a submission or an approval of an earlier version no longer counts, since the draft was changed after it. */
  isVoid: z.boolean(),
  /** What the rule of this entry asks for. */
  needed: neededApprovals,
  /** How many of the approvals are still missing, and whether one from outside is. */
  missing: z.object({ approvals: z.int().nonnegative(), outside: z.boolean() }),
  /** The last submission: of this version, or of an earlier one. `null` where there was none since the last publication. */
  submission: submission.nullable(),
  threads: z.array(remarkThread),
  /** All who may approve this version within the panel; also those whom it can be assigned to. */
  reviewers: z.array(z.object({ id: rowId, name: z.string() })),
  /** Invitations of this entry, the newest first. */
  invitations: z.array(invitation),
  /** Why the user may not do something now; `null` for what they may do. */
  refusals: z.record(z.enum(reviewActions), z.enum(reviewRefusals).nullable()),
  /** The sentence with which publishing would be refused now, in the reader's language; `null` where it would not. */
  publishRefusal: z.string().nullable(),
  /** The addresses of the invitation that was just made, by language; they are shown once. Otherwise empty. */
  made: z.array(z.object({ locale: z.enum(localeCodes), address: z.string() })),
});
export type ReviewResponse = z.output<typeof reviewResponse>;
