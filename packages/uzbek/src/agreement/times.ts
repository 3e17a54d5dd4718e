import { formatTime, type Match } from './mention.ts';

/** A match of a text, which has a place in it. */
export type TextMatch = RegExpMatchArray & { index: number };
export type Groups = Readonly<Record<string, string | undefined>>;

/** A form of a value, and how its matches are read. */
export type Reader = readonly [pattern: RegExp, read: (match: TextMatch) => Match[]];

const clock =
  /(?<![\d:.,])(?:(?<first>1?\d)(?:[:.](?<past>\d\d))?(?:\s?[-\u2010-\u2015]\s?|\s(?:to|and)\s))?(?<hours>[01]?\d|2[0-4])(?:[:.](?<minutes>\d\d))?\s?(?<half>[ap]\.?m\.?)(?!\p{L})|(?<![\d:.,])(?<hour>\d{1,2}):(?<minute>\d\d)(?!\d|:\d|[\s,.]\d{3})/giu;

/** «5 часов 23 минуты», “5 hours 23 minutes”: a time, or how long something is. */
const hoursAndMinutes =
  /(?<![\d:.,])(?<hour>[01]?\d|2[0-4])\s?(?:soat|час\p{L}*|ч\.?|hours?|h)(?:\s(?:and|va|и))?\s(?<minute>[0-5]?\d)\s?(?:daqiqa|minut|минут|мин|minute|min)\p{L}*/giu;

/** “в 3 часа дня”, “kechki 7 da”: the half of the day is a word. */
const hourOfHalf =
  /(?<![\p{L}\d])(?:(?<uzbek>ertalabki|ertalab|kunduzgi|kechki|kechqurungi|kechqurun|tungi)\s(?:soat\s)?(?<uzbekHour>1?\d)(?:[:.](?<uzbekMinutes>[0-5]\d))?(?![\d:.,]|\s?(?:foiz|kun|oy|yil|soat))|(?<hours>1?\d)(?:[:.](?<minutes>[0-5]\d))?(?:\sчас(?:а|ов)?)?\s(?<russian>утра|дня|вечера|ночи)(?!\p{L}))/giu;

function readHoursAndMinutes({ 0: matched, index, groups: { hour = '', minute = '' } = {} }: TextMatch): Match[] {
  return [{ kind: 'time', keys: [formatTime(hour, minute.padStart(2, '0'))], from: index, to: index + matched.length }];
}

/** Returns the hour of the day: the night has hours before midnight and after it. */
function toHourOfDay(hour: number, half: string): number {
  const isLate = /^(?:kunduz|kech|дня|вечера)/iu.test(half) || (/^(?:tun|ночи)/iu.test(half) && hour >= 9);
  if (hour === 12) return /^(?:tun|ночи)/iu.test(half) ? 0 : 12;
  return isLate ? hour + 12 : hour;
}

function readHourOfHalf({ 0: matched, index, groups = {} }: TextMatch): Match[] {
  const { uzbek, uzbekHour, uzbekMinutes, hours, minutes, russian }: Groups = groups;
  const hour = Number(uzbekHour ?? hours);
  // «2 дня» without hours are two days.
  if (hour > 12 || (russian === 'дня' && minutes === undefined && !/час/u.test(matched))) return [];
  const keys = createTimeKeys(toHourOfDay(hour, uzbek ?? russian ?? ''), uzbekMinutes ?? minutes ?? '00');
  return [{ kind: 'time', keys: [...keys, String(hour)], from: index, to: index + matched.length }];
}

/** Writes a time of day, and its hour alone where it is full: “в 18 часов” has no more. */
function createTimeKeys(hours: number, minutes: string): [string, ...string[]] {
  const exact = formatTime(String(hours), minutes);
  // Midnight ends a day or begins one.
  const midnight = exact === '00:00' || exact === '24:00' ? ['00:00', '24:00'] : [];
  return [exact, ...midnight.filter((key) => key !== exact), ...(minutes === '00' ? [String(hours)] : [])];
}

/** Reads a time, or two where “from 1 to 2 p.m.” says the half of the day once. */
function readTime({ 0: matched, index, groups = {} }: TextMatch): Match[] {
  const { first, past = '00', hours, minutes = '00', half, hour, minute = '00' }: Groups = groups;
  const place = { kind: 'time' as const, from: index, to: index + matched.length };
  if (half === undefined) return [{ ...place, keys: createTimeKeys(Number(hour), minute) }];
  const toHours = (value: string | undefined) => (Number(value) % 12) + (half.toLowerCase().startsWith('p') ? 12 : 0);
  // Uzbek says “soat 2 da” of an afternoon, too.
  const createKeys = (value: number, past: string): Match['keys'] => {
    const keys = createTimeKeys(value, past);
    return past === '00' ? [...keys, String(value % 12 || 12)] : keys;
  };
  const last = { ...place, keys: createKeys(toHours(hours), minutes) };
  if (first === undefined) return [last];
  // “from 9 to 3 p.m.” begins in the morning.
  const begin = Number(first) % 12 > Number(hours) % 12 ? Number(first) : toHours(first);
  return [{ ...place, keys: createKeys(begin, past) }, last];
}

/** The forms of times, the longer first. */
export const timeReaders: readonly Reader[] = [
  [hoursAndMinutes, readHoursAndMinutes],
  [hourOfHalf, readHourOfHalf],
  [clock, readTime],
];
