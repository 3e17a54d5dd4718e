import type { Locale } from '@ochiq/contract/routing/locales';

import type { TermKind, TermWordsInput } from '../terms';

/** What a file says of a term: parts that it leaves out stay as they are. */
export type TermParts = {
  kind?: TermKind;
  words: Partial<Record<Locale, Partial<TermWordsInput>>>;
  cyrillic?: string;
  note?: string;
};

/** Why a row of a file is no term. */
export type RowFault = 'unknown-kind';

/** A row of a file. */
export type ExchangedTerm = {
  line: number;
  /** The name that the term has in the file. */
  key: string | null;
  parts: TermParts;
  faults: readonly RowFault[];
};

/** Why a file is refused as a whole. */
const fileFaults = ['unreadable', 'columns', 'document-type', 'too-many', 'empty'] as const;
export type FileFault = (typeof fileFaults)[number];

/** Says that a file can't be read as terms. */
export class TermFileError extends Error {
  readonly fault: FileFault;
  readonly line: number | null;

  constructor(fault: FileFault, line: number | null = null) {
    super(line === null ? fault : `${fault}, line ${String(line)}`);
    this.name = 'TermFileError';
    this.fault = fault;
    this.line = line;
  }
}
