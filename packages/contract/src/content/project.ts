import { defineCollection } from '../fields/content-type.ts';
import {
  defineAmountField,
  defineDayField,
  defineLineField,
  defineEnumField,
  makeOptional,
  defineRichTextField,
  makeShared,
  defineTextField,
  defineIntegerField,
} from '../fields/field.ts';
import { defineListField, defineComponentField } from '../fields/reference-fields.ts';
import { defineSlugField } from '../fields/address-fields.ts';
import { picture } from '../part/files.ts';

export const projectKinds = ['project', 'investment'] as const;
export type ProjectKind = (typeof projectKinds)[number];

export const projectStages = ['planned', 'running', 'finished'] as const;
export type ProjectStage = (typeof projectStages)[number];

/** ISO 4217. */
export const currencies = ['UZS', 'USD', 'EUR'] as const;
export type Currency = (typeof currencies)[number];

export const project = defineCollection({
  singular: 'project',
  plural: 'projects',
  title: 'Project',
  fields: {
    /** The project's name. */
    name: defineLineField(200),
    /** Part of the address. */
    slug: defineSlugField('name'),
    /** An investment project seeks money, or has secured it. */
    kind: makeShared(defineEnumField(projectKinds)),
    /** How far it is. (`status` is Strapi's own word for draft and published.) */
    stage: makeShared(defineEnumField(projectStages)),
    /** The place in lists, the first is 1. */
    order: makeShared(defineIntegerField(1, 1000)),
    /** Where in the country. */
    region: makeOptional(defineLineField(160)),
    /** The first day. */
    startsOn: makeOptional(makeShared(defineDayField())),
    /** The last day, planned or real. */
    endsOn: makeOptional(makeShared(defineDayField())),
    /** What it costs. */
    amount: makeOptional(makeShared(defineAmountField(0))),
    /** The currency of the amount. */
    currency: makeOptional(makeShared(defineEnumField(currencies))),
    /** The participants. */
    partners: makeOptional(defineLineField(400)),
    /** What it is for, in one or two sentences. */
    summary: defineTextField(400),
    /** The full description. */
    body: makeOptional(defineRichTextField()),
    /** Without it, strata are drawn. */
    cover: makeOptional(defineComponentField(picture)),
    /** Further pictures. */
    gallery: defineListField(picture, 30),
  },
  rules({ startsOn, endsOn, amount: sum, currency }, complain) {
    if (startsOn !== null && endsOn !== null && endsOn < startsOn) complain('endsOn', 'is before the first day');
    if ((sum === null) !== (currency === null)) complain('currency', 'and the amount need each other');
  },
});
