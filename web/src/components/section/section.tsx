import type { Locale } from '@ochiq/contract/routing/locales';
import type { ReactNode } from 'react';

import { Heading, type HeadingLevel } from '../heading/heading';
import { Link } from '../link/link';
import * as styles from './section.module.css';

type SectionProps = {
  title: string;
  children: ReactNode;
  lang?: Locale | null;
  level?: HeadingLevel;
  /** The anchor of the heading. */
  id?: string | undefined;
  /** Link to more of the same. */
  more?: { label: string; to: string };
};

/** Renders a section of a page with a heading. */
export function Section({ title, children, lang = null, level = 2, id, more }: SectionProps) {
  return (
    <section className={styles.section} data-scroll-in="">
      <div className={styles.head}>
        <Heading level={level} lang={lang} id={id}>
          {title}
        </Heading>
        {more && <Link to={more.to}>{more.label}</Link>}
      </div>
      {children}
    </section>
  );
}
