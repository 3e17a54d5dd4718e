import type { Locale } from '@ochiq/contract/locales';

import { ElsewhereLinks } from './elsewhere-links';
import { FilledPlace } from './filled-place';
import { Hits } from './hits';
import { OtherWays, type Help } from './other-ways';
import { QuestionForm } from './question-form';
import { ResultFilters } from './result-filters';
import { ResultPages } from './result-pages';
import * as styles from './results.module.css';
import { States } from './states';
import { Total } from './total';
import { useServedQuestion } from './use-served-question';

type SearchPageProps = Help & { path: string; locale: Locale };

/**
 * Renders the search page with everything that the edge may need: it fills in results and removes what does not apply.
 */
export function SearchPage({ path, locale, ...help }: SearchPageProps) {
  useServedQuestion(path);
  return (
    <div className={styles.page}>
      <QuestionForm path={path} locale={locale} />
      <FilledPlace className={styles.answer} path={path} name="answer">
        <Total locale={locale} />
        <States />
        <ResultFilters />
        <Hits />
        <ResultPages />
        <ElsewhereLinks locale={locale} />
        <OtherWays {...help} />
      </FilledPlace>
    </div>
  );
}
