import type { QuestionView, TopicView } from '@ochiq/pages/plan/citizens';
import { holdsAll } from '@ochiq/pages/view/find';
import { wordsOfText } from '@ochiq/pages/view/words-of-text';

/** How a question matches the search; `answer`: only its answer contains the words. */
export type Found = 'question' | 'answer' | 'no';

function foundIn({ question, answer }: QuestionView, topic: string | null, words: readonly string[]): Found {
  if (holdsAll(`${question} ${topic ?? ''}`, words)) return 'question';
  return holdsAll(`${question}\n${wordsOfText(answer)}`, words) ? 'answer' : 'no';
}

/** Matches all questions, by their anchors; without words, all match. */
export function foundQuestions(topics: readonly TopicView[], words: readonly string[]): ReadonlyMap<string, Found> {
  return new Map(topics.flatMap(({ topic, questions }) => questions.map((one) => [one.anchor, foundIn(one, topic, words)] as const)));
}
