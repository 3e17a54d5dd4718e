import * as fc from 'fast-check';
import { Parser, type Quad } from 'n3';

import { parseJsonLdQuads } from '../../test/json-ld-quads.ts';
import { serializeJsonLd, serializeTurtle, type GraphNode, type GraphValue, type PrefixedName } from './graph.ts';
import { anyCharacter } from '../../../uzbek/test/any-character.ts';

const text = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: anyCharacter }),
  fc.constantFrom('"', '\\', '\\u0041', 'a\nb\tc\r', '\u0085', 'gʻoza'),
);
const iri = fc.oneof(text, fc.constantFrom('a b', '<x>', 'ўзбек')).map((rest) => `https://ochiq.example/${rest.replace(/[:#?]/gu, '')}`);
const value: fc.Arbitrary<GraphValue> = fc.oneof(
  iri.map((one) => ({ iri: one })),
  fc.record({ text }),
  fc.record({ text, lang: fc.constantFrom('uz', 'ru', 'en') }),
  fc.record({ text, datatype: fc.constantFrom<PrefixedName>('xsd:date', 'xsd:nonNegativeInteger') }),
);
const property = fc.constantFrom<PrefixedName>('dct:title', 'dcat:keyword', 'foaf:name');
const node: fc.Arbitrary<GraphNode> = fc.record({
  iri,
  type: fc.constantFrom<PrefixedName>('dcat:Dataset', 'foaf:Agent'),
  values: fc.array(fc.tuple(property, value)),
});
const graph = fc.uniqueArray(node, { selector: (one) => one.iri, maxLength: 4 });

const spelled = ({ subject, predicate, object }: Quad) => {
  const literal = object.termType === 'Literal' ? `${object.language} ${object.datatype.value}` : '';
  return JSON.stringify([subject.value, predicate.value, object.termType, object.value, literal]);
};
const sorted = (texts: Iterable<string>) => [...new Set(texts)].sort();

test('Turtle and JSON-LD have the same quads for any texts', () => {
  fc.assert(
    fc.property(graph, (nodes) => {
      const turtle = sorted(new Parser().parse(serializeTurtle(nodes)).map(spelled));
      expect(turtle).toEqual(sorted(parseJsonLdQuads(serializeJsonLd(nodes)).map((quad) => JSON.stringify(quad))));
    }),
  );
});

test('preserves texts and languages', () => {
  const nodes: GraphNode[] = [
    { iri: 'https://a.example/x', type: 'foaf:Agent', values: [['foaf:name', { text: 'Gidro"geo\n\\', lang: 'uz' }]] },
  ];
  const [, name] = new Parser().parse(serializeTurtle(nodes));
  expect(name?.object).toMatchObject({ value: 'Gidro"geo\n\\', language: 'uz' });
});
