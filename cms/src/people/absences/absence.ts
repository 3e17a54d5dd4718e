import * as z from 'zod';

import { contentTypeNames, type ContentTypeName } from '@ochiq/contract/content-types';
import { localeCodes } from '@ochiq/contract/routing/locales';

import { rowId, rowIdText } from '../../platform/strapi/row-id';

/**
 * The panel's endpoints. `absences` GET with `?person=`: `absencesResponse`, for who may read users and roles. POST
 * `absenceInput`: sets who stands in, by who may change users; answered with 204. `own` GET: `ownAbsencesResponse`, of the current
 * user alone. `proposals` POST `proposalInput`: the current user says when they will be away; answered with 204.
 */
export const absencePaths = {
  absences: '/admin/absences',
  own: '/admin/absences/own',
  proposals: '/admin/absences/proposals',
} as const;

/** DELETE: ends an absence, or takes a proposal back; by who may change users, and of one's own proposals by oneself. */
export const getAbsencePath = (absence: number) => `/admin/absences/${String(absence)}`;

/** DELETE: takes the row of a handover off one's own desk; what was handed over stays so. */
export const getHandoverPath = (handover: number) => `/admin/handovers/${String(handover)}`;

/** The right that it takes to say who stands in for whom, and to let people leave. */
export const changingRight = 'admin::users.update';

const days = { fromDay: z.iso.date(), untilDay: z.iso.date() };

/** `hasAdministration`: whether the rights of administration are given, too, which a Super Admin alone may do. */
export const absenceInput = z.strictObject({ user: rowId, standIn: rowId, ...days, hasAdministration: z.boolean().default(false) });
export type AbsenceInput = z.output<typeof absenceInput>;

export const proposalInput = z.strictObject(days);
export type ProposalInput = z.output<typeof proposalInput>;

export const absencesQuery = z.strictObject({ person: rowIdText });

const person = z.object({ id: rowId, name: z.string() });

/** An absence that is not over; `standIn` is null for a proposal. */
const absence = z.object({
  id: z.int(),
  absent: person,
  standIn: person.nullable(),
  ...days,
  hasAdministration: z.boolean(),
  /** Whether rights are lent at this moment. */
  isCurrent: z.boolean(),
});
export type Absence = z.output<typeof absence>;

/** What is worth knowing of those who could stand in for a person, before one is chosen. */
const standInNotes = z.object({
  /** When others are away themselves, or propose to be. */
  away: z.array(z.object({ person: rowId, ...days })),
  /** The person's own roles; that of the Super Admin is lent with the rights of administration only. */
  roles: z.array(z.object({ name: z.string(), isSuperAdmin: z.boolean(), needsFactor: z.boolean() })),
  /** Who has a second factor; null where no role needs it, where the user may not know it, and where a provider may ask instead. */
  withFactor: z.array(rowId).nullable(),
});
export type StandInNotes = z.output<typeof standInNotes>;

export const absencesResponse = z.object({
  /** Those in which the person is away or stands in, the next first. */
  absences: z.array(absence),
  /** Whether the user may set and end them. */
  mayChange: z.boolean(),
  /** Whether the user may give the rights of administration. */
  mayGiveAdministration: z.boolean(),
  /** Null for who may not set a stand-in. */
  standInNotes: standInNotes.nullable(),
});
export type AbsencesResponse = z.output<typeof absencesResponse>;

/** An entry that was handed over, and what about it. */
export const workKinds = ['draft', 'submission', 'assignment', 'translation', 'remark', 'plan', 'link'] as const;
export type WorkKind = (typeof workKinds)[number];

export const workEntry = z.object({
  kind: z.enum(workKinds),
  type: z.enum(contentTypeNames as readonly [ContentTypeName, ...ContentTypeName[]]),
  document: z.string(),
  locale: z.enum(localeCodes),
});
export type WorkEntry = z.output<typeof workEntry>;

/** An entry with its title; null where the user may not read it, empty where it has none. */
export const titledWork = workEntry.extend({ title: z.string().nullable() });
export type TitledWork = z.output<typeof titledWork>;

export const ownAbsencesResponse = z.object({
  /** For whom the user stands in now, with the roles whose rights are lent. */
  standInFor: z.array(person.extend({ roles: z.array(z.string()), untilDay: z.iso.date() })),
  /** The user's own absences and proposals that are not over. */
  absences: z.array(absence),
  /** Proposals of others, for who may decide about them. */
  proposals: z.array(absence),
  /** Work that was handed over to the user. */
  handovers: z.array(z.object({ id: z.int(), name: z.string(), at: z.iso.datetime(), work: z.array(titledWork) })),
});
export type OwnAbsencesResponse = z.output<typeof ownAbsencesResponse>;
