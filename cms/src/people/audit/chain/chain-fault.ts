/** Something that is wrong with the log; numbers are of rows. */
export type ChainFault =
  /** What a row says is not what was sealed. */
  | { kind: 'changed'; number: number }
  /** A row that the CMS never wrote. */
  | { kind: 'inserted'; number: number }
  /** A row that had another number. */
  | { kind: 'reordered'; number: number; original: number }
  /** Rows that are not there any more. */
  | { kind: 'removed'; from: number; to: number }
  /** The last rows are not there any more. */
  | { kind: 'cut'; from: number; to: number; source: string }
  /** A row that is sealed, but does not follow the one before it: it comes from another copy of the log. */
  | { kind: 'unlinked'; number: number }
  /** A row whose hash is another than a checkpoint or the head file says. */
  | { kind: 'contradicted'; number: number; source: string }
  /** A checkpoint or head file that can't be read, or was not signed by this site. */
  | { kind: 'forged'; source: string }
  /** There is no head file: whether the end was cut can't be said. */
  | { kind: 'no-head'; source: string }
  /** No row fits the key. */
  | { kind: 'key' }
  /** Further rows that are wrong, too many to be named. */
  | { kind: 'further'; count: number };

const formatRange = (from: number, to: number): string => (from === to ? `Row ${String(from)}` : `Rows ${String(from)} to ${String(to)}`);

/** Formats a fault as a sentence for the operator. */
export function formatFault(fault: ChainFault): string {
  switch (fault.kind) {
    case 'changed':
      return `Row ${String(fault.number)} was changed.`;
    case 'inserted':
      return `Row ${String(fault.number)} was inserted: the CMS never wrote it.`;
    case 'reordered':
      return `Row ${String(fault.number)} was reordered: it was row ${String(fault.original)}.`;
    case 'removed':
      return `${formatRange(fault.from, fault.to)} removed.`;
    case 'cut':
      return `${formatRange(fault.from, fault.to)} cut off the end: ${fault.source} still names row ${String(fault.to)}.`;
    case 'unlinked':
      return `Row ${String(fault.number)} does not follow the row before it: it comes from another copy of the log.`;
    case 'contradicted':
      return `Row ${String(fault.number)} has another hash than ${fault.source} says.`;
    case 'forged':
      return `${fault.source} was not made by this site, or was changed.`;
    case 'no-head':
      return `${fault.source} is missing: rows may have been cut off the end after the last checkpoint.`;
    case 'key':
      return 'No row fits the key: ENCRYPTION_KEY is another than that of this database.';
    case 'further':
      return `${String(fault.count)} further rows were changed or inserted.`;
  }
}
