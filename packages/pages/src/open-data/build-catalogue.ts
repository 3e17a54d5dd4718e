import { defaultLocale, getLocaleFallbacks, localeCodes, mapLocales, type Locale, type Localized } from '@ochiq/contract/routing/locales';
import { pathFor } from '@ochiq/contract/routing/path-for';
import type { Entry } from '@ochiq/contract/content-types';

import type { Document } from '../content/content.ts';
import { getSingle } from '../render-context.ts';
import { findNewest, toAbsoluteUrl, toLocalizedUrl, type SiteFileContext } from '../metadata-files/site-file-context.ts';
import { getResourceTable, type GeneratedFile } from '../tables/table-files.ts';
import { getMediaPath } from '../view-models/media.ts';
import { getSection } from '../view-models/get-section.ts';
import { parseKeywords, type Catalogue, type CatalogueDataset, type Distribution, type TranslatedText } from './catalogue.ts';
import { registerLicence, registers } from './registers.ts';
import { toPageViewsDataset } from './page-views-dataset.ts';
import { cataloguePaths, getMetadataPath, getRegisterAnchor, getRegisterPaths } from './data-paths.ts';
import { registerNames, registerWords, type RegisterName } from './register-words.ts';
import { columnWords } from './column-words.ts';
import { serializeDataJson } from './data-json.ts';
import { buildDcatGraph } from './dcat.ts';
import { serializeJsonLd, serializeTurtle } from './graph.ts';

/** Builds the catalogue of all data in every supported vocabulary. */
export function buildCatalogueFiles(fileContext: SiteFileContext): GeneratedFile[] {
  const { jsonLd, turtle, dataJson } = cataloguePaths;
  const catalogue = buildCatalogue(fileContext);
  const graph = buildDcatGraph(catalogue, toAbsoluteUrl(fileContext, jsonLd));
  return [
    { to: jsonLd, text: serializeJsonLd(graph) },
    { to: turtle, text: serializeTurtle(graph) },
    { to: dataJson, text: serializeDataJson(catalogue, toAbsoluteUrl(fileContext, dataJson)) },
  ];
}

type TableSize = { format: string; rows: number; columns: string };

/** Describes the file of a table, for people who choose between files. */
const tableWords: Localized<(size: TableSize) => string> = {
  uz: ({ format, rows, columns }) => `${format} formatidagi jadval, qatorlar soni: ${rows}. Ustunlar: ${columns}.`,
  ru: ({ format, rows, columns }) => `Таблица в формате ${format}, строк: ${rows}. Столбцы: ${columns}.`,
  en: ({ format, rows, columns }) => `A table as ${format}, rows: ${rows}. Columns: ${columns}.`,
};

type DatasetVersion = Entry<'dataset'>;

const listTranslations = (text: (locale: Locale) => string | null): TranslatedText[] =>
  localeCodes.flatMap((locale) => {
    const result = text(locale);
    return result ? [{ locale, text: result }] : [];
  });

/** Lists the files of one version: its own, and the generated other format of a table. */
function listDistributions(fileContext: SiteFileContext, { locale, resources }: DatasetVersion): Distribution[] {
  const { tables } = fileContext.readings[locale];
  return resources.flatMap((resource) => {
    const { title, format, file, url, schemaUrl } = resource;
    const result = getResourceTable(tables, resource);
    const own = file ? toAbsoluteUrl(fileContext, getMediaPath(file)) : toLocalizedUrl(fileContext, locale, url ?? '/');
    const titles = [{ locale, text: title }];
    const made = result && toAbsoluteUrl(fileContext, getMetadataPath(result.csvPath));
    const schema = schemaUrl === null ? made : toLocalizedUrl(fileContext, locale, schemaUrl);
    const rest = { titles, locales: [locale], schema, isOwn: file !== null };
    const describeFormat = (as: Distribution['format']): TranslatedText[] => {
      if (!result) return [];
      const columns = result.table.columns.map(({ name }) => resource.columns.find((column) => column.name === name)?.title ?? name);
      const text = tableWords[locale]({ format: as.toUpperCase(), rows: result.table.rows.length, columns: columns.join(', ') });
      return [{ locale, text }];
    };
    const alternateDistributions: Distribution[] = result
      ? [
          {
            ...rest,
            descriptions: describeFormat(result.twin.format),
            url: toAbsoluteUrl(fileContext, result.twin.path),
            format: result.twin.format,
            bytes: result.twin.bytes,
          },
        ]
      : [];
    return [{ ...rest, descriptions: describeFormat(format), url: own, format, bytes: file?.bytes ?? null }, ...alternateDistributions];
  });
}

