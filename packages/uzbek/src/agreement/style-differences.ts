import { groupByLine, isCertain, type NameMention, type Scope, takeMatching, type Texts } from './match-mentions.ts';
import type { Mention, MentionKind } from './mention.ts';
import { splitStrokeKey } from './parse-number.ts';

const withUnits: ReadonlySet<MentionKind> = new Set(['amount', 'percentage', 'measure']);
const withSigns: ReadonlySet<MentionKind> = new Set(['time', 'phone', 'act', 'date']);
const withoutFigures: ReadonlySet<MentionKind> = new Set(['address', 'items', 'rows']);

/** Returns the figures of a part of a text in their order; of phone numbers without the signs between them, which are matters of style. */
function joinFigures(mentions: readonly Mention[], separator: string): string {
  const places = new Map(
    mentions.toSorted((one, other) => one.from - other.from).map((one) => [`${one.path} ${String(one.from)}`, one.text]),
  );
  const groups = Array.from(places.values()).flatMap((text) => text.match(/\d+/gu) ?? []);
  return groups.map((digits) => digits.replace(/^0+(?=\d)/u, '')).join(separator);
}

/** Returns the time of a half of a day that a time or a number is: “3” and 15:00 are the same where one leaves the half out. */
function readHalfDayTime({ text, kind, keys }: Mention): string | null {
  const written = kind === 'time' ? keys[0] : text;
  const { hours = '', minutes = '00' } =
    /^(?<hours>[01]?\d|2[0-4])(?:[:.](?<minutes>[0-5]\d))?(?:\s?(?:soat|ч|h)\p{L}*)?$/u.exec(written)?.groups ?? {};
  return hours === '' ? null : `${String(Number(hours) % 12)}:${minutes}`;
}

/** Drops times of which the other text has the hour without its half of the day. */
export function dropHalfDayTimes(texts: Texts): void {
  const name =
    (isOfKind: (one: Mention) => boolean): NameMention =>
    (one) => {
      const time = isCertain(one) && isOfKind(one) ? readHalfDayTime(one) : null;
      return time === null ? null : `${groupByLine(one)}|${time}`;
    };
  const isLateHour = ({ kind, keys: [key] }: Mention) => kind === 'measure' && /^(?:1[3-9]|2[0-3]) hour$/u.test(key);
  const isTime = name((one) => one.kind === 'time' || isLateHour(one));
  const isNumber = name((one) => one.kind === 'number' || (one.kind === 'measure' && !isLateHour(one)));
  takeMatching(texts.left, texts.right, [isTime, isNumber]);
  takeMatching(texts.left, texts.right, [isNumber, isTime]);
}

/**
 * Drops “2025/2026” and “85/100” where the other text has both numbers, and neither has agreed with another one; one of
 * words may be implied: «сутки через трое» is “1/3”.
 */
export function dropStrokes({ left, right }: Texts, scope: Scope): void {
  const drop = (ones: Set<Mention>, others: Set<Mention>) => {
    const places = groupBy(Array.from(others), scope);
    for (const one of ones) {
      const parts = isCertain(one) ? splitStrokeKey(one.keys[0]) : null;
      if (!parts) continue;
      const near = (places.get(scope(one)) ?? []).filter((other) => others.has(other));
      const first = near.find(({ keys }) => keys.includes(parts[0]));
      const last = near.find((other) => other !== first && other.keys.includes(parts[1]));
      if (!last || (!first && (parts[0] !== '1' || isCertain(last)))) continue;
      ones.delete(one);
      for (const other of [first, last]) if (other) others.delete(other);
    }
  };
  drop(left, right);
  drop(right, left);
}

/** Larger numbers are never listed one by one. */
const mostListed = 1e4;

const readInteger = ({ kind, keys, isCertain }: Mention): number | null => {
  const value = isCertain && (kind === 'date' || kind === 'number') ? Number(keys.at(-1)) : NaN;
  return Number.isInteger(value) && value < mostListed ? value : null;
};

/** Returns whether a sign of a span is between two numbers: days of one month are one piece of text. */
const areSpan = (first: Mention, last: Mention): boolean =>
  first.from === last.from ? /\d\s?[–—-]\s?\d/u.test(first.text) : last.from === first.to + 1;

/** Drops what is between the ends of a span: “5, 6 and 7” are «5–7», with a sign between them, and not «5, 7». */
export function dropWithinSpans(rest: Set<Mention>, own: readonly Mention[], others: readonly Mention[]): void {
  for (const one of rest) {
    const value = readInteger(one);
    if (value === null) continue;
    const find = (mentions: readonly Mention[], by: number) =>
      mentions.filter((other) => groupByLine(other) === groupByLine(one) && readInteger(other) === value + by);
    const isSpan = find(others, -1).some((first) => find(others, 1).some((last) => areSpan(first, last)));
    if (isSpan && find(own, -1).length > 0 && find(own, 1).length > 0) rest.delete(one);
  }
}

const listKinds = (mentions: readonly Mention[]): string =>
  mentions
    .map(({ kind }) => kind)
    .toSorted()
    .join(' ');

/** Returns whether the same figures were read otherwise: “71 203 11 11” as one number, or as four. */
function areSameFigures(left: readonly Mention[], right: readonly Mention[]): boolean {
  const haveBoth = (isOfKind: (kind: MentionKind) => boolean) => [left, right].every((all) => all.some(({ kind }) => isOfKind(kind)));
  if (left.length === 0 || right.length === 0 || listKinds(left) === listKinds(right)) return false;
  // One number for another is the same only where the signs in it are: “16.30” for 16:30, not “2 thousand” for “2 km”.
  if (left.length === right.length && ![...left, ...right].some(({ kind }) => withSigns.has(kind))) return false;
  // Units and months tell values apart that have the same figures.
  if (haveBoth((kind) => withUnits.has(kind)) || haveBoth((kind) => kind === 'date')) return false;
  const separator = [...left, ...right].some(({ kind }) => kind === 'phone') ? '' : ' ';
  return joinFigures(left, separator) === joinFigures(right, separator);
}

function groupBy(mentions: readonly Mention[], scope: Scope): Map<string, Mention[]> {
  const groups = new Map<string, Mention[]>();
  for (const one of mentions) {
    const group = groups.get(scope(one));
    if (group) group.push(one);
    else groups.set(scope(one), [one]);
  }
  return groups;
}

/** Drops what is left of one place where both texts have the same figures there, and only signs of their language differ. */
export function dropSameFigures({ left, right }: Texts, scope: Scope): void {
  const isFigure = (one: Mention) => isCertain(one) && !withoutFigures.has(one.kind);
  const rightPlaces = groupBy(Array.from(right).filter(isFigure), scope);
  for (const [place, ones] of groupBy(Array.from(left).filter(isFigure), scope)) {
    const others = rightPlaces.get(place) ?? [];
    if (!areSameFigures(ones, others)) continue;
    for (const one of ones) left.delete(one);
    for (const other of others) right.delete(other);
  }
}
