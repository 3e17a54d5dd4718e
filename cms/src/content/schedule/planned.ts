import { contentTypeNames, type ContentTypeName } from '@ochiq/contract/content-types';
import { localeCodes } from '@ochiq/contract/routing/locales';
import * as z from 'zod';

const versionFields = {
  type: z.enum(contentTypeNames as readonly [ContentTypeName, ...ContentTypeName[]]),
  document: z.string().min(1).max(64),
  locale: z.enum(localeCodes),
};

const minuteMs = 60_000;

/** An instant at which a minute begins, ISO 8601 in UTC. */
const minute = z.iso.datetime().refine((instant) => Date.parse(instant) % minuteMs === 0, { error: 'is not the beginning of a minute' });

export const plannedActions = ['publish', 'unpublish'] as const;
const action = z.enum(plannedActions);

/** The query of plans: one version of a document. */
export const plansQuery = z.strictObject(versionFields);
export type PlansQuery = z.output<typeof plansQuery>;

/** The request for a new plan. */
export const newPlan = z.strictObject({ ...versionFields, action, minute });
export type NewPlan = z.output<typeof newPlan>;

/** Something that is to be published or withdrawn at a time, or was to be. */
export const plan = z.object({
  id: z.int().positive(),
  action,
  minute: z.iso.datetime(),
  state: z.enum(['waiting', 'done', 'cancelled', 'failed']),
  /** Why it failed, as the refusing check put it. */
  reason: z.string().nullable(),
  /** The name of the user who requested it; `null` where the account no longer exists. */
  askedBy: z.string().nullable(),
});
export type Plan = z.output<typeof plan>;

/** What the panel is answered. */
export const plansResponse = z.object({
  /** Those that wait, the next first; then a few of the others, the last first. */
  plans: z.array(plan),
  /** Whether the current user may add and cancel them. */
  mayPlan: z.boolean(),
});
export type PlansResponse = z.output<typeof plansResponse>;
