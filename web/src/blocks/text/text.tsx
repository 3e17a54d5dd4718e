import { RichText } from '../../components/rich-text/rich-text';
import type { BlockProps } from '../block-props';
import { DataTable } from '../../components/data-table/data-table';

export function Table({ block: { caption, headings, rows }, lang }: BlockProps<'table'>) {
  return <DataTable caption={caption} headings={headings} rows={rows} lang={lang} />;
}

export function Text({ block: { body }, lang, anchors }: BlockProps<'text'>) {
  return <RichText text={body} lang={lang} anchors={anchors} />;
}
