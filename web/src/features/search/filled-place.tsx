import { useState, type ReactNode } from 'react';

import { getPlaceName, readServedHtml } from './read-served-html';

type FilledPlaceProps = {
  /** The path of the page that it is on, and its own name there. */
  path: string;
  name: string;
  as?: 'div' | 'span';
  className?: string | undefined;
  /** The template of the edge's content; shown as it is without a query. */
  children: ReactNode;
};

/** Renders a part of a page that the edge fills. Hydration takes over what was served unchanged. */
export function FilledPlace({ path, name, as: Tag = 'div', className, children }: FilledPlaceProps) {
  const place = getPlaceName(path, name);
  const [served] = useState(() => readServedHtml(place));
  if (served === undefined) {
    return (
      <Tag className={className} data-place={place}>
        {children}
      </Tag>
    );
  }
  return <Tag className={className} data-place={place} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: served }} />;
}
