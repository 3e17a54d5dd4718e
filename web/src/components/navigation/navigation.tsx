import type { SiteChrome } from '@ochiq/pages/view-models/site-chrome';
import { type RefObject, useEffect, useRef } from 'react';

import { getLangAttribute } from '../../i18n/get-lang-attribute';
import { useMessages } from '../../i18n/use-messages';
import { Icon } from '../icon/icon';
import { Link } from '../link/link';
import * as styles from './navigation.module.css';

type GetAriaCurrent = (path: string) => 'page' | 'true' | undefined;

/** Returns a function from a link's path to its `aria-current`: it is the page itself, an ancestor, or neither. */
function createAriaCurrent(here: string, above: readonly string[]): GetAriaCurrent {
  return (path) => {
    if (path === here) return 'page';
    return above.includes(path) ? 'true' : undefined;
  };
}

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
function NavigationGroup({
  group: { label, lang, path, links },
  getAriaCurrent,
}: {
  group: SiteChrome['navigation'][number];
  getAriaCurrent: GetAriaCurrent;
}) {
  const group = useCloseOnEscape();
  const all = links.some((link) => link.path === path) ? links : [{ label, path, ...(lang && { lang }) }, ...links];
  const isHere = all.some((link) => getAriaCurrent(link.path) !== undefined);
  return (
    <details className={styles.group} name="menu" ref={group}>
      <summary className={styles.summary} lang={getLangAttribute(lang ?? null)} data-here={isHere || undefined}>
        {label}
      </summary>
      <ul className={styles.links}>
        {all.map((link) => (
          <li key={link.path}>
            <Link className={styles.link} to={link.path} lang={link.lang ?? null} current={getAriaCurrent(link.path)}>
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}

type NavigationProps = {
  groups: SiteChrome['navigation'];
  path: string;
  /** The pages above this one. */
  above: readonly string[];
};

const id = 'main-menu';

/**
 * Renders the menu: expanded on a wide page, opened by a button on a narrow one. `popover` does that without a script,
 * with Esc and a press outside; a browser that lacks it shows the menu expanded.
 */
export function Navigation({ groups, path, above }: NavigationProps) {
  const t = useMessages();
  const getAriaCurrent = createAriaCurrent(path, above);
  return (
    <>
      <button className={styles.button} type="button" popovertarget={id}>
        <Icon name="menu" />
        <span>{t('common:menu')}</span>
      </button>
      <nav className={styles.menu} id={id} popover="auto" aria-label={t('common:mainMenu')}>
        <button className={styles.close} type="button" popovertarget={id} popovertargetaction="hide">
          <Icon name="close" />
          <span>{t('common:closeMenu')}</span>
        </button>
        <ul className={styles.groups}>
          {groups.map((group) => (
            <li key={group.path}>
              {group.links.length > 0 ? (
                <NavigationGroup group={group} getAriaCurrent={getAriaCurrent} />
              ) : (
                <Link className={styles.link} to={group.path} lang={group.lang ?? null} current={getAriaCurrent(group.path)}>
                  {group.label}
                </Link>
              )}
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
