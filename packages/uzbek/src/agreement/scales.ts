import { formatValue } from './durations.ts';
import { type Parsed, raisedDigits } from './parse-number.ts';
import { readUnit } from './units.ts';

/** Words that multiply the number before them, in three languages. */
const scales: readonly (readonly [factor: number, spellings: string])[] = [
  [1e15, String.raw`kvadrillion\p{L}*|квадриллион\p{L}*|quadrillions?`],
  [1e12, String.raw`trillion\p{L}*|trln\.?|триллион\p{L}*|трлн\.?|trn|tn`],
  [1e9, String.raw`milliard\p{L}*|mlrd\.?|миллиард\p{L}*|млрд\.?|billions?|bn`],
  [1e6, String.raw`million\p{L}*|mln\.?|миллион\p{L}*|млн\.?|mn`],
  [1e3, String.raw`ming(?!lab)\p{L}*|тысяч\p{L}*|тыс\.?|thousands?`],
];
const scalePattern = new RegExp(String.raw`[\s-]?(?:${scales.map(([, spellings]) => `(${spellings})`).join('|')})(?!\p{L})`, 'iuy');

const power = /\s?[·×x⋅∙*]\s?10(?:\^(?<written>[-\u2212\u2013]?\d{1,2})|(?<raised>⁻?[⁰¹²³⁴-⁹]{1,2}))(?!\d)/uy;

/** Reads a power of ten after a number: “2.5 · 10⁻³”. */
function readPower(text: string, at: number): { factor: number; to: number } | null {
  power.lastIndex = at;
  const match = power.exec(text);
  if (!match) return null;
  const { written, raised = '' } = match.groups ?? {};
  const digits = written ?? Array.from(raised, (sign) => (sign === '⁻' ? '-' : String(raisedDigits.indexOf(sign)))).join('');
  return { factor: 10 ** Number(digits.replace(/^[\u2212\u2013]/u, '-')), to: at + match[0].length };
}

/** Reads the scale word after a number, or its power of ten. */
export function readScale(text: string, at: number): { factor: number; to: number } | null {
  const ten = readPower(text, at);
  if (ten) return ten;
  scalePattern.lastIndex = at;
  const match = scalePattern.exec(text);
  const factor = match ? scales[match.slice(1).findIndex(Boolean)]?.[0] : undefined;
  return match && factor !== undefined ? { factor, to: at + match[0].length } : null;
}

/** Reads “m” after an amount, or before a unit, and “k”: “$5m”, “4.3m ha”, “20k”. */
export function readShortScale(text: string, at: number, isAmount: boolean): { factor: number; to: number } | null {
  const letter = /^(?<letter>[mk])(?![\p{L}\p{N}²³])/u.exec(text.slice(at, at + 2))?.groups?.['letter'];
  if (letter === undefined || (letter === 'm' && !isAmount && !readUnit(text, at + 1, '', 'en'))) return null;
  return { factor: letter === 'm' ? 1e6 : 1e3, to: at + 1 };
}

/** A number with what belongs to it. */
export type ReadNumber = {
  parsed: Parsed;
  /** The factor of its scale word; 1 without. */
  scale: number;
  unit: { base: string; factor: number } | null;
  per: string | undefined;
  from: number;
  /** The end of the digits, and of all that belongs to them. */
  digitsEnd: number;
  to: number;
};

/** Returns whether a number is read, and no string of digits. */
export const hasValue = (one: ReadNumber): one is ReadNumber & { parsed: { value: number } } => one.parsed.value !== null;

/** Joins “1 billion 120 million 500 thousand” and “1 ming 842”: each part is less than the scale before it. */
export function joinParts(numbers: readonly ReadNumber[], text: string): ReadNumber[] {
  const joined: ReadNumber[] = [];
  for (const one of numbers) {
    const last = joined.at(-1);
    const isNext = last && hasValue(last) && hasValue(one) && last.scale > 1 && last.unit === null && text.slice(last.to, one.from) === ' ';
    // “34,1 mln. 5G” are two sentences; «2 тыс. 140» is one number.
    const isSentence = isNext && text.charAt(last.to - 1) === '.' && one.parsed.value * one.scale < 100;
    if (isNext && !isSentence && one.parsed.value * one.scale < last.scale && one.scale < last.scale) {
      const value = (last.parsed.value * last.scale + one.parsed.value * one.scale) / one.scale;
      joined[joined.length - 1] = { ...one, parsed: { value, keys: [formatValue(value)] }, from: last.from };
    } else joined.push(one);
  }
  return joined;
}

/** Joins “2 m 35 sm” and “3 kg 200 g”: the second is a part of the unit of the first. */
export function joinUnits(numbers: readonly ReadNumber[], text: string): ReadNumber[] {
  const joined: ReadNumber[] = [];
  for (const one of numbers) {
    const last = joined.at(-1);
    const [large, small] = [last?.unit, one.unit];
    const isNext = last && large && small && large.base === small.base && hasValue(last) && hasValue(one);
    const isPart =
      isNext && small.factor < large.factor && Number.isInteger(last.parsed.value) && one.parsed.value * small.factor < large.factor;
    if (isPart && last.scale === 1 && one.scale === 1 && text.slice(last.to, one.from) === ' ') {
      const value = last.parsed.value + (one.parsed.value * small.factor) / large.factor;
      joined[joined.length - 1] = { ...last, parsed: { value, keys: [formatValue(value)] }, to: one.to };
    } else joined.push(one);
  }
  return joined;
}
