import { anyMonth, createDayKeys, readMonth, year, yearWord } from './dates.ts';
import type { Language, Match } from './mention.ts';
import { findNumberWords } from './number-words.ts';

const month = new RegExp(String.raw`(?<![\p{L}ʻʼ])${anyMonth}`, 'giu');
const yearBefore = new RegExp(String.raw`(?<!\d)(?<year>${year})${yearWord},?\s+$`, 'iu');
const yearAfter = new RegExp(String.raw`^,?\s+(?<year>${year})(?:${yearWord})?`, 'iu');

/** The endings of ordinals: a day is never counted otherwise. */
const ordinal = /(?:nchi|[ое]го|[ое]е|[ое]му?|th|st|nd|rd|first|second|third)$/iu;
const between = /^(?:[\s-]|\sof\s)$/u;

/** The most letters of a day in words, with what is between it and its month. */
const longest = 40;
const lastDay = 31;

/** Returns the number in words right before a month; `null` where there is none. */
function readDayBefore(text: string, at: number, language: Language): Match | null {
  const begin = Math.max(0, at - longest);
  const last = findNumberWords(text.slice(begin, at), language)
    .map(({ from, to, ...rest }) => ({ ...rest, from: begin + from, to: begin + to }))
    .findLast(({ to }) => between.test(text.slice(to, at)));
  if (!last || !ordinal.test(text.slice(last.from, last.to))) return null;
  const day = Number(last.keys[0]);
  return Number.isInteger(day) && day >= 1 && day <= lastDay ? last : null;
}

/** Finds days that are written in words: “oltinchi yanvar”, «шестого января 2026 года», “the sixth of January”. */
export function findDaysInWords(text: string, language: Language): Match[] {
  return Array.from(text.matchAll(month)).flatMap(({ 0: name, index }): Match[] => {
    const day = readDayBefore(text, index, language);
    // “The first may be late”: English writes its months with a capital.
    if (!day || (language === 'en' && name === 'may')) return [];
    const end = index + name.length;
    const before = yearBefore.exec(text.slice(Math.max(0, day.from - longest), day.from));
    const after = yearAfter.exec(text.slice(end, end + longest));
    const digits = before?.groups?.['year'] ?? after?.groups?.['year'];
    const from = day.from - (before?.[0].length ?? 0);
    const keys = createDayKeys(digits, readMonth(name), day.keys[0]);
    return [{ kind: 'date', keys, within: digits === undefined ? [] : [digits], from, to: end + (before ? 0 : (after?.[0].length ?? 0)) }];
  });
}

/** What keys of days of the week and of months alone begin with. */
export const calendarMark = 'calendar ';

const weekdays = [
  'dushanba|понедельник|monday',
  '(?<!\\p{L})seshanba|вторник|tuesday',
  'chorshanba|сред(?:а|у|ы|е|ой|ам)(?!\\p{L})|wednesday',
  'payshanba|четверг|thursday',
  'juma(?:ga|dan|da|si|ning)?(?!\\p{L})|пятниц|friday',
  '(?<!\\p{L})shanba|суббот|saturday',
  'yakshanba|воскресень|sunday',
] as const;
const weekday = new RegExp(String.raw`(?<![\p{L}ʻʼ])(?:${weekdays.map((day) => `(${day})`).join('|')})`, 'giu');

const toCalendarMatch = (name: string, from: number, to: number): Match => ({
  ...{ kind: 'date', from, to, isCertain: false },
  keys: [`${calendarMark}${name}`],
});

/** Finds days of the week, and months that have no day. They are only compared with each other. */
export function findCalendarWords(text: string, rest: string, language: Language): Match[] {
  const days = Array.from(text.matchAll(weekday), ({ 0: name, index, ...groups }) => {
    const number = Object.values(groups).slice(0, weekdays.length).findIndex(Boolean) + 1;
    return toCalendarMatch(`day ${String(number)}`, index, index + name.length);
  });
  const months = Array.from(rest.matchAll(month))
    .filter(({ 0: name }) => language !== 'en' || /^\p{Lu}/u.test(name))
    .map(({ 0: name, index }) => toCalendarMatch(`month ${readMonth(name)}`, index, index + name.length));
  return [...days, ...months];
}

/** Decades in words: «шестидесятые годы», “the sixties”; those from the thirties on were in the last century. */
const decadeWords = [
  'yigirmanchi\\syillar|двадцат\\p{L}+\\sгод[ыоа]\\p{L}*|twenties',
  'oʻttizinchi\\syillar|тридцат\\p{L}+\\sгод[ыоа]\\p{L}*|thirties',
  'qirqinchi\\syillar|сороков\\p{L}+\\sгод[ыоа]\\p{L}*|forties',
  'ellikinchi\\syillar|пятидесят\\p{L}+\\sгод[ыоа]\\p{L}*|fifties',
  'oltmishinchi\\syillar|шестидесят\\p{L}+\\sгод[ыоа]\\p{L}*|sixties',
  'yetmishinchi\\syillar|семидесят\\p{L}+\\sгод[ыоа]\\p{L}*|seventies',
  'saksoninchi\\syillar|восьмидесят\\p{L}+\\sгод[ыоа]\\p{L}*|eighties',
  'toʻqsoninchi\\syillar|девяност\\p{L}+\\sгод[ыоа]\\p{L}*|nineties',
].map((words) => new RegExp(`(?<![\\p{L}ʻʼ])(?:${words})`, 'giu'));

/** Finds decades in words. They can only agree. */
export const findDecadesInWords = (text: string): Match[] =>
  decadeWords.flatMap((pattern, index) =>
    Array.from(text.matchAll(pattern), ({ 0: matched, index: from }): Match => ({
      ...{
        kind: 'number',
        keys: [`19${String(index + 2)}0`, ...(index === 0 ? ['2020'] : [])],
        from,
        to: from + matched.length,
        isCertain: false,
      },
    })),
  );
