import type { Language, Match } from './mention.ts';
import { dayAndNight, everything, midnight, numberWords, oneAndHalf, type Words } from './number-word-lists.ts';

const compileWords = (words: Words): RegExp => new RegExp(`^(?:${words.map(([, pattern]) => `(${pattern})`).join('|')})$`, 'u');

const patterns = {
  uz: compileWords(numberWords.uz),
  ru: compileWords(numberWords.ru),
  en: compileWords(numberWords.en),
} as const satisfies Record<Language, RegExp>;

const foldWord = (word: string) => word.toLowerCase().replaceAll(/[ʻʼ]/gu, '');

/** Words repeat: each is looked up once. */
const knownWords: Readonly<Record<Language, Map<string, number | null>>> = { uz: new Map(), ru: new Map(), en: new Map() };
const mostKnownWords = 20_000;

/** «Двухсоттысячный», «двухмиллионный»: a number and its scale in one word. */
const scaledWord = /^(?<number>\p{L}{3,})(?:(?<thousand>тысячн)|миллионн)\p{L}+$/u;

/** Tens and hundreds that a smaller number may follow in such a word: «двадцатипятитысячный», «стопятидесятитысячный». */
const compoundNumber =
  /^(?<large>ст[ао]|(?:двух|тр[её]х|четыр[её]х|пяти|шести|семи|восьми|девяти)сот|(?:два|три)дцати|сорока|(?:пяти|шести|семи|восьми)десяти|девяноста)(?<small>\p{L}+)$/u;

function lookUpPart(part: string, language: Language): number | null {
  const { large, small } = compoundNumber.exec(part)?.groups ?? {};
  if (large !== undefined && small !== undefined) {
    const [first, second] = [lookUpPart(large, language), lookUpPart(small, language)];
    return first === null || second === null || second >= first ? null : first + second;
  }
  const groups = patterns[language].exec(part)?.slice(1) ?? [];
  return numberWords[language][groups.findIndex(Boolean)]?.[0] ?? null;
}

function lookUpWord(folded: string, language: Language): number | null {
  const parts: Readonly<Record<string, string | undefined>> = language === 'ru' ? (scaledWord.exec(folded)?.groups ?? {}) : {};
  const { number, thousand } = parts;
  if (number !== undefined) {
    const value = lookUpPart(number, language);
    return value && value * (thousand === undefined ? 1e6 : 1e3);
  }
  const groups = patterns[language].exec(folded)?.slice(1) ?? [];
  return numberWords[language][groups.findIndex(Boolean)]?.[0] ?? null;
}

function readWord(word: string, language: Language): number | null {
  const known = knownWords[language];
  const cached = known.get(word);
  if (cached !== undefined) return cached;
  const value = lookUpWord(foldWord(word), language);
  if (known.size >= mostKnownWords) known.clear();
  known.set(word, value);
  return value;
}

/** A number that is being read: `done` are its thousands and above. */
type Running = { done: number; current: number; from: number; to: number };

/** Adds a word to the number before it; `null` where it begins another one. */
function addWord(running: Running, value: number, to: number, word: string): Running | null {
  if (value >= 1e3) return { ...running, done: running.done + (running.current || 1) * value, current: 0, to };
  if (value === 100) return running.current < 10 ? { ...running, current: (running.current || 1) * 100, to } : null;
  // “Two dozen” are so many times twelve, «две дюжины», too.
  if (value === 12 && /^(?:dozen|дюжин)/iu.test(word) && running.current > 0 && running.current < 10)
    return { ...running, current: running.current * value, to };
  // «Шесть десятков».
  if (/^десят(?:ок|к)/iu.test(word) && running.current > 0 && running.current < 10)
    return { ...running, current: running.current * value, to };
  const isNext =
    running.current === 0 ||
    (value === 0.5 && running.current < 100) ||
    (running.current % 100 === 0 && value < 100) ||
    (running.current % 10 === 0 && running.current % 100 !== 0 && value < 10);
  return isNext ? { ...running, current: running.current + value, to } : null;
}

const roman = /(?<![\p{L}\p{N}])[IVXLCХ]{1,6}(?![\p{L}\p{N}])/gu;
const romanValues: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, Х: 10, L: 50, C: 100 };

