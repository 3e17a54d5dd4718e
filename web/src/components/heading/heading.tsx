import type { Locale } from '@ochiq/contract/routing/locales';
import type { ReactNode } from 'react';

import { getLangAttribute } from '../../i18n/get-lang-attribute';

/** The page's own heading is the only one of the first level. */
export type HeadingLevel = 2 | 3 | 4 | 5 | 6;

type HeadingProps = {
  level: HeadingLevel;
  children: ReactNode;
  lang?: Locale | null;
  className?: string | undefined;
  id?: string | undefined;
};

export const getLowerLevel = (level: HeadingLevel): HeadingLevel => (level < 6 ? ((level + 1) as HeadingLevel) : 6);

export function Heading({ level, children, lang = null, className, id }: HeadingProps) {
  const Tag = `h${level}` as const;
  return (
    <Tag className={className} id={id} lang={getLangAttribute(lang)}>
      {children}
    </Tag>
  );
}
