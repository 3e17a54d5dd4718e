import { formatUzbekMonth, formatUzbekWeekday } from '@ochiq/uzbek/day';

const isUzbek = (locales: Intl.LocalesArgument): boolean => /^uz\b/iu.test([locales ?? ''].flat()[0]?.toString() ?? '');

/** The abbreviations of CLDR; the first three letters of June and July are the same. */
const shortMonths = ['yan', 'fev', 'mar', 'apr', 'may', 'iyn', 'iyl', 'avg', 'sen', 'okt', 'noy', 'dek'];
const shortWeekdays = ['yak', 'dush', 'sesh', 'chor', 'pay', 'jum', 'shan'];

const englishMonths = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const englishWeekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

const isLong = (style: string | undefined, dateStyle: string | undefined) =>
  style === 'long' || (style === undefined && (dateStyle === 'long' || dateStyle === 'full'));
/** Returns a day of the week's date: 4 January 1970 was a Sunday. */
const dayOfWeek = (index: number) => `1970-01-${String(index + 4).padStart(2, '0')}`;

type Part = Intl.DateTimeFormatPart;
type FormatOptions = Intl.DateTimeFormatOptions;

/** Puts a part of a British date into Uzbek. */
function translatePart({ type, value }: Part, { month, weekday, dateStyle }: FormatOptions): Part {
  const start = value.slice(0, 3).toLowerCase();
  if (type === 'month' && englishMonths.includes(start)) {
    const index = englishMonths.indexOf(start);
    const long = formatUzbekMonth(`2026-${String(index + 1).padStart(2, '0')}-01`);
    return { type, value: isLong(month, dateStyle) ? long : (shortMonths[index] ?? long) };
  }
  if (type === 'weekday' && englishWeekdays.includes(start)) {
    const index = englishWeekdays.indexOf(start);
    const long = formatUzbekWeekday(dayOfWeek(index));
    return { type, value: isLong(weekday, dateStyle) ? long : (shortWeekdays[index] ?? long) };
  }
  return type === 'literal' ? { type, value: value.replace('/', '.').replace(' at ', ', ') } : { type, value };
}

/**
 * Formats dates in Uzbek for all of Strapi's panel: Chromium claims the language and prints `2026 M11 24`. The order is the British
 * one, day, month, year, with dots; the names are the site's.
 */
export function withUzbekDates(native: typeof Intl.DateTimeFormat): typeof Intl.DateTimeFormat {
  const create = (locales: Intl.LocalesArgument, options: FormatOptions = {}) => {
    if (!isUzbek(locales)) return new native(locales, options);
    const british = new native('en-GB', options);
    const formatToParts = (date?: Date | number) => british.formatToParts(date).map((part) => translatePart(part, options));
    return new Proxy(british, {
      get(target, name) {
        if (name === 'formatToParts') return formatToParts;
        if (name === 'format')
          return (date?: Date | number) =>
            formatToParts(date)
              .map(({ value }) => value)
              .join('');
        if (name === 'resolvedOptions') return () => ({ ...target.resolvedOptions(), locale: 'uz' });
        const value: unknown = Reflect.get(target, name);
        return typeof value === 'function' ? (value.bind(target) as unknown) : value;
      },
    });
  };
  return new Proxy(native, {
    construct: (_, [locales, options]: [Intl.LocalesArgument, FormatOptions?]) => create(locales, options),
    apply: (_, __, [locales, options]: [Intl.LocalesArgument, FormatOptions?]) => create(locales, options),
  });
}

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

/** Returns whether numbers are written without words, which are the same in Uzbek and Russian: `1 016`, `5,3`, `12 %`. */
const isPlainNumber = ({ style = 'decimal', notation = 'standard' }: Intl.NumberFormatOptions) =>
  (style === 'decimal' || style === 'percent') && notation === 'standard';

/** Formats numbers in Uzbek for all of Strapi's panel: Chromium prints `1,016` and `5.3`. */
export function withUzbekNumbers(native: typeof Intl.NumberFormat): typeof Intl.NumberFormat {
  const create = (locales: Intl.LocalesArgument, options: Intl.NumberFormatOptions = {}) =>
    new native(isUzbek(locales) && isPlainNumber(options) ? 'ru' : locales, options);
  return new Proxy(native, {
    construct: (_, [locales, options]: [Intl.LocalesArgument, Intl.NumberFormatOptions?]) => create(locales, options),
    apply: (_, __, [locales, options]: [Intl.LocalesArgument, Intl.NumberFormatOptions?]) => create(locales, options),
  });
}

/** Adds Uzbek to the Intl of browsers, which lack it; call it before the panel formats its first date. */
export function installUzbekIntl(): void {
  Intl.DateTimeFormat = withUzbekDates(Intl.DateTimeFormat);
  Intl.NumberFormat = withUzbekNumbers(Intl.NumberFormat);
  Object.assign(Intl, { RelativeTimeFormat: withUzbekRelativeTime(Intl.RelativeTimeFormat) });
}
