import { isUzbek } from './uzbek-dates.ts';

type Unit = 'second' | 'minute' | 'hour' | 'day' | 'week' | 'month' | 'quarter' | 'year';

const units: Readonly<Record<Unit, string>> = {
  second: 'soniya',
  minute: 'daqiqa',
  hour: 'soat',
  day: 'kun',
  week: 'hafta',
  month: 'oy',
  quarter: 'chorak',
  year: 'yil',
};

/** Distances with a word of their own. */
const namedDistances: Readonly<Partial<Record<Unit, Readonly<Record<number, string>>>>> = {
  second: { 0: 'hozir' },
  day: { [-1]: 'kecha', 0: 'bugun', 1: 'ertaga' },
  month: { [-1]: 'oʻtgan oy', 0: 'shu oy', 1: 'keyingi oy' },
  year: { [-1]: 'oʻtgan yil', 0: 'shu yil', 1: 'keyingi yil' },
};

const isUnit = (unit: string): unit is Unit => unit in units;

/** Formats how long ago in Uzbek, “5 daqiqa oldin”, or how soon, “5 daqiqadan keyin”. */
export function formatUzbekRelative(value: number, unit: string, numeric: 'auto' | 'always' = 'always'): string {
  const single = unit.replace(/s$/u, '');
  if (!isUnit(single)) return String(value);
  const word = numeric === 'auto' ? namedDistances[single]?.[value] : undefined;
  if (word !== undefined) return word;
  const count = String(Math.abs(value));
  return value < 0 || Object.is(value, -0) ? `${count} ${units[single]} oldin` : `${count} ${units[single]}dan keyin`;
}

/** Formats relative times in Uzbek for all of Strapi's panel: Chromium prints `-9 min`. */
export function withUzbekRelativeTime(native: typeof Intl.RelativeTimeFormat): typeof Intl.RelativeTimeFormat {
  return new Proxy(native, {
    construct(_, [locales, options = {}]: [Intl.LocalesArgument, Intl.RelativeTimeFormatOptions?]) {
      if (!isUzbek(locales)) return new native(locales, options);
      const format = (value: number, unit: string) => formatUzbekRelative(value, unit, options.numeric);
      return {
        format,
        formatToParts: (value: number, unit: string) => [{ type: 'literal', value: format(value, unit) }],
        resolvedOptions: () => ({ ...new native('en', options).resolvedOptions(), locale: 'uz' }),
      };
    },
  });
}
