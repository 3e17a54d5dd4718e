import type { SiteChrome } from '@ochiq/pages/view-models/site-chrome';
import { useEffect, useRef, type RefObject } from 'react';

import { Link } from '../link/link';
import type { GetAriaCurrent } from './create-aria-current';
import * as styles from './navigation.module.css';

/** Closes an open `details` on Esc and gives the focus back to its name, as `popover` does by itself. */
function useCloseOnEscape(): RefObject<HTMLDetailsElement> {
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const details = ref.current;
    const close = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !details?.open) return;
      details.open = false;
      details.querySelector('summary')?.focus();
    };
    details?.addEventListener('keydown', close);
    return () => details?.removeEventListener('keydown', close);
  }, []);
  return ref;
}

/** Renders the second level of the menu. Groups share a name: opening one closes the others. */
export function NavigationGroup({
  group: { label, path, links },
  place,
}: {
  group: SiteChrome['navigation'][number];
  place: GetAriaCurrent;
}) {
  const group = useCloseOnEscape();
  const all = links.some((link) => link.path === path) ? links : [{ label, path }, ...links];
  const isHere = all.some((link) => place(link.path) !== undefined);
  return (
    <details className={styles.group} name="menu" ref={group}>
      <summary className={styles.summary} data-here={isHere || undefined}>
        {label}
      </summary>
      <ul className={styles.links}>
        {all.map((link) => (
          <li key={link.path}>
            <Link className={styles.link} to={link.path} current={place(link.path)}>
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
