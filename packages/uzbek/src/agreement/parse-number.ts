import { formatValue } from './durations.ts';
import { formatTime, type Language } from './mention.ts';

/** The largest part of a fraction that languages write otherwise: “2/3” is “two thirds”. */
const largestPart = 12;

/** Numbers in digits, as languages group and divide them. */
export const numberPatterns: Readonly<Record<'point' | 'comma', RegExp>> = {
  point:
    /(?<!\d)(?:\d{4}(?: \d{4}){2,4}(?! ?\d)|(?<!\d[ .,/])\d{1,3} [1-9]\/\d{1,2}(?![\d/])|\d{0,3}\s?[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]|\d{1,2}:\d{1,3}(?:[ ,]\d{3})+|1(?: : |:)(?:\d{1,3}(?:[ ,]\d{3})+|\d{3,7}|\d{1,2}(?:[.,]\d{1,2})?(?=\s(?:mln|mil|млн|мил|ming|тыс|thous)))|\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d{1,3}(?: \d{3})+(?:\.\d+)?|\d+(?:\/\d+)+|\d+[⁰¹²³⁴-⁹]{1,2}|\d+(?:[.,]\d+)*)(?!\d)/gu,
  comma:
    /(?<!\d)(?:\d{4}(?: \d{4}){2,4}(?! ?\d)|(?<!\d[ .,/])\d{1,3} [1-9]\/\d{1,2}(?![\d/])|\d{0,3}\s?[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]|\d{1,2}:\d{1,3}(?:[ .]\d{3})+|1(?: : |:)(?:\d{1,3}(?:[ .]\d{3})+|\d{3,7}|\d{1,2}(?:[.,]\d{1,2})?(?=\s(?:mln|mil|млн|мил|ming|тыс|thous)))|\d{1,3}(?: \d{3})+(?:[.,]\d+)?|\d{1,3}(?:\.\d{3}){2,}(?:,\d+)?|\d+(?:\/\d+)+|\d+[⁰¹²³⁴-⁹]{1,2}|\d+(?:[.,]\d+)*)(?!\d)/gu,
};

/** The digits above the line. */
export const raisedDigits = '⁰¹²³⁴⁵⁶⁷⁸⁹';

const splitStroke = (plain: string): { first: string; last: string } => {
  const { first = '', last = '' } = /^(?<first>\d+)[/^](?<last>\d+)$/u.exec(plain)?.groups ?? {};
  return { first, last };
};

/** Returns the value of a fraction that is less than one: “3/4”; `null` of what else has a stroke. */
export function readFraction(plain: string): number | null {
  const { first, last } = splitStroke(plain);
  const [part, all] = [Number(first), Number(last)];
  return first !== '' && !plain.includes('^') && !/^0/u.test(first + last) && part < all && all <= largestPart ? part / all : null;
}

/** Lists what “24/7”, “2/3” and “2025/26” are: years of study have both years, and a fraction is a number and a share, too. */
export function listStrokeKeys(plain: string): [string, ...string[]] {
  if (plain === '24/7') return [plain, '24 hour'];
  const { first, last } = splitStroke(plain);
  if (/^(?:19|20)\d\d$/u.test(first) && /^\d\d$/u.test(last)) return [`${first}/${first.slice(0, 2)}${last}`];
  const value = readFraction(plain);
  return value === null ? [plain] : [plain, formatValue(value), `${formatValue(value * 100)} %`];
}

/** Lists what “193¹” is, the number of an article that was added after another one: also without the small digit, a footnote. */
export function listRaisedKeys(plain: string): [string, ...string[]] {
  const digits = plain.replaceAll(/[^\d]/gu, '');
  return [`${digits}^${Array.from(plain.slice(digits.length), (sign) => String(raisedDigits.indexOf(sign))).join('')}`, digits];
}

/** Fractions that are one sign. */
const signs: Readonly<Record<string, string>> = {
  ...{ '½': '1/2', '⅓': '1/3', '⅔': '2/3', '¼': '1/4', '¾': '3/4', '⅕': '1/5', '⅖': '2/5', '⅗': '3/5' },
  ...{ '⅘': '4/5', '⅙': '1/6', '⅚': '5/6', '⅛': '1/8', '⅜': '3/8', '⅝': '5/8', '⅞': '7/8' },
};

/** Writes a fraction of one sign with a stroke: “½”, and “2½” as “2 1/2”. */
export const spellFractionSigns = (written: string): string =>
  written.replace(/\s?(?<sign>[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞])/u, (_, sign: string) => ` ${signs[sign] ?? ''}`).trim();

