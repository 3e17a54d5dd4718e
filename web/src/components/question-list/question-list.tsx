import type { QuestionView } from '@ochiq/pages/page-builders/citizens';
import { splitByHits } from '@ochiq/pages/view-models/find';

import { useMessages } from '../../i18n/use-messages';
import { Disclosure } from '../disclosure/disclosure';
import { getLowerLevel, Heading, type HeadingLevel } from '../heading/heading';
import { LinkList } from '../link-list/link-list';
import { RichText } from '../rich-text/rich-text';
import * as styles from './question-list.module.css';

/** Renders a text with the search words highlighted. */
function HighlightedText({ text, words }: { text: string; words: readonly string[] }) {
  if (words.length === 0) return <>{text}</>;
  return <>{splitByHits(text, words).map((part, index) => (part.hit ? <mark key={index}>{part.text}</mark> : part.text))}</>;
}

type QuestionListProps = {
  questions: readonly QuestionView[];
  level: HeadingLevel;
  /** How each matches the search, by its anchor: one whose answer alone contains the words is opened. */
  matches: ReadonlyMap<string, 'question' | 'answer' | 'no'>;
  words: readonly string[];
};

export function QuestionList({ questions, level, matches, words }: QuestionListProps) {
  const t = useMessages();
  return questions.map(({ id, anchor, question, answer, legalBasis }) => (
    <Disclosure
      key={id}
      title={<HighlightedText text={question} words={words} />}
      level={level}
      anchor={anchor}
      open={matches.get(anchor) === 'answer'}
      hidden={matches.get(anchor) === 'no'}
    >
      <RichText text={answer} level={getLowerLevel(level)} />
      {legalBasis.length > 0 && (
        <div className={styles.legalBasis}>
          <Heading level={getLowerLevel(level)} className={styles.title}>
            {t('documents:legalBasis')}
          </Heading>
          <LinkList links={legalBasis.map(({ title, path, lang }) => ({ label: title, path, lang }))} />
        </div>
      )}
      <p className={styles.anchorLink}>
        <a href={`#${anchor}`}>{t('citizens:questionLink')}</a>
      </p>
    </Disclosure>
  ));
}
