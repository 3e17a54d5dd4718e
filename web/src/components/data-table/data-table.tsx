import type { Locale } from '@ochiq/contract/routing/locales';
import { useId, type ReactNode } from 'react';

import { getLangAttribute } from '../../i18n/get-lang-attribute';
import * as styles from './data-table.module.css';

type DataTableProps = {
  caption: string;
  /** Whether the caption is only read out. */
  silent?: boolean;
  /** None where only rows have headings. */
  headings: readonly ReactNode[];
  rows: readonly (readonly ReactNode[])[];
  lang?: Locale | null;
  /** Whether the first cell of a row names the row. */
  named?: boolean;
  /** Which columns hold numbers, to be read one below the other. */
  numeric?: readonly boolean[];
};

/** Renders a table in a frame that a keyboard can scroll where the page is narrow. */
export function DataTable({ caption, headings, rows, lang = null, named = false, numeric = [], silent = false }: DataTableProps) {
  const captionId = useId();
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard scrolls only what it reaches
    <div className={styles.frame} role="region" aria-labelledby={captionId} tabIndex={0}>
      <table className={styles.table} lang={getLangAttribute(lang)}>
        <caption>
          <span id={captionId} className={styles.caption} data-silent={silent || undefined}>
            {caption}
          </span>
        </caption>
        {headings.length > 0 && (
          <thead>
            <tr>
              {headings.map((heading, index) =>
                heading === null ? (
                  <td key={index} />
                ) : (
                  <th key={index} scope="col" data-numeric={numeric[index] ?? false}>
                    {heading}
                  </th>
                ),
              )}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((cell, column) =>
                named && column === 0 && cell !== null ? (
                  <th key={column} scope="row">
                    {cell}
                  </th>
                ) : (
                  <td key={column} data-numeric={numeric[column] ?? false}>
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
