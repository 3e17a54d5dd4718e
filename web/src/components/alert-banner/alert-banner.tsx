import type { AlertView } from '@ochiq/pages/view/alert';

import { langOf } from '../../i18n/lang-of';
import { useMessages } from '../../i18n/use-messages';
import { AnyLink } from '../any-link/any-link';
import * as styles from './alert-banner.module.css';

/** What everybody must know now, above everything else. */
export function AlertBanner({ alert: { text, level, link, lang } }: { alert: AlertView }) {
  const t = useMessages();
  return (
    <section className={styles.banner} data-level={level} aria-label={t(`common:alert.${level}`)}>
      <p className={styles.words} lang={langOf(lang)}>
        <b>{t(`common:alert.${level}`)}.</b> {text} {link && <AnyLink href={link.href}>{link.label}</AnyLink>}
      </p>
    </section>
  );
}
