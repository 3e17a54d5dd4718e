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
  /** Where there is more of the same. */
  more?: { label: string; to: string };
};

/** A part of a page under a heading of its own. */
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
