import { Parser, Store } from 'n3';
import Validator from 'rdf-validate-shacl';

import type { Finding } from './finding.ts';

const readGraph = (text: string) => new Store(new Parser().parse(text));
/** Returns the value of a term; results about a complete node name no property. */
const getTermValue = (term: { value: string } | null) => term?.value ?? '';
const getLocalName = (iri: string) => iri.split(/[#/]/u).at(-1) ?? iri;

/** Checks the catalogue of open data, in Turtle, against shapes of DCAT-AP. @param version of the shapes */
export async function checkCatalogue(catalogue: string, shapes: string, version: string): Promise<Finding[]> {
  const report = await new Validator(readGraph(shapes)).validate(readGraph(catalogue));
  return report.results.map(({ path, sourceConstraintComponent, message, focusNode }): Finding => {
    const rule = getLocalName(getTermValue(sourceConstraintComponent));
    const words = message.map(({ value }) => value).join(', ');
    const property = getLocalName(getTermValue(path));
    return {
      validator: 'catalogue',
      message: [`DCAT-AP ${version}`, property, rule, words].filter((part) => part !== '').join(': '),
      place: getTermValue(focusNode),
    };
  });
}
