import { day, email, line, oneOf, optional, phone, text } from '../field.ts';
import { intake } from '../intake-type.ts';

/** The three kinds of the law on appeals (ZRU-445). */
export const appealKinds = ['application', 'proposal', 'complaint'] as const;
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
    /** How far it is. */
    stage: oneOf(appealStages),
    /** The last day for an answer: fifteen days by law. */
    dueOn: day(),
    /** Surname, first name, patronymic. */
    name: line(150),
    /** Where the answer goes. */
    email: optional(email()),
    /** Where the citizen can be reached. */
    phone: optional(phone()),
    /** Where the citizen lives. */
    address: optional(line(250)),
    /** What the citizen writes. */
    message: text(10_000),
    /** What the institution answered. */
    answer: optional(text(10_000)),
  },
});