/** Merges a file that is listed in several languages into one distribution. */
function mergeDistributions(distributions: readonly Distribution[]): Distribution[] {
  const result = new Map<string, Distribution>();
  for (const one of distributions) {
    const known = result.get(one.url);
    const isListed = (locale: Locale) => known?.locales.includes(locale) ?? false;
    if (known && one.locales.every(isListed)) continue;
    result.set(
      one.url,
      known
        ? {
            ...known,
            titles: [...known.titles, ...one.titles],
            descriptions: [...known.descriptions, ...one.descriptions],
            locales: [...known.locales, ...one.locales],
          }
        : one,
    );
  }
  return [...result.values()];
}

function toCatalogueDataset(fileContext: SiteFileContext, { documentId, versions }: Document<'dataset'>): CatalogueDataset | null {
  const lead = getLocaleFallbacks(defaultLocale).flatMap((locale) => versions[locale] ?? [])[0];
  if (!lead) return null;
  const own = localeCodes.flatMap((locale) => versions[locale] ?? []);
  return {
    id: `dataset-${documentId}`,
    titles: own.map(({ locale, title }) => ({ locale, text: title })),
    descriptions: own.map(({ locale, description }) => ({ locale, text: description })),
    page: toAbsoluteUrl(fileContext, pathFor('dataset', lead.locale, { slug: lead.slug })),
    licences: own.map(({ locale, licence }) => ({ locale, text: licence })),
    licenceUrl: lead.licenceUrl === null ? null : toLocalizedUrl(fileContext, lead.locale, lead.licenceUrl),
    frequency: lead.periodicity,
    modified: lead.updatedOn,
    theme: lead.theme,
    keywords: own.flatMap(({ locale, keywords, title }) => parseKeywords(keywords ?? title).map((text) => ({ locale, text }))),
    covers: { from: lead.coversFrom, to: lead.coversTo },
    distributions: mergeDistributions(own.flatMap((version) => listDistributions(fileContext, version))),
  };
}

function toRegisterDataset(fileContext: SiteFileContext, name: RegisterName): CatalogueDataset {
  const made = mapLocales((locale) => registers[name]({ context: fileContext.readings[locale], fileContext }));
  const listWords = (word: 'title' | 'description') => listTranslations((locale) => registerWords[name][locale][word]);
  const distributions = localeCodes.flatMap((locale): Distribution[] => {
    const { csv, json, schema } = getRegisterPaths(name, locale);
    const { rows, columns } = made[locale];
    const names = columns.map((column) => columnWords[column.name][locale]).join(', ');
    const createDistribution = (format: 'csv' | 'json', path: string): Distribution => ({
      url: toAbsoluteUrl(fileContext, path),
      titles: [{ locale, text: registerWords[name][locale].title }],
      descriptions: [{ locale, text: tableWords[locale]({ format: format.toUpperCase(), rows: rows.length, columns: names }) }],
      isOwn: true,
      format,
      bytes: null,
      locales: [locale],
      schema: toAbsoluteUrl(fileContext, schema),
    });
    return [createDistribution('csv', csv), createDistribution('json', json)];
  });
  return {
    id: `register-${name}`,
    titles: listWords('title'),
    descriptions: listWords('description'),
    page: `${toAbsoluteUrl(fileContext, pathFor('open', defaultLocale, {}))}#${getRegisterAnchor(name)}`,
    licences: listTranslations(() => registerLicence.name),
    licenceUrl: registerLicence.url,
    frequency: 'continuous',
    modified: findNewest(localeCodes.map((locale) => made[locale].updatedAt)) ?? '',
    theme: 'government',
    keywords: listWords('title'),
    // The current state: no period.
    covers: { from: null, to: null },
    distributions,
  };
}

/** Builds the catalogue of published data: the editors' datasets, and the site's own registers. */
function buildCatalogue(fileContext: SiteFileContext): Catalogue {
  const { readings } = fileContext;
  const { content } = readings[defaultLocale];
  const getSite = (locale: Locale) => getSingle(readings[locale], 'site').entry;
  const getOpenDataSection = (locale: Locale) => getSection(readings[locale], 'open');
  const datasets = [...content.dataset.values()].flatMap((document) => toCatalogueDataset(fileContext, document) ?? []);
  const registerDatasets = registerNames.map((name) => toRegisterDataset(fileContext, name));
  const counted = readings[defaultLocale].arePagesCounted ? [toPageViewsDataset(fileContext)] : [];
  const all = [...datasets, ...registerDatasets, ...counted];
  return {
    page: toAbsoluteUrl(fileContext, pathFor('open', defaultLocale, {})),
    titles: listTranslations((locale) => `${getOpenDataSection(locale).entry.title} — ${getSite(locale).shortName}`),
    descriptions: listTranslations((locale) => getOpenDataSection(locale).entry.lead ?? getSite(locale).description),
    publishers: listTranslations((locale) => getSite(locale).name),
    home: toAbsoluteUrl(fileContext, pathFor('home', defaultLocale, {})),
    email: getSite(defaultLocale).email,
    modified: findNewest(all.map(({ modified }) => modified.slice(0, 10))) ?? '',
    datasets: all,
  };
}
