import type { ContentTypeName, Entry } from '@ochiq/contract/content-types';

import { newestOf, type Around } from '../site-files/around.ts';
import { theList, theSingle, type Reading } from '../reading.ts';
import type { ColumnName } from './column-words.ts';
import type { Datatype } from './datatype.ts';

export type Cell = string | number | boolean | null;

export type Column = { name: ColumnName; datatype: Datatype };

/** A register in one language. */
export type Register = {
  columns: readonly Column[];
  rows: readonly (readonly Cell[])[];
  /** The instant of the last change of its entries; that of the site's settings where it has none. */
  updatedAt: string;
};

type Shown = { reading: Reading; around: Pick<Around, 'siteUrl'> };

type Spec<N extends ContentTypeName> = {
  type: N;
  order: (a: Entry<N>, b: Entry<N>) => number;
  columns: readonly (Column & { value: (entry: Entry<N>, shown: Shown) => Cell })[];
};

/** Defines a register: the entries that pages list in the reader's language, as a table. */
export const registerOf =
  <N extends ContentTypeName>({ type, order, columns }: Spec<N>) =>
  (shown: Shown): Register => {
    const { entries } = theList(shown.reading, type);
    const rows = entries.sort(order).map((entry) => columns.map(({ value }) => value(entry, shown)));
    return {
      columns: columns.map(({ name, datatype }) => ({ name, datatype })),
      rows,
      updatedAt: newestOf(entries.map(({ updatedAt }) => updatedAt)) ?? theSingle(shown.reading, 'site').entry.updatedAt,
    };
  };
