import { Typography } from '@strapi/design-system';
import type { StrapiApp } from '@strapi/strapi/admin';
import { useIntl, type IntlShape } from 'react-intl';

import { formatMinute } from '../content/schedule/minute.ts';
import { formatShortDay } from './dates/moment-format.ts';
import { TargetCell } from './redirects/foreign-target.tsx';

type Row = Readonly<Record<string, unknown>>;
type Column = { name: string; attribute: { type: string }; cellFormatter?: (row: Row) => React.ReactNode };
type Table = { displayedHeaders: readonly Column[] };
type CellFormat = (value: string, intl: IntlShape) => string;

/** Formats for cells that Strapi's lists show raw, `in-review`, or without Uzbek, `2026 M12 9, Wed`. */
const cellFormats: Readonly<Record<string, CellFormat>> = {
  enumeration: (word, intl) => intl.formatMessage({ id: word, defaultMessage: word }),
  date: formatShortDay,
  datetime: formatMinute,
};

/** Renders a cell with a value in the editor's language. */
function FormattedCell({ value, format }: { value: unknown; format: CellFormat }) {
  const intl = useIntl();
  return <Typography textColor="neutral800">{typeof value === 'string' ? format(value, intl) : '-'}</Typography>;
}

function withCellFormat(column: Column): Column {
  if (column.name === 'to') return { ...column, cellFormatter: (row) => <TargetCell row={row} /> };
  const format = cellFormats[column.attribute.type];
  return format ? { ...column, cellFormatter: (row) => <FormattedCell value={row[column.name]} format={format} /> } : column;
}

/**
 * Formats choices and dates in every list in the editor's language, as forms do; and marks redirects to other sites.
 */
export function addListCells({ registerHook }: Pick<StrapiApp, 'registerHook'>): void {
  const change = (table: Table): Table => ({ ...table, displayedHeaders: table.displayedHeaders.map(withCellFormat) });
  registerHook('Admin/CM/pages/ListView/inject-column-in-table', change);
}
