import type { Periodicity, Theme } from '@ochiq/contract/content/dataset';
import type { Entry } from '@ochiq/contract/content-types';
import type { Locale } from '@ochiq/contract/locales';

import { dayView, type DateView } from '../format/date.ts';
import { bytesText, numberText } from '../format/number.ts';
import { newestFirst } from '../format/order.ts';
import type { PlannedPage } from '../page.ts';
import { theList, type Reading } from '../reading.ts';
import { anyLink, linkTo, type AnyLinkView, type LinkView } from '../view/link.ts';
import { mediaPath } from '../view/media.ts';
import type { SectionView } from '../view/section.ts';
import { planDetails } from './details.ts';
import { crumbOf, planSection } from './section.ts';

export type DatasetCard = LinkView & {
  id: string;
  theme: Theme | null;
  periodicity: Periodicity;
  formats: string[];
  updatedOn: DateView;
  nextUpdateOn: DateView | null;
  /** The promised day of renewal has passed. */
  overdue: boolean;
};
export type ResourceView = {
  title: string;
  href: string;
  format: string;
  size: string | null;
  rows: string | null;
  own: boolean;
  schema: AnyLinkView | null;
};
export type DatasetListBody = { section: SectionView; datasets: DatasetCard[]; elsewhere: number };
export type DatasetBody = {
  lang: Locale | null;
  dataset: DatasetCard & { description: string; licence: AnyLinkView | { label: string; href: null }; resources: ResourceView[] };
};

function datasetCard(reading: Reading, dataset: Entry<'dataset'>): DatasetCard {
  const { documentId: id, slug, title, theme, periodicity, resources, updatedOn, nextUpdateOn } = dataset;
  return {
    ...linkTo(reading, 'dataset', { slug }, title),
    id,
    theme,
    periodicity,
    formats: [...new Set(resources.map(({ format }) => format.toUpperCase()))],
    updatedOn: dayView(updatedOn, reading.locale),
    nextUpdateOn: nextUpdateOn === null ? null : dayView(nextUpdateOn, reading.locale),
    overdue: nextUpdateOn !== null && nextUpdateOn < reading.today,
  };
}

function resourceView(reading: Reading, resource: Entry<'dataset'>['resources'][number]): ResourceView {
  const { title, format, file, url, rows, schemaUrl } = resource;
  return {
    title,
    href: file ? mediaPath(file) : (url ?? ''),
    format: format.toUpperCase(),
    size: file && bytesText(file.bytes, reading.locale),
    rows: rows === null ? null : numberText(rows, reading.locale),
    own: file !== null,
    schema: schemaUrl === null ? null : anyLink(reading, schemaUrl, schemaUrl),
  };
}

export const datasetPlanners = {
  open: (reading: Reading): PlannedPage[] => [
    planSection(reading, 'open', (section) => {
      const { entries, elsewhere } = theList(reading, 'dataset');
      return {
        section,
        datasets: entries.sort(newestFirst(({ updatedOn }) => updatedOn)).map((dataset) => datasetCard(reading, dataset)),
        elsewhere,
      };
    }),
  ],
  dataset: (reading: Reading): PlannedPage[] =>
    planDetails(reading, 'dataset', 'dataset', (here, dataset, foreign) => ({
      title: dataset.title,
      description: dataset.description.slice(0, 300),
      trail: [crumbOf(here, 'open')],
      body: () => ({
        lang: foreign,
        dataset: {
          ...datasetCard(here, dataset),
          description: dataset.description,
          licence:
            dataset.licenceUrl === null ? { label: dataset.licence, href: null } : anyLink(here, dataset.licence, dataset.licenceUrl),
          resources: dataset.resources.map((resource) => resourceView(here, resource)),
        },
      }),
    })),
};
