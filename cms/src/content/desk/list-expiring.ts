import { type ContentTypeName, getContentTypeUid } from '@ochiq/contract/content-types';
import { toTashkentDay } from '@ochiq/contract/fields/tashkent-day';
import { isLocale, localeCodes } from '@ochiq/contract/routing/locales';
import type { Core } from '@strapi/strapi';

import { getRows } from '../../platform/strapi/rows';
import { addReadableTitles } from '../history/entry-titles';
import type { ExpiringEntry } from './desk';

/** The fields that end what readers may do, or see, with an entry. */
const endFields = { vacancy: 'deadline', tender: 'deadline', announcement: 'validUntil', alert: 'until' } as const satisfies Partial<
  Record<ContentTypeName, string>
>;
type ExpiringType = keyof typeof endFields;
const expiringTypes = Object.keys(endFields) as ExpiringType[];

/** How many days ahead an end is shown, and how many rows of a type are looked at. */
const [noticeDays, maxRows] = [7, 100];
const dayMs = 24 * 60 * 60 * 1000;

type EndRow = { documentId: string; locale: string; deadline?: string; validUntil?: string; until?: string };

async function readEnding(strapi: Core.Strapi, type: ExpiringType, now: Date) {
  const field = endFields[type];
  const last = new Date(now.getTime() + noticeDays * dayMs);
  const range = field === 'until' ? { $gte: now, $lte: last } : { $gte: toTashkentDay(now), $lte: toTashkentDay(last) };
  const rows = await getRows<EndRow>(strapi, getContentTypeUid(type)).findMany({
    where: { publishedAt: { $notNull: true }, [field]: range },
    select: ['documentId', 'locale', field],
    orderBy: [{ [field]: 'asc' }, { id: 'asc' }],
    limit: maxRows,
  });
  return rows.flatMap(({ documentId: document, locale, ...ends }) => {
    const end = ends[field];
    if (!isLocale(locale) || end === undefined) return [];
    return [{ type, document, locale, endsOn: field === 'until' ? toTashkentDay(new Date(end)) : end }];
  });
}

/** Lists what ends within a week of what is published, once in a language that the user may read; the next first. */
export async function listExpiring(strapi: Core.Strapi, userAbility: unknown, now: Date): Promise<ExpiringEntry[]> {
  const byType = await Promise.all(expiringTypes.map((type) => readEnding(strapi, type, now)));
  const ending = localeCodes.flatMap((code) => byType.flat().filter(({ locale }) => locale === code));
  const seen = new Set<string>();
  const readable = (await addReadableTitles(strapi, userAbility, ending)).filter(({ type, document }) => {
    const isFirst = !seen.has(`${type} ${document}`);
    seen.add(`${type} ${document}`);
    return isFirst;
  });
  return readable.sort((one, other) => one.endsOn.localeCompare(other.endsOn));
}
