import type { Entry } from '@ochiq/contract/content-types';

import { paragraphsOf } from '../view/plain-text.ts';

type Question = { '@type': 'Question'; name: string; acceptedAnswer: { '@type': 'Answer'; text: string } };

export type FaqPage = { '@type': 'FAQPage'; url: string; mainEntity: Question[] };

/** Builds the FAQ page; `null` where no question has an answer yet. */
export function faqPage(questions: readonly Entry<'faq'>[], url: string): FaqPage | null {
  const mainEntity = questions
    .map(({ question, answer }): Question => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: paragraphsOf(answer).join('\n') },
    }))
    .filter(({ acceptedAnswer }) => acceptedAnswer.text !== '');
  return mainEntity.length === 0 ? null : { '@type': 'FAQPage', url, mainEntity };
}
