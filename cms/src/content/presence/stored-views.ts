import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

import { getTable } from '../../platform/database/get-table';
import { isUniqueViolation } from '../../platform/strapi/rows';
import { readUserNames } from '../../platform/strapi/user-names';
import { presenceMs, type Heartbeat, type StoredView } from './presence';

type Version = Pick<Heartbeat, 'type' | 'document' | 'locale'>;

async function addView(strapi: Core.Strapi, { view, state, takeOver, ...version }: Heartbeat, user: number, now: Date): Promise<void> {
  const rows = getTable(strapi, 'presence');
  // Windows that were closed without a word; once for each view that opens.
  await rows.deleteMany({ where: { seenAt: { $lt: new Date(now.getTime() - presenceMs) } } });
  try {
    await rows.create({ data: { view, user, ...version, state, since: now, seenAt: now, takenAt: takeOver ? now : null } });
  } catch (error) {
    if (isUniqueViolation(error)) throw new errors.ValidationError('This view belongs to another entry or person');
    throw error;
  }
}

/**
 * Stores the heartbeat of a view.
 * @throws a ValidationError: the view is another person's, or of another version
 */
export async function storeHeartbeat(strapi: Core.Strapi, beat: Heartbeat, user: number, now: Date): Promise<void> {
  const { view, type, document, locale, state, takeOver } = beat;
  const { count } = await getTable(strapi, 'presence').updateMany({
    where: { view, user, type, document, locale },
    data: { state, seenAt: now, ...(takeOver && { takenAt: now }) },
  });
  if (count === 0) await addView(strapi, beat, user, now);
}

/** Lists the views of a version, those that are over included. */
export async function listViews(strapi: Core.Strapi, { type, document, locale }: Version): Promise<StoredView[]> {
  const rows = await getTable(strapi, 'presence').findMany({ where: { type, document, locale } });
  const names = await readUserNames(
    strapi,
    rows.map(({ user }) => user),
  );
  return rows.map(({ view, user, state, since, seenAt, takenAt }) => ({
    view,
    user,
    name: names.get(user) || null,
    state: state === 'editing' ? 'editing' : 'reading',
    since: new Date(since),
    seenAt: new Date(seenAt),
    takenAt: takenAt === null ? null : new Date(takenAt),
  }));
}

/** Removes a view of a user; others' stay. */
export async function removeView(strapi: Core.Strapi, view: string, user: number): Promise<void> {
  await getTable(strapi, 'presence').deleteMany({ where: { view, user } });
}
