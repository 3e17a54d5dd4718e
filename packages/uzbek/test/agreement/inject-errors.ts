/** The mistakes that translations have, each made in one language by letters alone, without what the reader knows. */
export const errorKinds = ['digit', 'day', 'month', 'amount', 'scale', 'unit', 'act', 'percentage', 'phone', 'item', 'row'] as const;
export type ErrorKind = (typeof errorKinds)[number];

/** Returns the text with the mistake; `null` where it has no place for it. `seed` chooses among several places. */
export type Injection = (text: string, seed: number) => string | null;

/** Replaces one of the matches; `null` where there is none, or where nothing changes. */
function replaceOne(text: string, pattern: RegExp, seed: number, replace: (matched: string) => string): string | null {
  const matches = Array.from(text.matchAll(pattern));
  const match = matches[seed % Math.max(1, matches.length)];
  if (!match) return null;
  const changed = text.slice(0, match.index) + replace(match[0]) + text.slice(match.index + match[0].length);
  return changed === text ? null : changed;
}

const raiseDigit = (digit: string, by: number) => String((Number(digit) + by) % 10);

/** Changes one digit of what is matched. */
const changeDigit =
  (pattern: RegExp): Injection =>
  (text, seed) =>
    replaceOne(text, pattern, seed, (matched) => {
      const places = Array.from(matched.matchAll(/\d/gu), ({ index }) => index);
      const place = places[seed % Math.max(1, places.length)] ?? 0;
      return matched.slice(0, place) + raiseDigit(matched.charAt(place), 1 + (seed % 8)) + matched.slice(place + 1);
    });

const monthNames = [
  ['yanvar', 'fevral', 'mart', 'aprel', 'iyun', 'iyul', 'avgust', 'sentabr', 'oktabr', 'noyabr', 'dekabr'],
  ['января', 'февраля', 'марта', 'апреля', 'мая', 'июня', 'июля', 'августа', 'сентября', 'октября', 'ноября', 'декабря'],
  ['January', 'February', 'March', 'April', 'June', 'July', 'August', 'September', 'October', 'November', 'December'],
];
const dayOfMonth = new RegExp(
  String.raw`\d{1,2}[-\s](?!marta\b)(?:${monthNames.flat().join('|')})|(?:${(monthNames[2] ?? []).join('|')}) \d{1,2}(?!\d)`,
  'gu',
);

function moveMonth(matched: string): string {
  const names = monthNames.find((row) => row.some((name) => matched.includes(name))) ?? [];
  const index = names.findIndex((name) => matched.includes(name));
  return matched.replace(names[index] ?? '', names[(index + 1) % names.length] ?? '');
}

function moveDay(matched: string): string {
  return matched.replace(/\d{1,2}/u, (day) => String(Number(day) === 28 ? 5 : (Number(day) % 28) + 1));
}

