import type { Language } from './mention.ts';

/** The numbers in words by their value, longer words first: a word that begins so, with endings of its language. */
export type Words = readonly (readonly [value: number, pattern: string])[];

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
  [12, 'peshin(?:da|gacha|dan)?'],
  [20, `yigirma${uzbekEnding}`],
  [30, `ottiz${uzbekEnding}`],
  [40, `qirq${uzbekEnding}`],
  [50, `ellik${uzbekEnding}`],
  [60, `oltmish${uzbekEnding}`],
  [70, `yetmish${uzbekEnding}`],
  [80, `sakson${uzbekEnding}`],
  [90, `toqson${uzbekEnding}`],
  [0.25, 'chorak\\p{L}*'],
  [0.5, 'yarim\\p{L}*|yarm\\p{L}+'],
  [100, `yuz${uzbekEnding}`],
  [1e3, `ming(?!lab)\\p{L}*`],
  [1e6, 'million\\p{L}*|mln'],
  [1e9, 'milliard\\p{L}*|mlrd'],
];

const russian: Words = [
  [50, 'пят(?:ь|и)десят\\p{L}*'],
  [60, 'шест(?:ь|и)десят\\p{L}*'],
  [70, 'сем(?:ь|и)десят\\p{L}*'],
  [80, 'вос(?:е|ь)м(?:ь|и)десят\\p{L}*'],
  [200, 'двести|двухсот\\p{L}*|двумстам|двумястами'],
  [300, 'триста|тр[её]хсот\\p{L}*|тр[её]мстам|тремястами'],
  [400, 'четыреста|четыр[её]хсот\\p{L}*|четыр[её]мстам'],
  [500, 'пят(?:ь|и)сот\\p{L}*|пятистам'],
  [600, 'шест(?:ь|и)сот\\p{L}*|шестистам'],
  [700, 'сем(?:ь|и)сот\\p{L}*|семистам'],
  [800, 'вос(?:е|ь)м(?:ь|и)сот\\p{L}*|восьмистам'],
  [900, 'девят(?:ь|и)сот\\p{L}*|девятистам'],
  [500, 'полу?тысяч\\p{L}+'],
  [50, 'полу?сотн\\p{L}+'],
  [5e5, 'полу?миллион\\p{L}+'],
  [5e8, 'полу?миллиард\\p{L}+'],
  [0, 'нол\\p{L}+'],
  [1, 'один|одн\\p{L}{1,3}|перв\\p{L}+|раз'],
  [0.25, 'четверть\\p{L}*|четверти'],
  [
    2,
    'вдвое|вдвойне|двойн\\p{L}+|двукратн\\p{L}+|удв[ао]\\p{L}+|дв[ае]|дву[хм]\\p{L}*|двуязычн\\p{L}+|двусторонн\\p{L}+|двумя|двое|двоих|дважды|второ\\p{L}+|втору\\p{L}+|вторы\\p{L}+|вторая|об[ае]|обоих|обеих',
  ],
  [3, 'втрое|втройне|тройн\\p{L}+|утр[ао]и\\p{L}+|три|тр[её][хм]\\p{L}*|тремя|трое|троих|трижды|трет\\p{L}+'],
  [4, 'вчетверо|четыр(?:е|ьмя|[её][хм])\\p{L}*|четверо|четвёрт\\p{L}+|четверт\\p{L}+'],
  [5, 'впятеро|пять|пятью|пяти\\p{L}*|пятеро|пят(?:ый|ая|ое|ого|ой|ом|ую|ым)'],
  [6, 'полу?год(?:а|у|ом|ов\\p{L}+)|полу?дюжин\\p{L}+|шесть|шестью|шести\\p{L}*|шестеро|шест(?:ой|ая|ое|ого|ом|ую|ым)'],
  [7, 'семь|семью|семи(?:\\p{L}*(?:дневн|летн|месячн)\\p{L}+)?|семеро|седьм\\p{L}+'],
  [8, 'восемь|восьм\\p{L}+'],
  [9, 'девять|девяти\\p{L}*|девят(?:ый|ая|ое|ого|ой|ом|ую|ым)'],
  [10, 'десятилет\\p{L}+|десять|десятью|десяти\\p{L}*|десят(?:ый|ая|ое|ого|ой|ом|ую|ым|ок|ка|ков)'],
  [11, 'одиннадцат\\p{L}+'],
  [12, 'двенадцат\\p{L}+|дюжин\\p{L}*|полдень|полдня|полудн\\p{L}+'],
  [13, 'тринадцат\\p{L}+'],
  [14, 'четырнадцат\\p{L}+'],
  [15, 'пятнадцат\\p{L}+'],
  [16, 'шестнадцат\\p{L}+'],
  [17, 'семнадцат\\p{L}+'],
  [18, 'восемнадцат\\p{L}+'],
  [19, 'девятнадцат\\p{L}+'],
  [20, 'двадцат\\p{L}+'],
  [30, 'тридцат\\p{L}+'],
  [40, 'сорок\\p{L}*'],
  [90, 'девяност\\p{L}*'],
  [0.5, '(?:в|на)?половин\\p{L}+|пол|полставки|полцены|полкило|полсрока'],
  [1.5, 'полтор\\p{L}+|полутор\\p{L}+'],
  [100, 'сто|ста|сот(?:ый|ая|ое|ого|ой|ом|ую|ым|ых)|сотн\\p{L}+|сотен|стол(?:е|ь)\\p{L}+'],
  [1e3, 'тысяч\\p{L}*'],
  [1e6, 'миллион\\p{L}*|млн'],
  [1e9, 'миллиард\\p{L}*|млрд'],
];

