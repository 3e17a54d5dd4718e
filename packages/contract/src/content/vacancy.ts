import { collection } from '../content-type.ts';
import { amount, day, line, oneOf, optional, ref, richText, shared, slug } from '../field.ts';

/** The types of employment. */
export const employments = ['full-time', 'part-time', 'temporary', 'contract', 'internship'] as const;
export type Employment = (typeof employments)[number];

export const vacancy = collection({
  singular: 'vacancy',
  plural: 'vacancies',
  title: 'Vacancy',
  fields: {
    /** The post. */
    title: line(160),
    /** Part of the address. */
    slug: slug('title'),
    /** Where the post is. */
    unit: optional(ref('unit')),
    /** The place of work. */
    region: optional(line(160)),
    /** How one is employed. */
    employment: optional(shared(oneOf(employments))),
    /** Soum a month before tax. */
    salaryFrom: optional(shared(amount(0))),
    /** Soum a month before tax. */
    salaryTo: optional(shared(amount(0))),
    /** What the applicant must know and have. */
    requirements: richText(),
    /** Hours, contract, field allowance, housing. */
    conditions: optional(richText()),
    /** What must be handed in. */
    documentsNeeded: optional(richText()),
    /** The first day it was open. */
    publishedOn: shared(day()),
    /** The last day for applications; the vacancy closes by itself after it. */
    deadline: shared(day()),
    /** Whom to ask and where to send. */
    contact: optional(line(250)),
  },
  rules({ salaryFrom, salaryTo, publishedOn, deadline }, complain) {
    if (salaryFrom !== null && salaryTo !== null && salaryTo < salaryFrom) complain('salaryTo', 'is less than the lower salary');
    if (deadline < publishedOn) complain('deadline', 'is before the day of publication');
  },
});
