import { Typography } from '@strapi/design-system';
import type { StrapiApp } from '@strapi/strapi/admin';
import { useIntl, type IntlShape } from 'react-intl';

import { formatMinute } from '../content/schedule/minute.ts';
import { TargetCell } from './redirects/target-cell.tsx';

type Row = Readonly<Record<string, unknown>>;
type Column = { name: string; attribute: { type: string }; cellFormatter?: (row: Row) => React.ReactNode };
type Table = { displayedHeaders: readonly Column[] };
type CellFormat = (value: string, intl: IntlShape) => string;

/** Formats for cells that Strapi's lists show raw, `in-review`, or without Uzbek, `2026 M12 9, Wed`. */
const cellFormats: Readonly<Record<string, CellFormat>> = {
  enumeration: (word, intl) => intl.formatMessage({ id: word, defaultMessage: word }),
  date: (day) => day.split('-').reverse().join('.'),
  datetime: formatMinute,
};

function Cell({ value, say }: { value: unknown; say: CellFormat }) {
  const intl = useIntl();
  return <Typography textColor="neutral800">{typeof value === 'string' ? say(value, intl) : '-'}</Typography>;
}

function withCellFormat(column: Column): Column {
  if (column.name === 'to') return { ...column, cellFormatter: (row) => <TargetCell row={row} /> };
  const say = cellFormats[column.attribute.type];
  return say ? { ...column, cellFormatter: (row) => <Cell value={row[column.name]} say={say} /> } : column;
}

/**
 * Formats choices and dates in every list in the editor's language, as forms do; and marks redirects to other sites.
 */
export function addListCells({ registerHook }: Pick<StrapiApp, 'registerHook'>): void {
  const change = (table: Table): Table => ({ ...table, displayedHeaders: table.displayedHeaders.map(withCellFormat) });
  registerHook('Admin/CM/pages/ListView/inject-column-in-table', change);
}
