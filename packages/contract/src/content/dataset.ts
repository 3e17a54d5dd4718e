import { collection } from '../content-type.ts';
import { sinceOldActs } from '../day-range.ts';
import { day, filledList, line, oneOf, optional, shared, slug, text, url } from '../field.ts';
import { resource } from '../part/resource.ts';

export const themes = ['water', 'geology', 'environment', 'economy', 'government', 'services'] as const;
export type Theme = (typeof themes)[number];

export const periodicities = ['daily', 'monthly', 'quarterly', 'half-yearly', 'yearly', 'irregular'] as const;
export type Periodicity = (typeof periodicities)[number];

export const dataset = collection({
  singular: 'dataset',
  plural: 'datasets',
  title: 'Open dataset',
  fields: {
    /** What the data are about. */
    title: line(200),
    /** Part of the address. */
    slug: slug('title'),
    /** What is in it, how it was collected, what it can't say. */
    description: text(2000),
    /** The subject. */
    theme: optional(shared(oneOf(themes))),
    /** Search keywords, separated by commas. */
    keywords: optional(line(300)),
    /** The first day that the data cover. */
    coversFrom: optional(shared(day(sinceOldActs))),
    /** The last day that the data cover. */
    coversTo: optional(shared(day(sinceOldActs))),
    /** How often it is updated. */
    periodicity: shared(oneOf(periodicities)),
    /** The licence's name. */
    licence: line(120),
    /** The licence's text. */
    licenceUrl: optional(shared(url())),
    /** The files. */
    resources: filledList(resource, 20),
    /** The day of the data's last update. */
    updatedOn: shared(day()),
    /** The day by which the next update is promised. */
    nextUpdateOn: optional(shared(day())),
  },
  rules({ resources, updatedOn, nextUpdateOn, coversFrom, coversTo }, complain) {
    if (resources.some(({ file, url: address }) => (file === null) === (address === null)))
      complain('resources', 'has an item with neither a file nor an address, or with both');
    if (nextUpdateOn !== null && nextUpdateOn < updatedOn) complain('nextUpdateOn', 'is before the last update');
    if (coversFrom !== null && coversTo !== null && coversTo < coversFrom) complain('coversTo', 'is before the first day of the data');
  },
});
