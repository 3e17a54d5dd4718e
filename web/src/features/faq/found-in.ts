import type { QuestionView, TopicView } from '@ochiq/pages/page-builders/citizens';
import { hasAllWords } from '@ochiq/pages/view-models/find';
import { getRichTextWords } from '@ochiq/pages/view-models/words/words-of-text';

/** How a question matches the search; `answer`: only its answer contains the words. */
export type QuestionMatch = 'question' | 'answer' | 'no';

function matchQuestion({ question, answer }: QuestionView, topic: string | null, words: readonly string[]): QuestionMatch {
  if (hasAllWords(`${question} ${topic ?? ''}`, words)) return 'question';
  return hasAllWords(`${question}\n${getRichTextWords(answer)}`, words) ? 'answer' : 'no';
}

/** Matches all questions, by their anchors; without words, all match. */
export function matchQuestions(topics: readonly TopicView[], words: readonly string[]): ReadonlyMap<string, QuestionMatch> {
  return new Map(topics.flatMap(({ topic, questions }) => questions.map((one) => [one.anchor, matchQuestion(one, topic, words)] as const)));
}
