import { formatTime, type Language, type Match } from './mention.ts';

/** What says before an hour that it is not full: “half past three”, «без четверти пять», «в половине четвёртого». */
const before: readonly (readonly [minutes: number, pattern: RegExp])[] = [
  [30, /half[\s-]past\s$/iu],
  [15, /quarter\spast\s$/iu],
  [-15, /(?:quarter\sto|без\sчетверти)\s$/iu],
  [-45, /четверть\s$/iu],
  [-30, /половин\p{L}\s$/iu],
];

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
    const minutes = before.find(([, pattern]) => pattern.test(text.slice(Math.max(0, one.from - near), one.from)))?.[0] ?? 0;
    const named = listHalves(text, one.from, one.to);
    const halves = named.length === 0 && minutes !== 0 ? [0, 12] : named;
    const [first, ...others] = halves.flatMap((half) => {
      const all = (hour % 12) * 60 + minutes + (isHalf ? 30 : 0) + half * 60 + 1440;
      const ofDay = Math.floor(all / 60) % 24;
      // “soat 18 da” has the hour alone.
      return [formatTime(String(ofDay), String(all % 60).padStart(2, '0')), ...(all % 60 === 0 && ofDay > 12 ? [String(ofDay)] : [])];
    });
    return first === undefined ? [] : [{ kind: 'number', keys: [first, ...others], from: one.from, to: one.to, isCertain: false }];
  });
}
