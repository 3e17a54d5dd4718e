import type { Entry } from '@ochiq/contract/content-types';
import { defaultLocale, localeCodes, locales } from '@ochiq/contract/routing/locales';

import { toAbsoluteUrl, toLocalizedUrl, type SiteFileContext } from '../metadata-files/site-file-context.ts';
import { getResourceTable, type ResourceTable, type GeneratedFile } from '../tables/table-files.ts';
import type { TranslatedText } from './catalogue.ts';
import { serializeTableMetadata } from './csvw.ts';
import { getMetadataPath } from './data-paths.ts';

/** A resource that offers a table in one language. */
type TableOffer = { version: Entry<'dataset'>; resource: Entry<'dataset'>['resources'][number] };
type OfferedTable = { table: ResourceTable['table']; offers: readonly TableOffer[] };

/**
 * Collects the tables of all datasets by the paths of their CSV files, each in every language that it is offered in.
 */
function collectTables({ readings }: SiteFileContext): Map<string, OfferedTable> {
  const { content, tables } = readings[defaultLocale];
  const result = new Map<string, OfferedTable>();
  const versions = [...content.dataset.values()].flatMap((document) => localeCodes.flatMap((locale) => document.versions[locale] ?? []));
  for (const version of versions) {
    for (const resource of version.resources) {
      const one = getResourceTable(tables, resource);
      const offers = (one && result.get(one.csvPath)?.offers) ?? [];
      if (!one || offers.some((offer) => offer.version.locale === version.locale)) continue;
      result.set(one.csvPath, { table: one.table, offers: [...offers, { version, resource }] });
    }
  }
  return result;
}

const collectTexts = (offers: readonly TableOffer[], text: (offer: TableOffer) => string | null | undefined): TranslatedText[] =>
  offers.flatMap((offer) => {
    const result = text(offer);
    return result ? [{ locale: offer.version.locale, text: result }] : [];
  });

/** Returns the language of the texts in the file, as an editor entered it. */
function getLanguageTag(offers: readonly TableOffer[]): string | null {
  const [language] = offers.flatMap(({ resource }) => resource.language ?? []);
  return language === undefined ? null : locales[language].tag;
}

function buildMetadataText(fileContext: SiteFileContext, csvPath: string, { table, offers }: OfferedTable): string {
  const [lead] = offers.map(({ version }) => version);
  return serializeTableMetadata({
    url: toAbsoluteUrl(fileContext, csvPath),
    lang: getLanguageTag(offers),
    titles: collectTexts(offers, ({ resource }) => resource.title),
    descriptions: collectTexts(offers, ({ version }) => version.description),
    licence: lead?.licenceUrl ? toLocalizedUrl(fileContext, lead.locale, lead.licenceUrl) : null,
    modified: lead?.updatedOn ?? '',
    columns: table.columns.map(({ name, datatype }) => {
      const findColumn = ({ resource }: TableOffer) => resource.columns.find((column) => column.name === name);
      return {
        name,
        datatype,
        titles: collectTexts(offers, (offer) => findColumn(offer)?.title),
        descriptions: collectTexts(offers, (offer) => findColumn(offer)?.description),
      };
    }),
  });
}

/** Builds the description of the columns of every uploaded table, next to its CSV file. */
export const buildColumnFiles = (fileContext: SiteFileContext): GeneratedFile[] =>
  [...collectTables(fileContext)].map(([csvPath, offered]) => ({
    to: getMetadataPath(csvPath),
    text: buildMetadataText(fileContext, csvPath, offered),
  }));
