import type { Core } from '@strapi/strapi';

import { getTable } from '../../platform/database/get-table';
import { type EntryQuery, entryQuery } from '../history/version';

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
