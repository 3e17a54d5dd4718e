import type { ChainFault } from './chain-fault';
import { findRowFaults, type NumberRange, type Suspect } from './find-row-faults';
import { type AuditRow, type ChainEnd, emptyHash, hashRow } from './sealed-row';

/** What a checkpoint or a head file says of a row; `source` is its name. */
export type Anchor = ChainEnd & { source: string };

/** The outcome of a check: how many rows there are, and what is wrong. */
export type ChainCheckResult = { rows: number; faults: readonly ChainFault[] };

/** How many wrong rows are named; of a log that was rewritten all would be. */
const maxSuspects = 200;

/**
 * Checks the rows of the log one after the other, so that a log of any length needs little memory. Rows are added in the
 * order of their numbers.
 */
export class ChainCheck {
  readonly #keys: readonly Buffer[];
  readonly #anchors = new Map<number, Anchor[]>();
  readonly #suspects: Suspect[] = [];
  readonly #gaps: NumberRange[] = [];
  readonly #faults: ChainFault[] = [];
  /** The oldest key that a row may have: after one with a newer key no row has an older one. */
  #oldestKey: number;
  #anchored: Anchor | null = null;
  #last: AuditRow | null = null;
  #lastSuspect: Suspect | null = null;
  #next = 1;
  #rows = 0;
  #intact = 0;
  #further = 0;

  /** @param keys `deriveChainKey` of the secret, and of those before it, the newest first */
  constructor(keys: readonly Buffer[], anchors: readonly Anchor[]) {
    this.#keys = keys;
    this.#oldestKey = keys.length - 1;
    for (const anchor of anchors) {
      this.#anchors.set(anchor.number, [...(this.#anchors.get(anchor.number) ?? []), anchor]);
      if (anchor.number > (this.#anchored?.number ?? 0)) this.#anchored = anchor;
    }
  }

  /** Returns the place of the key that a row is sealed with; -1 where it is none that the row may have. */
  #findKey(row: AuditRow, oldest: number): number {
    return this.#keys.findIndex((key, place) => place <= oldest && hashRow(key, row) === row.hash);
  }

  #addSuspect(row: AuditRow, isRepeated: boolean): void {
    const suspect = { row, before: this.#last, next: null, isRepeated };
    this.#lastSuspect = suspect;
    if (this.#suspects.length < maxSuspects) this.#suspects.push(suspect);
    else this.#further += 1;
  }

  #checkLink(row: AuditRow, follows: boolean): void {
    // What comes after a wrong row or a gap can't be linked to it, which is reported already.
    if (!follows || this.#lastSuspect) return;
    if (row.previous !== (this.#last?.hash ?? emptyHash)) this.#faults.push({ kind: 'unlinked', number: row.number });
  }

  #checkAnchors(row: AuditRow): void {
    for (const { hash, source, number } of this.#anchors.get(row.number) ?? [])
      if (hash !== row.hash) this.#faults.push({ kind: 'contradicted', number, source });
  }

  /** Checks the next row. */
  add(row: AuditRow): void {
    this.#rows += 1;
    if (this.#lastSuspect) this.#lastSuspect.next = row;
    const place = this.#findKey(row, this.#oldestKey);
    const isIntact = place >= 0;
    if (isIntact) {
      this.#oldestKey = place;
      this.#intact += 1;
    }
    const isRepeated = row.number < this.#next;
    const follows = row.number === this.#next;
    if (row.number > this.#next) this.#gaps.push({ from: this.#next, to: row.number - 1 });
    if (isIntact && !isRepeated) {
      this.#checkLink(row, follows);
      this.#lastSuspect = null;
    } else this.#addSuspect(row, isRepeated);
    if (!isRepeated) this.#checkAnchors(row);
    this.#next = Math.max(this.#next, row.number + 1);
    this.#last = row;
  }

  /** Ends the check, after the last row. */
  end(): ChainCheckResult {
    if (this.#rows > 0 && this.#intact === 0) return { rows: this.#rows, faults: [{ kind: 'key' }] };
    const [anchored, last] = [this.#anchored?.number ?? 0, this.#next - 1];
    const { faults, originals } = findRowFaults(
      (row) => this.#findKey(row, this.#keys.length - 1) >= 0,
      { suspects: this.#suspects, gaps: this.#gaps },
      { anchored, last },
    );
    const all = [...this.#faults, ...faults];
    if (this.#anchored && anchored > last) {
      const moved = [...originals].filter((number) => number > last);
      const from = Math.max(last, ...moved) + 1;
      if (from <= anchored) all.push({ kind: 'cut', from, to: anchored, source: this.#anchored.source });
    }
    if (this.#further > 0) all.push({ kind: 'further', count: this.#further });
    return { rows: this.#rows, faults: all };
  }
}
