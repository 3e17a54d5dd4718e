import { line, richText } from '../field.ts';
import { part } from '../part.ts';

export const question = part('question', 'Question', {
  /** The heading that expands the text. */
  title: line(250),
  /** What is shown when it is opened. */
  answer: richText(),
});
