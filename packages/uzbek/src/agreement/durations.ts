import { formatTime, type Match } from './mention.ts';

/** Units of time that are so many of one another; months are no days. */
const families: readonly Readonly<Record<string, number>>[] = [
  { second: 1 / 60, minute: 1, hour: 60, day: 1440, week: 10_080 },
  { month: 1, year: 12 },
];

/** Returns whether a unit is one of time; working days are days that are counted otherwise. */
export const isTimeUnit = (unit: string): boolean => unit === 'workday' || families.some((units) => unit in units);

/** What a duration is as a larger number than this is never said. */
const largestCount = 1000;

/** Writes a value without what calculations add to it. */
export const formatValue = (value: number): string => String(Number(value.toPrecision(14)));

/** Parts that languages say of a unit: quarters and halves. */
const isUsual = (value: number): boolean => value > 0 && value <= largestCount && Number.isInteger(Number((value * 4).toPrecision(12)));

/** Lists how long something is in other units: “90 minutes” are “one and a half hours”, 72 hours are three days. */
export function listEqualDurations(value: number, base: string): string[] {
  const family = families.find((units) => base in units) ?? {};
  const own = family[base] ?? 1;
  return Object.entries(family).flatMap(([unit, factor]) => {
    const equal = (value * own) / factor;
    return unit !== base && isUsual(equal) ? [`${formatValue(equal)} ${unit}`] : [];
  });
}

/** How many of a unit are one of a larger one, and by how many they are said so. */
const largerUnits: Readonly<Record<string, { by: number; step: number }>> = {
  month: { by: 12, step: 6 },
  day: { by: 7, step: 7 },
  hour: { by: 24, step: 24 },
};

/** Lists what a number of units is in a larger one, without its name: “18 oy” is «полтора». */
function listLargerValues(value: number, base: string): string[] {
  const larger = largerUnits[base];
  return larger && value > 0 && value % larger.step === 0 ? [formatValue(value / larger.by)] : [];
}

/** Lists what a number with a unit is elsewhere: in another unit, as a part, or, for an hour, as a time. */
export function listOtherUnits(value: number, base: string): string[] {
  // “с 10 до 12 часов” are times where another language says times there.
  const times = base === 'hour' && Number.isInteger(value) && value <= 24 ? [formatTime(String(value))] : [];
  // “75 %” is three quarters, and “150 %” one and a half.
  const parts = base === '%' && value % 5 === 0 && value % 100 !== 0 && value < 1000 ? [formatValue(value / 100)] : [];
  return [...times, ...listEqualDurations(value, base), ...listLargerValues(value, base), ...parts];
}

/** Units of time, and those that are counted after them: “3 years 6 months”. */
const nextUnits: Readonly<Record<string, string>> = { year: 'month', week: 'day', day: 'hour', hour: 'minute' };
const betweenUnits = /^(?:-?u|,)?\s(?:and\s|va\s|и\s)?$/iu;

type Duration = { value: number; unit: string };

/** Reads the key of a duration; `null` where it is none. */
function readDuration(match: Match | undefined): Duration | null {
  const [value = '', unit] = match?.keys[0].split(' ') ?? [];
  return unit === undefined || !families.some((units) => unit in units) ? null : { value: Number(value), unit };
}

/** Returns how many of the smaller unit two durations are together; `null` where they are not one. */
export function addDurations(large: Duration, small: Duration, gap: string): number | null {
  const family = families.find((units) => large.unit in units && small.unit in units);
  if (!family || nextUnits[large.unit] !== small.unit || !betweenUnits.test(gap)) return null;
  return (large.value * (family[large.unit] ?? 1)) / (family[small.unit] ?? 1) + small.value;
}

/** Joins durations of two units, which are one of another language: “3 years 6 months” are three and a half years. */
export function joinDurations(text: string, matches: readonly Match[]): Match[] {
  const joined: Match[] = [];
  for (const one of matches) {
    const last = joined.at(-1);
    const [large, small] = [readDuration(last), readDuration(one)];
    const total = last && large && small ? addDurations(large, small, text.slice(last.to, one.from)) : null;
    if (last && small && total !== null) {
      const keys: Match['keys'] = [`${formatValue(total)} ${small.unit}`, ...listEqualDurations(total, small.unit)];
      joined[joined.length - 1] = { ...last, keys, to: one.to };
    } else joined.push(one);
  }
  return joined;
}
