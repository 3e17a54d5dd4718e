import type { QuestionView } from '@ochiq/pages/plan/citizens';

import { useMessages } from '../../i18n/use-messages';
import { Disclosure } from '../disclosure/disclosure';
import { below, Heading, type HeadingLevel } from '../heading/heading';
import { LinkList } from '../link-list/link-list';
import { RichText } from '../rich-text/rich-text';

export function Questions({ questions, level }: { questions: readonly QuestionView[]; level: HeadingLevel }) {
  const t = useMessages();
  return questions.map(({ id, anchor, question, answer, legalBasis }) => (
    <Disclosure key={id} title={question} level={level} anchor={anchor}>
      <RichText text={answer} level={below(level)} />
      {legalBasis.length > 0 && (
        <>
          <Heading level={below(level)}>{t('documents:legalBasis')}</Heading>
          <LinkList links={legalBasis.map(({ title, path, lang }) => ({ label: title, path, lang }))} />
        </>
      )}
    </Disclosure>
  ));
}
