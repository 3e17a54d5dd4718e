/** The vocabularies of the catalogue. */
export const prefixes = {
  dcat: 'http://www.w3.org/ns/dcat#',
  dcatap: 'http://data.europa.eu/r5r/',
  dct: 'http://purl.org/dc/terms/',
  foaf: 'http://xmlns.com/foaf/0.1/',
  vcard: 'http://www.w3.org/2006/vcard/ns#',
  xsd: 'http://www.w3.org/2001/XMLSchema#',
} as const;

type Prefix = keyof typeof prefixes;
/** A term of a vocabulary: `dct:title`. */
export type PrefixedName = `${Prefix}:${string}`;

export type GraphValue = { iri: string } | { text: string; lang: string } | { text: string; datatype: PrefixedName } | { text: string };

/** A node of a graph with its statements. */
export type GraphNode = { iri: string; type: PrefixedName; values: readonly (readonly [property: PrefixedName, value: GraphValue])[] };

/** Replaces lone surrogates by U+FFFD: no text in UTF-8 can hold one. */
export const replaceSurrogates = (text: string): string => text.replace(/\p{Surrogate}/gu, '\uFFFD');

const percentEncode = (letter: string) => encodeURIComponent(letter);

/** Converts an address to an IRI: characters that IRIs can't hold are percent-encoded. */
export const toIri = (address: string): string => replaceSurrogates(address).replace(/[\p{Cc} <>"{}|^`\\]/gu, percentEncode);

/** Groups the values of a node by property, in the order of first occurrence. */
export function groupByProperty({ values }: GraphNode): Map<PrefixedName, GraphValue[]> {
  const valuesByProperty = new Map<PrefixedName, GraphValue[]>();
  for (const [property, value] of values) valuesByProperty.set(property, [...(valuesByProperty.get(property) ?? []), value]);
  return valuesByProperty;
}
