import { single } from '../content-type.ts';
import { filledList, line, list, text } from '../field.ts';
import { fact } from '../part/fact.ts';
import { quickLink } from '../part/quick-link.ts';

export const home = single({
  singular: 'home',
  plural: 'homes',
  title: 'Home page',
  fields: {
    /** What the institution stands for, in a few words. */
    title: line(90),
    /** What a visitor finds here, in one or two sentences. */
    lead: text(300),
    /** What people come for. */
    quickLinks: filledList(quickLink, 8),
    /** The institution in figures. */
    facts: list(fact, 8),
    /** The heading above the news. */
    newsTitle: line(60),
    /** The heading above the services. */
    servicesTitle: line(60),
    /** The heading above the documents. */
    documentsTitle: line(60),
    /** The heading above the leaders. */
    peopleTitle: line(60),
    /** The heading above the testimonials. */
    testimonialsTitle: line(60),
  },
});
