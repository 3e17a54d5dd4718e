import type { SiteChrome } from '@ochiq/pages/view-models/site-chrome';

import { renderOnce } from '../../i18n/render-once';
import { useMessages } from '../../i18n/use-messages';
import { Icon } from '../icon/icon';
import { Link } from '../link/link';
import { NavigationGroup } from './navigation-group';
import { createAriaCurrent } from './create-aria-current';
import * as styles from './navigation.module.css';

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
function MainNavigation({ groups, path, above }: NavigationProps) {
  const t = useMessages();
  const place = createAriaCurrent(path, above);
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
                <NavigationGroup group={group} place={place} />
              ) : (
                <Link className={styles.link} to={group.path} current={place(group.path)}>
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

/** Its HTML differs in the groups and in the marked links, not with each page's path. */
export const Navigation = /* @__PURE__ */ renderOnce(MainNavigation, ({ groups, path, above }) => [
  groups,
  groups.flatMap((group) => [group.path, ...group.links.map((link) => link.path)]).map(createAriaCurrent(path, above)),
]);
