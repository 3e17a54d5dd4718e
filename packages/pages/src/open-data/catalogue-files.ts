import { absolute, type Around } from '../site-files/around.ts';
import type { MadeFile } from '../table-files.ts';
import { catalogueFrom } from './catalogue-from.ts';
import { dataJsonText } from './data-json.ts';
import { dcatOf } from './dcat.ts';
import { jsonLdText } from './json-ld.ts';
import { cataloguePaths } from './register-place.ts';
import { turtleText } from './turtle.ts';

/** Builds the catalogue of all data in every supported vocabulary. */
export function catalogueFiles(around: Around): MadeFile[] {
  const { jsonLd, turtle, dataJson } = cataloguePaths;
  const catalogue = catalogueFrom(around);
  const graph = dcatOf(catalogue, absolute(around, jsonLd));
  return [
    { to: jsonLd, text: jsonLdText(graph) },
    { to: turtle, text: turtleText(graph) },
    { to: dataJson, text: dataJsonText(catalogue, absolute(around, dataJson)) },
  ];
}
