import type { QuestionView, TopicView } from '@ochiq/pages/page-builders/citizens';
import { hasAllWords, splitQuery } from '@ochiq/pages/view-models/find';
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { getRichTextWords } from '@ochiq/pages/view-models/words/words-of-text';

import { QuestionList } from '../../components/question-list/question-list';
import { SearchBox } from '../../components/search-box/search-box';
import { Section } from '../../components/section/section';
import { useMessages } from '../../i18n/use-messages';
import * as styles from './faq-search.module.css';
import { ActionLink } from '../../components/link/link';

/** The debounce of typing, in milliseconds, so that the number of results is not announced at every letter. */
const debounceMs = 200;

/**
 * Returns the query of a search field, debounced. Text that was typed before the script loaded counts, and after it the
 * value of `first`.
 */
function useDebouncedQuery(field: RefObject<HTMLInputElement>, first: () => string): { query: string; updateQuery: () => void } {
  const [query, setQuery] = useState('');
  const timer = useRef(0);
  const ask = useCallback(() => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      setQuery(field.current?.value ?? '');
    }, debounceMs);
  }, [field]);
  useEffect(() => {
    const input = field.current;
    if (input) {
      if (input.value === '') input.value = first();
      setQuery(input.value);
    }
    return () => {
      window.clearTimeout(timer.current);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only when the page comes: afterwards the field says it
  }, []);
  return { query, updateQuery: ask };
}

/** How a question matches the search; `answer`: only its answer contains the words. */
type QuestionMatch = 'question' | 'answer' | 'no';

function matchQuestion({ question, answer }: QuestionView, topic: string | null, words: readonly string[]): QuestionMatch {
  if (hasAllWords(`${question} ${topic ?? ''}`, words)) return 'question';
  return hasAllWords(`${question}\n${getRichTextWords(answer)}`, words) ? 'answer' : 'no';
}

/** Matches all questions, by their anchors; without words, all match. */
function matchQuestions(topics: readonly TopicView[], words: readonly string[]): ReadonlyMap<string, QuestionMatch> {
  return new Map(topics.flatMap(({ topic, questions }) => questions.map((one) => [one.anchor, matchQuestion(one, topic, words)] as const)));
}

/** Opens the question that the address names, now and whenever the hash changes. */
function useLinkedQuestion(): void {
  useEffect(() => {
    const openNamed = () => {
      const named = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
      const details = named?.closest('details');
      if (!details || details.open) return;
      details.open = true;
      details.scrollIntoView();
    };
    openNamed();
    window.addEventListener('hashchange', openNamed);
    return () => {
      window.removeEventListener('hashchange', openNamed);
    };
  }, []);
}

/** Renders a link to the contact page where no question matches. */
function NoResults({ contact }: { contact: string }) {
  const t = useMessages();
  return (
    <div className={styles.noResults}>
      <p>{t('citizens:faqNone')}</p>
      <ActionLink href={contact}>{t('citizens:faqAsk')}</ActionLink>
    </div>
  );
}

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
  const { query, updateQuery: ask } = useDebouncedQuery(field, getInitialQuery);
  const words = useMemo(() => splitQuery(query), [query]);
  const matches = useMemo(() => matchQuestions(topics, words), [topics, words]);
  useLinkedQuestion();
  const count = [...matches.values()].filter((how) => how !== 'no').length;
  const getTitle = (topic: string | null) => topic ?? t('citizens:otherQuestions');
  const isShown = ({ questions }: TopicView) => questions.some(({ anchor }) => matches.get(anchor) !== 'no');
  return (
    <div className={styles.columns}>
      <div className={styles.sidebar}>
        <div className={styles.search}>
          <SearchBox action={search} size="aside" label={t('citizens:faqSearch')} live={{ field, updateQuery: ask }} />
          <p role="status">{words.length > 0 && t('citizens:faqFound', { count })}</p>
        </div>
        <nav aria-label={t('citizens:topics')}>
          <ul className={styles.topics}>
            {topics.filter(isShown).map(({ topic, anchor }) => (
              <li key={anchor}>
                <a className={styles.topic} href={`#${anchor}`}>
                  {getTitle(topic)}
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
            <Section title={getTitle(topic.topic)} id={topic.anchor}>
              <QuestionList questions={topic.questions} level={3} matches={matches} words={words} />
            </Section>
          </div>
        ))}
      </div>
    </div>
  );
}
