import type { ChainFault } from './chain-fault';
import { type AuditRow, emptyHash } from './sealed-row';

/** A row that is not what and where it should be, with its neighbours as they are stored. */
export type Suspect = { row: AuditRow; before: AuditRow | null; next: AuditRow | null; isRepeated: boolean };

/** Returns whether the hash of a row is over what it says, by any key that the site has had. */
export type SealCheck = (row: AuditRow) => boolean;

/** A range of numbers, both included. */
export type NumberRange = { from: number; to: number };

/** How far from its number a row is looked for, and how many numbers of other wrong rows it is tried with. */
const [maxDistance, maxCandidates] = [16, 50];

const distances = Array.from({ length: maxDistance }, (_, index) => [index + 1, -index - 1]).flat();

const listNumbers = ({ from, to }: NumberRange): number[] =>
  Array.from({ length: Math.min(to - from + 1, maxCandidates) }, (_, index) => from + index);

/**
 * Finds the number that each row had, as far as it is another one: its seal fits with that number. The distance of the row
 * before is tried first, since whatever is inserted or removed moves all that follow by the same.
 */
function findOriginals(isSealed: SealCheck, suspects: readonly Suspect[], gaps: readonly NumberRange[]): ReadonlyMap<Suspect, number> {
  const others = [...suspects.map(({ row }) => row.number).slice(0, maxCandidates), ...gaps.flatMap(listNumbers).slice(0, maxCandidates)];
  const originals = new Map<Suspect, number>();
  let shift = 0;
  for (const suspect of suspects) {
    const { row } = suspect;
    const fits = (number: number) => number > 0 && number !== row.number && isSealed({ ...row, number });
    const original = [row.number + shift, ...distances.map((distance) => row.number + distance), ...others].find(fits);
    if (original === undefined) continue;
    shift = original - row.number;
    originals.set(suspect, original);
  }
  return originals;
}

/** Returns whether the rows around a row are linked to each other without it. */
const isPassedOver = ({ row, before, next }: Suspect): boolean =>
  next !== null && next.previous !== row.hash && next.previous === (before?.hash ?? emptyHash);

const toRanges = (numbers: readonly number[]): NumberRange[] => numbers.map((number) => ({ from: number, to: number }));

/** Joins ranges that touch each other. */
function joinRanges(ranges: readonly NumberRange[]): NumberRange[] {
  const joined: NumberRange[] = [];
  for (const { from, to } of ranges.toSorted((one, other) => one.from - other.from)) {
    const last = joined.at(-1);
    if (last && from <= last.to + 1) last.to = Math.max(last.to, to);
    else joined.push({ from, to });
  }
  return joined;
}

/** What is known besides the rows: the highest number that a checkpoint or the head file names, and that of the last row. */
type KnownEnd = { anchored: number; last: number };

/** Subtracts numbers from ranges, which may be long. */
function subtractNumbers(ranges: readonly NumberRange[], numbers: ReadonlySet<number>): NumberRange[] {
  const sorted = [...numbers].sort((one, other) => one - other);
  return ranges.flatMap(({ from, to }) => {
    const rest: NumberRange[] = [];
    let start = from;
    for (const number of sorted.filter((one) => one >= from && one <= to)) {
      if (number > start) rest.push({ from: start, to: number - 1 });
      start = number + 1;
    }
    return start > to ? rest : [...rest, { from: start, to }];
  });
}

/**
 * Names what happened to rows: which were changed, inserted, reordered or removed. Numbers that are missing at the end are
 * the caller's.
 * @returns the faults, and the numbers that rows had which have another one now
 */
export function findRowFaults(
  isSealed: SealCheck,
  { suspects, gaps }: { suspects: readonly Suspect[]; gaps: readonly NumberRange[] },
  { anchored, last }: KnownEnd,
): { faults: ChainFault[]; originals: ReadonlySet<number> } {
  const moved = findOriginals(
    isSealed,
    suspects.filter(({ row }) => !isSealed(row)),
    gaps,
  );
  const originals = new Set(moved.values());
  const faults = suspects.map((suspect): ChainFault => {
    const { row, next, isRepeated } = suspect;
    const original = moved.get(suspect);
    if (original !== undefined) return { kind: 'reordered', number: row.number, original };
    const isBeyondEnd = next === null && anchored < row.number && anchored > 0;
    const isInserted = isRepeated || originals.has(row.number) || isPassedOver(suspect) || isBeyondEnd;
    return { kind: isInserted ? 'inserted' : 'changed', number: row.number };
  });
  const highest = Math.max(0, ...originals);
  const known = Math.max(anchored, highest);
  const vacated = [...moved.keys()].map(({ row }) => row.number).filter((number) => number <= known);
  const beyond = highest > last ? [{ from: last + 1, to: highest }] : [];
  const missing = subtractNumbers(joinRanges([...gaps, ...toRanges(vacated), ...beyond]), originals);
  return { faults: [...faults, ...missing.map((range): ChainFault => ({ kind: 'removed', ...range }))], originals };
}
