import type { TopicView } from '@ochiq/pages/page-builders/citizens';
import { splitQuery } from '@ochiq/pages/view-models/find';
import { useMemo, useRef } from 'react';

import { Questions } from '../../components/questions/questions';
import { SearchBox } from '../../components/search-box/search-box';
import { useDebouncedQuery } from '../../components/search-box/use-debounced-query';
import { Section } from '../../components/section/section';
import { useMessages } from '../../i18n/use-messages';
import { matchQuestions } from './found-in';
import { NoResults } from './no-results';
import { useLinkedQuestion } from './use-linked-question';
import * as styles from './faq-search.module.css';

const getInitialQuery = () => '';

type FaqSearchProps = {
  topics: readonly TopicView[];
  /** The search page, which the form submits to without a script. */
  search: string;
  /** The contact page, for a question that is not listed. */
  contact: string;
};

/** Renders all questions by topic; with a script, filtered by the words that are typed. */
export function FaqSearch({ topics, search, contact }: FaqSearchProps) {
  const t = useMessages();
  const field = useRef<HTMLInputElement>(null);
  const { query, ask } = useDebouncedQuery(field, getInitialQuery);
  const words = useMemo(() => splitQuery(query), [query]);
  const matches = useMemo(() => matchQuestions(topics, words), [topics, words]);
  useLinkedQuestion();
  const count = [...matches.values()].filter((how) => how !== 'no').length;
  const titleOf = (topic: string | null) => topic ?? t('citizens:otherQuestions');
  const isShown = ({ questions }: TopicView) => questions.some(({ anchor }) => matches.get(anchor) !== 'no');
  return (
    <div className={styles.columns}>
      <div className={styles.side}>
        <div className={styles.search}>
          <SearchBox action={search} size="aside" label={t('citizens:faqSearch')} live={{ field, ask }} />
          <p role="status">{words.length > 0 && t('citizens:faqFound', { count })}</p>
        </div>
        <nav aria-label={t('citizens:topics')}>
          <ul className={styles.list}>
            {topics.filter(isShown).map(({ topic, anchor }) => (
              <li key={anchor}>
                <a className={styles.topic} href={`#${anchor}`}>
                  {titleOf(topic)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className={styles.questions}>
        {count === 0 && <NoResults contact={contact} />}
        {topics.map((topic) => (
          <div key={topic.anchor} hidden={!isShown(topic)}>
            <Section title={titleOf(topic.topic)} id={topic.anchor}>
              <Questions questions={topic.questions} level={3} found={matches} words={words} />
            </Section>
          </div>
        ))}
      </div>
    </div>
  );
}
