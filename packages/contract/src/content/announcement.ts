import { collection } from '../content-type.ts';
import { day, line, list, optional, richText, shared, slug, text } from '../field.ts';
import { attachment } from '../part/attachment.ts';

export const announcement = collection({
  singular: 'announcement',
  plural: 'announcements',
  title: 'Announcement',
  fields: {
    /** What is announced, in one line. */
    title: line(160),
    /** Part of the address. */
    slug: slug('title'),
    /** One or two sentences for lists. */
    summary: optional(text(400)),
    /** The full text. */
    body: richText(),
    /** The day it was made. */
    date: shared(day()),
    /** The last day it is valid. */
    validUntil: optional(shared(day())),
    /** Files to download. */
    attachments: list(attachment, 20),
  },
  rules({ date, validUntil }, complain) {
    if (validUntil !== null && validUntil < date) complain('validUntil', 'is before the day of the announcement');
  },
});
