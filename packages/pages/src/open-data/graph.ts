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
export type Word = `${Prefix}:${string}`;

export type Value = { iri: string } | { text: string; lang: string } | { text: string; datatype: Word } | { text: string };

/** A node of a graph with its statements. */
export type GraphNode = { iri: string; type: Word; values: readonly (readonly [property: Word, value: Value])[] };

/** Replaces lone surrogates by U+FFFD: no text in UTF-8 can hold one. */
export const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\uFFFD');

const percent = (letter: string) => encodeURIComponent(letter);

/** Converts an address to an IRI: characters that IRIs can't hold are percent-encoded. */
export const iriOf = (address: string): string => wellFormed(address).replace(/[\p{Cc} <>"{}|^`\\]/gu, percent);

/** Groups the values of a node by property, in the order of first occurrence. */
export function byProperty({ values }: GraphNode): Map<Word, Value[]> {
  const found = new Map<Word, Value[]>();
  for (const [property, value] of values) found.set(property, [...(found.get(property) ?? []), value]);
  return found;
}
