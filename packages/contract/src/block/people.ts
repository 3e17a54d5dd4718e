import { block } from '../block.ts';
import { line, optional, refs } from '../field.ts';

export const peopleBlock = block('people', 'People', {
  /** The heading above them. */
  title: optional(line(120)),
  /** The people, in this order. */
  people: refs('person'),
});
