import type { ChainFault } from './chain-fault';
import { type AuditRow, emptyHash, hashRow } from './sealed-row';

/** A row that is not what and where it should be, with its neighbours as they are stored. */
export type Suspect = { row: AuditRow; before: AuditRow | null; next: AuditRow | null; isRepeated: boolean };

/** A range of numbers, both included. */
export type NumberRange = { from: number; to: number };

/** How many numbers a row is tried with that may have had another one. */
const maxCandidates = 5000;

const listNumbers = ({ from, to }: NumberRange): number[] =>
  Array.from({ length: Math.min(to - from + 1, maxCandidates) }, (_, index) => from + index);

/**
 * Finds the number that each row had, as far as it is another one: its seal fits with that number. The distance of the row
 * before is tried first, since whatever is inserted or removed moves all that follow by the same.
 */
function findOriginals(key: Buffer, suspects: readonly Suspect[], gaps: readonly NumberRange[]): ReadonlyMap<Suspect, number> {
  const numbers = suspects.map(({ row }) => row.number);
  const candidates = [...new Set([...numbers.flatMap((number) => [number - 1, number, number + 1]), ...gaps.flatMap(listNumbers)])];
  const originals = new Map<Suspect, number>();
  let shift = 0;
  for (const suspect of suspects) {
    const { row } = suspect;
    const fits = (number: number) => number !== row.number && hashRow(key, { ...row, number }) === row.hash;
    const original = [row.number + shift, ...candidates.slice(0, maxCandidates)].find(fits);
    if (original === undefined) continue;
    shift = original - row.number;
    originals.set(suspect, original);
  }
  return originals;
}

/** Returns whether the rows around a row are linked to each other without it. */
const isPassedOver = ({ row, before, next }: Suspect): boolean =>
  next !== null && next.previous !== row.hash && next.previous === (before?.hash ?? emptyHash);

/** Joins numbers to ranges. */
export function toRanges(numbers: Iterable<number>): NumberRange[] {
  const ranges: NumberRange[] = [];
  for (const number of [...new Set(numbers)].sort((one, other) => one - other)) {
    const last = ranges.at(-1);
    if (last?.to === number - 1) last.to = number;
    else ranges.push({ from: number, to: number });
  }
  return ranges;
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
  key: Buffer,
  { suspects, gaps }: { suspects: readonly Suspect[]; gaps: readonly NumberRange[] },
  { anchored, last }: KnownEnd,
): { faults: ChainFault[]; originals: ReadonlySet<number> } {
  const moved = findOriginals(key, suspects.filter(({ row }) => hashRow(key, row) !== row.hash), gaps);
  const originals = new Set(moved.values());
  const faults = suspects.map((suspect): ChainFault => {
    const { row, next, isRepeated } = suspect;
    const original = moved.get(suspect);
    if (original !== undefined) return { kind: 'reordered', number: row.number, original };
    const isBeyondEnd = next === null && anchored < row.number && anchored > 0;
    const isInserted = isRepeated || originals.has(row.number) || isPassedOver(suspect) || isBeyondEnd;
    return { kind: isInserted ? 'inserted' : 'changed', number: row.number };
  });
  const highest = Math.max(anchored, ...originals);
  const vacated = [...moved.keys()].map(({ row }) => row.number).filter((number) => number <= highest && number <= last);
  const missing = subtractNumbers([...gaps, ...toRanges(vacated)], originals);
  return { faults: [...faults, ...missing.map((range): ChainFault => ({ kind: 'removed', ...range }))], originals };
}
