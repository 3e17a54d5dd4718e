import { byProperty, iriOf, prefixes, wellFormed, type GraphNode, type Value } from './graph.ts';

function valueObject(value: Value) {
  if ('iri' in value) return { '@id': iriOf(value.iri) };
  const text = { '@value': wellFormed(value.text) };
  if ('lang' in value) return { ...text, '@language': value.lang };
  return 'datatype' in value ? { ...text, '@type': value.datatype } : text;
}

const nodeObject = (node: GraphNode) => ({
  '@id': iriOf(node.iri),
  '@type': node.type,
  ...Object.fromEntries([...byProperty(node)].map(([property, values]) => [property, values.map(valueObject)])),
});

/** Serializes a graph as JSON-LD 1.1. */
export const jsonLdText = (graph: readonly GraphNode[]): string =>
  `${JSON.stringify({ '@context': prefixes, '@graph': graph.map(nodeObject) }, null, 1)}\n`;
