/** What things are counted for, in three languages, with the sign after a stroke and the words after a number. */
const counted: readonly (readonly [name: string, signs: string, words: string])[] = [
  ['second', 's|sek|sec|с|сек', 'second|секунду'],
  ['minute', 'min|daq|daqiqa|мин', 'minute|минуту'],
  ['hour', 'soat|h|hr|hour|ч|час', 'hour|час'],
  ['day', 'kun|sut|sutka|day|d|сут|сутки|день', 'day|сутки|день'],
  ['week', 'hafta|week|нед|неделю', 'week|неделю'],
  ['month', 'oy|month|мес|месяц', 'month|месяц'],
  ['quarter', 'chorak|quarter|кв|квартал', 'quarter|квартал'],
  ['year', 'yil|year|yr|год', 'year|год'],
  ['litre', 'l|л|litr|литр|litre|liter|dm[3³]|дм[3³]', 'litre|liter|литр'],
  ['cubic metre', 'm[3³]|м[3³]', 'cubic\\smetre|cubic\\smeter|кубометр|кубический\\sметр'],
  ['hectare', 'ga|га|ha', 'hectare|гектар'],
  ['kilogram', 'kg|кг', 'kilogram|килограмм'],
  ['tonne', 't|т', 'tonne|тонну'],
];
const uzbekBefore: readonly (readonly [name: string, words: string])[] = [
  ['second', 'sekundiga|soniyasiga'],
  ['minute', 'daqiqasiga|minutiga'],
  ['hour', 'soatiga'],
  ['day', 'kuniga|sutkasiga|har\\skuni'],
  ['week', 'haftasiga|har\\shafta(?:da)?'],
  ['month', 'oyiga|har\\soy(?:da)?'],
  ['quarter', 'choragiga|chorakda'],
  ['year', 'yiliga|har\\syili'],
  ['litre', 'litriga'],
  ['hectare', 'gektariga'],
];

const createGroups = (spellings: readonly string[]) => spellings.map((one) => `(${one})`).join('|');
const after = new RegExp(
  String.raw`\s?\/\s?\(?(?:${createGroups(counted.map(([, signs]) => signs))})(?![\p{L}\p{N}])|(?:\sСША)?\s(?:per|an?|в|на)\s(?:${createGroups(counted.map(([, , words]) => words))})(?!\p{L})`,
  'iuy',
);
const before = new RegExp(String.raw`(?<!\p{L})(?:${createGroups(uzbekBefore.map(([, words]) => words))})\s$`, 'iu');

/** The most letters of a word before a number that is read. */
const near = 14;

/** Reads what a quantity is counted for, right after its unit or before it: “12 l/s”, “12 litres a second”, “sekundiga 12 l”. */
export function readRate(text: string, from: number, to: number): string | undefined {
  after.lastIndex = to;
  const groups = after.exec(text)?.slice(1) ?? [];
  const index = groups.findIndex(Boolean);
  if (index !== -1) return counted[index % counted.length]?.[0];
  const words = before.exec(text.slice(Math.max(0, from - near), from))?.slice(1) ?? [];
  return uzbekBefore[words.findIndex(Boolean)]?.[0];
}
