import { defineDayField, defineBooleanField, defineLineField, defineEnumField, makeOptional, defineTextField } from '../fields/field.ts';
import { defineEmailField, definePhoneField } from '../fields/address-fields.ts';
import { inquiryKinds, intakeForms } from '../forms/forms.ts';
import { defineIntakeType, scriptField } from '../forms/intake-type.ts';
import { appealStages } from './appeal.ts';

const { name, offer, message } = intakeForms.inquiry;

export const inquiry = defineIntakeType({
  singular: 'inquiry',
  plural: 'inquiries',
  title: 'Application or question',
  fields: {
    /** An application for a vacancy, or a question about a vacancy or tender. */
    kind: defineEnumField(inquiryKinds),
    /** What the vacancy or tender was called when it was received: it may be renamed or deleted. */
    offer: defineLineField(250),
    /** The document id of the vacancy or tender. */
    offerId: defineLineField(offer.max),
    /** What the sender quotes to ask about it. */
    receiptNumber: defineLineField(20),
    /** HMAC of the code that the sender quotes with it. */
    codeHash: defineLineField(64),
    /** How far it is. */
    stage: defineEnumField(appealStages),
    /** The last day for an answer. */
    dueOn: defineDayField(),
    /** Surname, first name, patronymic. */
    name: defineLineField(name.max),
    /** Where the answer goes. */
    email: defineEmailField(),
    /** Where the sender can be reached. */
    phone: makeOptional(definePhoneField()),
    /** What the sender writes. */
    message: defineTextField(message.max),
    /** The sender agreed that the data are kept and used to answer. */
    consent: defineBooleanField(),
    /** What the institution answered. */
    answer: makeOptional(defineTextField(10_000)),
    /** When it was answered. */
    answeredOn: makeOptional(defineDayField()),
    /** The alphabet of the page that it was sent from, where that is not the language's own. */
    script: scriptField,
  },
});
