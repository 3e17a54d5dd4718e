import { localeCodes } from '@ochiq/contract/locales';
import type { Core } from '@strapi/strapi';

import { documents } from '../strapi/documents';
import { rowsOf } from '../strapi/rows';
import { table } from '../tables/table';
import { inTurn } from '../tables/take-turn';
import { recentQuarters, type Quarter } from './quarter';

type Numbers = { received: number; satisfied: number; explained: number; rejected: number };
type Entry = Numbers & { documentId: string };

const statistics = 'api::appeal-statistic.appeal-statistic';
const note = {
  uz: 'Faqat sayt orqali kelgan murojaatlar.',
  ru: 'Только обращения, поступившие через сайт.',
  en: 'Appeals that came through the website only.',
} as const;

async function count(strapi: Core.Strapi, { from, to }: Quarter): Promise<Numbers> {
  const rows = rowsOf(strapi, 'api::appeal.appeal');
  // What may be spam counts as soon as a person has taken the suspicion away.
  const where = { receivedAt: { $gte: from, $lt: to }, $or: [{ suspicion: { $null: true } }, { suspicion: 'no-proof' }] };
  const ended = (outcome: string) => rows.count({ where: { ...where, outcome } });
  return {
    received: await rows.count({ where }),
    satisfied: await ended('satisfied'),
    explained: await ended('explained'),
    rejected: await ended('rejected'),
  };
}

const said = ({ received, satisfied, explained, rejected }: Numbers) => JSON.stringify([received, satisfied, explained, rejected]);

async function write(strapi: Core.Strapi, { startsOn, period }: Quarter, numbers: Numbers, known: string | null): Promise<string> {
  const service = documents(strapi, statistics);
  const channels = [{ channel: 'site', count: numbers.received }];
  let documentId = known;
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
async function settleQuarter(strapi: Core.Strapi, quarter: Quarter): Promise<void> {
  const source = `quarter/${quarter.startsOn}`;
  const links = table(strapi, 'shown');
  const link = await links.findOne({ where: { source } });
  const entries = await rowsOf<Entry>(strapi, statistics).findMany({ where: { startsOn: quarter.startsOn } });
  const isOurs = entries.every((entry) => entry.documentId === link?.target && said(entry) === link.said);
  if (!isOurs || (link && entries.length === 0)) return;
  const numbers = await count(strapi, quarter);
  if (numbers.received === 0 || link?.said === said(numbers)) return;
  const target = await write(strapi, quarter, numbers, link?.target ?? null);
  if (link) await links.update({ where: { id: link.id }, data: { said: said(numbers) } });
  else await links.create({ data: { source, target, said: said(numbers) } });
}

/** Counts the appeals of this quarter and the last one for the page of statistics. */
export async function settleStatistics(strapi: Core.Strapi, now: Date): Promise<void> {
  for (const quarter of recentQuarters(now)) await inTurn(strapi, () => settleQuarter(strapi, quarter));
}
