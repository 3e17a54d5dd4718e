import type { Entry } from '@ochiq/contract/content-types';
import { defaultLocale, localeCodes, locales } from '@ochiq/contract/locales';

import { absolute, type Around } from '../site-files/around.ts';
import { tableOf, type FoundTable, type MadeFile } from '../table-files.ts';
import { addressIn } from './address-in.ts';
import type { InLanguage } from './catalogue.ts';
import { tableMetadata } from './csvw.ts';
import { metadataPath } from './metadata-path.ts';

/** A resource that offers a table in one language. */
type Offer = { version: Entry<'dataset'>; resource: Entry<'dataset'>['resources'][number] };
type Offered = { table: FoundTable['table']; offers: readonly Offer[] };

/**
 * Collects the tables of all datasets by the paths of their CSV files, each in every language that it is offered in.
 */
function offeredTables({ readings }: Around): Map<string, Offered> {
  const { content, tables } = readings[defaultLocale];
  const found = new Map<string, Offered>();
  const versions = [...content.dataset.values()].flatMap((document) => localeCodes.flatMap((locale) => document.versions[locale] ?? []));
  for (const version of versions) {
    for (const resource of version.resources) {
      const one = tableOf(tables, resource);
      const offers = (one && found.get(one.csvPath)?.offers) ?? [];
      if (!one || offers.some((offer) => offer.version.locale === version.locale)) continue;
      found.set(one.csvPath, { table: one.table, offers: [...offers, { version, resource }] });
    }
  }
  return found;
}

const inWords = (offers: readonly Offer[], text: (offer: Offer) => string | null | undefined): InLanguage[] =>
  offers.flatMap((offer) => {
    const found = text(offer);
    return found ? [{ locale: offer.version.locale, text: found }] : [];
  });

/** Returns the language of the texts in the file, as an editor entered it. */
function languageOf(offers: readonly Offer[]): string | null {
  const [language] = offers.flatMap(({ resource }) => resource.language ?? []);
  return language === undefined ? null : locales[language].tag;
}

function textOf(around: Around, csvPath: string, { table, offers }: Offered): string {
  const [lead] = offers.map(({ version }) => version);
  return tableMetadata({
    url: absolute(around, csvPath),
    lang: languageOf(offers),
    titles: inWords(offers, ({ resource }) => resource.title),
    descriptions: inWords(offers, ({ version }) => version.description),
    licence: lead?.licenceUrl ? addressIn(around, lead.locale, lead.licenceUrl) : null,
    modified: lead?.updatedOn ?? '',
    columns: table.columns.map(({ name, datatype }) => {
      const described = ({ resource }: Offer) => resource.columns.find((column) => column.name === name);
      return {
        name,
        datatype,
        titles: inWords(offers, (offer) => described(offer)?.title),
        descriptions: inWords(offers, (offer) => described(offer)?.description),
      };
    }),
  });
}

/** Builds the description of the columns of every uploaded table, next to its CSV file. */
export const columnFiles = (around: Around): MadeFile[] =>
  [...offeredTables(around)].map(([csvPath, offered]) => ({ to: metadataPath(csvPath), text: textOf(around, csvPath, offered) }));
