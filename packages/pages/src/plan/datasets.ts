import type { Periodicity, Theme } from '@ochiq/contract/content/dataset';
import type { Entry } from '@ochiq/contract/content-types';
import type { Locale } from '@ochiq/contract/locales';

import { isOverdue } from '../due-day.ts';
import { dayView, type DateView } from '../format/date.ts';
import { bytesText, numberText } from '../format/number.ts';
import { newestFirst } from '../format/order.ts';
import { isNumeric, type Datatype } from '../open-data/datatype.ts';
import { metadataPath } from '../open-data/metadata-path.ts';
import { cataloguePaths, registerAnchor, registerPaths } from '../open-data/register-place.ts';
import { registerNames, registerWords, type RegisterName } from '../open-data/register-words.ts';
import type { PlannedPage } from '../page.ts';
import { theList, type Reading } from '../reading.ts';
import { tableOf, type FoundTable } from '../table-files.ts';
import { anyLink, labelView, linkTo, type AnyLinkView, type LabelView, type LinkView } from '../view/link.ts';
import { mediaPath } from '../view/media.ts';
import type { SectionView } from '../view/section.ts';
import { planDetails } from './details.ts';
import { crumbOf, planSection } from './section.ts';
import { datasetData } from '../structured-data/dataset.ts';

export type DatasetCard = LinkView & {
  id: string;
  theme: Theme | null;
  periodicity: Periodicity;
  formats: string[];
  updatedOn: DateView;
  nextUpdateOn: DateView | null;
  /** The due day of the update has passed: the promised one, or the one that follows from the period. */
  overdue: boolean;
};
export type DownloadView = { href: string; format: string; size: string | null };
/** A column of a table: its name for programs, its title for people, and its datatype. */
export type ColumnView = { name: string; title: string | null; description: string | null; datatype: Datatype };
type PreviewColumn = { name: string; title: string | null; numeric: boolean; worded: boolean };
export type ResourceView = {
  title: string;
  /** The file, and the same data in other formats. */
  downloads: DownloadView[];
  rows: string | null;
  /** The description of the columns that an editor linked. */
  schema: AnyLinkView | null;
  /** The columns of a table, with the editor's descriptions; none of a file that was not read. */
  columns: ColumnView[];
  /** The path of the machine-readable description. */
  metadata: string | null;
  /** The language of the texts in the file; `null` where it is the page's. */
  wordsLang: Locale | null;
  /** The first rows of a table, and the number of all rows; a column without a title shows its name. */
  preview: { columns: PreviewColumn[]; rows: (readonly string[])[]; all: string } | null;
};

/** A register of the site itself, as data. */
export type RegisterView = {
  id: RegisterName;
  anchor: string;
  title: string;
  description: string;
  downloads: DownloadView[];
  schema: string;
};
export type DatasetListBody = {
  section: SectionView;
  datasets: DatasetCard[];
  elsewhere: number;
  registers: RegisterView[];
  /** The catalogue of the data on the page, for programs. */
  catalogue: DownloadView[];
};
export type DatasetBody = {
  lang: Locale | null;
  dataset: DatasetCard & { description: string; licence: LabelView; resources: ResourceView[] };
};

type Resource = Entry<'dataset'>['resources'][number];

const previewLength = 10;

function downloadsOf({ locale, tables }: Reading, resource: Resource): DownloadView[] {
  const { format, file, url } = resource;
  const own = { href: file ? mediaPath(file) : (url ?? ''), format: format.toUpperCase(), size: file && bytesText(file.bytes, locale) };
  const found = tableOf(tables, resource);
  if (!found) return [own];
  const { path, bytes, format: other } = found.twin;
  return [own, { href: path, format: other.toUpperCase(), size: bytesText(bytes, locale) }];
}

function datasetCard(reading: Reading, dataset: Entry<'dataset'>): DatasetCard {
  const { documentId: id, slug, title, theme, periodicity, resources, updatedOn, nextUpdateOn } = dataset;
  return {
    ...linkTo(reading, 'dataset', { slug }, title),
    id,
    theme,
    periodicity,
    formats: [...new Set(resources.flatMap((resource) => downloadsOf(reading, resource).map(({ format }) => format)))],
    updatedOn: dayView(updatedOn, reading.locale),
    nextUpdateOn: nextUpdateOn === null ? null : dayView(nextUpdateOn, reading.locale),
    overdue: isOverdue(dataset, reading.today),
  };
}

function columnViews(resource: Resource, table: FoundTable['table'] | undefined): ColumnView[] {
  return (table?.columns ?? []).map(({ name, datatype }) => {
    const described = resource.columns.find((column) => column.name === name);
    return { name, datatype, title: described?.title ?? null, description: described?.description ?? null };
  });
}

function resourceView(reading: Reading, resource: Resource, written: Locale): ResourceView {
  const { locale } = reading;
  const { title, rows, schemaUrl, language } = resource;
  const found = tableOf(reading.tables, resource);
  const table = found?.table;
  const count = table?.rows.length ?? rows;
  const words = language ?? written;
  const columns = columnViews(resource, table);
  return {
    title,
    downloads: downloadsOf(reading, resource),
    rows: count === null ? null : numberText(count, locale),
    schema: schemaUrl === null ? null : anyLink(reading, schemaUrl, schemaUrl),
    columns,
    metadata: found && metadataPath(found.csvPath),
    wordsLang: words === locale ? null : words,
    preview: table
      ? {
          columns: columns.map(({ name, title: called, datatype }) => ({
            name,
            title: called,
            numeric: isNumeric(datatype),
            worded: datatype === 'string',
          })),
          rows: table.rows.slice(0, previewLength),
          all: numberText(table.rows.length, locale),
        }
      : null,
  };
}

function registerView({ locale }: Reading, name: RegisterName): RegisterView {
  const { csv, json, schema } = registerPaths(name, locale);
  const downloads = [
    { href: csv, format: 'CSV', size: null },
    { href: json, format: 'JSON', size: null },
  ];
  return { id: name, anchor: registerAnchor(name), ...registerWords[name][locale], downloads, schema };
}

const catalogue: DownloadView[] = [
  { href: cataloguePaths.jsonLd, format: 'DCAT-AP (JSON-LD)', size: null },
  { href: cataloguePaths.turtle, format: 'DCAT-AP (Turtle)', size: null },
  { href: cataloguePaths.dataJson, format: 'data.json', size: null },
];

export const datasetPlanners = {
  open: (reading: Reading): PlannedPage[] => [
    planSection(reading, 'open', (section) => {
      const { entries, elsewhere } = theList(reading, 'dataset');
      return {
        section,
        datasets: entries.sort(newestFirst(({ updatedOn }) => updatedOn)).map((dataset) => datasetCard(reading, dataset)),
        elsewhere,
        registers: registerNames.map((name) => registerView(reading, name)),
        catalogue,
      };
    }),
  ],
  dataset: (reading: Reading): PlannedPage[] =>
    planDetails(reading, 'dataset', 'dataset', (here, dataset, foreign) => ({
      title: dataset.title,
      description: dataset.description,
      things: ({ url }) => [datasetData(here, dataset, url)],
      trail: [crumbOf(here, 'open')],
      sectioned: true,
      body: () => ({
        lang: foreign,
        dataset: {
          ...datasetCard(here, dataset),
          description: dataset.description,
          licence:
            dataset.licenceUrl === null ? { label: dataset.licence, href: null } : labelView(here, dataset.licence, dataset.licenceUrl),
          resources: dataset.resources.map((resource) => resourceView(here, resource, dataset.locale)),
        },
      }),
    })),
};
