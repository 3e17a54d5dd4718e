import type { Locale } from '@ochiq/contract/routing/locales';
import type { ColumnView, ResourceView } from '@ochiq/pages/page-builders/datasets';
import { Fragment } from 'react';

import { useMessages } from '../../i18n/use-messages';
import { DataTable } from '../data-table/data-table';
import { Link } from '../link/link';
import { TextWithLang } from '../inline-text/inline-text';
import * as styles from './column-table.module.css';

/** The longest suffix after an underscore that counts as a unit: it stays with its name. */
const unit = 2;

/** Renders a column's name, which may break after its underscores. */
export function ColumnName({ children }: { children: string }) {
  return children.split('_').map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <>_{part.length > unit && <wbr />}</>}
      {part}
    </Fragment>
  ));
}

type ColumnTableProps = Pick<ResourceView, 'title' | 'columns' | 'metadata' | 'wordsLang'> & { lang: Locale | null };

/** Renders an editor's description of a column: its title, and the meaning of its values. */
function ColumnMeaning({ column: { title, description }, lang }: { column: ColumnView; lang: Locale | null }) {
  return (
    <>
      {title !== null && <TextWithLang lang={lang}>{title}</TextWithLang>}
      {description !== null && (
        <span className={styles.description}>
          <TextWithLang lang={lang}>{description}</TextWithLang>
        </span>
      )}
    </>
  );
}

/** Renders the columns of a table, folded until the reader opens them. */
export function ColumnTable({ title, columns, metadata, wordsLang, lang }: ColumnTableProps) {
  const t = useMessages();
  const isDescribed = columns.some((column) => column.title !== null);
  const rows = columns.map((column) => [
    <TextWithLang key="name" lang={wordsLang}>
      <ColumnName>{column.name}</ColumnName>
    </TextWithLang>,
    ...(isDescribed ? [<ColumnMeaning key="meaning" column={column} lang={lang} />] : []),
    t(`datasets:datatype.${column.datatype}`),
  ]);
  return (
    <details>
      <summary className={styles.summary}>{t('datasets:schema')}</summary>
      <DataTable
        caption={t('datasets:columns', { title })}
        headings={[t('datasets:column'), ...(isDescribed ? [t('datasets:columnTitle')] : []), t('datasets:columnType')]}
        named
        rows={rows}
      />
      {metadata !== null && (
        <p className={styles.metadata}>
          <Link to={metadata}>{t('datasets:metadata')}</Link>
        </p>
      )}
    </details>
  );
}
