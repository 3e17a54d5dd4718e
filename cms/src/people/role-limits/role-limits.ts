import { localeCodes } from '@ochiq/contract/routing/locales';
import * as z from 'zod';

import { limitedTypeNames } from './limited-types';

/**
 * The panel's endpoints. `limits`: GET `roleLimitsResponse`, for those who may read users and roles; POST `roleLimitsInput`, with
 * the right to change roles: all limits at once, 403 where the revision is not the current one. `entry` with `?type=&document=`:
 * `entryLimitsResponse`, for everyone who may read the entry; without a document for a new one.
 */
export const roleLimitsPaths = { limits: '/admin/role-limits', entry: '/admin/role-limits/entry' } as const;

/** Strapi's right that changing limits takes: who has it could widen a role as well. */
export const limitsUpdateRight = 'admin::roles.update';

/** The rights that limits are about, as Strapi names them; reading is not among them. */
export const limitedRights = ['create', 'update', 'delete', 'publish', 'review', 'share'] as const;
export type LimitedRight = (typeof limitedRights)[number];

/** As pages name what is above them. */
const section = z
  .string()
  .max(80)
  .regex(/^(?:section|page):[\w.-]+$/u);
const unit = z
  .string()
  .max(64)
  .regex(/^[\w.-]+$/u);

/** The limits of one role: `null` for everywhere. */
const roleLimit = z
  .strictObject({
    /** The code of the role. */
    role: z.string().min(1).max(200),
    sections: z.array(section).min(1).max(100).nullable(),
    units: z.array(unit).min(1).max(100).nullable(),
  })
  .refine(({ sections, units }) => sections !== null || units !== null, { error: 'limits nothing' });
export type RoleLimit = z.output<typeof roleLimit>;

export const roleLimitsInput = z.strictObject({
  revision: z.int().nonnegative(),
  limits: z
    .array(roleLimit)
    .max(200)
    .refine((limits) => new Set(limits.map(({ role }) => role)).size === limits.length, { error: 'has two for the same role' }),
});

/** A section, a page or a unit, by what a limit names it by. */
const place = z.object({ key: z.string(), title: z.string() });
export type LimitPlace = z.output<typeof place>;

export const shownPlace = place.extend({
  /** Whether it is deleted: a limit to it allows nothing there. */
  isDeleted: z.boolean(),
});
export type ShownPlace = z.output<typeof shownPlace>;

export const shownLimit = z.object({ role: z.string(), sections: z.array(shownPlace).nullable(), units: z.array(shownPlace).nullable() });
export type ShownLimit = z.output<typeof shownLimit>;

/** A right of a limited role that another role of the same person has everywhere, in some languages. */
const liftedRight = z.object({ type: z.enum(limitedTypeNames), right: z.enum(limitedRights), locales: z.array(z.enum(localeCodes)) });
export type LiftedRight = z.output<typeof liftedRight>;

/** What the limits of a role don't count for, with a person who has another role as well; the roles by their names. */
export const liftedLimit = z.object({ role: z.string(), by: z.string(), rights: z.array(liftedRight) });
export type LiftedLimit = z.output<typeof liftedLimit>;

/** The limits of a role, and the people with active accounts for whom another role lifts them. */
const listedLimit = shownLimit.extend({ lifted: z.array(liftedLimit.extend({ person: z.object({ id: z.int(), name: z.string() }) })) });
export type ListedLimit = z.output<typeof listedLimit>;

const choice = place.extend({ depth: z.int().nonnegative() });
export type PlaceChoice = z.output<typeof choice>;

export const roleLimitsResponse = z.object({
  /** Goes back with a change. */
  revision: z.int().nonnegative(),
  limits: z.array(listedLimit),
  /** All roles that can be limited: a Super Admin's can't. */
  roles: z.array(z.object({ code: z.string(), name: z.string() })),
  /** In the order of the trees, with how deep each is. */
  sections: z.array(choice),
  units: z.array(choice),
  mayUpdate: z.boolean(),
});
export type RoleLimitsResponse = z.output<typeof roleLimitsResponse>;

export const entryLimitsResponse = z.object({
  /** Whether the person may change, publish and delete it, where limits say anything about entries of its type. */
  update: z.boolean(),
  publish: z.boolean(),
  delete: z.boolean(),
  /** Whether their roles write such entries in this language, and elsewhere only. */
  isOutside: z.boolean(),
  /** The names of where the person writes entries of this type; empty for everywhere. */
  places: z.array(shownPlace),
});
export type EntryLimitsResponse = z.output<typeof entryLimitsResponse>;
