import { Typography } from '@strapi/design-system';
import type { StrapiApp } from '@strapi/strapi/admin';
import { useIntl, type IntlShape } from 'react-intl';

import { formatMinute } from '../content/schedule/minute.ts';
import { formatShortDay } from './dates/moment-format.ts';
import { LanguageStates } from './lists/language-states.tsx';
import { dropStatusColumn } from './lists/drop-status-column.ts';
import { PictureCell } from './lists/picture-cell.tsx';
import { SaverCell } from './lists/saver-cell.tsx';
import type { ListRow } from './lists/read-details.ts';
import { TargetCell } from './redirects/foreign-target.tsx';
import { englishLists } from './texts/en/lists.ts';

type Row = ListRow;
type Label = { id: string; defaultMessage: string };
type CellFormatter = (row: Row, header: unknown, list: { model: string }) => React.ReactNode;
type Column = {
  name: string;
  label?: string | Label;
  attribute: { type: string; component?: string; repeatable?: boolean };
  cellFormatter?: CellFormatter;
};
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

const statesId = 'ochiq.lists.states';
const statesLabel: Label = { id: statesId, defaultMessage: englishLists[statesId] };
const renderStates: CellFormatter = (row, _, { model }) => <LanguageStates model={model} row={row} />;

const isPicture = ({ attribute }: Column) => attribute.component === 'part.picture' && attribute.repeatable !== true;

const saverId = 'ochiq.lists.saver';
const saverColumn: Column = {
  name: 'ochiq-saver',
  label: { id: saverId, defaultMessage: englishLists[saverId] },
  attribute: { type: 'custom' },
  cellFormatter: (row, _, { model }) => <SaverCell model={model} row={row} />,
};

/**
 * Puts the states by language after the name and the picture, in the place of Strapi's columns at the end: one names the
 * languages and no state, the other the state in one language. There they would be out of sight at 1280 px. Who saved an entry last is
 * at the end.
 */
function withStates(columns: readonly Column[]): readonly Column[] {
  const languages = columns.find(({ name }) => name === 'locales');
  if (!languages) return columns;
  const others = columns.filter((column) => column !== languages);
  const place = others[1] && isPicture(others[1]) ? 2 : 1;
  const states = { ...languages, label: statesLabel, cellFormatter: renderStates };
  return dropStatusColumn([...others.toSpliced(place, 0, states), saverColumn]);
}

function withCellFormat(column: Column): Column {
  if (column.name === 'to') return { ...column, cellFormatter: (row) => <TargetCell row={row} /> };
  if (isPicture(column)) return { ...column, cellFormatter: (row, _, { model }) => <PictureCell model={model} row={row} /> };
  const format = cellFormats[column.attribute.type];
  return format ? { ...column, cellFormatter: (row) => <FormattedCell value={row[column.name]} format={format} /> } : column;
}

/**
 * Formats choices and dates in every list in the editor's language, as forms do; shows pictures, and the state in each
 * language; and marks redirects to other sites.
 */
export function addListCells({ registerHook }: Pick<StrapiApp, 'registerHook'>): void {
  const change = (table: Table): Table => ({ ...table, displayedHeaders: withStates(table.displayedHeaders.map(withCellFormat)) });
  registerHook('Admin/CM/pages/ListView/inject-column-in-table', change);
}
