import { groupByProperty, toIri, prefixes, replaceSurrogates, type GraphNode, type GraphValue } from './graph.ts';

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
