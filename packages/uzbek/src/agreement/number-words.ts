import type { Language, Match } from './mention.ts';

/** The numbers in words by their value: a word that begins so, with endings of its language. */
type Words = readonly (readonly [value: number, pattern: string])[];

const uzbekEnding = '(?:ta\\p{L}*|i?nchi\\p{L}*|ala\\p{L}*|ov\\p{L}*|da\\p{L}*|ga\\p{L}*|ni\\p{L}*|i|si|lik|talik|yillik|oylik|kunlik)?';
const uzbek: Words = [
  [0, `nol${uzbekEnding}`],
  [1, `bi(?:r|t)${uzbekEnding}`],
  [2, `ikki${uzbekEnding}|ikka?la\\p{L}*`],
  [3, `uch${uzbekEnding}|uchal\\p{L}+`],
  [4, `tort${uzbekEnding}`],
  [5, `besh${uzbekEnding}`],
  [6, `olti${uzbekEnding}`],
  [7, `yetti${uzbekEnding}`],
  [8, `sakkiz${uzbekEnding}`],
  [9, `toqqiz${uzbekEnding}`],
  [10, `on${uzbekEnding}`],
  [20, `yigirma${uzbekEnding}`],
  [30, `ottiz${uzbekEnding}`],
  [40, `qirq${uzbekEnding}`],
  [50, `ellik${uzbekEnding}`],
  [60, `oltmish${uzbekEnding}`],
  [70, `yetmish${uzbekEnding}`],
  [80, `sakson${uzbekEnding}`],
  [90, `toqson${uzbekEnding}`],
  [24, 'sutka(?:dan|ni|gacha)?'],
  [0.5, 'yarim\\p{L}*'],
  [100, `yuz${uzbekEnding}`],
  [1e3, `ming(?!lab)\\p{L}*`],
  [1e6, 'million\\p{L}*|mln'],
  [1e9, 'milliard\\p{L}*|mlrd'],
];

const russian: Words = [
  [0, 'нол\\p{L}+'],
  [1, 'один|одн\\p{L}{1,3}|перв\\p{L}+|раз'],
  [2, 'дв[ае]|дву[хм]\\p{L}*|двумя|двое|двоих|дважды|второ\\p{L}+|втору\\p{L}+|вторы\\p{L}+|вторая|об[ае]|обоих|обеих'],
  [3, 'три|тр[её][хм]\\p{L}*|тремя|трое|троих|трижды|трет\\p{L}+'],
  [4, 'четыр(?:е|ьмя|[её][хм])\\p{L}*|четверо|четвёрт\\p{L}+|четверт\\p{L}+'],
  [5, 'пять|пятью|пяти\\p{L}*|пятеро|пят(?:ый|ая|ое|ого|ой|ом|ую|ым)'],
  [6, 'шесть|шестью|шести\\p{L}*|шестеро|шест(?:ой|ая|ое|ого|ом|ую|ым)'],
  [7, 'семь|семью|семи(?:\\p{L}*(?:дневн|летн|месячн)\\p{L}+)?|семеро|седьм\\p{L}+'],
  [8, 'восемь|восьм\\p{L}+'],
  [9, 'девять|девяти\\p{L}*|девят(?:ый|ая|ое|ого|ой|ом|ую|ым)'],
  [10, 'десять|десятью|десяти\\p{L}*|десят(?:ый|ая|ое|ого|ой|ом|ую|ым|ок|ка)'],
  [11, 'одиннадцат\\p{L}+'],
  [12, 'двенадцат\\p{L}+'],
  [13, 'тринадцат\\p{L}+'],
  [14, 'четырнадцат\\p{L}+'],
  [15, 'пятнадцат\\p{L}+'],
  [16, 'шестнадцат\\p{L}+'],
  [17, 'семнадцат\\p{L}+'],
  [18, 'восемнадцат\\p{L}+'],
  [19, 'девятнадцат\\p{L}+'],
  [20, 'двадцат\\p{L}+'],
  [24, 'сут(?:ки|ок|кам|ками|ках)|круглосуточн\\p{L}+'],
  [30, 'тридцат\\p{L}+'],
  [40, 'сорок\\p{L}*'],
  [50, 'пят(?:ь|и)десят\\p{L}*'],
  [60, 'шест(?:ь|и)десят\\p{L}*'],
  [70, 'сем(?:ь|и)десят\\p{L}*'],
  [80, 'вос(?:е|ь)м(?:ь|и)десят\\p{L}*'],
  [90, 'девяност\\p{L}*'],
  [200, 'двести|двухсот\\p{L}*'],
  [300, 'триста|тр[её]хсот\\p{L}*'],
  [500, 'пят(?:ь|и)сот\\p{L}*'],
  [0.5, 'половин\\p{L}+|пол'],
  [1.5, 'полтор\\p{L}+|полутор\\p{L}+'],
  [100, 'сто|ста|сотн\\p{L}+|стол(?:е|ь)\\p{L}+'],
  [1e3, 'тысяч\\p{L}*'],
  [1e6, 'миллион\\p{L}*|млн'],
  [1e9, 'миллиард\\p{L}*|млрд'],
];

