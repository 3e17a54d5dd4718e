import { listSpanHours } from './clock-words.ts';
import { formatValue, listOtherUnits } from './durations.ts';
import type { Language, Match, MentionKind } from './mention.ts';
import { readRate } from './rates.ts';
import { numberPatterns, parseNumber, readMapScale, splitLabel } from './parse-number.ts';
import { hasValue, joinParts, joinUnits, type ReadNumber, readScale, readShortScale } from './scales.ts';
import { readCurrencyBefore, readUnit } from './units.ts';

/** What may be between the ends of a span, which share what follows the last: “2–3 thousand”, “от 2 до 3 км”. */
const connector = /^(?:\s?[-\u2010-\u2015\u2212/]\s?|,\s?|\s?(?:ta\s)?(?:to|and|or|va|yoki|и|или|до|по|dan|tadan|х|x|×)\s?)$/iu;

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

/** Reads a number; “1:300 mln soʻm” is a label and an amount, as what has a unit is no scale of a map. */
function readNumbers(text: string, written: string, from: number, language: Language): ReadNumber[] {
  const one = readNumber(text, written, from, language);
  // Uzbek “1:50 000 ga” has an ending, and no hectares.
  const parts = one.unit && !/^\s?ga$/u.test(text.slice(one.digitsEnd, one.to)) ? splitLabel(written) : null;
  if (!parts) return [one];
  const [label, rest] = parts;
  return [readNumber(text, label, from, language), readNumber(text, rest, one.digitsEnd - rest.length, language)];
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

/** Lists what “1.5m” is in millions, beside metres: of the currency of its span, “$1.2m–1.5m”, or of any where none is written. */
function listMillions(numbers: readonly ReadNumber[], index: number, text: string): string[] {
  const [last, one, next] = [numbers[index - 1], numbers[index], numbers[index + 1]];
  if (one?.unit?.base !== 'm' || !hasValue(one) || !/^m(?![\p{L}\p{N}²³])/u.test(text.slice(one.digitsEnd, one.digitsEnd + 2))) return [];
  const joined = [
    ...(last && connector.test(text.slice(last.to, one.from)) ? [last] : []),
    ...(next && connector.test(text.slice(one.to, next.from)) ? [next] : []),
  ];
  const currency = joined.map(({ unit }) => unit?.base ?? '').find((base) => kindsByUnit[base] === 'amount');
  const currencies = currency === undefined ? ['usd', 'eur', 'gbp', 'uzs', 'rub'] : [currency];
  return ['', ...currencies.map((base) => ` ${base}`)].map((unit) => `${formatValue(one.parsed.value * 1e6)}${unit}`);
}

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

type Nearest = ReadNumber | undefined;

/** Finds for each number the last before it that is sought. */
function findLastBefore(numbers: readonly ReadNumber[], isSought: (one: ReadNumber) => boolean): Nearest[] {
  let last: Nearest;
  return numbers.map((one) => {
    const before = last;
    if (isSought(one)) last = one;
    return before;
  });
}

/** Lists what a number is with the scale and unit of one before it in its line: “86,4 mlrd soʻm (reja 82,0)”. */
function listElided(one: ReadNumber, past: Nearest, next: Nearest, text: string): string[] {
  if (!isPlain(one) || !hasValue(one) || !/^\s?(?:[),;.:]|$)/u.test(text.slice(one.to))) return [];
  const isNear = (from: number, to: number, ends: RegExp) => to - from <= nearScale && !ends.test(text.slice(from, to));
  // “12,4 in January, 18,9 in February, 21,0 thousand in March”: the last has the scale of all.
  const isList = next && next.scale > 1 && /^,?\s/u.test(text.slice(one.to)) && isNear(one.to, next.from, /\n|[.!?]\s/u);
  const scaled = past && isNear(past.to, one.from, /\n/u) ? past : isList ? next : undefined;
  if (!scaled) return [];
  const value = one.parsed.value * scaled.scale;
  return [formatValue(value), ...(scaled.unit ? [`${formatValue(value * scaled.unit.factor)} ${scaled.unit.base}`] : [])];
}

/** Returns the second year of “2026–27”. */
function readShortYear(text: string, before: ReadNumber | undefined, { from, to }: ReadNumber): string | null {
  const written = before ? text.slice(before.from, to) : '';
  const { century = '', last = '' } = /^(?<century>19|20)\d\d[-\u2010-\u2015](?<last>\d\d)$/u.exec(written)?.groups ?? {};
  return last !== '' && to - from === 2 ? century + last : null;
}

/** Finds all numbers in digits, with what they count where it is a unit. */
export function findNumbers(text: string, language: Language): Match[] {
  const pattern = numberPatterns[language === 'en' ? 'point' : 'comma'];
  const read = Array.from(text.matchAll(pattern)).flatMap(({ 0: written, index }) => readNumbers(text, written, index, language));
  // What a power of ten has is no number by itself.
  const separate = read.filter(({ from }, index) => from >= (read[index - 1]?.to ?? 0));
  const numbers = shareCurrency(joinUnits(joinParts(separate, text), text), text);
  const ends = findSpanEnds(numbers, text);
  const pasts = findLastBefore(numbers, ({ scale }) => scale > 1);
  const nexts = findLastBefore(numbers.toReversed(), (one) => !isPlain(one)).toReversed();
  const plain = numbers.map((one) => (isPlain(one) && hasValue(one) ? { from: one.from, to: one.to, value: one.parsed.value } : null));
  return numbers.map((one, index) => {
    const end = ends[index] ?? null;
    const base = (one.unit ?? end?.unit)?.base;
    const kind = base === undefined ? 'number' : (kindsByUnit[base] ?? 'measure');
    const [first, ...others] = createNumberKeys(one, end);
    const millions = language === 'en' ? listMillions(numbers, index, text) : [];
    const hours = listSpanHours(text, plain, index, language);
    const elided = end === null ? listElided(one, pasts[index], nexts[index], text) : [];
    const year = readShortYear(text, numbers[index - 1], one);
    const keys: Match['keys'] = year === null ? [first, ...others, ...millions, ...elided, ...hours] : [year, first];
    return { kind, keys, per: one.per, from: one.from, to: one.to };
  });
}
