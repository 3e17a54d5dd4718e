import { defaultLocale, localeCodes, perLocale, readingOrder, type Locale } from '@ochiq/contract/locales';
import { pathFor } from '@ochiq/contract/path-for';
import type { Entry } from '@ochiq/contract/content-types';

import type { Document } from '../content.ts';
import { theSingle } from '../reading.ts';
import { absolute, newestOf, type Around } from '../site-files/around.ts';
import { tableOf } from '../table-files.ts';
import { mediaPath } from '../view/media.ts';
import { theSection } from '../view/section.ts';
import { addressIn } from './address-in.ts';
import type { Catalogue, CatalogueDataset, Distribution, InLanguage } from './catalogue.ts';
import { registerLicence } from './licence.ts';
import { metadataPath } from './metadata-path.ts';
import { registerAnchor, registerPaths } from './register-place.ts';
import { registerNames, registerWords, type RegisterName } from './register-words.ts';
import { registers } from './registers.ts';
import { columnWords } from './column-words.ts';
import { tableWords } from './table-words.ts';
import { keywordsOf } from './keywords.ts';

type Version = Entry<'dataset'>;

const inLanguages = (text: (locale: Locale) => string | null): InLanguage[] =>
  localeCodes.flatMap((locale) => {
    const found = text(locale);
    return found ? [{ locale, text: found }] : [];
  });

/** Lists the files of one version: its own, and the generated other format of a table. */
function filesOf(around: Around, { locale, resources }: Version): Distribution[] {
  const { tables } = around.readings[locale];
  return resources.flatMap((resource) => {
    const { title, format, file, url, schemaUrl } = resource;
    const found = tableOf(tables, resource);
    const own = file ? absolute(around, mediaPath(file)) : addressIn(around, locale, url ?? '/');
    const titles = [{ locale, text: title }];
    const made = found && absolute(around, metadataPath(found.csvPath));
    const schema = schemaUrl === null ? made : addressIn(around, locale, schemaUrl);
    const rest = { titles, locales: [locale], schema, isOwn: file !== null };
    const described = (as: Distribution['format']): InLanguage[] => {
      if (!found) return [];
      const columns = found.table.columns.map(({ name }) => resource.columns.find((column) => column.name === name)?.title ?? name);
      const text = tableWords[locale]({ format: as.toUpperCase(), rows: found.table.rows.length, columns: columns.join(', ') });
      return [{ locale, text }];
    };
    const twin: Distribution[] = found
      ? [
          {
            ...rest,
            descriptions: described(found.twin.format),
            url: absolute(around, found.twin.path),
            format: found.twin.format,
            bytes: found.twin.bytes,
          },
        ]
      : [];
    return [{ ...rest, descriptions: described(format), url: own, format, bytes: file?.bytes ?? null }, ...twin];
  });
}

/** Merges a file that is listed in several languages into one distribution. */
function merged(distributions: readonly Distribution[]): Distribution[] {
  const found = new Map<string, Distribution>();
  for (const one of distributions) {
    const known = found.get(one.url);
    const isTold = (locale: Locale) => known?.locales.includes(locale) ?? false;
    if (known && one.locales.every(isTold)) continue;
    found.set(
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
  return [...found.values()];
}

function datasetOf(around: Around, { documentId, versions }: Document<'dataset'>): CatalogueDataset | null {
  const lead = readingOrder(defaultLocale).flatMap((locale) => versions[locale] ?? [])[0];
  if (!lead) return null;
  const own = localeCodes.flatMap((locale) => versions[locale] ?? []);
  return {
    id: `dataset-${documentId}`,
    titles: own.map(({ locale, title }) => ({ locale, text: title })),
    descriptions: own.map(({ locale, description }) => ({ locale, text: description })),
    page: absolute(around, pathFor('dataset', lead.locale, { slug: lead.slug })),
    licences: own.map(({ locale, licence }) => ({ locale, text: licence })),
    licenceUrl: lead.licenceUrl === null ? null : addressIn(around, lead.locale, lead.licenceUrl),
    frequency: lead.periodicity,
    modified: lead.updatedOn,
    theme: lead.theme,
    keywords: own.flatMap(({ locale, keywords, title }) => keywordsOf(keywords ?? title).map((text) => ({ locale, text }))),
    covers: { from: lead.coversFrom, to: lead.coversTo },
    distributions: merged(own.flatMap((version) => filesOf(around, version))),
  };
}

function registerOf(around: Around, name: RegisterName): CatalogueDataset {
  const made = perLocale((locale) => registers[name]({ reading: around.readings[locale], around }));
  const inWords = (word: 'title' | 'description') => inLanguages((locale) => registerWords[name][locale][word]);
  const distributions = localeCodes.flatMap((locale): Distribution[] => {
    const { csv, json, schema } = registerPaths(name, locale);
    const { rows, columns } = made[locale];
    const names = columns.map((column) => columnWords[column.name][locale]).join(', ');
    const fileAs = (format: 'csv' | 'json', path: string): Distribution => ({
      url: absolute(around, path),
      titles: [{ locale, text: registerWords[name][locale].title }],
      descriptions: [{ locale, text: tableWords[locale]({ format: format.toUpperCase(), rows: rows.length, columns: names }) }],
      isOwn: true,
      format,
      bytes: null,
      locales: [locale],
      schema: absolute(around, schema),
    });
    return [fileAs('csv', csv), fileAs('json', json)];
  });
  return {
    id: `register-${name}`,
    titles: inWords('title'),
    descriptions: inWords('description'),
    page: `${absolute(around, pathFor('open', defaultLocale, {}))}#${registerAnchor(name)}`,
    licences: inLanguages(() => registerLicence.name),
    licenceUrl: registerLicence.url,
    frequency: 'continuous',
    modified: newestOf(localeCodes.map((locale) => made[locale].updatedAt)) ?? '',
    theme: 'government',
    keywords: inWords('title'),
    // The current state: no period.
    covers: { from: null, to: null },
    distributions,
  };
}

/** Builds the catalogue of published data: the editors' datasets, and the site's own registers. */
export function catalogueFrom(around: Around): Catalogue {
  const { readings } = around;
  const { content } = readings[defaultLocale];
  const siteIn = (locale: Locale) => theSingle(readings[locale], 'site').entry;
  const sectionIn = (locale: Locale) => theSection(readings[locale], 'open');
  const datasets = [...content.dataset.values()].flatMap((document) => datasetOf(around, document) ?? []);
  const all = [...datasets, ...registerNames.map((name) => registerOf(around, name))];
  return {
    page: absolute(around, pathFor('open', defaultLocale, {})),
    titles: inLanguages((locale) => `${sectionIn(locale).entry.title} — ${siteIn(locale).shortName}`),
    descriptions: inLanguages((locale) => sectionIn(locale).entry.lead ?? siteIn(locale).description),
    publishers: inLanguages((locale) => siteIn(locale).name),
    home: absolute(around, pathFor('home', defaultLocale, {})),
    email: siteIn(defaultLocale).email,
    modified: newestOf(all.map(({ modified }) => modified.slice(0, 10))) ?? '',
    datasets: all,
  };
}
