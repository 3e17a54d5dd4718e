import { defineCollection } from '../fields/content-type.ts';
import { sinceOldActs } from '../fields/day-range.ts';
import { defineDayField, defineLineField, defineEnumField, makeOptional, makeShared, defineTextField } from '../fields/field.ts';
import { defineNonEmptyListField } from '../fields/reference-fields.ts';
import { defineSlugField, defineUrlField } from '../fields/address-fields.ts';
import { resource } from '../part/resource.ts';

export const themes = ['water', 'geology', 'environment', 'economy', 'government', 'services'] as const;
export type Theme = (typeof themes)[number];

export const periodicities = ['daily', 'monthly', 'quarterly', 'half-yearly', 'yearly', 'irregular'] as const;
export type Periodicity = (typeof periodicities)[number];

export const dataset = defineCollection({
  singular: 'dataset',
  plural: 'datasets',
  title: 'Open dataset',
  fields: {
    /** What the data are about. */
    title: defineLineField(200),
    /** Part of the address. */
    slug: defineSlugField('title'),
    /** What is in it, how it was collected, what it can't say. */
    description: defineTextField(2000),
    /** The subject. */
    theme: makeOptional(makeShared(defineEnumField(themes))),
    /** Search keywords, separated by commas. */
    keywords: makeOptional(defineLineField(300)),
    /** The first day that the data cover. */
    coversFrom: makeOptional(makeShared(defineDayField(sinceOldActs))),
    /** The last day that the data cover. */
    coversTo: makeOptional(makeShared(defineDayField(sinceOldActs))),
    /** How often it is updated. */
    periodicity: makeShared(defineEnumField(periodicities)),
    /** The licence's name. */
    licence: defineLineField(120),
    /** The licence's text. */
    licenceUrl: makeOptional(makeShared(defineUrlField())),
    /** The files. */
    resources: defineNonEmptyListField(resource, 20),
    /** The day of the data's last update. */
    updatedOn: makeShared(defineDayField()),
    /** The day by which the next update is promised. */
    nextUpdateOn: makeOptional(makeShared(defineDayField())),
  },
  rules({ resources, updatedOn, nextUpdateOn, coversFrom, coversTo }, complain) {
    if (resources.some(({ file, url: address }) => (file === null) === (address === null)))
      complain('resources', 'has an item with neither a file nor an address, or with both');
    if (nextUpdateOn !== null && nextUpdateOn < updatedOn) complain('nextUpdateOn', 'is before the last update');
    if (coversFrom !== null && coversTo !== null && coversTo < coversFrom) complain('coversTo', 'is before the first day of the data');
  },
});
