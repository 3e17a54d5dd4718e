import { anyMonth, readMonth } from './dates.ts';
import { findDecadesInWords } from './days-in-words.ts';
import type { Match, Mention } from './mention.ts';

const dash = String.raw`\s?[-\u2010-\u2015]\s?`;
const monthSpan = new RegExp(
  String.raw`(?<![\p{L}])(?<first>${anyMonth})(?:${dash}|\s(?:to|through|va|по|до)\s|\s)(?<last>${anyMonth})`,
  'giu',
);
const halfYear =
  /(?<!\p{L})(?:yarim\s?yil\p{L}*|yilning\s\p{L}+\syarmi\p{L}*|полугоди\p{L}*|half\sof\s(?:the|this|last)\syear|H[12])(?!\p{L})/giu;
/** How often something is: “quarterly” is every three months, and four times a year. */
const frequencies: readonly (readonly [keys: readonly [string, ...string[]], pattern: RegExp])[] = [
  [
    ['3 month', '4'],
    /(?<!\p{L})(?:quarterly|(?:each|every|per|a)\squarter|ежеквартальн\p{L}+|(?:раз\sв|каждый|в)\sквартал|har\schorakda|choraklik)(?!\p{L})/giu,
  ],
  [
    ['6 month', '2'],
    /(?<!\p{L})(?:half-yearly|semi-?annual(?:ly)?|biannual(?:ly)?|(?:раз\sв|каждые)\sполгода|har\syarim\syilda)(?!\p{L})/giu,
  ],
  [['2 week', '14 day'], /(?<!\p{L})(?:fortnightly|bi-?weekly|every\sfortnight)(?!\p{L})/giu],
  [['1 week', '7 day'], /(?<!\p{L})(?:weekly|every\sweek|еженедельн\p{L}+|haftalik)(?!\p{L})/giu],
  [['12 month', '1 year'], /(?<!\p{L})(?:yearly|annual(?:ly)?|every\syear|ежегодн\p{L}+|har\syili|yillik)(?!\p{L})/giu],
  [['2 year'], /(?<!\p{L})(?:biennial(?:ly)?|every\sother\syear)(?!\p{L})/giu],
  [['2 day'], /(?<!\p{L})every\sother\sday(?!\p{L})/giu],
  [['10 day'], /(?<!\p{L})декад(?:а|ы|у|е|ой|ами|ах)(?!\p{L})/giu],
];
/** “The second ten days of July”, «вторая декада июля», “iyulning ikkinchi oʻn kunligi”. */
const ordinals: readonly string[] = ['birinchi|перв\\p{L}+|first|i', 'ikkinchi|втор\\p{L}+|second|ii', 'uchinchi|трет\\p{L}+|third|iii'];
const ordinal = ordinals.map((words, index) => `(?<n${String(index + 1)}>${words})`).join('|');
const createTenDays = (form: string): RegExp => new RegExp(String.raw`(?<![\p{L}\p{N}])${form}`, 'giu');
const tenDays: readonly RegExp[] = [
  createTenDays(String.raw`(?:${ordinal})\s(?:декад\p{L}+|ten\sdays\sof|ten-day\speriod\sof)\s(?<month>${anyMonth})`),
  createTenDays(String.raw`(?<month>${anyMonth})\s(?:oyi(?:ning)?\s)?(?:${ordinal})\s(?:oʻn\s?kun|dekada)\p{L}*`),
];

/** Lists the last day of a month; February has a day less in most years. */
const listLastDays = (month: string): string[] => [
  String(new Date(Date.UTC(2024, Number(month), 0)).getUTCDate()),
  ...(month === '02' ? ['28'] : []),
];

