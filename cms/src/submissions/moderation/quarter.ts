import { mapLocales, type Localized } from '@ochiq/contract/routing/locales';

import { toTashkentDay, getDayStart } from '../forms/tashkent-day';

/** Three months of the statistics. */
export type Quarter = { startsOn: string; from: Date; to: Date; period: Localized<string> };

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
