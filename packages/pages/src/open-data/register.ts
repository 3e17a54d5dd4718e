import type { ContentTypeName, Entry } from '@ochiq/contract/content-types';

import { findNewest, type SiteFileContext } from '../metadata-files/site-file-context.ts';
import { listEntries, getSingle, type RenderContext } from '../render-context.ts';
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

type RegisterContext = { context: RenderContext; fileContext: Pick<SiteFileContext, 'siteUrl'> };

type RegisterDefinition<N extends ContentTypeName> = {
  type: N;
  order: (a: Entry<N>, b: Entry<N>) => number;
  columns: readonly (Column & { value: (entry: Entry<N>, registerContext: RegisterContext) => Cell })[];
};

/** Defines a register: the entries that pages list in the reader's language, as a table. */
export const defineRegister =
  <N extends ContentTypeName>({ type, order, columns }: RegisterDefinition<N>) =>
  (registerContext: RegisterContext): Register => {
    const { entries } = listEntries(registerContext.context, type);
    const rows = entries.sort(order).map((entry) => columns.map(({ value }) => value(entry, registerContext)));
    return {
      columns: columns.map(({ name, datatype }) => ({ name, datatype })),
      rows,
      updatedAt: findNewest(entries.map(({ updatedAt }) => updatedAt)) ?? getSingle(registerContext.context, 'site').entry.updatedAt,
    };
  };
