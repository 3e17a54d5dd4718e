import { type ContentTypeName, contentTypeNames } from '@ochiq/contract/content-types';
import { type IntakeTypeName, intakeTypes } from '@ochiq/contract/forms/intake-types';
import { localeCodes } from '@ochiq/contract/routing/locales';
import * as z from 'zod';

import { rowIdText } from '../../platform/strapi/row-id';
import { liftedLimit, shownLimit, shownPlace } from '../role-limits/role-limits';
import { neededApprovals } from '../../content/review/rules/review-rules';

/**
 * The panel's endpoints, for those who may read users and roles. `people`: `peopleResponse`. `person` with `?id=`:
 * `personRightsResponse`, 404 for an unknown account. `entry` with `?type=&locale=`: `entryPeopleResponse`. The page is below
 * `/admin/people-and-rights`.
 */
export const peopleRightsPaths = {
  people: '/admin/rights-of-people',
  person: '/admin/rights-of-people/person',
  entry: '/admin/rights-of-people/entry',
} as const;

/** Strapi's rights that it takes, both. */
export const peopleReadingRights = ['admin::users.read', 'admin::roles.read'] as const;

/** Returns whether an ability has them. */
export const mayReadPeople = (ability: { can: (action: string) => boolean }): boolean =>
  peopleReadingRights.every((right) => ability.can(right));

/** Everything that roles have rights to: content, and what citizens send. */
export const typesWithRights = [...contentTypeNames, ...Object.keys(intakeTypes)] as [
  ContentTypeName | IntakeTypeName,
  ...(ContentTypeName | IntakeTypeName)[],
];
export type TypeWithRights = (typeof typesWithRights)[number];

/** What a person may do with entries of a type. */
export const shownRights = ['read', 'write', 'publish', 'delete', 'approve'] as const;
export type ShownRight = (typeof shownRights)[number];

/**
 * What limits a right: it is to further languages of entries that exist and to no new ones, to some fields only, under
 * conditions that depend on the entry, or to parts of the page tree and units.
 */
export const rightLimits = ['existing', 'fields', 'conditions', 'places'] as const;
export type RightLimit = (typeof rightLimits)[number];

const limits = z.array(z.enum(rightLimits));

/** A right in a language; `null` for what has no languages. No limits: to all entries and fields. */
const languageRight = z.object({ locale: z.enum(localeCodes).nullable(), limits });
export type LanguageRight = z.output<typeof languageRight>;

const person = z.object({
  id: z.int(),
  name: z.string(),
  /** By their names, as they are stored. */
  roles: z.array(z.string()),
  /** Whether the account can sign in. */
  isActive: z.boolean(),
});
export type PersonWithRoles = z.output<typeof person>;

export const peopleResponse = z.object({ people: z.array(person) });
export type PeopleResponse = z.output<typeof peopleResponse>;

export const personRightsQuery = z.strictObject({ id: rowIdText });

/** The rights to a type: an empty list for none. */
const typeRights = z.object({ type: z.enum(typesWithRights), rights: z.record(z.enum(shownRights), z.array(languageRight)) });
export type TypeRights = z.output<typeof typeRights>;

export const personRightsResponse = z.object({
  person,
  /** Whether they are a Super Admin, who may do everything. */
  isAdministrator: z.boolean(),
  types: z.array(typeRights),
  /** Where those of their roles write that do not write everywhere; the roles by their names. */
  places: z.array(shownLimit),
  /** What these limits don't count for, since another role of theirs has the same right everywhere. */
  lifted: z.array(liftedLimit),
  /** How many rights they have besides: to files, users, settings. */
  others: z.int().nonnegative(),
});
export type PersonRightsResponse = z.output<typeof personRightsResponse>;

export const entryPeopleQuery = z.strictObject({
  type: z.enum(contentTypeNames as readonly [ContentTypeName, ...ContentTypeName[]]),
  locale: z.enum(localeCodes),
});
export type EntryPeopleQuery = z.output<typeof entryPeopleQuery>;

/**
 * With the places where they write such entries, if that limits them, and the absent people by whom they have this right, or
 * have it without a limit; none for a right of their own.
 */
const limitedPerson = person.extend({ limits, places: z.array(shownPlace), standInFor: z.array(z.string()) });
export type LimitedPerson = z.output<typeof limitedPerson>;

/** People who can sign in, by name. */
export const entryPeopleResponse = z.object({
  publish: z.array(limitedPerson),
  /** What a rule asks for, who may approve, and the names of the roles that may do without; `null` where no rule asks for anything. */
  review: neededApprovals.extend({ approve: z.array(limitedPerson), skippedBy: z.array(z.string()) }).nullable(),
  /** Whether rules are shown: to who may read entries of the type, or the rules. Else it says nothing of them. */
  areRulesShown: z.boolean(),
  /** Whether rules for parts of the page tree, or for another language, may ask for more. */
  hasFurtherRules: z.boolean(),
  /** Who may write it, and not publish. */
  write: z.array(limitedPerson),
});
export type EntryPeopleResponse = z.output<typeof entryPeopleResponse>;
