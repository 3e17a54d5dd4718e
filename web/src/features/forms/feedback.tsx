import type { Page } from '@ochiq/pages/page';

import { useMessages } from '../../i18n/use-messages';
import * as styles from './feedback.module.css';
import { LazyForm } from './lazy-form';

/**
 * Renders the feedback form at the end of every page: whether it helped, and what is wrong on it. It is small because
 * every page carries it.
 */
export function Feedback({ page }: { page: Pick<Page, 'path' | 'locale'> }) {
  const t = useMessages();
  const question = t('common:useful.question');
  const report = t('common:useful.report');
  const renderChoice = (value: 'yes' | 'no') => (
    <button name="useful" value={value}>
      {t(`common:useful.${value}`)}
    </button>
  );
  return (
    <div className={styles.feedback}>
      <LazyForm form="feedback" id="foot-feedback" page={page} label={question}>
        <b>{question}</b>
        {renderChoice('yes')}
        {renderChoice('no')}
      </LazyForm>
      <details>
        <summary>{report}</summary>
        <LazyForm form="error-report" id="foot-report" page={page} label={report}>
          <label htmlFor="foot-report-text">{t('common:useful.wrong')}</label>
          <textarea id="foot-report-text" name="text" rows={4} required aria-describedby="foot-report-text-problem" />
          <div id="foot-report-text-problem" />
          <button>{t('common:useful.send')}</button>
        </LazyForm>
      </details>
    </div>
  );
}
