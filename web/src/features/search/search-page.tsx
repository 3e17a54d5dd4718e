import type { Locale } from '@ochiq/contract/routing/locales';

import { OtherLanguageLinks } from './other-language-links';
import { FilledPlace } from './filled-place';
import { SearchHits } from './search-hits';
import { SearchHelp, type SearchHelpProps } from './search-help';
import { QuestionForm } from './question-form';
import { ResultFilters } from './result-filters';
import { ResultPages } from './result-pages';
import * as styles from './results.module.css';
import { SearchStates } from './search-states';
import { ResultTotal } from './result-total';
import { useServedQuestion } from './use-served-question';

type SearchPageProps = SearchHelpProps & { path: string; locale: Locale };

/**
 * Renders the search page with everything that the edge may need: it fills in results and removes what does not apply.
 */
export function SearchPage({ path, locale, ...help }: SearchPageProps) {
  useServedQuestion(path);
  return (
    <div className={styles.page}>
      <QuestionForm path={path} locale={locale} />
      <FilledPlace className={styles.answer} path={path} name="answer">
        <ResultTotal locale={locale} />
        <SearchStates />
        <ResultFilters />
        <SearchHits />
        <ResultPages />
        <OtherLanguageLinks locale={locale} />
        <SearchHelp {...help} />
      </FilledPlace>
    </div>
  );
}
