import { formatTime, type Language, type Match } from './mention.ts';

/** What says before an hour that it is not full: “half past three”, «без четверти пять», «в половине четвёртого». */
const before: readonly (readonly [minutes: number, pattern: RegExp])[] = [
  [30, /half[\s-]past\s$/iu],
  [15, /quarter\spast\s$/iu],
  [-15, /(?:quarter\sto|без\sчетверти)\s$/iu],
  [-45, /четверть\s$/iu],
  [-30, /половин\p{L}\s$/iu],
];

/** Minutes in words before an hour: “twenty to twelve”, «без десяти пять»; “ten to five” may be two hours as well. */
const minuteWords: readonly (readonly [minutes: number, english: string, russian: string])[] = [
  [5, 'five', 'пяти'],
  [10, 'ten', 'десяти'],
  [20, 'twenty', 'двадцати'],
  [25, 'twenty-five', 'двадцати\\sпяти'],
];
const countedBefore = minuteWords.flatMap(([minutes, english, russian]) => [
  [minutes, new RegExp(`(?<![\\p{L}-])${english}(?:\\sminutes)?\\spast\\s$`, 'iu')] as const,
  [-minutes, new RegExp(`(?<![\\p{L}-])(?:${english}(?:\\sminutes)?\\sto|без\\s${russian}(?:\\sминут)?)\\s$`, 'iu')] as const,
]);