const readRoman = (letters: string): number =>
  Array.from(letters, (letter) => romanValues[letter] ?? 0).reduce(
    (sum, value, index, all) => sum + (value < (all[index + 1] ?? 0) ? -value : value),
    0,
  );

const toMatch = (keys: Match['keys'], from: number, to: number): Match => ({ kind: 'number', keys, from, to, isCertain: false });

const finish = (running: Running | null): Match[] =>
  running ? [toMatch([String(running.done + running.current)], running.from, running.to)] : [];

const scaleFactors = [1e9, 1e6, 1e3] as const;

/** Adds the scale of a number in words to what shares it in its sentence: “five million for first place, three for second”. */
function addElidedScales(text: string, matches: readonly Match[]): Match[] {
  let last = { factor: 1, to: 0 };
  return matches.map((one) => {
    const value = Number(one.keys[0]);
    const factor = scaleFactors.find((scale) => value >= scale);
    if (factor !== undefined) {
      last = { factor, to: one.to };
      return one;
    }
    const isShared = last.factor > 1 && value >= 1 && !/[.!?\n]/u.test(text.slice(last.to, one.from));
    return isShared ? { ...one, keys: [one.keys[0], ...one.keys.slice(1), String(value * last.factor)] } : one;
  });
}

/** «Без десяти пять»: the hour after the minutes that are left until it. */
const nominative = /^(?:два|три|четыре|\p{L}+ь)$/iu;
const isHourAfterMinutes = (text: string, { from }: Running, word: string, language: Language): boolean =>
  language === 'ru' && nominative.test(word) && /(?<!\p{L})без\s$/iu.test(text.slice(Math.max(0, from - 5), from));

/** Adds how many quarters there are before a scale: “three quarters of a million”. */
function countParts(running: Running, value: number, last: Match | undefined): Running {
  const isPart = running.done === 0 && running.current === 0.25 && value >= 1e3;
  const count = isPart && last?.to === running.from - 1 ? Number(last.keys[0]) : 1;
  return count === 3 ? { ...running, current: 0.75 } : running;
}

const between = /^(?:[\s-]|\s(?:and(?:\sa)?|an?|с|va)\s)$/u;

/** Finds numbers in words and in Roman digits. They are read generously: all they do is agree with digits elsewhere. */
export function findNumberWords(text: string, language: Language): Match[] {
  const matches: Match[] = [];
  let running = null as Running | null;
  for (const { 0: word, index } of text.matchAll(/[\p{L}ʻʼ]+/gu)) {
    const value = readWord(word, language);
    if (value === null) continue;
    const to = index + word.length;
    const last: Running | null = running;
    const gap = last ? text.slice(last.to, index) : '';
    // “The second half” is no two and a half; of Uzbek, “ikki yarim” is.
    const isPart = value === 0.5 && language !== 'uz' && !/and|с/u.test(gap);
    // “A quarter of a million”.
    const isOf = last !== null && last.done + last.current < 1 && /^\sof\sa\s$/u.test(gap);
    // “Twelve two-hundred-thousand maps” of Russian is two numbers.
    const isSeparate =
      last !== null && ((value > 1e3 && scaledWord.test(foldWord(word))) || isHourAfterMinutes(text, last, word, language));
    const isNext = last !== null && !isPart && !isSeparate && (isOf || between.test(gap));
    const next: Running | null = isNext ? addWord(countParts(last, value, matches.at(-1)), value, to, word) : null;
    if (!next) matches.push(...finish(last));
    running = next ?? addWord({ done: 0, current: 0, from: index, to }, value, to, word);
  }
  matches.push(...finish(running));
  const romans = Array.from(text.matchAll(roman), ({ 0: letters, index }) =>
    toMatch([String(readRoman(letters))], index, index + letters.length),
  );
  const days = Array.from(text.matchAll(dayAndNight), ({ 0: matched, index }) => toMatch(['24 hour'], index, index + matched.length));
  const halves = Array.from(text.matchAll(oneAndHalf), ({ 0: matched, index }) => toMatch(['1.5'], index, index + matched.length));
  const nights = Array.from(text.matchAll(midnight), ({ 0: matched, index }) => toMatch(['24:00'], index, index + matched.length));
  const all = Array.from(text.matchAll(everything), ({ 0: matched, index }) => toMatch(['100 %'], index, index + matched.length));
  return [...addElidedScales(text, matches), ...romans, ...days, ...halves, ...nights, ...all];
}
