import { line, richText } from '../field.ts';
import { part } from '../part.ts';

export const question = part('question', 'Question', {
  /** What opens the answer. */
  title: line(250),
  /** What is shown when it is opened. */
  answer: richText(),
});
