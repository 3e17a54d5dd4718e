import { localeCodes, type Localized, mapLocales } from '@ochiq/contract/routing/locales';
import type { Core } from '@strapi/strapi';

import { publishUnreviewed } from '../../content/review/own-publications';
import { getDocuments } from '../../platform/strapi/documents';
import { getRows } from '../../platform/strapi/rows';
import { getTable } from '../../platform/database/get-table';
import { withWriteLock } from '../../platform/database/transactions';
import { getDayStart, toTashkentDay } from '../forms/days';

/** Three months of the statistics. */
type Quarter = { startsOn: string; from: Date; to: Date; period: Localized<string> };

const roman = ['I', 'II', 'III', 'IV'] as const;
const english = ['First', 'Second', 'Third', 'Fourth'] as const;

const twoDigits = (number: number) => String(number).padStart(2, '0');
const firstDay = (year: number, index: number) =>
  `${String(year + Math.floor(index / 4))}-${twoDigits((((index % 4) + 4) % 4) * 3 + 1)}-01`;

function buildQuarter(startsOn: string, next: string): Quarter {
  const [year = '', month = ''] = startsOn.split('-');
  const index = ((Number(month) - 1) / 3) as 0 | 1 | 2 | 3;
  const period = {
    uz: `${year}-yil ${roman[index]} chorak`,
    ru: `${roman[index]} квартал ${year} года`,
    en: `${english[index]} quarter of ${year}`,
  };
  return { startsOn, from: getDayStart(startsOn), to: getDayStart(next), period: mapLocales((locale) => period[locale]) };
}

/** Lists the quarter of an instant and the one before, by the institution's calendar. */
export function listRecentQuarters(now: Date): readonly Quarter[] {
  const [year = '', month = ''] = toTashkentDay(now).split('-');
  const index = Math.floor((Number(month) - 1) / 3);
  return [index - 1, index].map((which) => buildQuarter(firstDay(Number(year), which), firstDay(Number(year), which + 1)));
}

type Numbers = { received: number; satisfied: number; explained: number; rejected: number };
type Entry = Numbers & { documentId: string };

const statistics = 'api::appeal-statistic.appeal-statistic';
const note = {
  uz: 'Faqat sayt orqali kelgan murojaatlar.',
  ru: 'Только обращения, поступившие через сайт.',
  en: 'Appeals that came through the website only.',
} as const;

async function countAppeals(strapi: Core.Strapi, { from, to }: Quarter): Promise<Numbers> {
  const rows = getRows(strapi, 'api::appeal.appeal');
  // What may be spam counts as soon as a person has taken the suspicion away.
  const where = { receivedAt: { $gte: from, $lt: to }, $or: [{ suspicion: { $null: true } }, { suspicion: 'no-proof' }] };
  const countOutcome = (outcome: string) => rows.count({ where: { ...where, outcome } });
  return {
    received: await rows.count({ where }),
    satisfied: await countOutcome('satisfied'),
    explained: await countOutcome('explained'),
    rejected: await countOutcome('rejected'),
  };
}

const serializeNumbers = ({ received, satisfied, explained, rejected }: Numbers) =>
  JSON.stringify([received, satisfied, explained, rejected]);

async function writeStatistics(
  strapi: Core.Strapi,
  { startsOn, period }: Quarter,
  numbers: Numbers,
  existingId: string | null,
): Promise<string> {
  const service = getDocuments(strapi, statistics);
  const channels = [{ channel: 'site', count: numbers.received }];
  let documentId = existingId;
  for (const locale of localeCodes) {
    const data = { ...numbers, startsOn, channels, period: period[locale], note: note[locale] };
    if (documentId === null) documentId = (await service.create({ locale, data })).documentId;
    else await service.update({ documentId, locale, data });
  }
  if (documentId === null) throw new Error('The site has no language');
  await publishUnreviewed(() => service.publish({ documentId, locale: '*' }));
  return documentId;
}

/** Writes the entry of one quarter, unless an editor has written, changed or deleted it. */
async function syncQuarter(strapi: Core.Strapi, quarter: Quarter): Promise<void> {
  const source = `quarter/${quarter.startsOn}`;
  const links = getTable(strapi, 'shown');
  const link = await links.findOne({ where: { source } });
  const entries = await getRows<Entry>(strapi, statistics).findMany({ where: { startsOn: quarter.startsOn } });
  const isOurs = entries.every((entry) => entry.documentId === link?.target && serializeNumbers(entry) === link.said);
  if (!isOurs || (link && entries.length === 0)) return;
  const numbers = await countAppeals(strapi, quarter);
  if (numbers.received === 0 || link?.said === serializeNumbers(numbers)) return;
  const target = await writeStatistics(strapi, quarter, numbers, link?.target ?? null);
  if (link) await links.update({ where: { id: link.id }, data: { said: serializeNumbers(numbers) } });
  else await links.create({ data: { source, target, said: serializeNumbers(numbers) } });
}

/** Counts the appeals of this quarter and the last one for the page of statistics. */
export async function syncStatistics(strapi: Core.Strapi, now: Date): Promise<void> {
  for (const quarter of listRecentQuarters(now)) await withWriteLock(strapi, () => syncQuarter(strapi, quarter));
}
