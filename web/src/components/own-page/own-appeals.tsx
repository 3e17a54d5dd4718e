import { ActionLink } from '../action-link/action-link';
import { Section } from '../section/section';
import { useMessages } from '../../i18n/use-messages';
import { OwnAppeal } from './own-appeal';
import * as styles from './own-appeals.module.css';

/** Renders the appeals of the signed-in reader: the edge repeats the one item for each. */
export function OwnAppeals({ appeals }: { appeals: string }) {
  const t = useMessages();
  return (
    <Section title={t('problems:account.appeals')}>
      <p hidden data-when="no-appeals">
        {t('problems:account.none')}
      </p>
      <ul className={styles.appeals} hidden data-when="appeals">
        <li className={styles.appeal} hidden data-each="appeals">
          <OwnAppeal />
        </li>
      </ul>
      <ActionLink href={appeals}>{t('problems:account.appeal')}</ActionLink>
    </Section>
  );
}
