import { defineDayField, defineLineField, defineEnumField, makeOptional, defineTextField } from '../fields/field.ts';
import { defineEmailField, definePhoneField } from '../fields/address-fields.ts';
import { appealKinds, intakeForms } from '../forms/forms.ts';
import { defineIntakeType, scriptField } from '../forms/intake-type.ts';

const { name, address, message } = intakeForms.appeal;

/** The ways an appeal can end that the statistics count. */
export const appealOutcomes = ['satisfied', 'explained', 'rejected'] as const;
export const appealStages = ['received', 'in-review', 'answered'] as const;

export const appeal = defineIntakeType({
  singular: 'appeal',
  plural: 'appeals',
  title: 'Appeal',
  fields: {
    /** Application, proposal or complaint. */
    kind: defineEnumField(appealKinds),
    /** What the citizen quotes to ask about it. */
    receiptNumber: defineLineField(20),
    /** HMAC of the code that the citizen quotes with it. */
    codeHash: defineLineField(64),
    /** The stage of processing. */
    stage: defineEnumField(appealStages),
    /** The last day for a reply: fifteen days by law. */
    dueOn: defineDayField(),
    /** Surname, first name, patronymic. */
    name: defineLineField(name.max),
    /** The address for the reply. */
    email: makeOptional(defineEmailField()),
    /** Where the citizen can be reached. */
    phone: makeOptional(definePhoneField()),
    /** Where the citizen lives. */
    address: defineLineField(address.max),
    /** What the citizen writes. */
    message: defineTextField(message.max),
    /** The institution's reply. */
    answer: makeOptional(defineTextField(10_000)),
    /** The day of the reply. */
    answeredOn: makeOptional(defineDayField()),
    /** How it ended, for the statistics. */
    outcome: makeOptional(defineEnumField(appealOutcomes)),
    /** The account of the citizen who was signed in. */
    account: makeOptional(defineLineField(24)),
    /** The alphabet of the page that it was sent from, where that is not the language's own. */
    script: scriptField,
  },
});
