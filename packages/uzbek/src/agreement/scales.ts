import { raisedDigits } from './parse-number.ts';
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
