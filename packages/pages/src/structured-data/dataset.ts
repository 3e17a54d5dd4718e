import type { Entry } from '@ochiq/contract/content-types';
import { locales } from '@ochiq/contract/routing/locales';

import { mediaTypes, parseKeywords } from '../open-data/catalogue.ts';
import type { RenderContext } from '../render-context.ts';
import { getResourceTable } from '../tables/table-files.ts';
import { getMediaPath } from '../view-models/media.ts';
import { buildOrganizationReference, type OrganizationReference } from './organization.ts';

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

function listDownloads({ tables }: RenderContext, resource: Entry<'dataset'>['resources'][number]): DataDownload[] {
  const { title, format, file, url } = resource;
  const contentUrl = file ? getMediaPath(file) : (url ?? '');
  const table = getResourceTable(tables, resource);
  const files = [
    { encodingFormat: mediaTypes[format], contentUrl },
    ...(table ? [{ encodingFormat: mediaTypes[table.twin.format], contentUrl: table.twin.path }] : []),
  ];
  return files.map((download) => ({ '@type': 'DataDownload', name: title, ...download }));
}

export function buildDataset(context: RenderContext, dataset: Entry<'dataset'>, url: string): Dataset {
  const { title, description, licence, licenceUrl, updatedOn, keywords, coversFrom, coversTo, resources } = dataset;
  return {
    '@type': 'Dataset',
    name: title,
    description,
    url,
    inLanguage: locales[context.locale].tag,
    license: licenceUrl ?? licence,
    isAccessibleForFree: true,
    dateModified: updatedOn,
    keywords: parseKeywords(keywords ?? title),
    temporalCoverage: coversFrom === null && coversTo === null ? null : `${coversFrom ?? '..'}/${coversTo ?? '..'}`,
    spatialCoverage: { '@type': 'Country', name: 'Uzbekistan' },
    creator: buildOrganizationReference(context),
    distribution: resources.flatMap((resource) => listDownloads(context, resource)),
  };
}
