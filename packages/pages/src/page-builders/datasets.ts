import type { Periodicity, Theme } from '@ochiq/contract/content/dataset';
import type { Entry } from '@ochiq/contract/content-types';
import type { Locale } from '@ochiq/contract/routing/locales';
import { pageViewsPaths } from '@ochiq/contract/wire/page-statistics';

import { isOverdue } from '../get-due-day.ts';
import { toDateView, type DateView } from '../format/date.ts';
import { formatBytes, formatNumber } from '../format/number.ts';
import { compareByNewest } from '../format/order.ts';
import { isNumeric, type Datatype } from '../tables/data-table.ts';
import { cataloguePaths, getMetadataPath, getRegisterAnchor, getRegisterPaths, pageViewsAnchor } from '../open-data/data-paths.ts';
import { pageViewsWords } from '../open-data/page-views-words.ts';
import { registerNames, registerWords, type RegisterName } from '../open-data/register-words.ts';
import type { DefinedPage } from '../define-page.ts';
import { listEntries, type RenderContext } from '../render-context.ts';
import { getResourceTable, type ResourceTable } from '../tables/table-files.ts';
import { resolveLink, toLabelView, linkTo, type AnyLinkView, type LabelView, type LinkView } from '../view-models/link.ts';
import { getMediaPath } from '../view-models/media.ts';
import type { SectionView } from '../view-models/section.ts';
import { defineDetailPages } from './details.ts';
import { getSectionCrumb, defineSectionPage } from './section.ts';
import { buildDataset } from '../structured-data/dataset.ts';

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
/** The views of the site's pages, as data that the edge makes. */
export type PageViewsView = Pick<RegisterView, 'anchor' | 'title' | 'description' | 'downloads'>;
export type DatasetListBody = {
  section: SectionView;
  datasets: DatasetCard[];
  elsewhere: number;
  registers: RegisterView[];
  /** `null` where page views are not counted. */
  pageViews: PageViewsView | null;
  /** The catalogue of the data on the page, for programs. */
  catalogue: DownloadView[];
};
export type DatasetBody = {
  lang: Locale | null;
  dataset: DatasetCard & { description: string; licence: LabelView; resources: ResourceView[] };
};

type Resource = Entry<'dataset'>['resources'][number];

const previewLength = 10;

function listDownloads({ locale, tables }: RenderContext, resource: Resource): DownloadView[] {
  const { format, file, url } = resource;
  const own = {
    href: file ? getMediaPath(file) : (url ?? ''),
    format: format.toUpperCase(),
    size: file && formatBytes(file.bytes, locale),
  };
  const resourceTable = getResourceTable(tables, resource);
  if (!resourceTable) return [own];
  const { path, bytes, format: other } = resourceTable.twin;
  return [own, { href: path, format: other.toUpperCase(), size: formatBytes(bytes, locale) }];
}

function toDatasetCard(context: RenderContext, dataset: Entry<'dataset'>): DatasetCard {
  const { documentId: id, slug, title, theme, periodicity, resources, updatedOn, nextUpdateOn } = dataset;
  return {
    ...linkTo(context, 'dataset', { slug }, title),
    id,
    theme,
    periodicity,
    formats: [...new Set(resources.flatMap((resource) => listDownloads(context, resource).map(({ format }) => format)))],
    updatedOn: toDateView(updatedOn, context.locale),
    nextUpdateOn: nextUpdateOn === null ? null : toDateView(nextUpdateOn, context.locale),
    overdue: isOverdue(dataset, context.today),
  };
}

function toColumnViews(resource: Resource, table: ResourceTable['table'] | undefined): ColumnView[] {
  return (table?.columns ?? []).map(({ name, datatype }) => {
    const described = resource.columns.find((column) => column.name === name);
    return { name, datatype, title: described?.title ?? null, description: described?.description ?? null };
  });
}

function toResourceView(context: RenderContext, resource: Resource, written: Locale): ResourceView {
  const { locale } = context;
  const { title, rows, schemaUrl, language } = resource;
  const resourceTable = getResourceTable(context.tables, resource);
  const table = resourceTable?.table;
  const count = table?.rows.length ?? rows;
  const words = language ?? written;
  const columns = toColumnViews(resource, table);
  return {
    title,
    downloads: listDownloads(context, resource),
    rows: count === null ? null : formatNumber(count, locale),
    schema: schemaUrl === null ? null : resolveLink(context, schemaUrl, schemaUrl),
    columns,
    metadata: resourceTable && getMetadataPath(resourceTable.csvPath),
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
          all: formatNumber(table.rows.length, locale),
        }
      : null,
  };
}

function toRegisterView({ locale }: RenderContext, name: RegisterName): RegisterView {
  const { csv, json, schema } = getRegisterPaths(name, locale);
  const downloads = [
    { href: csv, format: 'CSV', size: null },
    { href: json, format: 'JSON', size: null },
  ];
  return { id: name, anchor: getRegisterAnchor(name), ...registerWords[name][locale], downloads, schema };
}

function toPageViewsView({ locale }: RenderContext): PageViewsView {
  const { title, description } = pageViewsWords[locale];
  const downloads = [
    { href: pageViewsPaths.csv, format: 'CSV', size: null },
    { href: pageViewsPaths.json, format: 'JSON', size: null },
  ];
  return { anchor: pageViewsAnchor, title, description, downloads };
}

const catalogue: DownloadView[] = [
  { href: cataloguePaths.jsonLd, format: 'DCAT-AP (JSON-LD)', size: null },
  { href: cataloguePaths.turtle, format: 'DCAT-AP (Turtle)', size: null },
  { href: cataloguePaths.dataJson, format: 'data.json', size: null },
];

export const datasetPlanners = {
  open: (context: RenderContext): DefinedPage<'dataset-list', DatasetListBody>[] => [
    defineSectionPage(context, 'open', (section) => {
      const { entries, elsewhere } = listEntries(context, 'dataset');
      return {
        section,
        datasets: entries.sort(compareByNewest(({ updatedOn }) => updatedOn)).map((dataset) => toDatasetCard(context, dataset)),
        elsewhere,
        registers: registerNames.map((name) => toRegisterView(context, name)),
        pageViews: context.arePagesCounted ? toPageViewsView(context) : null,
        catalogue,
      };
    }),
  ],
  dataset: (context: RenderContext): DefinedPage<'dataset', DatasetBody>[] =>
    defineDetailPages(context, 'dataset', 'dataset', (here, dataset, foreign) => ({
      title: dataset.title,
      description: dataset.description,
      things: ({ url }) => [buildDataset(here, dataset, url)],
      trail: [getSectionCrumb(here, 'open')],
      sectioned: true,
      body: () => ({
        lang: foreign,
        dataset: {
          ...toDatasetCard(here, dataset),
          description: dataset.description,
          licence:
            dataset.licenceUrl === null ? { label: dataset.licence, href: null } : toLabelView(here, dataset.licence, dataset.licenceUrl),
          resources: dataset.resources.map((resource) => toResourceView(here, resource, dataset.locale)),
        },
      }),
    })),
};
