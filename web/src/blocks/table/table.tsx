import { DataTable } from '../../components/data-table/data-table';
import type { BlockProps } from '../block-props';

export function Table({ block: { caption, headings, rows }, lang }: BlockProps<'table'>) {
  return <DataTable caption={caption} headings={headings} rows={rows} lang={lang} />;
}
