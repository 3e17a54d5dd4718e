import type { Match } from './mention.ts';
import { type Groups, type Reader, type TextMatch, timeReaders } from './times.ts';

/** The beginnings of the months in Uzbek, Russian and English. */
const months = [
  'yanvar|январ|jan(?:uary|\\.)?(?!\\p{L})',
  'fevral|феврал|feb(?:ruary|\\.)?(?!\\p{L})',
  'mart(?!a|ot)|март|mar(?:ch|\\.)?(?!\\p{L})',
  'aprel|апрел|apr(?:il|\\.)?(?!\\p{L})',
  'may(?=(?:i?(?:da|dan|ga|gacha|ning|ni|dagi))?(?!\\p{L}))|ма[йяею](?!\\p{L})|май(?=да|ни|га)',
  'iyun|июн|june?(?!\\p{L})',
  'iyul|июл|july?(?!\\p{L})',
  'avgust|август|aug(?:ust|\\.)?(?!\\p{L})',
  'sent(?:y?abr)|сентябр|sept?(?:ember|\\.)?(?!\\p{L})',
  'okty?abr|октябр|oct(?:ober|\\.)?(?!\\p{L})',
  'noyabr|ноябр|nov(?:ember|\\.)?(?!\\p{L})',
  'dekabr|декабр|dec(?:ember|\\.)?(?!\\p{L})',
] as const;

const monthPatterns = months.map((month) => new RegExp(`^(?:${month})`, 'iu'));
/** A month in any of the languages, with the ending of its word. */
export const anyMonth = `(?:${months.join('|')})\\p{L}*`;
/** Only English writes the month before the day; its “may” without a capital is a verb. */
const englishMonth = String.raw`(?:jan(?:uary|\.)?|feb(?:ruary|\.)?|mar(?:ch|\.)?|apr(?:il|\.)?|june?|july?|aug(?:ust|\.)?|sept?(?:ember|\.)?|oct(?:ober|\.)?|nov(?:ember|\.)?|dec(?:ember|\.)?|may)(?!\p{L})`;
const dash = String.raw`[-\u2010-\u2015\u2212]`;
const join = String.raw`(?:\s?${dash}\s?|\s(?:to|and|va|и|по|до)\s|,\s|\s?(?:dan|va)\s)`;
export const yearWord = String.raw`[\s-]{0,2}(?:yil|йил|год|г(?!\p{L}))\p{L}*\.?`;
export const year = String.raw`(?:19|20)\d\d(?!\d)`;
const dayNumber = String.raw`(?:0?[1-9]|[12]\d|3[01])(?!\d)`;
const ending = String.raw`(?:st|nd|rd|th|-?го|-?е)?`;

const isoMonth = /(?<![\d-])(?<year>(?:19|20)\d\d)-(?<month>0[1-9]|1[0-2])(?![\d-])/gu;
const iso = /(?<![\d-])(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})(?![\d-])/gu;
const numeric =
  /(?<![\d.,/])(?<day>\d{1,2})(?<dot>[./])(?<month>\d{1,2})\k<dot>(?<year>(?:19|20)\d{2}|(?<=\d{2}.\d{2}.)\d{2})(?![\d/]|[.,]\d)/gu;
const numericSpan = new RegExp(
  String.raw`(?<![\d.,/])(?<day>\d{1,2})\.(?<month>0[1-9]|1[0-2])\.?(?:\s?${dash}\s?|\s?(?:dan|to|and|по|до|и)\s)(?<lastDay>\d{1,2})\.(?<lastMonth>0[1-9]|1[0-2])\.(?<year>(?:19|20)\d\d)(?![\d/]|[.,]\d)`,
  'giu',
);
const numericMonth = new RegExp(
  String.raw`(?<![\d.,/])(?<month>0[1-9]|1[0-2])\.(?<year>(?:19|20)\d\d)(?:\s?${dash}\s?(?<lastMonth>0[1-9]|1[0-2])\.(?<lastYear>(?:19|20)\d\d))?(?!\d|[.,/-]\d)`,
  'gu',
);
const dayFirst = new RegExp(
  String.raw`(?:(?<before>(?<!\d)${year})${yearWord},?\s+)?(?:(?<![\d.,])(?<first>${dayNumber})${ending}(?:${join}))?(?<![\d.,])(?<day>${dayNumber})${ending}(?:${dash}|\s(?:of\s)?)?(?<month>${anyMonth})(?:,?\s+(?<after>${year})(?:${yearWord})?)?`,
  'giu',
);
const monthFirst = new RegExp(
  String.raw`(?<!\p{L})(?<month>${englishMonth})\s(?<day>${dayNumber})(?:st|nd|rd|th)?(?:\s?${dash}\s?(?<last>${dayNumber}))?(?:,?\s(?<after>${year}))?(?![\d:%]|[.,]\d)`,
  'giu',
);
const monthJoin = String.raw`(?:\s?${dash}\s?|\s(?:to|and|va|и|по|до)\s|(?<=dan)\s)`;
const yearOfMonth = new RegExp(
  String.raw`(?<!\d)(?<year>${year})${yearWord},?\s+(?<month>${anyMonth})(?<more>${monthJoin}${anyMonth})?`,
  'giu',
);
const monthOfYear = new RegExp(
  String.raw`(?<!\p{L})(?<more>${anyMonth}${monthJoin})?(?<![\p{L}])(?<month>${anyMonth})\s(?<year>${year})(?:${yearWord})?`,
  'giu',
);

