import type { Core } from '@strapi/strapi';

import { getTable } from '../../../platform/database/get-table';
import { type LetterTime, letterTimes } from '../review-notices';

const isLetterTime = (value: string): value is LetterTime => letterTimes.some((time) => time === value);

/** Reads when users want letters; those who have chosen nothing are not among them. */
export async function readLetterTimes(strapi: Core.Strapi, users: readonly number[]): Promise<ReadonlyMap<number, LetterTime>> {
  const rows = await getTable(strapi, 'review-setting').findMany({ where: { user: { $in: [...users] } } });
  return new Map(rows.flatMap(({ user, letters }) => (isLetterTime(letters) ? [[user, letters] as const] : [])));
}

/** Stores when a user wants letters. */
export async function storeLetterTime(strapi: Core.Strapi, user: number, letters: LetterTime): Promise<void> {
  const rows = getTable(strapi, 'review-setting');
  const { count } = await rows.updateMany({ where: { user }, data: { letters } });
  if (count === 0) await rows.create({ data: { user, letters } });
}
