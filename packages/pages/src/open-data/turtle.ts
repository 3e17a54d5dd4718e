import { byProperty, iriOf, prefixes, wellFormed, type GraphNode, type Value } from './graph.ts';

const escapes: Readonly<Record<string, string>> = { '"': '\\"', '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

const escaped = (text: string) =>
  wellFormed(text).replace(/["\\\p{Cc}]/gu, (one) => escapes[one] ?? `\\u${one.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`);

function valueText(value: Value): string {
  if ('iri' in value) return `<${iriOf(value.iri)}>`;
  const text = `"${escaped(value.text)}"`;
  if ('lang' in value) return `${text}@${value.lang}`;
  return 'datatype' in value ? `${text}^^${value.datatype}` : text;
}

function nodeText(node: GraphNode): string {
  const lines = [...byProperty(node)].map(([property, values]) => `  ${property} ${values.map(valueText).join(' , ')}`);
  return `<${iriOf(node.iri)}>\n${[`  a ${node.type}`, ...lines].join(' ;\n')} .\n`;
}

/** Serializes a graph as Turtle (W3C RDF 1.1). */
export function turtleText(graph: readonly GraphNode[]): string {
  const head = Object.entries(prefixes).map(([prefix, iri]) => `@prefix ${prefix}: <${iri}> .\n`);
  return [head.join(''), ...graph.map(nodeText)].join('\n');
}
