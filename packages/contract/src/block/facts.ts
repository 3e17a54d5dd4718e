import { block } from '../block.ts';
import { filledList, line, optional } from '../field.ts';
import { fact } from '../part/fact.ts';

export const factsBlock = block('facts', 'Facts and figures', {
  /** The heading above them. */
  title: optional(line(120)),
  /** One to eight figures. */
  facts: filledList(fact, 8),
});
