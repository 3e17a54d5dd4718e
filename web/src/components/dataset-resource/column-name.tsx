import { Fragment } from 'react';

/** A column's name, which may break after its underscores. */
export function ColumnName({ children }: { children: string }) {
  return children.split('_').map((part, index) => (
    <Fragment key={index}>
      {index > 0 && (
        <>
          _<wbr />
        </>
      )}
      {part}
    </Fragment>
  ));
}
