import { defineLineField, defineEnumField, defineRelationField, defineTextField } from '../fields/field.ts';
import { intakeForms } from '../forms/forms.ts';
import { defineIntakeType, moderationStages } from '../forms/intake-type.ts';

const { name, content } = intakeForms.comment;

export const comment = defineIntakeType({
  singular: 'comment',
  plural: 'comments',
  title: 'Comment',
  fields: {
    /** The news item it is about. */
    news: defineRelationField('news'),
    /** How the author wants to be called. */
    name: defineLineField(name.max),
    /** What the author writes. */
    content: defineTextField(content.max),
    /** Shown only when an editor has approved it. */
    stage: defineEnumField(moderationStages),
  },
});
