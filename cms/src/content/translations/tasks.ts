import type { Core } from '@strapi/strapi';

import { listRecipients } from '../../people/absences/recipients';
import { getTable } from '../../platform/database/get-table';
import { type EntryQuery, entryQuery } from '../history/version';
import type { NoticeKind } from '../review/review-notices';

/** A translation that a person is to publish. */
export type Task = EntryQuery & { id: number; user: number; dueOn: string | null };

/** Reads translations that are assigned and not published since. */
export async function readTasks(strapi: Core.Strapi, where: Readonly<Record<string, unknown>> = {}): Promise<Task[]> {
  const rows = await getTable(strapi, 'translation-task').findMany({ where, orderBy: { id: 'asc' } });
  return rows.flatMap(({ id, type, document, locale, user, dueOn }) => {
    const entry = entryQuery.safeParse({ type, document, locale }).data;
    return entry ? [{ ...entry, id, user, dueOn }] : [];
  });
}

type TaskRow = { id: number; type: string; document: string; locale: string };

/** Ends a task, and takes it off the desks. */
export async function endTask(strapi: Core.Strapi, { id, type, document, locale }: TaskRow): Promise<void> {
  await getTable(strapi, 'translation-task').deleteMany({ where: { id } });
  await getTable(strapi, 'notice').deleteMany({ where: { type, document, locale, kind: 'translate' } });
}

/**
 * Takes off desks that a person no longer translates an entry which is theirs again, or for whose translator they stand in.
 * @returns all who are asked to translate it now: the person, and who gets what is meant for them
 */
export async function dropFormerNews(strapi: Core.Strapi, { type, document, locale }: EntryQuery, person: number): Promise<number[]> {
  const recipients = (await listRecipients(strapi, [person], new Date())).map(({ id }) => id);
  const where = { kind: 'unassigned' satisfies NoticeKind, type, document, locale };
  await getTable(strapi, 'notice').deleteMany({ where: { ...where, $or: [{ user: { $in: recipients } }, { meantFor: person }] } });
  return recipients;
}

/** Ends the tasks of a document in some languages: one query where there are none. */
export async function endTasks(
  strapi: Core.Strapi,
  { type, document }: Pick<EntryQuery, 'type' | 'document'>,
  locales: readonly string[],
): Promise<void> {
  if (locales.length === 0) return;
  const where = { document, type, locale: { $in: [...locales] } };
  for (const row of await getTable(strapi, 'translation-task').findMany({ where })) await endTask(strapi, row);
}
