import type { RichTextTableView } from '@ochiq/pages/view-models/rich-text';

import * as tableStyles from '../data-table/data-table.module.css';
import { RichTextInlines } from './rich-text-inlines';

type Row = RichTextTableView['children'][number];

function TableRow({ row }: { row: Row }) {
  return (
    <tr>
      {row.children.map(({ scope, children }, index) => {
        const words = <RichTextInlines inlines={children} />;
        return scope === null ? (
          <td key={index}>{words}</td>
        ) : (
          <th key={index} scope={scope}>
            {words}
          </th>
        );
      })}
    </tr>
  );
}

/** Renders a table of a text in a frame that a keyboard can scroll where the page is narrow. */
export function TextTable({ table: { caption, label, children } }: { table: RichTextTableView }) {
  const heads = children[0]?.children.some(({ scope }) => scope === 'col') ? 1 : 0;
  const toRow = (row: Row, index: number) => <TableRow key={index} row={row} />;
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard scrolls only what it reaches
    <div className={tableStyles.frame} role="region" aria-label={label} tabIndex={0}>
      <table className={tableStyles.table}>
        {caption !== null && (
          <caption>
            <span className={tableStyles.caption}>{caption}</span>
          </caption>
        )}
        {heads > 0 && <thead>{children.slice(0, heads).map(toRow)}</thead>}
        <tbody>{children.slice(heads).map(toRow)}</tbody>
      </table>
    </div>
  );
}
