import { day, email, flag, line, oneOf, optional, phone, text } from '../field.ts';
import { inquiryKinds, intakeForms } from '../forms/forms.ts';
import { intake } from '../intake-type.ts';
import { appealStages } from './appeal.ts';

const { name, offer, message } = intakeForms.inquiry;

export const inquiry = intake({
  singular: 'inquiry',
  plural: 'inquiries',
  title: 'Application or question',
  fields: {
    /** An application for a vacancy, or a question about a vacancy or tender. */
    kind: oneOf(inquiryKinds),
    /** What the vacancy or tender was called when it was received: it may be renamed or deleted. */
    offer: line(250),
    /** The document id of the vacancy or tender. */
    offerId: line(offer.max),
    /** What the sender quotes to ask about it. */
    receiptNumber: line(20),
    /** HMAC of the code that the sender quotes with it. */
    codeHash: line(64),
    /** How far it is. */
    stage: oneOf(appealStages),
    /** The last day for an answer. */
    dueOn: day(),
    /** Surname, first name, patronymic. */
    name: line(name.max),
    /** Where the answer goes. */
    email: email(),
    /** Where the sender can be reached. */
    phone: optional(phone()),
    /** What the sender writes. */
    message: text(message.max),
    /** The sender agreed that the data are kept and used to answer. */
    consent: flag(),
    /** What the institution answered. */
    answer: optional(text(10_000)),
    /** When it was answered. */
    answeredOn: optional(day()),
  },
});
