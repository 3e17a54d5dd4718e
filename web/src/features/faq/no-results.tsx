import { ActionLink } from '../../components/action-link/action-link';
import { useMessages } from '../../i18n/use-messages';
import * as styles from './faq-search.module.css';

/** Renders a link to the contact page where no question matches. */
export function NoResults({ contact }: { contact: string }) {
  const t = useMessages();
  return (
    <div className={styles.nothing}>
      <p>{t('citizens:faqNone')}</p>
      <ActionLink href={contact}>{t('citizens:faqAsk')}</ActionLink>
    </div>
  );
}
