import { listEqualDurations } from './durations.ts';
import { formatTime, type Match } from './mention.ts';
import { raisedDigits } from './parse-number.ts';

/** A match of a text, which has a place in it. */
export type TextMatch = RegExpMatchArray & { index: number };
export type Groups = Readonly<Record<string, string | undefined>>;

/** A form of a value, and how its matches are read. */
export type Reader = readonly [pattern: RegExp, read: (match: TextMatch) => Match[]];

const clock =
  /(?<![\d:.,])(?:(?<first>1?\d)(?:[:.](?<past>\d\d))?(?:\s?[-\u2010-\u2015]\s?|\s(?:to|and)\s))?(?<hours>[01]?\d|2[0-4])(?:[:.](?<minutes>\d\d))?\s?(?<half>[ap]\.?m\.?)(?!\p{L})|(?<![\d:.,])(?<hour>\d{1,2}):(?<minute>\d\d)(?!\d|:\d|[\s,.]\d{3})/giu;

/** «5 часов 23 минуты», “5 hours 23 minutes”: a time, or how long something is. */
const hoursAndMinutes =
  /(?:(?<![\d:.,])(?<hour>[01]?\d|2[0-4])\s?(?:soat(?:-?u)?|час\p{L}*|ч\.?|hours?|h)|(?<!\p{L})(?:an\shour|час))(?:\s(?:and|va|и))?\s(?<minute>[0-5]?\d)\s?(?:daqiqa|minut|минут|мин|minute|min)\p{L}*/giu;

/** “18 dan 45 daqiqa oʻtganda”, “9 ga 15 daqiqa qolganda”: minutes past an hour and to one. */
const uzbekMinutes =
  /(?<![\d:.,])(?<hour>[01]?\d|2[0-4])\s?(?:dan\s(?<past>[0-5]?\d)\s?(?:daqiqa|minut)\p{L}*\soʻt|ga\s(?<rest>[0-5]?\d)\s?(?:daqiqa|minut)\p{L}*\sqol)\p{L}+/giu;

const hourDigits = String.raw`1?\d(?:[:.][0-5]\d)?`;
const toEnd = String.raw`\s?(?:[-\u2010-\u2015]|dan|to|and|until|до|и|по)\s?`;

/** “в 3 часа дня”, “kechki 7 da”, “from 6 to 10 in the evening”: the half of the day is a word. */
const hourOfHalf = new RegExp(
  String.raw`(?<![\p{L}\d])(?:(?<uzbek>ertalabki|ertalab|kunduzgi|kechki|kechqurungi|kechqurun|tungi)\s(?:soat\s)?(?:(?<uzbekFirst>${hourDigits})\s?(?:dan|[-\u2010-\u2015])\s?)?(?<uzbekHour>${hourDigits})(?![\d:.,]|\s?(?:foiz|kun|oy|yil|soat))|(?<![\d:.,]\s?)(?:(?<first>${hourDigits})(?:\sчас(?:а|ов)?)?${toEnd})?(?<hour>${hourDigits})(?:\sчас(?:а|ов)?|\so[’'ʼʻ]clock)?\s(?<half>утра|дня|вечера|ночи|in\sthe\s(?:morning|afternoon|evening)|at\snight)(?!\p{L}))`,
  'giu',
);

/** «до 18-00», “soat 9-30 da”, “9⁰⁰”: minutes after a hyphen or above the line. */
const hyphenClock = new RegExp(
  String.raw`(?<![\d.,:/-]|[№+]\s?|\d )(?:(?<hour>[01]?\d|2[0-4])(?:[-\u2010-\u2013](?<minute>00)(?![\d-]|[.,]\d)|(?<small>[⁰¹²³⁴⁵][⁰⁵]))|(?<=soat\s|(?<!\p{L})[свк]\s|(?<!\p{L})(?:до|по)\s)(?<other>[01]?\d|2[0-4])-(?<past>[0-5][05])(?=\s?(?:ga|da|dan|gacha)(?!\p{L})|\s(?:до|по|ч)(?!\p{L})|[.,;)](?!\d)|$))`,
  'giu',
);

function readHyphenClock({ 0: matched, index, groups = {} }: TextMatch): Match[] {
  const { hour, minute, small = '', other, past }: Groups = groups;
  const minutes = minute ?? past ?? Array.from(small, (sign) => String(raisedDigits.indexOf(sign))).join('');
  return [{ kind: 'time', keys: createTimeKeys(Number(hour ?? other), minutes), from: index, to: index + matched.length }];
}

function readHoursAndMinutes({ 0: matched, index, groups: { hour = '1', minute = '' } = {} }: TextMatch): Match[] {
  const all = Number(hour) * 60 + Number(minute);
  const keys: Match['keys'] = [formatTime(hour, minute.padStart(2, '0')), `${String(all)} minute`, ...listEqualDurations(all, 'minute')];
  return [{ kind: 'time', keys, from: index, to: index + matched.length }];
}

function readUzbekMinutes({ 0: matched, index, groups: { hour = '', past, rest = '0' } = {} }: TextMatch): Match[] {
  const all = Number(hour) * 60 + (past === undefined ? -Number(rest) : Number(past));
  return [
    {
      kind: 'time',
      keys: createTimeKeys(Math.floor(all / 60), String(((all % 60) + 60) % 60).padStart(2, '0')),
      from: index,
      to: index + matched.length,
    },
  ];
}

/** Returns the hour of the day: the night has hours before midnight and after it. */
function toHourOfDay(hour: number, half: string): number {
  const isNight = /^(?:tun|ночи|at\snight)/iu.test(half);
  const isLate = /^(?:kunduz|kech|дня|вечера|in\sthe\s(?:afternoon|evening))/iu.test(half) || (isNight && hour >= 9);
  if (hour === 12) return isNight ? 0 : 12;
  return isLate ? hour + 12 : hour;
}

function readHourOfHalf({ 0: matched, index, groups = {} }: TextMatch): Match[] {
  const { uzbek, uzbekFirst, uzbekHour, first, hour, half = uzbek ?? '' }: Groups = groups;
  const last = uzbekHour ?? hour ?? '';
  const ends = [uzbekFirst ?? first, last].filter((one): one is string => one !== undefined).map((one) => one.split(/[:.]/u));
  // «2 дня» without hours are two days.
  const isDays = half === 'дня' && !/час|[:.]/u.test(matched);
  if (isDays || ends.some(([hours]) => Number(hours) > 12)) return [];
  return ends.map(([hours = '', minutes = '00']) => ({
    ...{ kind: 'time' as const, from: index, to: index + matched.length },
    keys: [...createTimeKeys(toHourOfDay(Number(hours), half), minutes), ...(minutes === '00' ? [String(Number(hours))] : [])],
  }));
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
  [uzbekMinutes, readUzbekMinutes],
  [hoursAndMinutes, readHoursAndMinutes],
  [hourOfHalf, readHourOfHalf],
  [clock, readTime],
  [hyphenClock, readHyphenClock],
];
