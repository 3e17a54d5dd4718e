import { localeCodes } from '@ochiq/contract/routing/locales';
import type { Core } from '@strapi/strapi';

import { getDocuments } from '../../platform/strapi/get-documents';
import { getRows } from '../../platform/strapi/rows';
import { getTable } from '../../platform/database/get-table';
import { withWriteLock } from '../../platform/database/acquire-write-lock';
import { listRecentQuarters, type Quarter } from './quarter';

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
  await service.publish({ documentId, locale: '*' });
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
