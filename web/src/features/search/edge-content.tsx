import { type ReactNode, useEffect, useState } from 'react';

import { reloadPage } from '../../http/reload-page';

/** Returns the name of a place that the edge fills, on the page of a path. */
const getEdgeContentName = (path: string, name: string): string => `${path}#${name}`;

/**
 * Returns the HTML that a place was served with; `undefined` while pages are built, and on a page that scripts
 * rendered.
 */
function readServedHtml(place: string): string | undefined {
  if (typeof document === 'undefined') return undefined;
  return [...document.querySelectorAll<HTMLElement>('[data-place]')].find(({ dataset }) => dataset['place'] === place)?.innerHTML;
}

/** Loads the page again when scripts navigate to another query, forward or back: only the server can answer it. */
export function useServedQuery(path: string): void {
  const [served] = useState(() => (readServedHtml(getEdgeContentName(path, 'answer')) === undefined ? '' : window.location.search));
  useEffect(() => {
    if (window.location.search !== served) reloadPage();
  });
}

type EdgeContentProps = {
  /** The path of the page that it is on, and its own name there. */
  path: string;
  name: string;
  as?: 'div' | 'span';
  className?: string | undefined;
  /** The template of the edge's content; shown as it is without a query. */
  children: ReactNode;
};

/** Renders a part of a page that the edge fills. Hydration takes over what was served unchanged. */
export function EdgeContent({ path, name, as: Tag = 'div', className, children }: EdgeContentProps) {
  const place = getEdgeContentName(path, name);
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
