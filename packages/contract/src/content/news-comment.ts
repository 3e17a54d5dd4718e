import { defineCollection } from '../fields/content-type.ts';
import { defineDayField, defineLineField, makeShared, defineTextField } from '../fields/field.ts';
import { defineRelationField } from '../fields/reference-fields.ts';
import { intakeForms } from '../forms/forms.ts';

const { name, content } = intakeForms.comment;

/** A reader's comment on a news item, approved by an editor: created by the CMS, in the reader's language. */
export const newsComment = defineCollection({
  singular: 'news-comment',
  plural: 'news-comments',
  title: 'Approved comment',
  fields: {
    /** The news item it is about. */
    news: defineRelationField('news'),
    /** How the author wants to be called. */
    name: defineLineField(name.max),
    /** What the author writes. */
    content: defineTextField(content.max),
    /** The day it was written. */
    writtenOn: makeShared(defineDayField()),
  },
});
