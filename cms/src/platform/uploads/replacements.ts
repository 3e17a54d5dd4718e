import type { Core } from '@strapi/strapi';

import { getTable } from '../database/get-table';
import { getRows } from '../strapi/rows';
import { formatUserName, type UserName } from '../strapi/user-names';

/** A replacement of a file: when, and by whom; `null` where no person did it, or none that is known. */
export type FileReplacement = { at: string; author: string | null };

/** The most that are listed. */
const maxListed = 5;

async function readName(strapi: Core.Strapi, user: number): Promise<string | null> {
  const person = await getRows<UserName>(strapi, 'admin::user').findOne({ where: { id: user }, select: ['firstname', 'lastname'] });
  const name = formatUserName(person ?? {});
  return name === '' ? null : name;
}

/** Records that a file has new content. What pages show of it changes with the change log. */
export async function recordReplacement(strapi: Core.Strapi, file: number, author: number | null): Promise<void> {
  const authorName = author === null ? null : await readName(strapi, author);
  await getTable(strapi, 'replacement').create({ data: { file, author, authorName, at: new Date() } });
}

/** Deletes what is known of replacements of a file that was deleted. */
export async function deleteReplacements(strapi: Core.Strapi, file: number): Promise<void> {
  await getTable(strapi, 'replacement').deleteMany({ where: { file } });
}

/** Lists the last replacements of a file, the newest first. */
export async function listReplacements(strapi: Core.Strapi, file: number): Promise<FileReplacement[]> {
  const rows = await getTable(strapi, 'replacement').findMany({ where: { file }, orderBy: { id: 'desc' }, limit: maxListed });
  return rows.map(({ at, authorName }) => ({ at: new Date(at).toISOString(), author: authorName }));
}
