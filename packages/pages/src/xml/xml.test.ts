import * as fc from 'fast-check';

import { readXml } from '../../test/read-xml.ts';
import { createXmlElement, serializeXml, type XmlElement } from './xml.ts';

const name = fc.constantFrom('a', 'b', 'xhtml:link');
/** Two texts side by side are one when they are read again, and an empty one is none. */
const text = fc
  .string({ unit: 'grapheme', minLength: 1 })
  .filter((one) => !/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/u.test(one));
const leaf = fc.tuple(name, fc.dictionary(fc.constantFrom('x', 'xml:lang'), text), fc.array(text, { maxLength: 1 }));
const leafElement = leaf.map(([one, attributes, children]) => createXmlElement(one, { ...attributes }, children));
const tree = fc.tuple(name, fc.array(leafElement)).map(([one, children]): XmlElement => createXmlElement(one, {}, children));

test('round-trips any document', () => {
  fc.assert(fc.property(tree, (root) => expect(readXml(serializeXml(root))).toEqual(root)));
});

test('replaces characters that XML can’t hold', () => {
  const all = createXmlElement('a', { x: '\u0000"\n' }, ['\u0008\uD800]]>', '\uFFFE']);
  expect(readXml(serializeXml(all))).toEqual(createXmlElement('a', { x: '\uFFFD"\n' }, ['\uFFFD\uFFFD]]>\uFFFD']));
});
