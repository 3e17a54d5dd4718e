import { line, oneOf, ref, text } from '../field.ts';
import { intake } from '../intake-type.ts';

export const commentStages = ['pending', 'approved', 'rejected'] as const;

export const comment = intake({
  singular: 'comment',
  plural: 'comments',
  title: 'Comment',
  fields: {
    /** The news item it is about. */
    news: ref('news'),
    /** How the author wants to be called. */
    name: line(100),
    /** What the author writes. */
    content: text(2000),
    /** Shown only when an editor has approved it. */
    stage: oneOf(commentStages),
  },
});
