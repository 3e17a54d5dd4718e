import type { Entry } from '@ochiq/contract/content-types';

import { extractParagraphs } from '../view-models/words/plain-text.ts';

type Question = { '@type': 'Question'; name: string; acceptedAnswer: { '@type': 'Answer'; text: string } };

export type FaqPage = { '@type': 'FAQPage'; url: string; mainEntity: Question[] };

/** Builds the FAQ page; `null` where no question has an answer yet. */
export function buildFaqPage(questions: readonly Entry<'faq'>[], url: string): FaqPage | null {
  const mainEntity = questions
    .map(({ question, answer }): Question => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: extractParagraphs(answer).join('\n') },
    }))
    .filter(({ acceptedAnswer }) => acceptedAnswer.text !== '');
  return mainEntity.length === 0 ? null : { '@type': 'FAQPage', url, mainEntity };
}
