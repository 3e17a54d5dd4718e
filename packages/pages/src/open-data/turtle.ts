import { groupByProperty, toIri, prefixes, replaceSurrogates, type GraphNode, type GraphValue } from './graph.ts';

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