/** Reads a number with a fraction after it: “2 1/2”; `null` where it is none. */
export function readMixedNumber(spelled: string): number | null {
  const { integer = '', fraction = '' } = /^(?<integer>\d{1,3}) (?<fraction>\d\/\d{1,2})$/u.exec(spelled)?.groups ?? {};
  const value = readFraction(fraction);
  return value === null ? null : Number(integer) + value;
}

/** Returns the numbers on both sides of the stroke of a key: years of study, a score, a fraction; `null` of other keys. */
export function splitStrokeKey(key: string): readonly [first: string, last: string] | null {
  const { first, last } = splitStroke(key);
  return first === '' ? null : [first, last];
}

/** The most digits that a number of JavaScript holds exactly, with a margin. */
const exactDigits = 14;

export type Parsed = { value: number | null; keys: readonly string[] };

/** Writes the scale of a map, also as the number that a word has of it: “1:2 mln”, «двухмиллионный»; other keys stay. */
export function readMapScale(plain: string, factor: number): [string, ...string[]] {
  const { size } = /^1:(?<size>\d+(?:\.\d+)?)$/u.exec(plain)?.groups ?? {};
  if (size === undefined) return [plain];
  const value = formatValue(Number(size) * factor);
  return [`1:${value}`, value];
}

/** Splits what looks like the scale of a map, “1:300”, at its colon; before a unit it is a label and a quantity. */
export function splitLabel(written: string): readonly [label: string, rest: string] | null {
  const { label = '', rest = '' } = /^(?<label>\d{1,2})\s?:\s?(?<rest>\d.*)$/u.exec(written)?.groups ?? {};
  return label === '' ? null : [label, rest];
}

/** Reads a number as it is written in a language; what has several points or a stroke is read as it is. */
export function parseNumber(written: string, language: Language, hasUnit: boolean): Parsed {
  const spelled = spellFractionSigns(written);
  const mixed = readMixedNumber(spelled);
  if (mixed !== null) return { value: mixed, keys: [formatValue(mixed)] };
  const plain = spelled.replaceAll(' ', '');
  const fraction = hasUnit ? readFraction(plain) : null;
  if (fraction !== null) return { value: fraction, keys: [formatValue(fraction)] };
  if (/[⁰¹²³⁴-⁹]/u.test(plain)) return { value: null, keys: listRaisedKeys(plain) };
  if (/^1:\d{1,2}[.,]\d{1,2}$/u.test(plain)) return { value: null, keys: [plain.replace(',', '.')] };
  if (/[/:]/u.test(plain)) return { value: null, keys: listStrokeKeys(plain.replaceAll(/[.,]/gu, '')) };
  const signs = plain.replaceAll(/\d/gu, '');
  const isGrouped = language === 'en' ? /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/u.test(plain) : /^\d{1,3}(?:\.\d{3}){2,}(?:,\d+)?$/u.test(plain);
  const decimal = isGrouped ? plain.replaceAll(language === 'en' ? ',' : '.', '').replace(',', '.') : plain.replace(',', '.');
  if ((signs.length > 1 && !isGrouped) || plain.replaceAll(/\D/gu, '').length > exactDigits) return { value: null, keys: [plain] };
  const value = Number(decimal);
  // “1.842” of Uzbek or Russian is a fraction by rule, and thousands by mistake.
  const isAmbiguous = language !== 'en' && /^\d{1,3}[.,]\d{3}$/u.test(plain);
  // “20.09 foiz” is neither a time nor a day.
  const time = hasUnit ? null : clockWithPoint.exec(plain)?.groups;
  const day = hasUnit ? null : dayWithPoint.exec(plain)?.groups;
  return {
    value,
    keys: [
      formatValue(value),
      ...(isAmbiguous ? [plain.replace(/[.,]/u, '')] : []),
      ...(time ? [formatTime(time['hours'] ?? '', time['minutes'])] : []),
      ...(day && language !== 'en' ? [`--${day['month'] ?? ''}-${(day['day'] ?? '').padStart(2, '0')}`] : []),
    ],
  };
}

/** “16.30” is a time where another language says one there, and a number otherwise. */
const clockWithPoint = /^(?<hours>[01]?\d|2[0-4])\.(?<minutes>[0-5]\d)$/u;

/** «до 20.09» is a day where another language names the month. */
const dayWithPoint = /^(?<day>0?[1-9]|[12]\d|3[01])\.(?<month>0[1-9]|1[0-2])$/u;
