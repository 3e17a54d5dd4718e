/** The languages whose texts are compared. */
export type Language = 'uz' | 'ru' | 'en';

/** What a text can mention that has to be the same in every language. */
export const mentionKinds = [
  'act',
  'date',
  'time',
  'amount',
  'percentage',
  'measure',
  'phone',
  'address',
  'items',
  'rows',
  'number',
] as const;
export type MentionKind = (typeof mentionKinds)[number];

/** A piece of an entry's text: a field of plain text, or a block of a rich text. */
export type TextBlock = {
  /** The place in the entry: `summary`, `body.3`, `steps.1.details`. */
  path: string;
  text: string;
  /** Addresses that links in it lead to; what is written in the text is read there. */
  links?: readonly string[];
  /** How many items it has, where it is a list. */
  items?: number;
  /** How many rows it has, where it is a table. */
  rows?: number;
};

/** A value that a text mentions. */
export type Mention = {
  kind: MentionKind;
  /** The value without its language, the most exact form first: `12000 m` and `12` for “12 km”. */
  keys: readonly [string, ...string[]];
  /** What it is counted for, where that is written: `second` of “12 l/s”. */
  per?: string | undefined;
  /** The unit of time that follows a number in words: `week` of “ten” in “ten weeks”. */
  unit?: string | undefined;
  /** Values that are mentioned within: the year of a day. */
  within: readonly string[];
  path: string;
  /** The line of the block: an item of a list, a row of a table. */
  line: number;
  /** The part of the block's text that it is, as offsets. */
  from: number;
  to: number;
  /** As it is written. */
  text: string;
  /** False for numbers in words: they can agree with digits of another language, and never differ. */
  isCertain: boolean;
};

/** A value and its place in a text, before the path is known. */
export type Match = Pick<Mention, 'kind' | 'keys' | 'from' | 'to'> & Partial<Pick<Mention, 'per' | 'unit' | 'within' | 'isCertain'>>;

/** Replaces what was read by a sign that is neither a letter nor a digit, so that nothing reads it again. */
export function maskMatches(text: string, matches: readonly Pick<Match, 'from' | 'to'>[]): string {
  const parts: string[] = [];
  let done = 0;
  for (const { from, to } of matches.toSorted((one, other) => one.from - other.from)) {
    if (to <= done) continue;
    const start = Math.max(from, done);
    parts.push(text.slice(done, start), '\ufffc'.repeat(to - start));
    done = to;
  }
  return [...parts, text.slice(done)].join('');
}

/** Drops matches that overlap with one before them in the list, which was read first. */
export function dropOverlapping<M extends Pick<Match, 'from' | 'to'>>(matches: readonly M[]): M[] {
  const taken = new Set<number>();
  return matches.filter(({ from, to }) => {
    const places = Array.from({ length: to - from }, (_, index) => from + index);
    if (places.some((place) => taken.has(place))) return false;
    for (const place of places) taken.add(place);
    return true;
  });
}

/** Writes a time of day: `09:30`. */
export const formatTime = (hours: string, minutes = '00'): string => `${hours.padStart(2, '0')}:${minutes}`;
