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
const replaceSurrogates = (text: string): string => text.replace(/\p{Surrogate}/gu, '\uFFFD');

const percentEncode = (letter: string) => encodeURIComponent(letter);

/** Converts an address to an IRI: characters that IRIs can't hold are percent-encoded. */
const toIri = (address: string): string => replaceSurrogates(address).replace(/[\p{Cc} <>"{}|^`\\]/gu, percentEncode);

/** Groups the values of a node by property, in the order of first occurrence. */
function groupByProperty({ values }: GraphNode): Map<PrefixedName, GraphValue[]> {
  const valuesByProperty = new Map<PrefixedName, GraphValue[]>();
  for (const [property, value] of values) valuesByProperty.set(property, [...(valuesByProperty.get(property) ?? []), value]);
  return valuesByProperty;
}

function toValueObject(value: GraphValue) {
  if ('iri' in value) return { '@id': toIri(value.iri) };
  const text = { '@value': replaceSurrogates(value.text) };
  if ('lang' in value) return { ...text, '@language': value.lang };
  return 'datatype' in value ? { ...text, '@type': value.datatype } : text;
}

const toNodeObject = (node: GraphNode) => ({
  '@id': toIri(node.iri),
  '@type': node.type,
  ...Object.fromEntries([...groupByProperty(node)].map(([property, values]) => [property, values.map(toValueObject)])),
});

/** Serializes a graph as JSON-LD 1.1. */
export const serializeJsonLd = (graph: readonly GraphNode[]): string =>
  `${JSON.stringify({ '@context': prefixes, '@graph': graph.map(toNodeObject) }, null, 1)}\n`;

const escapes: Readonly<Record<string, string>> = { '"': '\\"', '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

const escapeLiteral = (text: string) =>
  replaceSurrogates(text).replace(
    /["\\\p{Cc}]/gu,
    (one) => escapes[one] ?? `\\u${one.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`,
  );

function formatValue(value: GraphValue): string {
  if ('iri' in value) return `<${toIri(value.iri)}>`;
  const text = `"${escapeLiteral(value.text)}"`;
  if ('lang' in value) return `${text}@${value.lang}`;
  return 'datatype' in value ? `${text}^^${value.datatype}` : text;
}

function formatNode(node: GraphNode): string {
  const lines = [...groupByProperty(node)].map(([property, values]) => `  ${property} ${values.map(formatValue).join(' , ')}`);
  return `<${toIri(node.iri)}>\n${[`  a ${node.type}`, ...lines].join(' ;\n')} .\n`;
}

/** Serializes a graph as Turtle (W3C RDF 1.1). */
export function serializeTurtle(graph: readonly GraphNode[]): string {
  const head = Object.entries(prefixes).map(([prefix, iri]) => `@prefix ${prefix}: <${iri}> .\n`);
  return [head.join(''), ...graph.map(formatNode)].join('\n');
}
