import type { TopicView } from '@ochiq/pages/plan/citizens';
import { wordsOf } from '@ochiq/pages/view/find';
import { useMemo, useRef } from 'react';

import { Questions } from '../../components/questions/questions';
import { SearchBox } from '../../components/search-box/search-box';
import { useQuery } from '../../components/search-box/use-query';
import { Titled } from '../../components/titled/titled';
import { useMessages } from '../../i18n/use-messages';
import { foundQuestions } from './found-in';
import { NothingFound } from './nothing-found';
import { useNamedAnswer } from './use-named-answer';
import * as styles from './faq-search.module.css';

const nothing = () => '';

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
  const { query, ask } = useQuery(field, nothing);
  const words = useMemo(() => wordsOf(query), [query]);
  const found = useMemo(() => foundQuestions(topics, words), [topics, words]);
  useNamedAnswer();
  const count = [...found.values()].filter((how) => how !== 'no').length;
  const titleOf = (topic: string | null) => topic ?? t('citizens:otherQuestions');
  const isShown = ({ questions }: TopicView) => questions.some(({ anchor }) => found.get(anchor) !== 'no');
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
        {count === 0 && <NothingFound contact={contact} />}
        {topics.map((topic) => (
          <div key={topic.anchor} hidden={!isShown(topic)}>
            <Titled title={titleOf(topic.topic)} id={topic.anchor}>
              <Questions questions={topic.questions} level={3} found={found} words={words} />
            </Titled>
          </div>
        ))}
      </div>
    </div>
  );
}
