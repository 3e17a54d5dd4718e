import { ActionLink } from '../action-link/action-link';
import { Titled } from '../titled/titled';
import { useMessages } from '../../i18n/use-messages';
import { OwnAppeal } from './own-appeal';
import * as styles from './own-appeals.module.css';

/** The appeals of who is signed in: the edge makes as many of the one item as there are. */
export function OwnAppeals({ appeals }: { appeals: string }) {
  const t = useMessages();
  return (
    <Titled title={t('problems:account.appeals')}>
      <p hidden data-when="no-appeals">
        {t('problems:account.none')}
      </p>
      <ul className={styles.appeals} hidden data-when="appeals">
        <li className={styles.appeal} hidden data-each="appeals">
          <OwnAppeal />
        </li>
      </ul>
      <ActionLink href={appeals}>{t('problems:account.appeal')}</ActionLink>
    </Titled>
  );
}
