import type { Entry } from '@ochiq/contract/content-types';
import { locales } from '@ochiq/contract/locales';

import { keywordsOf } from '../open-data/keywords.ts';
import { mediaTypes } from '../open-data/media-types.ts';
import type { Reading } from '../reading.ts';
import { tableOf } from '../table-files.ts';
import { mediaPath } from '../view/media.ts';
import { organizationReference, type OrganizationReference } from './organization.ts';

type DataDownload = { '@type': 'DataDownload'; name: string; encodingFormat: string; contentUrl: string };

export type Dataset = {
  '@type': 'Dataset';
  name: string;
  description: string;
  url: string;
  inLanguage: string;
  license: string;
  isAccessibleForFree: true;
  dateModified: string;
  keywords: string[];
  /** An interval of ISO 8601, open where an end is not known. */
  temporalCoverage: string | null;
  spatialCoverage: { '@type': 'Country'; name: 'Uzbekistan' };
  creator: OrganizationReference;
  distribution: DataDownload[];
};

function downloads({ tables }: Reading, resource: Entry<'dataset'>['resources'][number]): DataDownload[] {
  const { title, format, file, url } = resource;
  const contentUrl = file ? mediaPath(file) : (url ?? '');
  const table = tableOf(tables, resource);
  const found = [
    { encodingFormat: mediaTypes[format], contentUrl },
    ...(table ? [{ encodingFormat: mediaTypes[table.twin.format], contentUrl: table.twin.path }] : []),
  ];
  return found.map((download) => ({ '@type': 'DataDownload', name: title, ...download }));
}

export function datasetData(reading: Reading, dataset: Entry<'dataset'>, url: string): Dataset {
  const { title, description, licence, licenceUrl, updatedOn, keywords, coversFrom, coversTo, resources } = dataset;
  return {
    '@type': 'Dataset',
    name: title,
    description,
    url,
    inLanguage: locales[reading.locale].tag,
    license: licenceUrl ?? licence,
    isAccessibleForFree: true,
    dateModified: updatedOn,
    keywords: keywordsOf(keywords ?? title),
    temporalCoverage: coversFrom === null && coversTo === null ? null : `${coversFrom ?? '..'}/${coversTo ?? '..'}`,
    spatialCoverage: { '@type': 'Country', name: 'Uzbekistan' },
    creator: organizationReference(reading),
    distribution: resources.flatMap((resource) => downloads(reading, resource)),
  };
}