/** Quarters of a school year, which English calls terms: «третья четверть», “the third term”. */
const terms = [...ordinals, 'toʻrtinchi|четв[её]рт\\p{L}+|fourth|iv'].map(
  (words) => new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${words})\s(?:четверт(?:ь|и|ью)|(?:school\s)?term)(?!\p{L})`, 'giu'),
);

const listTerms = (text: string): Match[] =>
  terms.flatMap((pattern, index) =>
    Array.from(text.matchAll(pattern), ({ 0: matched, index: from }): Match => ({
      ...{ kind: 'number', keys: [`quarter ${String(index + 1)}`], from, to: from + matched.length, isCertain: false },
    })),
  );

/** “The end of August” is its last day where another language has days, and “the beginning” its first; so of a year. */
const edges = [
  new RegExp(
    String.raw`(?<!\p{L})(?:(?<end>end|конц\p{L}|последн\p{L}+\sдн\p{L})|(?:beginning|start|начал\p{L}))\s(?:of\s)?(?:(?:the\s)?(?:year|года)|(?<month>${anyMonth}))(?!\p{L})`,
    'giu',
  ),
  new RegExp(
    String.raw`(?<![\p{L}ʻʼ])(?:yil(?:ning)?|(?<month>${anyMonth})(?:\soyi(?:ning)?)?)\s(?:(?<end>oxiri|yakuni|soʻngi|oxirgi\skun)|boshi)(?!q)`,
    'giu',
  ),
];

const listMonthEdges = (text: string): Match[] =>
  edges.flatMap((pattern) =>
    Array.from(text.matchAll(pattern)).flatMap(({ 0: matched, index, groups = {} }): Match[] => {
      const isEnd = groups['end'] !== undefined;
      const month = groups['month'] === undefined ? (isEnd ? '12' : '01') : readMonth(groups['month']);
      const days = isEnd ? listLastDays(month) : ['01'];
      const [first = '', ...others] = days.map((day) => `--${month}-${day}`);
      return [{ kind: 'date', keys: [first, ...others], from: index, to: index + matched.length, isCertain: false }];
    }),
  );

/** Lists the ends of the ten days of a month that are named by their number: the third go to the end of the month. */
function listTenDays(text: string): Match[] {
  return tenDays.flatMap((pattern) =>
    Array.from(text.matchAll(pattern)).flatMap(({ 0: matched, index, groups = {} }): Match[] => {
      const month = readMonth(groups['month'] ?? '');
      const number = [groups['n1'], groups['n2'], groups['n3']].findIndex((one) => one !== undefined);
      const place = { kind: 'date' as const, from: index, to: index + matched.length, isCertain: false };
      const [last = '', ...short] = number === 2 ? listLastDays(month) : [String(number * 10 + 10)];
      return [
        { ...place, keys: [`--${month}-${String(number * 10 + 1).padStart(2, '0')}`] },
        { ...place, keys: [`--${month}-${last}`, ...short.map((day) => `--${month}-${day}`)] },
      ];
    }),
  );
}

/** Words for a day or month by one that is mentioned before: the day after it, the same a year earlier. */
const nextDay =
  /(?<!\p{L})(?:(?:next|following)\s(?:day|morning)|следующ(?:ий|его|ему)\s(?:день|дня|дню|утра)|ertasi\skun\p{L}*|keyingi\skun\p{L}*)(?!\p{L})/giu;
const yearEarlier =
  /(?<!\p{L})(?:a\syear\s(?:earlier|before|ago)|год(?:ом)?\s(?:ранее|раньше|назад)|bir\syil\s(?:avval|oldin|ilgari)\p{L}*)(?!\p{L})/giu;
/** How far before it that is. */
const nearDate = 120;

/** Returns the key of the day after one, without its year; `null` of what is no day. */
function createNextDay(keys: Match['keys']): string | null {
  const { year = '2025', month, day } = /^(?:(?<year>\d{4})|-)-(?<month>\d\d)-(?<day>\d\d)$/u.exec(keys[0])?.groups ?? {};
  return month === undefined || day === undefined
    ? null
    : `-${new Date(Date.UTC(Number(year), Number(month) - 1, Number(day) + 1)).toISOString().slice(4, 10)}`;
}

/** Returns the key of the same day or month a year before; `null` of what has no year. */
const createYearBefore = ([key]: Match['keys']): string | null =>
  /^\d{4}-/u.test(key) ? `${String(Number(key.slice(0, 4)) - 1)}${key.slice(4)}` : null;

/** Finds words that stand for a day or a month by one before them: “the next day”, «годом ранее». They can only agree. */
export function findRelativeDates(text: string, matches: readonly Match[]): Match[] {
  const relatives = [
    [nextDay, createNextDay],
    [yearEarlier, createYearBefore],
  ] as const;
  return relatives.flatMap(([pattern, createKey]) =>
    Array.from(text.matchAll(pattern)).flatMap(({ 0: matched, index }): Match[] => {
      const date = matches
        .filter(({ kind, to, isCertain }) => kind === 'date' && isCertain !== false && to <= index)
        .toSorted((one, other) => one.to - other.to)
        .at(-1);
      const isNear = date && index - date.to <= nearDate && !text.slice(date.to, index).includes('\n');
      const key = isNear ? createKey(date.keys) : null;
      return key === null ? [] : [{ kind: 'date', keys: [key], from: index, to: index + matched.length, isCertain: false }];
    }),
  );
}

/** A quarter that is only numbered, beside one that is named: «в I квартале, во II и в III», “the first quarter and the second”. */
const isOrdinal = /^[IVХ]+$|nchi|^(?:перв|втор|трет|четв)|^(?:first|second|third|fourth)$/iu;

/** The end of its phrase, or a number that was read: a noun after it is what it counts, “the second stage”, and a third is a part. */
const phraseEnd = /^\s?(?:[,;.:)!?—–\ufffc]|$)|^\n|^\s(?:и|va|and|or|или|yoki)\s|^\s(?:(?:quarter|квартал|chora[kg])\p{L}*)/iu;
const nearPhrase = 12;
const isPart = /(?:\ban?\sthird|треть)$/iu;

/** Returns whether a mention is a quarter by its number alone: it can agree with one, and says none by itself. */
export const isPossibleQuarter = ({ keys: [key], isCertain, text }: Mention): boolean =>
  !isCertain && key.startsWith('quarter ') && isOrdinal.test(text);

/** Finds quarters that share the word of another one in their line. */
export function findNumberedQuarters(text: string, matches: readonly Match[], words: readonly Match[]): Match[] {
  const named = matches.filter(({ keys: [key] }) => key.startsWith('quarter '));
  return words.flatMap(({ keys: [key], from, to }): Match[] => {
    const isNear = named.some((one) => !text.slice(Math.min(one.to, to), Math.max(one.from, from)).includes('\n'));
    const isEnd = phraseEnd.test(text.slice(to, to + nearPhrase)) && !isPart.test(text.slice(Math.max(0, from - 3), to));
    const isQuarter = isNear && /^[1-4]$/u.test(key) && isOrdinal.test(text.slice(from, to)) && isEnd;
    return isQuarter ? [{ kind: 'number', keys: [`quarter ${key}`], from, to, isCertain: false }] : [];
  });
}

/** The names of spans of months: quarters, and the second half of a year; the first is six months. */
const spanNames: Readonly<Record<string, string>> = {
  ...{ '01-03': 'quarter 1', '04-06': 'quarter 2', '07-09': 'quarter 3', '10-12': 'quarter 4', '07-12': 'half 2' },
};
const nMonths = (count: number, from: number, to: number): Match => ({
  ...{ kind: 'number', from, to, isCertain: false },
  keys: [`${String(count)} month`],
});

/**
 * Finds words of how often something is, and periods from the beginning of a year that another language counts in months: “January–September” is «за девять
 * месяцев», and half a year six months; spans that have a name: “April–June” is the second quarter.
 */
export function findPeriodWords(text: string): Match[] {
  const spans = Array.from(text.matchAll(monthSpan), ({ 0: matched, index, groups: { first = '', last = '' } = {} }) => ({
    ...{ matched, index, name: spanNames[`${readMonth(first)}-${readMonth(last)}`] },
    count: readMonth(first) === '01' ? Number(readMonth(last)) : 0,
  }));
  const halves = Array.from(text.matchAll(halfYear), ({ 0: matched, index }) => ({ matched, index, count: 6 }));
  const often = frequencies.flatMap(([keys, pattern]) =>
    Array.from(text.matchAll(pattern), ({ 0: matched, index }): Match => ({
      ...{ kind: 'number', keys, from: index, to: index + matched.length, isCertain: false },
    })),
  );
  const named = spans.flatMap(({ matched, index, name }): Match[] =>
    name === undefined ? [] : [{ kind: 'number', keys: [name], from: index, to: index + matched.length, isCertain: false }],
  );
  return [
    ...often,
    ...named,
    ...listTenDays(text),
    ...listTerms(text),
    ...listMonthEdges(text),
    ...findDecadesInWords(text),
    ...[...spans, ...halves].flatMap(({ matched, index, count }) => (count > 1 ? [nMonths(count, index, index + matched.length)] : [])),
  ];
}
