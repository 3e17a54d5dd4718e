import { line, oneOf, ref, text } from '../field.ts';
import { intakeForms } from '../forms/forms.ts';
import { intake, moderationStages } from '../intake-type.ts';

const { name, content } = intakeForms.comment;

export const comment = intake({
  singular: 'comment',
  plural: 'comments',
  title: 'Comment',
  fields: {
    /** The news item it is about. */
    news: ref('news'),
    /** How the author wants to be called. */
    name: line(name.max),
    /** What the author writes. */
    content: text(content.max),
    /** Shown only when an editor has approved it. */
    stage: oneOf(moderationStages),
  },
});
