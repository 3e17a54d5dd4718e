import { StrataArt } from '../../components/strata-art/strata-art';
import { Feedback } from '../../features/forms/feedback';
import { getLangAttribute } from '../../i18n/get-lang-attribute';
import { Frame } from '../frame/frame';
import type { LayoutProps } from '../page-props';
import * as styles from './home.module.css';

/** The seed of the home page's art. */
const land = 'ochiq';

/** Renders the home page. */
export function HomeLayout({ page, title, lead = null, lang = null, search, feedback: hasFeedback = true, children }: LayoutProps) {
  return (
    <Frame page={page}>
      <div className={styles.hero} lang={getLangAttribute(lang)}>
        <div className={styles.background}>
          <StrataArt seed={land} />
        </div>
        <div className={styles.text}>
          <h1 className={styles.title}>{title}</h1>
          {lead !== null && <p className={styles.lead}>{lead}</p>}
          {search}
        </div>
      </div>
      {children}
      {hasFeedback && (
        <div className={styles.footer}>
          <Feedback page={page} />
        </div>
      )}
    </Frame>
  );
}
