import { defineSingleType } from '../fields/content-type.ts';
import { defineNonEmptyListField, defineListField } from '../fields/reference-fields.ts';
import { defineLineField, defineTextField } from '../fields/field.ts';
import { fact } from '../part/list-items.ts';
import { quickLink } from '../part/links.ts';

export const home = defineSingleType({
  singular: 'home',
  plural: 'homes',
  title: 'Home page',
  fields: {
    /** What the institution stands for, in a few words. */
    title: defineLineField(90),
    /** What a visitor finds here, in one or two sentences. */
    lead: defineTextField(300),
    /** What people come for. */
    quickLinks: defineNonEmptyListField(quickLink, 8),
    /** The institution in figures. */
    facts: defineListField(fact, 8),
    /** The heading above the news. */
    newsTitle: defineLineField(60),
    /** The heading above the services. */
    servicesTitle: defineLineField(60),
    /** The heading above the documents. */
    documentsTitle: defineLineField(60),
    /** The heading above the leaders. */
    peopleTitle: defineLineField(60),
    /** The heading above the testimonials. */
    testimonialsTitle: defineLineField(60),
  },
});
