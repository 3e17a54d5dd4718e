import { collection } from '../content-type.ts';
import { day, line, ref, shared, text } from '../field.ts';
import { intakeForms } from '../forms/forms.ts';

const { name, content } = intakeForms.comment;

/** A reader's comment on a news item, approved by an editor: created by the CMS, in the reader's language. */
export const newsComment = collection({
  singular: 'news-comment',
  plural: 'news-comments',
  title: 'Approved comment',
  fields: {
    /** The news item it is about. */
    news: ref('news'),
    /** How the author wants to be called. */
    name: line(name.max),
    /** What the author writes. */
    content: text(content.max),
    /** The day it was written. */
    writtenOn: shared(day()),
  },
});
