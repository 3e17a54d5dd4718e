import { locales } from '@ochiq/contract/routing/locales';
import type { OutdatedNoticeView } from '@ochiq/pages/view-models/outdated-notice';
import { withPrefix } from 'gatsby';

import * as styles from './outdated-notice.module.css';

/** Says that the page's text is a translation of an earlier version, and where the newer text is. */
export function OutdatedNotice({ text, link }: OutdatedNoticeView) {
  return (
    <p className={styles.notice} role="note">
      {text}{' '}
      <a href={withPrefix(link.path)} hrefLang={locales[link.locale].tag}>
        {link.label}
      </a>
    </p>
  );
}
