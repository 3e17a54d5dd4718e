import { type ContentTypeName, contentTypeNames } from '@ochiq/contract/content-types';
import { localeCodes } from '@ochiq/contract/routing/locales';
import * as z from 'zod';

/**
 * The rights to read and to change the rules: the Super Admin has both, the Auditor the first. And the right to approve
 * entries, which roles have for a type and a language like the right to publish them.
 */
export const reviewRights = {
  readRules: 'admin::review-rules.read',
  updateRules: 'admin::review-rules.update',
  review: 'plugin::content-manager.explorer.review',
} as const;

/**
 * The panel's endpoint. GET: `reviewRulesResponse`, with the right to read the rules. POST `reviewRulesInput`, with the right to
 * change them: all rules at once, answered with `reviewRulesResponse`; 403 where the revision is not the current one, since
 * another administrator has changed them meanwhile.
 */
export const reviewRulesPath = '/admin/review-rules';

/** The emergency banner: it needs no second person, by no rule. */
export const emergencyType = 'alert' satisfies ContentTypeName;

/** The types that a rule can be for. */
export const reviewedTypes = contentTypeNames.filter((name) => name !== emergencyType) as [
  Exclude<ContentTypeName, typeof emergencyType>,
  ...Exclude<ContentTypeName, typeof emergencyType>[],
];

/** How many other persons have to approve: none, one, or two. */
export const approvalCounts = [0, 1, 2] as const;

/**
 * What an approval from outside is worth: it can't be asked for, it counts as one approval, or at least one of the approvals
 * has to be from outside.
 */
export const outsideApprovals = ['none', 'counts', 'required'] as const;
export type OutsideApproval = (typeof outsideApprovals)[number];

const approvals = z.union(approvalCounts.map((count) => z.literal(count)));

/** What the rules ask for one entry: nothing for an entry that no rule is for. */
export const neededApprovals = z.object({ approvals, outside: z.enum(outsideApprovals) });
export type NeededApprovals = z.output<typeof neededApprovals>;

/**
 * A rule. Of several for one entry the narrowest counts: that of the nearest page above it, then that of its language, then
 * that of its type. No two rules are for the same.
 */
export const reviewRule = z
  .strictObject({
    type: z.enum(reviewedTypes),
    /** A part of the page tree, as pages name what is above them: `section:activities`, or `page:` and a document id for that page and all below it; `null` for all entries of the type. Only of the type `page`. */
    section: z
      .string()
      .max(80)
      .regex(/^(?:section|page):[\w.-]+$/u)
      .nullable(),
    /** `null` for all languages. */
    locale: z.enum(localeCodes).nullable(),
    approvals,
    outside: z.enum(outsideApprovals),
    /** The codes of roles that may do without, with a reason. */
    skippedBy: z.array(z.string().min(1).max(200)).max(50),
  })
  .refine(({ type, section }) => section === null || type === 'page', { path: ['section'], error: 'is of pages only' });
export type ReviewRule = z.output<typeof reviewRule>;

const toScope = ({ type, section, locale }: ReviewRule) => `${type} ${section ?? ''} ${locale ?? ''}`;

export const reviewRulesInput = z.strictObject({
  revision: z.int().nonnegative(),
  rules: z
    .array(reviewRule)
    .max(500)
    .refine((rules) => new Set(rules.map(toScope)).size === rules.length, { error: 'has two rules for the same' }),
});

export const reviewRulesResponse = z.object({
  /** Goes back with a change. */
  revision: z.int().nonnegative(),
  rules: z.array(reviewRule),
  /** All roles of the panel, and whether one has the right to approve anything at all. */
  roles: z.array(z.object({ code: z.string(), name: z.string(), mayReview: z.boolean() })),
  /** The sections and pages that a rule can be for, by their references, in the order of the tree; `depth` is 0 for sections and pages at the top. */
  sections: z.array(z.object({ section: z.string(), title: z.string(), depth: z.int().nonnegative() })),
  mayUpdate: z.boolean(),
});
export type ReviewRulesResponse = z.output<typeof reviewRulesResponse>;
