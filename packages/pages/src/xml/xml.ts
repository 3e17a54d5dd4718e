/** Serialized XML. */
export type WrittenXml = { xml: string };

/** An element of XML 1.0; texts are given unescaped. */
export type XmlElement = {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: readonly (XmlElement | WrittenXml | string)[];
};

/**
 * Creates an element.
 * @param children `null` is left out
 */
export function createXmlElement(
  name: string,
  attributes: Readonly<Record<string, string>> = {},
  children: readonly (XmlElement | WrittenXml | string | null)[] = [],
): XmlElement {
  return { name, attributes, children: children.filter((child) => child !== null) };
}

/** Characters that no XML 1.0 document may hold, not even as references. */
const forbiddenCharacters = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
};

const escapeXml = (text: string, special: RegExp) =>
  text.replace(forbiddenCharacters, '\uFFFD').replace(special, (one) => references[one] ?? one);

const formatAttribute = ([name, value]: readonly [string, string]) => ` ${name}="${escapeXml(value, /[&<>"\t\n\r]/gu)}"`;

function serializeElement({ name, attributes, children }: XmlElement): string {
  const start = `<${name}${Object.entries(attributes).map(formatAttribute).join('')}`;
  if (children.length === 0) return `${start}/>`;
  const inside = children.map((child) => {
    if (typeof child === 'string') return escapeXml(child, /[&<>\r]/gu);
    return 'xml' in child ? child.xml : serializeElement(child);
  });
  return `${start}>${inside.join('')}</${name}>`;
}

/** Serializes an element that is used in many documents, once. */
export const toWrittenXml = (part: XmlElement): WrittenXml => ({ xml: serializeElement(part) });

/** Serializes a complete document in UTF-8. Characters that XML can't hold become U+FFFD. */
export const serializeXml = (root: XmlElement): string => `<?xml version="1.0" encoding="UTF-8"?>\n${serializeElement(root)}\n`;
