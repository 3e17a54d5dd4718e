import { defineLineField, defineRichTextField } from '../fields/field.ts';
import { definePart } from '../fields/part.ts';

export const question = definePart('question', 'Question', {
  /** The heading that expands the text. */
  title: defineLineField(250),
  /** What is shown when it is opened. */
  answer: defineRichTextField(),
});
