import { Fragment } from 'react';

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
