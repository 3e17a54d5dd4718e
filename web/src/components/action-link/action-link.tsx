import { AnyLink } from '../any-link/any-link';
import { Icon, type IconName } from '../icon/icon';
import * as styles from './action-link.module.css';

/** Renders the main action of a page as a link. */
export function ActionLink({ href, icon, children }: { href: string; icon?: IconName; children: string }) {
  return (
    <div className={styles.action}>
      {icon && <Icon name={icon} />}
      <AnyLink href={href} className={styles.link}>
        {children}
      </AnyLink>
    </div>
  );
}
