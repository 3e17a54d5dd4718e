import type { Locale } from '@ochiq/contract/routing/locales';
import type { ReactNode } from 'react';

import { getLowerLevel, type HeadingLevel } from '../components/heading/heading';
import { Section } from '../components/section/section';

type OptionalSectionProps = {
  title: string | null;
  lang: Locale | null;
  id?: string | undefined;
  /** Receives the level of the headings inside: no level is skipped where there is no title. */
  children: (level: HeadingLevel) => ReactNode;
};

/** Renders a section of a page whose heading an editor may leave out. */
export function OptionalSection({ title, lang, id, children }: OptionalSectionProps) {
  if (title === null) return <div>{children(2)}</div>;
  return (
    <Section title={title} lang={lang} id={id}>
      {children(getLowerLevel(2))}
    </Section>
  );
}
