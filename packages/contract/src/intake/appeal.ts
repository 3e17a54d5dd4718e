import { day, email, line, oneOf, optional, phone, text } from '../field.ts';
import { appealKinds, intakeForms } from '../forms/forms.ts';
import { intake } from '../intake-type.ts';

const { name, address, message } = intakeForms.appeal;

/** The ways an appeal can end that the statistics count. */
export const appealOutcomes = ['satisfied', 'explained', 'rejected'] as const;
export const appealStages = ['received', 'in-review', 'answered'] as const;

export const appeal = intake({
  singular: 'appeal',
  plural: 'appeals',
  title: 'Appeal',
  fields: {
    /** Application, proposal or complaint. */
    kind: oneOf(appealKinds),
    /** What the citizen quotes to ask about it. */
    receiptNumber: line(20),
    /** HMAC of the code that the citizen quotes with it. */
    codeHash: line(64),
    /** The stage of processing. */
    stage: oneOf(appealStages),
    /** The last day for a reply: fifteen days by law. */
    dueOn: day(),
    /** Surname, first name, patronymic. */
    name: line(name.max),
    /** The address for the reply. */
    email: optional(email()),
    /** Where the citizen can be reached. */
    phone: optional(phone()),
    /** Where the citizen lives. */
    address: line(address.max),
    /** What the citizen writes. */
    message: text(message.max),
    /** The institution's reply. */
    answer: optional(text(10_000)),
    /** The day of the reply. */
    answeredOn: optional(day()),
    /** How it ended, for the statistics. */
    outcome: optional(oneOf(appealOutcomes)),
    /** The account of the citizen who was signed in. */
    account: optional(line(24)),
  },
});
