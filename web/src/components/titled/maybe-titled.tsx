import type { Locale } from '@ochiq/contract/locales';
import type { ReactNode } from 'react';

import { below, type HeadingLevel } from '../heading/heading';
import { Titled } from './titled';

type MaybeTitledProps = {
  title: string | null;
  lang: Locale | null;
  id?: string | undefined;
  /** Receives the level of the headings inside: no level is skipped where there is no title. */
  children: (level: HeadingLevel) => ReactNode;
};

/** Renders a section of a page whose heading an editor may leave out. */
export function MaybeTitled({ title, lang, id, children }: MaybeTitledProps) {
  if (title === null) return <div>{children(2)}</div>;
  return (
    <Titled title={title} lang={lang} id={id}>
      {children(below(2))}
    </Titled>
  );
}