const pad = (value: string) => value.padStart(2, '0');

/** Returns the month that a word names, `03`; an empty text where it names none. */
export function readMonth(word: string): string {
  const index = monthPatterns.findIndex((pattern) => pattern.test(word));
  return index === -1 ? '' : pad(String(index + 1));
}

/** Writes a day with its year, where it has one, without it, and as the number that spans of days begin with. */
export function createDayKeys(yearDigits: string | undefined, month: string, day: string): [string, ...string[]] {
  const short = `--${month}-${pad(day)}`;
  return yearDigits === undefined ? [short, String(Number(day))] : [`${yearDigits}-${month}-${pad(day)}`, short, String(Number(day))];
}

/** “Anyone over 14 may take part”: English writes its months with a capital, and Uzbek puts a hyphen before its own. */
const isVerb = (month: string, matched: string): boolean =>
  month === 'may' && !/[-\u2010-\u2015]\s?may$/u.test(matched) && !/yil/u.test(matched);

function readNumericDay({ 0: matched, index, groups = {} }: TextMatch): Match[] {
  const { day = '', month = '', year: digits = '' }: Groups = groups;
  const isDay = Number(month) >= 1 && Number(month) <= 12 && Number(day) >= 1 && Number(day) <= 31;
  // What is no day is one with a mistake in it, where it can be nothing else.
  if (!isDay) return matched.includes('-') ? [{ kind: 'date', keys: [matched], from: index, to: index + matched.length }] : [];
  const fullYear = digits.length === 2 ? `20${digits}` : digits;
  return [{ kind: 'date', keys: createDayKeys(fullYear, pad(month), day), within: [fullYear], from: index, to: index + matched.length }];
}

const readIsoMonth = ({ 0: matched, index, groups: { year: digits = '', month = '' } = {} }: TextMatch): Match[] => [
  { kind: 'date', keys: [`${digits}-${month}`, digits], within: [digits], from: index, to: index + matched.length },
];

/** Reads “30.11–02.12.2026”: the year is that of the last day, and of the first where that is before it in the year. */
function readNumericSpan({ 0: matched, index, groups = {} }: TextMatch): Match[] {
  const { day = '', month = '', lastDay = '', lastMonth = '', year: digits = '' }: Groups = groups;
  const place = { kind: 'date' as const, from: index, to: index + matched.length };
  return [
    { ...place, keys: createDayKeys(month <= lastMonth ? digits : undefined, month, day) },
    { ...place, keys: createDayKeys(digits, lastMonth, lastDay), within: [digits] },
  ];
}

/** Reads “03.2026”, and “03.2026–08.2026”. */
function readNumericMonth({ 0: matched, index, groups = {} }: TextMatch): Match[] {
  const { month = '', year: digits = '', lastMonth, lastYear }: Groups = groups;
  const place = { kind: 'date' as const, from: index, to: index + matched.length };
  if (lastMonth === undefined || lastYear === undefined) return [{ ...place, keys: [`${digits}-${month}`, digits], within: [digits] }];
  if (digits === lastYear) return [{ ...place, keys: [`${digits}-${month}/${lastMonth}`, digits], within: [digits] }];
  return [
    { ...place, keys: [`${digits}-${month}`, digits], within: [digits] },
    { ...place, keys: [`${lastYear}-${lastMonth}`, lastYear], within: [lastYear] },
  ];
}

/** Reads a day in words, or two where it is a span: each has the month and the year of both. */
function readDay({ 0: matched, index, groups = {} }: TextMatch): Match[] {
  const { first, day = '', last, month = '', before, after }: Groups = groups;
  if (isVerb(month, matched)) return [];
  const yearDigits = before ?? after;
  const monthDigits = readMonth(month);
  const ends = [first, day, last].filter((one): one is string => one !== undefined);
  const to = index + matched.length;
  const within = yearDigits === undefined ? [] : [yearDigits];
  return ends.map((one) => ({ kind: 'date', keys: createDayKeys(yearDigits, monthDigits, one), within, from: index, to }));
}

const anyMonthName = new RegExp(anyMonth, 'iu');

