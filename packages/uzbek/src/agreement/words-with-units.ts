import { addDurations, formatValue, isTimeUnit, listEqualDurations, listOtherUnits } from './durations.ts';
import { formatTime, type Language, type Match } from './mention.ts';
import { readUnit } from './units.ts';

/** What is between a number in words and its unit: “three quarters of an hour”, “half a year”. */
const beforeUnit = /(?:(?:\sof)?\san?|\sof)?(?=[\s-])/iuy;

/** Units of time that are no measures: “a fortnight”, «полвека», “ikki asr”. */
const spans: readonly (readonly [value: number, base: string, pattern: RegExp])[] = [
  [2, 'week', /[\s-]?fortnight(?!\p{L})/iuy],
  [10, 'year', /[\s-]?(?:decades?|десятилети\p{L}*)(?!\p{L})/iuy],
  [100, 'year', /[\s-]?(?:centur(?:y|ies)|век\p{L}*|столети\p{L}*|asr\p{L}*)(?!\p{L})/iuy],
];

/** Units inside of words: «двухнедельный», «пятилетие», “besh yillik” has a word of its own. */
const insideWord: readonly (readonly [base: string, pattern: RegExp])[] = [
  ['year', /летн|лети|год(?!овщ)/iu],
  ['month', /месячн/iu],
  ['week', /недельн/iu],
  ['day', /дневн|суточн/iu],
  ['hour', /часов/iu],
  ['minute', /минутн/iu],
];

const toMatch = (keys: Match['keys'], from: number, to: number): Match => ({ kind: 'number', keys, from, to, isCertain: false });

type Quantity = { value: number; base: string; from: number; to: number };

function readSpan(text: string, at: number): { value: number; base: string; to: number } | null {
  for (const [value, base, pattern] of spans) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match) return { value, base, to: at + match[0].length };
  }
  return null;
}

/** Reads the unit after a number in words, or within its word. */
function readQuantity(text: string, value: number, from: number, to: number, language: Language): Quantity | null {
  const inside = insideWord.find(([, pattern]) => pattern.test(text.slice(from, to)));
  if (inside) return { value, base: inside[0], from, to };
  beforeUnit.lastIndex = to;
  const at = to + (beforeUnit.exec(text)?.[0].length ?? 0);
  const span = readSpan(text, at);
  if (span) return { value: value * span.value, base: span.base, from, to: span.to };
  const unit = readUnit(text, at, '', language);
  return unit && { value: value * unit.factor, base: unit.base, from, to: unit.to };
}

/** Adds the unit of time that each number in words has: “ten days” are no ten weeks, and “six a day” are no days. */
export const addTimeUnits = (text: string, words: readonly Match[], language: Language): Match[] =>
  words.map((one) => {
    const isRate = /^\san?\s/iu.test(text.slice(one.to, one.to + 4));
    const base = isRate || Number.isNaN(Number(one.keys[0])) ? '' : (readQuantity(text, 1, one.from, one.to, language)?.base ?? '');
    return isTimeUnit(base) ? { ...one, unit: base } : one;
  });

/** What is one of a unit, or half of it, without a number: “an hour”, «час», «полчаса». */
const withoutNumber: Readonly<Record<Language, RegExp>> = {
  uz: /(?!)/gu,
  ru: /(?<!\p{L})(?:(?<half>полу?)(?=час(?!т)|минут|дн[яе]|суток|суточн|год|месяц|месячн|век|тонн|литр|метр|километр|процент|килограмм|гектар)|(?=(?:час(?:а|ов)?|минуту?|сутки|неделю|месяца?|года?|века?)(?!\p{L})))/giu,
  en: /(?<!\p{L})(?:a|an|every|each|per|(?<half>half))[\s-](?=(?:hour|minute|day|week|fortnight|month|year|decade|century|tonne|mile|metre|kilometre|litre|hectare)(?!\p{L}))/giu,
};

function listWithoutNumber(text: string, language: Language): Quantity[] {
  return Array.from(text.matchAll(withoutNumber[language])).flatMap(({ 0: matched, index, groups = {} }) => {
    const at = index + matched.length;
    const value = groups['half'] === undefined ? 1 : 0.5;
    // A counted «час» is the unit of its number.
    if (matched === '' && /[\d\ufffc]\s?$/u.test(text.slice(Math.max(0, at - 2), at))) return [];
    const span = readSpan(text, at);
    const unit = span ?? readUnit(text, at, '', language);
    if (!unit) return [];
    const isAndHalf = language === 'en' && value === 1 && /^\sand\sa\shalf(?!\p{L})/iu.test(text.slice(unit.to, unit.to + 12));
    return [{ value: (isAndHalf ? 1.5 : value) * ('value' in unit ? unit.value : unit.factor), base: unit.base, from: index, to: unit.to }];
  });
}

