import { collection } from '../content-type.ts';
import { amount, day, line, list, optional, richText, shared, slug, text } from '../field.ts';
import { attachment } from '../part/attachment.ts';

export const tender = collection({
  singular: 'tender',
  plural: 'tenders',
  title: 'Tender',
  fields: {
    /** What is bought, in one line. */
    title: line(250),
    /** Part of the address. */
    slug: slug('title'),
    /** The lot's number. */
    number: shared(line(60)),
    /** What is bought, in full. */
    subject: optional(richText()),
    /** The starting price in soum. */
    amount: optional(shared(amount(0))),
    /** The day it was announced. */
    publishedOn: shared(day()),
    /** The last day for offers; the tender closes by itself after it. */
    deadline: shared(day()),
    /** Who won and for how much, or why there was no winner. Makes the tender finished. */
    result: optional(text(1500)),
    /** Terms of reference, forms, protocol. */
    files: list(attachment, 20),
  },
  rules({ publishedOn, deadline }, complain) {
    if (deadline < publishedOn) complain('deadline', 'is before the day of the announcement');
  },
});