/** What says after it which half of the day it is of. */
const morning = /^\s?(?:in\sthe\smorning|утра|ertalab)/iu;
const evening = /^\s?(?:in\sthe\s(?:afternoon|evening)|at\snight|дня|вечера|kechqurun|kechasi)/iu;
const uzbekMorning = /(?:ertalab\p{L}*)\s(?:soat\s)?$/iu;
const uzbekEvening = /(?:kechki|kechqurun\p{L}*|kunduz\p{L}*|tushdan\skeyin)\s(?:soat\s)?$/iu;
const isHour = /(?:soat\s)$|(?:\bat|\bby|\buntil|(?<!\p{L})[вксо]|до|к)\s$/iu;
const oClock = /^\s(?:o[’'ʼʻ]clock|час)/iu;

/** “Nine to six” are hours of work. */
const hourWords = '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)';
const hourSpan = new RegExp(String.raw`^\sto\s${hourWords}(?![\p{L}-]|\s(?:days?|weeks?|months?|years?|per)(?!\p{L}))`, 'iu');
const endOfSpan = new RegExp(String.raw`(?<!\p{L})${hourWords}\sto\s$`, 'iu');
const countedUnit = /^(?:-|\s(?:days?|weeks?|months?|years?|per)(?!\p{L}))/iu;

/** Returns the halves of the day that an hour in words is of; none where it is no hour. */
function listHalves(text: string, from: number, to: number): number[] {
  const [past, rest] = [text.slice(Math.max(0, from - 24), from), text.slice(to, to + 20)];
  if (morning.test(rest) || uzbekMorning.test(past)) return [0];
  if (evening.test(rest) || uzbekEvening.test(past)) return [12];
  const isSpan = hourSpan.test(rest) || (endOfSpan.test(past) && !countedUnit.test(rest));
  return isSpan || isHour.test(past) || oClock.test(rest) ? [0, 12] : [];
}

/** The most letters that are between the words of a time and what they say of the hour. */
const near = 24;

/** Finds hours in words, which are times where another language writes them in digits: “half past three”. */
export function findClockWords(text: string, words: readonly Match[], language: Language): Match[] {
  return words.flatMap((one): Match[] => {
    const value = Number(one.keys[0]);
    const hour = Math.trunc(value);
    const isHalf = value - hour === 0.5 && language === 'uz';
    if (hour < 1 || hour > 12 || (value !== hour && !isHalf)) return [];
    const past = text.slice(Math.max(0, one.from - near), one.from);
    const minutes = before.find(([, pattern]) => pattern.test(past))?.[0] ?? 0;
    const counted = countedBefore.find(([, pattern]) => pattern.test(past))?.[0];
    const named = listHalves(text, one.from, one.to);
    const halves = named.length === 0 && (minutes !== 0 || counted !== undefined) ? [0, 12] : named;
    const times = halves.flatMap((half) => [[half, minutes] as const, ...(counted === undefined ? [] : [[half, counted] as const])]);
    const [first, ...others] = times.flatMap(([half, minutes]) => {
      const all = (hour % 12) * 60 + minutes + (isHalf ? 30 : 0) + half * 60 + 1440;
      const ofDay = Math.floor(all / 60) % 24;
      // “soat 18 da” has the hour alone.
      return [formatTime(String(ofDay), String(all % 60).padStart(2, '0')), ...(all % 60 === 0 && ofDay > 12 ? [String(ofDay)] : [])];
    });
    return first === undefined ? [] : [{ kind: 'number', keys: [first, ...others], from: one.from, to: one.to, isCertain: false }];
  });
}

/** What is around and between the hours of a day's work; in English, a noun before or after says that they count something else. */
const hourSpans: Readonly<Record<Language, readonly (readonly [past: RegExp, gap: RegExp, rest: RegExp])[]>> = (() => {
  const dash = /^\s?[-\u2010-\u2015]\s?$/u;
  const noNoun = /(?<!(?<!\b(?:i|wa|open|work|run|last|close|hour|\p{L}*day))s\s|\b(?:nos?\.?|page|pp?\.|ages?|aged)\s)$/iu;
  const rest =
    /^\s?(?:[),;.:!?\n]|$)|^\s(?:on|from|and|or|every|each|daily|except|with|without|in|at|for|during|weekdays|(?:mon|tues|wednes|thurs|fri|satur|sun)day)(?!\p{L})/iu;
  return {
    uz: [
      [/$/u, dash, /^(?![-\p{L}])/u],
      [/$/u, /^\s?dan\s$/u, /^\s?gacha(?!\p{L})/u],
    ],
    ru: [
      [/$/u, dash, /^(?![-\p{L}])/u],
      [/(?<!\p{L})с\s$/iu, /^\sдо\s$/u, /^(?![-\p{L}])/u],
    ],
    en: [
      [noNoun, dash, rest],
      [noNoun, /^\s(?:to|until|till)\s$/u, rest],
      [/between\s$/iu, /^\sand\s$/u, rest],
    ],
  };
})();

/** A number without scale and unit, and its place. */
type PlainNumber = { from: number; to: number; value: number };

/** What the key of an hour of a span begins with: both texts have to have the span. */
export const spanHourMark = 'hour of ';

/** The hour before which no day's work begins that ends in the afternoon. */
const earliestHour = 7;

/** Writes an end of a span of hours as the key of both: “9 to 6” of English is 9 to 18. */
function createSpanKeys(first: number, last: number, isEnd: boolean, language: Language): string[] {
  const begin = language === 'en' && first < last ? first + 12 : first;
  const end = language === 'en' ? last + 12 : last;
  const isDay = Number.isInteger(begin) && Number.isInteger(end) && begin >= earliestHour && begin < end && end > 12 && end <= 24;
  return isDay ? [`${spanHourMark}${String(begin)}–${String(end)}: ${String(isEnd ? end : begin)}`] : [];
}

/**
 * Lists the hours of an afternoon that a number may be, where it is an end of “9 to 6”, “8.30–5.30” or “1 to 2”: as a
 * time, and as the end of the same span of another language.
 */
export function listSpanHours(text: string, numbers: readonly (PlainNumber | null)[], index: number, language: Language): string[] {
  return [index - 1, index].flatMap((place) => {
    const [first, last, one] = [numbers[place], numbers[place + 1], numbers[index]];
    if (!first || !last || !one || last.from - first.to > 8) return [];
    const [past, gap, rest] = [
      text.slice(Math.max(0, first.from - near), first.from),
      text.slice(first.to, last.from),
      text.slice(last.to, last.to + near),
    ];
    if (!hourSpans[language].some((span) => span[0].test(past) && span[1].test(gap) && span[2].test(rest))) return [];
    const isEnd = one === last;
    const keys = createSpanKeys(first.value, last.value, isEnd, language);
    const { hours = '', minutes = '00' } =
      /^(?<hours>[1-9]|1[0-2])(?:\.(?<minutes>[0-5]\d))?$/u.exec(text.slice(one.from, one.to))?.groups ?? {};
    const isLate = language === 'en' && first.value >= 1 && first.value < 13 && last.value < 13 && (isEnd || first.value < last.value);
    return isLate && hours !== '' && hours !== '12' ? [...keys, formatTime(String(Number(hours) + 12), minutes)] : keys;
  });
}
