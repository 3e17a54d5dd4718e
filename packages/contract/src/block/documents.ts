import { block } from '../block.ts';
import { line, optional, refs } from '../field.ts';

export const documentsBlock = block('documents', 'Documents', {
  /** The heading above them. */
  title: optional(line(120)),
  /** Which, in this order. */
  documents: refs('document'),
});