/** Parts in words: the part is the first number of Uzbek, and the second of the others. */
const parts: Readonly<Record<Language, RegExp>> = {
  uz: /^dan\s$/u,
  ru: /^\s$/u,
  en: /^[\s-]$/u,
};
const partWords =
  /^(?:thirds?|quarters?|fourths?|fifths?|sixths?|sevenths?|eighths?|ninths?|tenths?|трет\p{L}+|четверт\p{L}+|пят(?:ая|ую|ой|ых)|шест(?:ая|ую|ой|ых)|седьм\p{L}+|восьм(?:ая|ую|ой|ых)|девят(?:ая|ую|ой|ых)|десят(?:ая|ую|ой|ых))$/iu;

type Words = Pick<Match, 'keys' | 'from' | 'to'>;

/** Reads “two thirds”, «три четверти», “toʻrtdan uch”, “uch chorak”. */
function readPart(text: string, one: Words, next: Words, language: Language): number | null {
  const [left, right] = [Number(one.keys[0]), Number(next.keys[0])];
  const [written, after] = [text.slice(one.from, one.to), text.slice(next.from, next.to)];
  const gap = text.slice(one.to, next.from);
  if (!/^[\s-]$/u.test(gap)) return null;
  if (right === 0.25 && left > 0 && left < 4) return left * right;
  if (language === 'uz') return /dan$/u.test(written) && right < left ? right / left : null;
  return partWords.test(after) && parts[language].test(gap) && left < right ? left / right : null;
}

/** Returns whether a word is one part without its number: “a fifth”, «пятая часть», «треть». */
function isOnePart(text: string, { keys, from, to }: Words): boolean {
  if (!(Number(keys[0]) > 2) || !partWords.test(text.slice(from, to))) return false;
  return (
    /(?<!\p{L})a\s$/iu.test(text.slice(Math.max(0, from - 3), from)) ||
    /^\s(?:част|дол)/iu.test(text.slice(to, to + 5)) ||
    /^трет(?:ь|и|ью)$/iu.test(text.slice(from, to))
  );
}

/** What is between a number and the part that is added to it. */
const beforePart = /^\s(?:and(?:\sa)?|и|с|va)\s$/iu;

/** Lists numbers in words with what they are of: parts, durations, lengths. */
function listQuantities(text: string, words: readonly Words[], language: Language): Quantity[] {
  return words.flatMap((one, index): Quantity[] => {
    const [last, next] = [words[index - 1], words[index + 1]];
    const value = Number(one.keys[0]);
    const part = next ? readPart(text, one, next, language) : null;
    // The quarters of “three quarters” are no share by themselves.
    const isPart = last !== undefined && readPart(text, last, one, language) !== null;
    const [of, to] = next && part !== null ? [part, next.to] : [isOnePart(text, one) ? 1 / value : value, one.to];
    if (!(of > 0)) return [];
    // “Two and three quarters”, «два с четвертью».
    const isMixed =
      last !== undefined && of < 1 && beforePart.test(text.slice(last.to, one.from)) && Number.isInteger(Number(last.keys[0]));
    const quantity = readQuantity(text, isMixed ? Number(last.keys[0]) + of : of, isMixed ? last.from : one.from, to, language);
    const share = of < 1 && !isPart && !isMixed ? [{ value: of * 100, base: '%', from: one.from, to }] : [];
    return [...share, ...(quantity ? [quantity] : [])];
  });
}

/** Adds durations of two units: “an hour and five minutes” is a time or a duration, as 1:05 is; «год и два месяца». */
function listCompounds(text: string, quantities: readonly Quantity[]): Match[] {
  const ordered = quantities.toSorted((one, other) => one.from - other.from);
  return ordered.flatMap((one, index): Match[] => {
    const next = ordered.slice(index + 1, index + 3).find(({ from }) => from >= one.to);
    const [large, small] = [one, next].map((of) => ({ value: of?.value ?? 0, unit: of?.base ?? '' }));
    const total = next && large && small ? addDurations(large, small, text.slice(one.to, next.from)) : null;
    if (!next || total === null) return [];
    const times = next.base === 'minute' ? [formatTime(String(one.value), String(next.value).padStart(2, '0'))] : [];
    return [toMatch([`${formatValue(total)} ${next.base}`, ...listEqualDurations(total, next.base), ...times], one.from, next.to)];
  });
}

/**
 * Reads what numbers in words are of. It adds other forms of them, by which they can agree with digits: “three quarters of
 * an hour” with 45 minutes.
 */
export function findWordsWithUnits(text: string, words: readonly Match[], language: Language): Match[] {
  const plain = words.filter(({ keys }) => !Number.isNaN(Number(keys[0]))).toSorted((one, other) => one.from - other.from);
  const quantities = [...listQuantities(text, plain, language), ...listWithoutNumber(text, language)];
  const matches = quantities.map(({ value, base, from, to }) =>
    toMatch([`${formatValue(value)} ${base}`, ...listOtherUnits(value, base)], from, to),
  );
  return [...matches, ...listCompounds(text, quantities)];
}
