import { collection } from '../content-type.ts';
import { amount, day, line, list, one, oneOf, optional, richText, shared, slug, text, whole } from '../field.ts';
import { picture } from '../part/picture.ts';

export const projectKinds = ['project', 'investment'] as const;
export type ProjectKind = (typeof projectKinds)[number];

export const projectStages = ['planned', 'running', 'finished'] as const;
export type ProjectStage = (typeof projectStages)[number];

/** ISO 4217. */
export const currencies = ['UZS', 'USD', 'EUR'] as const;
export type Currency = (typeof currencies)[number];

export const project = collection({
  singular: 'project',
  plural: 'projects',
  title: 'Project',
  fields: {
    /** The project's name. */
    name: line(200),
    /** Part of the address. */
    slug: slug('name'),
    /** An investment project seeks money, or has secured it. */
    kind: shared(oneOf(projectKinds)),
    /** How far it is. (`status` is Strapi's own word for draft and published.) */
    stage: shared(oneOf(projectStages)),
    /** The place in lists, the first is 1. */
    order: shared(whole(1, 1000)),
    /** Where in the country. */
    region: optional(line(160)),
    /** The first day. */
    startsOn: optional(shared(day())),
    /** The last day, planned or real. */
    endsOn: optional(shared(day())),
    /** What it costs. */
    amount: optional(shared(amount(0))),
    /** The currency of the amount. */
    currency: optional(shared(oneOf(currencies))),
    /** The participants. */
    partners: optional(line(400)),
    /** What it is for, in one or two sentences. */
    summary: text(400),
    /** The full description. */
    body: optional(richText()),
    /** Without it, strata are drawn. */
    cover: optional(one(picture)),
    /** Further pictures. */
    gallery: list(picture, 30),
  },
  rules({ startsOn, endsOn, amount: sum, currency }, complain) {
    if (startsOn !== null && endsOn !== null && endsOn < startsOn) complain('endsOn', 'is before the first day');
    if ((sum === null) !== (currency === null)) complain('currency', 'and the amount need each other');
  },
});