/** Reads a month of a year, or a span of them, whose year languages write before or after. */
function readMonthOfYear({ 0: matched, index, groups = {} }: TextMatch): Match[] {
  const { year: digits = '', month = '', more }: Groups = groups;
  const other = more === undefined ? undefined : readMonth(anyMonthName.exec(more)?.[0] ?? '');
  const months = [readMonth(month), other].filter((one) => one !== undefined);
  const keys: [string, ...string[]] = [`${digits}-${(matched.startsWith(more ?? ' ') ? months.toReversed() : months).join('/')}`, digits];
  return [{ kind: 'date', keys, within: [digits], from: index, to: index + matched.length }];
}

const quarterNames = [
  ['1', 'i', 'birinchi', 'перв', 'first'],
  ['2', 'ii', 'ikkinchi', 'втор', 'second'],
  ['3', 'iii', 'uchinchi', 'трет', 'third'],
  ['4', 'iv', 'toʻrtinchi', 'четв', 'fourth'],
];
const quarterName =
  '(?:[1-4](?:-?(?:й|го|м|е|st|nd|rd|th))?|iv|i{1,3}|birinchi|ikkinchi|uchinchi|toʻrtinchi|перв\\p{L}+|втор\\p{L}+|трет\\p{L}+|четв[её]рт\\p{L}+|first|second|third|fourth)';
const quarter = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,])(?:(?:(?<first>${quarterName})(?:\s?${dash}\s?|\s(?:to|and|va|и|по)\s|-?\sva\s))?(?<last>${quarterName})[-\s](?:(?:chora[kg]|квартал|quarter)\p{L}*|кв\.(?!\s?(?:м|км|см|дм)(?![\p{L}])|\s?\d{1,3}(?!\d)))|(?:Q(?<short>[1-4])|(?<shorter>[1-4])Q)(?![\d\p{L}]))`,
  'giu',
);

/** Reads quarters of a year, which each language numbers in its own way: 4-chorak, IV квартал, the fourth quarter. */
function readQuarter({ 0: matched, index, groups = {} }: TextMatch): Match[] {
  const { first, last, short, shorter }: Groups = groups;
  return [first, last, short, shorter].flatMap((name): Match[] => {
    const number = quarterNames.findLastIndex((names) => names.some((one) => name?.toLowerCase().startsWith(one))) + 1;
    if (name === undefined || number === 0) return [];
    return [{ kind: 'date', keys: [`quarter ${String(number)}`, String(number)], from: index, to: index + matched.length }];
  });
}

const half = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,])(?:(?<name>${quarterName})[-\s](?:yarim\s?yil\p{L}*|полугоди\p{L}*|half-?year(?!\p{L})|(?:half|половин\p{L}+)(?=\s(?:of\s)?(?:(?:the|this|last|next|той|этого|прошлого)\s)?(?:year|года|(?:19|20)\d\d)(?![\p{L}\d])))|(?<=yil(?:ning|i|ining)?\s)(?<uzbek>${quarterName})[-\s]yarmi\p{L}*|H(?<short>[12])(?!\p{L}|\d))`,
  'giu',
);

/** Reads halves of a year, as quarters; the first is also six months. */
function readHalf({ 0: matched, index, groups = {} }: TextMatch): Match[] {
  const { name, uzbek, short }: Groups = groups;
  const written = (name ?? uzbek ?? short ?? '').toLowerCase();
  const number = quarterNames.findLastIndex((names) => names.some((one) => written.startsWith(one))) + 1;
  if (number < 1 || number > 2) return [];
  return [{ kind: 'number', keys: [`half ${String(number)}`, String(number), '6 month', '0.5'], from: index, to: index + matched.length }];
}

/** A decade without its century: “70-yillar”, «в 70-х годах», “the 70s”; with it, the year is a number like others. */
const decade = /(?<![\d.,-])(?<tens>[0-9]0)(?:-?yillar\p{L}*|-(?:е|х|м)\sгод\p{L}+|s(?!\p{L}))/giu;

/** Decades from the thirties on were in the last century. */
const readDecade = ({ 0: matched, index, groups: { tens = '' } = {} }: TextMatch): Match[] => [
  { kind: 'date', keys: [`${tens < '30' ? '20' : '19'}${tens}`, tens, `${tens} year`], from: index, to: index + matched.length },
];

/** The forms of days and times, the longer first. */
export const dateReaders: readonly Reader[] = [
  [iso, readNumericDay],
  [isoMonth, readIsoMonth],
  [numericSpan, readNumericSpan],
  [numeric, readNumericDay],
  [numericMonth, readNumericMonth],
  [dayFirst, readDay],
  [monthFirst, readDay],
  [yearOfMonth, readMonthOfYear],
  [monthOfYear, readMonthOfYear],
  [decade, readDecade],
  [quarter, readQuarter],
  [half, readHalf],
  ...timeReaders,
];
