import type { Core } from '@strapi/strapi';
import * as z from 'zod';

import { recordAudit } from '../audit/record-audit';
import { withWriteLock } from '../../platform/database/transactions';
import { translateForEditor } from '../../platform/panel-words/translate-for-editor';
import { createRefusal } from '../../platform/strapi/refusal';
import type { LimitPlace } from './role-limits';
import { changedMeanwhile, damagedLimits } from './limit-texts';

const places = z.array(z.object({ key: z.string(), title: z.string() })).nullable();

/** The limits of a role, with the names that the places had when they were chosen: a deleted one has no other. */
const storedLimit = z.object({ role: z.string(), sections: places, units: places });
export type StoredLimit = z.output<typeof storedLimit>;

const storedLimits = z.object({ revision: z.int().nonnegative(), limits: z.array(storedLimit) });
export type StoredLimits = z.output<typeof storedLimits>;

const getStore = (strapi: Core.Strapi) => strapi.store({ type: 'core', name: 'ochiq_role_limits' });

/** Reads the limits of all roles: one query; `null` where what is stored is not understood. */
export async function readReadableLimits(strapi: Core.Strapi): Promise<StoredLimits | null> {
  const value: unknown = await getStore(strapi).get({ key: 'limits' });
  return storedLimits.safeParse(value ?? { revision: 0, limits: [] }).data ?? null;
}

/** Creates the refusal of what depends on limits that are not understood: no role must write everywhere because its limits were lost. */
export const createDamagedRefusal = (strapi: Core.Strapi): Error => createRefusal(translateForEditor(strapi, damagedLimits));

/** Reads the limits of all roles: one query. @throws a refusal: what is stored is not understood */
export async function readLimits(strapi: Core.Strapi): Promise<StoredLimits> {
  const limits = await readReadableLimits(strapi);
  if (limits === null) throw createDamagedRefusal(strapi);
  return limits;
}

const describePlaces = (all: readonly LimitPlace[] | null): string => all?.map(({ title }) => title).join(', ') ?? '*';

/** Describes the limits of a role for the audit log: its places by their names. */
const describeLimit = ({ role, sections, units }: StoredLimit): string =>
  `${role} · ${describePlaces(sections)} · ${describePlaces(units)}`;

/** Stores the limits, and records what was changed. @throws a refusal: they are not those that the change began from */
export async function storeLimits(
  strapi: Core.Strapi,
  revision: number,
  build: (before: readonly StoredLimit[]) => Promise<StoredLimit[]>,
): Promise<void> {
  await withWriteLock(strapi, async () => {
    const before = await readLimits(strapi);
    if (before.revision !== revision) throw createRefusal(translateForEditor(strapi, changedMeanwhile));
    const limits = await build(before.limits);
    await getStore(strapi).set({ key: 'limits', value: { revision: revision + 1, limits } });
    const [old, now] = [before.limits.map(describeLimit), limits.map(describeLimit)];
    const details = { added: now.filter((one) => !old.includes(one)), removed: old.filter((one) => !now.includes(one)) };
    const subject = { type: 'setting', id: 'role-limits', title: 'role-limits', locale: null };
    await recordAudit(strapi, [{ kind: 'role-limits', subject, details }]);
  });
}
