import { useState, type ReactNode } from 'react';

import { placeName, servedIn } from './served-in';

type FilledPlaceProps = {
  /** The path of the page that it is on, and its own name there. */
  path: string;
  name: string;
  as?: 'div' | 'span';
  className?: string | undefined;
  /** What the edge makes its answer of; shown as it is where nothing is asked. */
  children: ReactNode;
};

/** A part of a page that the edge fills. React takes over what was served as it is, and touches nothing in it. */
export function FilledPlace({ path, name, as: Tag = 'div', className, children }: FilledPlaceProps) {
  const place = placeName(path, name);
  const [served] = useState(() => servedIn(place));
  if (served === undefined) {
    return (
      <Tag className={className} data-place={place}>
        {children}
      </Tag>
    );
  }
  return <Tag className={className} data-place={place} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: served }} />;
}
