import type { Locale } from '@ochiq/contract/routing/locales';
import type { ResourceView } from '@ochiq/pages/page-builders/datasets';
import { useId } from 'react';

import { useMessages } from '../../i18n/use-messages';
import { EditorLink } from '../link/link';
import { DataTable } from '../data-table/data-table';
import { Heading } from '../heading/heading';
import { MetaLine } from '../meta-line/meta-line';
import { TextWithLang } from '../inline-text/inline-text';
import { ColumnName, ColumnTable } from './column-table';
import { Downloads } from '../dataset-facts/dataset-facts';
import * as styles from './dataset-resource.module.css';

/** Renders a file of a dataset: its formats, and its first rows. */
export function DatasetResource({ resource, lang }: { resource: ResourceView; lang: Locale | null }) {
  const t = useMessages();
  const headingId = useId();
  const { title, downloads, rows, schema, columns, metadata, wordsLang, preview } = resource;
  return (
    <article className={styles.resource}>
      <div className={styles.head}>
        <Heading level={3} lang={lang} id={headingId}>
          {title}
        </Heading>
        <MetaLine>
          {rows !== null && t('datasets:rowCount', { rows })}
          {schema && <EditorLink href={schema.href}>{t('datasets:schema')}</EditorLink>}
        </MetaLine>
      </div>
      <Downloads downloads={downloads} labelledBy={headingId} />
      {preview && (
        <div className={styles.preview}>
          <DataTable
            caption={t('datasets:preview', { title })}
            headings={preview.columns.map(({ name, title: called }) =>
              called === null ? (
                <TextWithLang key={name} lang={wordsLang}>
                  <ColumnName>{name}</ColumnName>
                </TextWithLang>
              ) : (
                <TextWithLang key={name} lang={lang}>
                  {called}
                </TextWithLang>
              ),
            )}
            numeric={preview.columns.map(({ numeric }) => numeric)}
            rows={preview.rows.map((cells) =>
              cells.map((cell, column) => (
                <TextWithLang key={column} lang={preview.columns[column]?.worded ? wordsLang : null}>
                  {cell}
                </TextWithLang>
              )),
            )}
          />
          <p className={styles.note}>{t('datasets:shownOf', { shown: preview.rows.length, all: preview.all })}</p>
        </div>
      )}
      {columns.length > 0 && <ColumnTable title={title} columns={columns} metadata={metadata} lang={lang} wordsLang={wordsLang} />}
    </article>
  );
}
