import { toAbsoluteUrl, type SiteFileContext } from '../metadata-files/site-file-context.ts';
import type { GeneratedFile } from '../tables/table-files.ts';
import { buildCatalogue } from './build-catalogue.ts';
import { serializeDataJson } from './data-json.ts';
import { buildDcatGraph } from './dcat.ts';
import { serializeJsonLd } from './json-ld.ts';
import { cataloguePaths } from './register-place.ts';
import { serializeTurtle } from './turtle.ts';

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
