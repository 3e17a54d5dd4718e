import { Fragment } from 'react';

/** What stands after an underscore and is as short as this is a unit: it stays with its name. */
const unit = 2;

/** A column's name, which may break after its underscores. */
export function ColumnName({ children }: { children: string }) {
  return children.split('_').map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <>_{part.length > unit && <wbr />}</>}
      {part}
    </Fragment>
  ));
}
