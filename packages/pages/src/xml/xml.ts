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
export function element(
  name: string,
  attributes: Readonly<Record<string, string>> = {},
  children: readonly (XmlElement | WrittenXml | string | null)[] = [],
): XmlElement {
  return { name, attributes, children: children.filter((child) => child !== null) };
}

/** Characters that no XML 1.0 document may hold, not even as references. */
const impossible = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
};

const escaped = (text: string, special: RegExp) => text.replace(impossible, '\uFFFD').replace(special, (one) => references[one] ?? one);

const attributeText = ([name, value]: readonly [string, string]) => ` ${name}="${escaped(value, /[&<>"\t\n\r]/gu)}"`;

function elementText({ name, attributes, children }: XmlElement): string {
  const start = `<${name}${Object.entries(attributes).map(attributeText).join('')}`;
  if (children.length === 0) return `${start}/>`;
  const inside = children.map((child) => {
    if (typeof child === 'string') return escaped(child, /[&<>\r]/gu);
    return 'xml' in child ? child.xml : elementText(child);
  });
  return `${start}>${inside.join('')}</${name}>`;
}

/** Serializes an element that is used in many documents, once. */
export const written = (part: XmlElement): WrittenXml => ({ xml: elementText(part) });

/** Serializes a complete document in UTF-8. Characters that XML can't hold become U+FFFD. */
export const xmlText = (root: XmlElement): string => `<?xml version="1.0" encoding="UTF-8"?>\n${elementText(root)}\n`;