const english: Words = [
  [0, 'zero'],
  [1, 'one|first|once|single'],
  [0.25, 'quarters?'],
  [2, 'two|second|twice|both|doubl(?:e|es|ed|ing)|duplicate|twofold|pair|couple|bilingual|bilateral|dual'],
  [3, 'three|thirds?|tripl(?:e|es|ed|ing)|triplicate|threefold|thrice|trilingual|trilateral'],
  [4, 'four|fourths?|quadrupl(?:e|es|ed|ing)|fourfold'],
  [5, 'fives?|fifths?|fivefold'],
  [6, 'six(?:es)?|sixth'],
  [7, 'sevens?|seventh'],
  [8, 'eights?|eighth'],
  [9, 'nines?|ninth'],
  [10, 'tens?|tenths?|tenfold|decades?'],
  [11, 'eleven|eleventh'],
  [12, 'twelve|twelfth|dozens?|noon|midday'],
  [13, 'thirteen(?:th)?'],
  [14, 'fourteen(?:th)?'],
  [15, 'fifteen(?:th)?'],
  [16, 'sixteen(?:th)?'],
  [17, 'seventeen(?:th)?'],
  [18, 'eighteen(?:th)?'],
  [19, 'nineteen(?:th)?'],
  [20, 'twent(?:y|ies|ieth)'],
  [30, 'thirt(?:y|ies|ieth)'],
  [40, 'fort(?:y|ies|ieth)'],
  [50, 'fift(?:y|ies|ieth)'],
  [60, 'sixt(?:y|ies|ieth)'],
  [70, 'sevent(?:y|ies|ieth)'],
  [80, 'eight(?:y|ies|ieth)'],
  [90, 'ninet(?:y|ies|ieth)'],
  [0.5, 'half'],
  [100, 'hundred(?:th)?|centenary|centennial'],
  [200, 'bicentenary|bicentennial'],
  [1e3, 'thousand'],
  [1e6, 'million'],
  [1e9, 'billion'],
];

/** The words of each language. */
export const numberWords = { uz: uzbek, ru: russian, en: english } as const satisfies Record<Language, Words>;

/** A day and a night: 24 hours without a number. */
export const dayAndNight =
  /(?<![\p{L}ʻʼ])(?:(?:kecha(?:-?yu)?[\s-]|tun-?u[\s-])ku(?:n|nduz)|sutka\p{L}*|сут(?:ки|ок|кам|ками|ках)|круглосуточн\p{L}+|a?round the clock|day and night)(?![\p{L}ʻʼ])/giu;

/** “A year and a half”, “half as much again”: the half is of one. */
export const oneAndHalf = /(?<!\p{L})(?:(?:an?|one)\s\p{L}+\sand\sa\shalf|half\s(?:as\s\p{L}+\s)?again)(?!\p{L})/giu;

/** What is a hundred per cent: “all your money”, «вся сумма», “toʻliq”. */
export const everything =
  /(?<![\p{L}ʻʼ])(?:toʻliq|toʻla|butun|hamma(?:si)?|barcha(?:si)?|вс[яеё]|весь|всю|всех|целиком|полност\p{L}+|полн\p{L}+|all|whole|full(?:y)?|entire(?:ly)?|complete(?:ly)?)(?![\p{L}ʻʼ])/giu;

/** The time at which a day ends. */
export const midnight = /(?<![\p{L}ʻʼ])(?:midnight|полно[чщ]\p{L}*|полуноч\p{L}*|yarim\s(?:kecha|tun)\p{L}*)(?![\p{L}ʻʼ])/giu;
