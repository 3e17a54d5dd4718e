import * as z from 'zod';

import { rowId, rowIdText } from '../../platform/strapi/row-id';
import { titledWork } from '../absences/absence';

/**
 * The panel's endpoint, for who may change users. GET with `?person=`: `leavingReport`, 404 for an unknown account. POST
 * `leavingInput`: lets the person leave, also where the account is blocked already; answered with 204, refusals say what to do.
 */
export const leavingPath = '/admin/leaving';

export const leavingQuery = z.strictObject({ person: rowIdText });

/**
 * `successor`: to whom the work is handed over; null where nothing is open. `handsOverLinks`: whether links to drafts stay valid,
 * as the successor's; otherwise they are revoked. Links by which people outside were asked to approve are revoked in any case.
 */
export const leavingInput = z.strictObject({ person: rowId, successor: rowId.nullable(), handsOverLinks: z.boolean().default(false) });
export type LeavingInput = z.output<typeof leavingInput>;

/** Why a person can't be let go. */
export const leavingRefusals = ['self', 'last-super-admin', 'super-admin', 'successor-needed', 'successor'] as const;
export type LeavingRefusal = (typeof leavingRefusals)[number];

const person = z.object({ id: rowId, name: z.string() });

export const leavingReport = z.object({
  person,
  /** Why it is not possible at all; null where it is. */
  refusal: z.enum(leavingRefusals).nullable(),
  work: z.array(titledWork),
  /** How many links are valid by which people outside were asked to approve. */
  invitations: z.int(),
  /** Names of those for whom the person stands in, or is to, and of those who stand in for the person. */
  standInFor: z.array(z.string()),
  standIns: z.array(z.string()),
  /** How many browsers need no second factor, and how many tokens of the panel the person has. */
  rememberedBrowsers: z.int(),
  tokens: z.int(),
  /** To whom the work can be handed over. */
  successors: z.array(person),
});
export type LeavingReport = z.output<typeof leavingReport>;

/** Returns whether work is open that some person has to have: links can be revoked instead. */
export const needsSuccessor = (work: readonly { kind: string }[]): boolean => work.some(({ kind }) => kind !== 'link');
