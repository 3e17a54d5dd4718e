import { formatUzbekMonth, formatUzbekWeekday } from '@ochiq/uzbek/day';

/** As CLDR cuts them; the first three letters of June and July are the same. */
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

export const isUzbek = (locales: Intl.LocalesArgument): boolean => /^uz\b/iu.test([locales ?? ''].flat()[0]?.toString() ?? '');

/**
 * Formats dates in Uzbek for all of Strapi's panel: Chromium claims the language and prints `2026 M11 24`. The order is the British
 * one, day, month, year, with dots; the names are the site's.
 */
export function withUzbekDates(native: typeof Intl.DateTimeFormat): typeof Intl.DateTimeFormat {
  const make = (locales: Intl.LocalesArgument, options: FormatOptions = {}) => {
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
    construct: (_, [locales, options]: [Intl.LocalesArgument, FormatOptions?]) => make(locales, options),
    apply: (_, __, [locales, options]: [Intl.LocalesArgument, FormatOptions?]) => make(locales, options),
  });
}
