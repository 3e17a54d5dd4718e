import { block } from '../block.ts';
import { filledList, line, optional } from '../field.ts';
import { question } from '../part/question.ts';

export const accordionBlock = block('accordion', 'Accordion', {
  /** The heading above it. */
  title: optional(line(120)),
  /** What opens one by one. */
  items: filledList(question, 40),
});
