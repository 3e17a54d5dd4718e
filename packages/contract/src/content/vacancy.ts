import { defineCollection } from '../fields/content-type.ts';
import {
  defineAmountField,
  defineDayField,
  defineLineField,
  defineEnumField,
  makeOptional,
  defineRichTextField,
  makeShared,
} from '../fields/field.ts';
import { defineRelationField } from '../fields/reference-fields.ts';
import { defineSlugField } from '../fields/address-fields.ts';

/** The types of employment. */
export const employments = ['full-time', 'part-time', 'temporary', 'contract', 'internship'] as const;
export type Employment = (typeof employments)[number];

export const vacancy = defineCollection({
  singular: 'vacancy',
  plural: 'vacancies',
  title: 'Vacancy',
  fields: {
    /** The post. */
    title: defineLineField(160),
    /** Part of the address. */
    slug: defineSlugField('title'),
    /** Where the post is. */
    unit: makeOptional(defineRelationField('unit')),
    /** The place of work. */
    region: makeOptional(defineLineField(160)),
    /** How one is employed. */
    employment: makeOptional(makeShared(defineEnumField(employments))),
    /** Soum a month before tax. */
    salaryFrom: makeOptional(makeShared(defineAmountField(0))),
    /** Soum a month before tax. */
    salaryTo: makeOptional(makeShared(defineAmountField(0))),
    /** What the applicant must know and have. */
    requirements: defineRichTextField(),
    /** Hours, contract, field allowance, housing. */
    conditions: makeOptional(defineRichTextField()),
    /** What must be handed in. */
    documentsNeeded: makeOptional(defineRichTextField()),
    /** The first day it was open. */
    publishedOn: makeShared(defineDayField()),
    /** The last day for applications; the vacancy closes by itself after it. */
    deadline: makeShared(defineDayField()),
    /** Whom to ask and where to send. */
    contact: makeOptional(defineLineField(250)),
  },
  rules({ salaryFrom, salaryTo, publishedOn, deadline }, complain) {
    if (salaryFrom !== null && salaryTo !== null && salaryTo < salaryFrom) complain('salaryTo', 'is less than the lower salary');
    if (deadline < publishedOn) complain('deadline', 'is before the day of publication');
  },
});
