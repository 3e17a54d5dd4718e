import type { Locale } from '@ochiq/contract/locales';
import type { ReactNode } from 'react';

import { Heading, type HeadingLevel } from '../heading/heading';
import { Link } from '../link/link';
import * as styles from './titled.module.css';

type TitledProps = {
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
export function Titled({ title, children, lang = null, level = 2, id, more }: TitledProps) {
  return (
    <section className={styles.part} data-scroll-in="">
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
