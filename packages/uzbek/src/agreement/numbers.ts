import { listAfternoon } from './clock-words.ts';
import { formatValue, listOtherUnits } from './durations.ts';
import type { Language, Match, MentionKind } from './mention.ts';
import { readRate } from './rates.ts';
import { readScale, readShortScale } from './scales.ts';
import { numberPatterns, type Parsed, parseNumber, readMapScale } from './parse-number.ts';
import { readCurrencyBefore, readUnit } from './units.ts';

/** What may be between the ends of a span, which share what follows the last: “2–3 thousand”, “от 2 до 3 км”. */
const connector = /^(?:\s?[-\u2010-\u2015\u2212/]\s?|,\s?|\s?(?:ta\s)?(?:to|and|or|va|yoki|и|или|до|по|dan|tadan|х|x|×)\s?)$/iu;

type ReadNumber = {
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

/** Lists what “1.5m” is in millions, also at the end of “$1.2m–1.5m”; it has the key of metres, too. */
const listMillions = (text: string, at: number, value: number | null, language: Language): string[] =>
  language === 'en' && value !== null && /^m(?![\p{L}\p{N}²³])/u.test(text.slice(at, at + 2))
    ? ['', ' usd', ' eur', ' gbp', ' uzs', ' rub'].map((unit) => `${formatValue(value * 1e6)}${unit}`)
    : [];

/** After it, “7 ga” is an hour with its ending, and no hectares. */
const hourWord = /soat\s$/iu;

/** Reads a number with its scale and unit. */
function readNumber(text: string, written: string, from: number, language: Language): ReadNumber {
  const digitsEnd = from + written.length;
  const currency = readCurrencyBefore(text, from);
  const short = currency || language === 'en' ? readShortScale(text, digitsEnd, currency !== null) : null;
  const scale = short ?? readScale(text, digitsEnd);
  const unitFrom = scale?.to ?? digitsEnd;
  const isHour = hourWord.test(text.slice(Math.max(0, from - 5), from));
  const readOwnUnit = () => (isHour ? null : readUnit(text, unitFrom, written, language));
  const unit = currency ? { base: currency.base, factor: 1, to: unitFrom } : readOwnUnit();
  const to = unit?.to ?? unitFrom;
  return {
    parsed: parseNumber(written, language, scale !== null || (unit !== null && unit.base !== 'hour')),
    per: unit ? readRate(text, from, to) : undefined,
    scale: scale?.factor ?? 1,
    unit: unit && { base: unit.base, factor: unit.factor },
    from: currency?.from ?? from,
    digitsEnd,
    to,
  };
}

const hasValue = (one: ReadNumber): one is ReadNumber & { parsed: { value: number } } => one.parsed.value !== null;

/** Joins “1 billion 120 million 500 thousand” and “1 ming 842”: each part is less than the scale before it. */
function joinParts(numbers: readonly ReadNumber[], text: string): ReadNumber[] {
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
function joinUnits(numbers: readonly ReadNumber[], text: string): ReadNumber[] {
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

const kindsByUnit: Readonly<Record<string, MentionKind>> = {
  '%': 'percentage',
  uzs: 'amount',
  usd: 'amount',
  eur: 'amount',
  gbp: 'amount',
  rub: 'amount',
  chf: 'amount',
  kzt: 'amount',
  jpy: 'amount',
  cny: 'amount',
};

/** Writes a number with scale and unit, with its scale, and without both where these are of the end of its span. */
function createNumberKeys({ parsed, scale, unit }: ReadNumber, inherited: ReadNumber | null): [string, ...string[]] {
  const { value } = parsed;
  const [plain = '', ...others] = parsed.keys;
  if (value === null) return [...readMapScale(plain, scale), ...others];
  const withUnit = (by: number, of: ReadNumber['unit']) => (of ? [`${formatValue(value * by * of.factor)} ${of.base}`] : []);
  const own = [...withUnit(scale, unit), ...(scale === 1 ? parsed.keys : [formatValue(value * scale)])];
  const shared = inherited
    ? [...withUnit(inherited.scale, inherited.unit), ...(inherited.scale === 1 ? [] : [formatValue(value * inherited.scale)])]
    : [];
  const [first = plain, ...rest] = [...new Set([...shared, ...own, ...listOtherUnits(value, (unit ?? inherited?.unit)?.base ?? '')])];
  return [first, ...rest];
}

const isPlain = ({ unit, scale }: ReadNumber): boolean => unit === null && scale === 1;

/** Finds the end of the span that each number begins, where that has a scale or unit and the number has none. */
function findSpanEnds(numbers: readonly ReadNumber[], text: string): (ReadNumber | null)[] {
  const ends: (ReadNumber | null)[] = [];
  for (let index = numbers.length - 1; index >= 0; index -= 1) {
    const [one, next] = [numbers[index], numbers[index + 1]];
    const isJoined = one && next && isPlain(one) && connector.test(text.slice(one.to, next.from));
    const end = next && !isPlain(next) ? next : (ends.at(-1) ?? null);
    ends.push(isJoined ? end : null);
  }
  return ends.toReversed();
}

/** Shares what a span has once, the currency before it and the scale after it: “UZS 5–7 million”; not “UZS 500,000 to 1 million”. */
function shareCurrency(numbers: readonly ReadNumber[], text: string): ReadNumber[] {
  const shared: ReadNumber[] = [];
  for (const one of numbers) {
    const last = shared.at(-1);
    const isSpan =
      last && hasValue(last) && hasValue(one) && last.parsed.value < one.parsed.value && connector.test(text.slice(last.to, one.from));
    const isShared = isSpan && last.scale === 1 && last.unit !== null && last.to === last.digitsEnd && one.scale > 1 && one.unit === null;
    if (isShared) shared[shared.length - 1] = { ...last, scale: one.scale };
    shared.push(isShared ? { ...one, unit: last.unit } : one);
  }
  return shared;
}

/** How far a scale word is from a number that shares it. */
const nearScale = 60;

/** Lists what a number is with the scale and unit of one before it in its line: “86,4 mlrd soʻm (reja 82,0)”. */
function listElided(numbers: readonly ReadNumber[], index: number, text: string): string[] {
  const one = numbers[index];
  if (!one || !isPlain(one) || !hasValue(one) || !/^\s?(?:[),;.:]|$)/u.test(text.slice(one.to))) return [];
  const isNear = (from: number, to: number, ends: RegExp) => to - from <= nearScale && !ends.test(text.slice(from, to));
  const past = numbers.slice(0, index).findLast(({ scale }) => scale > 1);
  const next = numbers.slice(index + 1).find(({ scale, unit }) => scale > 1 || unit !== null);
  // “12,4 in January, 18,9 in February, 21,0 thousand in March”: the last has the scale of all.
  const isList = next && next.scale > 1 && /^,?\s/u.test(text.slice(one.to)) && isNear(one.to, next.from, /\n|[.!?]\s/u);
  const scaled = past && isNear(past.to, one.from, /\n/u) ? past : isList ? next : undefined;
  if (!scaled) return [];
  const value = one.parsed.value * scaled.scale;
  return [formatValue(value), ...(scaled.unit ? [`${formatValue(value * scaled.unit.factor)} ${scaled.unit.base}`] : [])];
}

/** Lists the hours of an afternoon that a number may be, where it is an end of a span of hours. */
const listOwnAfternoon = (numbers: readonly ReadNumber[], index: number, text: string): string[] =>
  [index - 1, index].flatMap((begin) => {
    const [first, last, one] = [numbers[begin], numbers[begin + 1], numbers[index]];
    if (!first || !last || !one || !isPlain(first) || !isPlain(last) || !hasValue(first) || !hasValue(last)) return [];
    // The beginning of “9 to 6” is in the morning.
    if (begin === index && first.parsed.value > last.parsed.value) return [];
    return listAfternoon(first.parsed.value, text.slice(first.to, last.from), last.parsed.value, text.slice(one.from, one.to));
  });

/** Returns the second year of “2026–27”. */
function readShortYear(text: string, before: ReadNumber | undefined, { from, to }: ReadNumber): string | null {
  const written = before ? text.slice(before.from, to) : '';
  const { century = '', last = '' } = /^(?<century>19|20)\d\d[-\u2010-\u2015](?<last>\d\d)$/u.exec(written)?.groups ?? {};
  return last !== '' && to - from === 2 ? century + last : null;
}

/** Finds all numbers in digits, with what they count where it is a unit. */
export function findNumbers(text: string, language: Language): Match[] {
  const pattern = numberPatterns[language === 'en' ? 'point' : 'comma'];
  const read = Array.from(text.matchAll(pattern), ({ 0: written, index }) => readNumber(text, written, index, language));
  // What a power of ten has is no number by itself.
  const separate = read.filter(({ from }, index) => from >= (read[index - 1]?.to ?? 0));
  const numbers = shareCurrency(joinUnits(joinParts(separate, text), text), text);
  const ends = findSpanEnds(numbers, text);
  return numbers.map((one, index) => {
    const end = ends[index] ?? null;
    const base = (one.unit ?? end?.unit)?.base;
    const kind = base === undefined ? 'number' : (kindsByUnit[base] ?? 'measure');
    const [first, ...others] = createNumberKeys(one, end);
    const millions = listMillions(text, one.digitsEnd, one.parsed.value, language);
    const hours = language === 'en' ? listOwnAfternoon(numbers, index, text) : [];
    const elided = end === null ? listElided(numbers, index, text) : [];
    const year = readShortYear(text, numbers[index - 1], one);
    const keys: Match['keys'] = year === null ? [first, ...others, ...millions, ...elided, ...hours] : [year, first];
    return { kind, keys, per: one.per, from: one.from, to: one.to };
  });
}