const english: Words = [
  [0, 'zero'],
  [1, 'one|first|once|single'],
  [2, 'two|second|twice|both'],
  [3, 'three|third|thirds'],
  [4, 'four|fourth'],
  [5, 'five|fifth'],
  [6, 'six|sixth'],
  [7, 'seven|seventh'],
  [8, 'eight|eighth'],
  [9, 'nine|ninth'],
  [10, 'ten|tenth'],
  [11, 'eleven|eleventh'],
  [12, 'twelve|twelfth|dozen'],
  [13, 'thirteen(?:th)?'],
  [14, 'fourteen(?:th)?'],
  [15, 'fifteen(?:th)?'],
  [16, 'sixteen(?:th)?'],
  [17, 'seventeen(?:th)?'],
  [18, 'eighteen(?:th)?'],
  [19, 'nineteen(?:th)?'],
  [20, 'twent(?:y|ieth)'],
  [30, 'thirt(?:y|ieth)'],
  [40, 'fort(?:y|ieth)'],
  [50, 'fift(?:y|ieth)'],
  [60, 'sixt(?:y|ieth)'],
  [70, 'sevent(?:y|ieth)'],
  [80, 'eight(?:y|ieth)'],
  [90, 'ninet(?:y|ieth)'],
  [0.5, 'half'],
  [100, 'hundred(?:th)?'],
  [1e3, 'thousand'],
  [1e6, 'million'],
  [1e9, 'billion'],
];

const compileWords = (words: Words): RegExp => new RegExp(`^(?:${words.map(([, pattern]) => `(${pattern})`).join('|')})$`, 'u');

const languages = {
  uz: { words: uzbek, pattern: compileWords(uzbek) },
  ru: { words: russian, pattern: compileWords(russian) },
  en: { words: english, pattern: compileWords(english) },
} as const satisfies Record<Language, { words: Words; pattern: RegExp }>;

const foldWord = (word: string) => word.toLowerCase().replaceAll(/[ʻʼ]/gu, '');

/** Words repeat: each is looked up once. */
const knownWords: Readonly<Record<Language, Map<string, number | null>>> = { uz: new Map(), ru: new Map(), en: new Map() };
const mostKnownWords = 20_000;

function readWord(word: string, language: Language): number | null {
  const known = knownWords[language];
  const cached = known.get(word);
  if (cached !== undefined) return cached;
  const { words, pattern } = languages[language];
  const groups = pattern.exec(foldWord(word))?.slice(1) ?? [];
  const value = words[groups.findIndex(Boolean)]?.[0] ?? null;
  if (known.size >= mostKnownWords) known.clear();
  known.set(word, value);
  return value;
}

/** A number that is being read: `done` are its thousands and above. */
type Running = { done: number; current: number; from: number; to: number };

/** Adds a word to the number before it; `null` where it begins another one. */
function addWord(running: Running, value: number, to: number): Running | null {
  if (value >= 1e3) return { ...running, done: running.done + (running.current || 1) * value, current: 0, to };
  if (value === 100) return running.current < 10 ? { ...running, current: (running.current || 1) * 100, to } : null;
  const isNext =
    running.current === 0 ||
    (value === 0.5 && running.current < 100) ||
    (running.current % 100 === 0 && value < 100) ||
    (running.current % 10 === 0 && running.current % 100 !== 0 && value < 10);
  return isNext ? { ...running, current: running.current + value, to } : null;
}

const roman = /(?<![\p{L}\p{N}])[IVXLC]{1,6}(?![\p{L}\p{N}])/gu;
const romanValues: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50, C: 100 };

const readRoman = (letters: string): number =>
  Array.from(letters, (letter) => romanValues[letter] ?? 0).reduce(
    (sum, value, index, all) => sum + (value < (all[index + 1] ?? 0) ? -value : value),
    0,
  );

const toMatch = (value: number, from: number, to: number): Match => ({
  kind: 'number',
  keys: [String(value)],
  from,
  to,
  isCertain: false,
});

const finish = (running: Running | null): Match[] => (running ? [toMatch(running.done + running.current, running.from, running.to)] : []);

const between = /^(?:[\s-]|\s(?:and(?:\sa)?|с|va)\s)$/u;

/** Finds numbers in words and in Roman digits. They are read generously: all they do is agree with digits elsewhere. */
export function findNumberWords(text: string, language: Language): Match[] {
  const matches: Match[] = [];
  let running = null as Running | null;
  for (const { 0: word, index } of text.matchAll(/[\p{L}ʻʼ]+/gu)) {
    const value = readWord(word, language);
    if (value === null) continue;
    const to = index + word.length;
    const last: Running | null = running;
    const next: Running | null = last && between.test(text.slice(last.to, index)) ? addWord(last, value, to) : null;
    if (!next) matches.push(...finish(last));
    running = next ?? addWord({ done: 0, current: 0, from: index, to }, value, to);
  }
  matches.push(...finish(running));
  const romans = Array.from(text.matchAll(roman), ({ 0: letters, index }) => toMatch(readRoman(letters), index, index + letters.length));
  return [...matches, ...romans];
}