const scaleSwaps: readonly (readonly [string, string])[] = [
  ['mlrd', 'mln'],
  ['mln', 'mlrd'],
  ['milliard', 'million'],
  ['million ', 'milliard '],
  ['млрд', 'млн'],
  ['млн', 'млрд'],
  ['billion', 'million'],
  ['million', 'billion'],
  ['тысяч', 'миллионов'],
  ['тыс.', 'млн'],
  ['ming', 'million'],
];
const unitSwaps: readonly (readonly [RegExp, string])[] = [
  [/(?<=\d )(?:km|kilometr)(?=[\s.,;]|$)/u, 'metr'],
  [/(?<=\d )(?:км|километров)(?=[\s.,;]|$)/u, 'м'],
  [/(?<=\d )(?:km|kilometres)(?=[\s.,;]|$)/u, 'metres'],
  [/(?<=\d )(?:metr|metrgacha)(?=[\s.,;]|$)/u, 'kilometr'],
  [/(?<=\d )(?:м|метров|метра)(?=[\s.,;]|$)/u, 'км'],
  [/(?<=\d )metres(?=[\s.,;]|$)/u, 'kilometres'],
  [/(?<=\d )(?:gektar|ga(?= yer| maydon|[.,;]))(?=[\s.,;]|$)/u, 'kvadrat metr'],
  [/(?<=\d )(?:га|гектаров)(?=[\s.,;]|$)/u, 'м²'],
  [/(?<=\d )(?:hectares|ha)(?=[\s.,;]|$)/u, 'square metres'],
  [/(?<=\d )tonna(?=[\s.,;]|$)/u, 'kilogramm'],
  [/(?<=\d )(?:тонн|тонны)(?=[\s.,;]|$)/u, 'кг'],
  [/(?<=\d )tonnes(?=[\s.,;]|$)/u, 'kilograms'],
  [/(?<=\d )ish kuni(?=[\s.,;]|$)/u, 'oy'],
  [/(?<=\d )рабочих дней(?=[\s.,;]|$)/u, 'месяцев'],
  [/(?<=\d )(?:working|business) days(?=[\s.,;]|$)/u, 'months'],
  [/(?<=\d )(?:dollar|soʻm)(?=[\s.,;]|$)/u, 'yevro'],
  [/(?<=\d )(?:долларов|сумов)(?=[\s.,;]|$)/u, 'евро'],
  [/(?<=\d )soums(?=[\s.,;]|$)/u, 'euros'],
];

/** Drops one of the lines that begin so; one has to stay. */
const dropLine =
  (sign: RegExp): Injection =>
  (text, seed) => {
    const lines = text.split('\n');
    const matching = lines.filter((line) => sign.test(line));
    const dropped = matching[1 + (seed % Math.max(1, matching.length - 1))];
    return dropped === undefined ? null : lines.filter((line) => line !== dropped).join('\n');
  };

function swapFirst(text: string, swaps: readonly (readonly [RegExp | string, string])[]): string | null {
  const swap = swaps.find(([from]) =>
    typeof from === 'string' ? new RegExp(String.raw`(?<=\d )${from}`, 'u').test(text) : from.test(text),
  );
  if (!swap) return null;
  return text.replace(typeof swap[0] === 'string' ? new RegExp(String.raw`(?<=\d )${swap[0]}`, 'u') : swap[0], swap[1]);
}

/** A number of two digits or more that is neither part of an address nor of a phone number. */
const plainNumber = /(?<![\d@./:,-]|\d )\d{2,}(?:[ ,.]\d+)*(?![\d@]|[./:-]\d)/gu;

export const injections: Readonly<Record<ErrorKind, Injection>> = {
  digit: changeDigit(plainNumber),
  day: (text, seed) => replaceOne(text, dayOfMonth, seed, moveDay),
  month: (text, seed) => replaceOne(text, dayOfMonth, seed, moveMonth),
  amount: (text, seed) =>
    replaceOne(
      text,
      /(?<![\d ,.-])\d{1,3}(?:[ ,]\d{3})+(?![\d,])/gu,
      seed,
      (matched) => `${matched}${matched.includes(',') ? ',' : ' '}000`,
    ),
  scale: (text) => swapFirst(text, scaleSwaps),
  unit: (text) => swapFirst(text, unitSwaps),
  act: changeDigit(/(?:PQ|ПП|PP|PF|УП|UP|OʻRQ|ЗРУ|ZRU|VMQ|ПКМ|PKM)-\d+|№ ?\d+|No\. \d+|\d+(?=-son)/gu),
  percentage: changeDigit(/\d+(?:[.,]\d+)?(?= ?%| foiz| процент| per cent)/gu),
  phone: changeDigit(/(?<=\+998[ (]*\d{2}[ )]*)\d{3}[- ]\d{2}[- ]\d{2}|(?<=\(\d{2}\) )\d{3}-\d{2}-\d{2}/gu),
  item: dropLine(/^(?:- |\d{1,2}\. )/u),
  row: dropLine(/^\|/u),
};
