/** A tag of a page: its lower-case name (`/form` for an end tag) and its attributes, entities decoded. */
export type Tag = { name: string; attributes: ReadonlyMap<string, string> };

/** An edit of a tag: its removal, or other values of some attributes; `null` removes one. */
export type TagEdit = 'remove' | Readonly<Record<string, string | null>>;

const inTag = String.raw`(?:[^>"']|"[^"]*"|'[^']*')*`;
// Comments, raw text elements, and tags, in this order: the content of the first is none of the others.
const parts = new RegExp(
  String.raw`<!--[\s\S]*?-->|<(?<raw>script|style)\b(?<about>${inTag})>(?<text>[\s\S]*?)</\k<raw>\s*>|<(?<name>\/?[a-z][\w:-]*)(?<attributes>${inTag})>`,
  'giu',
);
const attribute = /(?<name>[^\s"'<>/=]+)(?:\s*=\s*(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<bare>[^\s"'=<>`]+)))?/gu;

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  quot: '"',
  lt: '<',
  gt: '>',
  '#x27': "'",
  '#39': "'",
  '#x2f': '/',
  '#47': '/',
};
const unescapeHtml = (value: string) =>
  value.replace(/&(#?\w+);/gu, (matchedText, name: string) => entities[name.toLowerCase()] ?? matchedText);
const escapeAttribute = (value: string) => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const readAttributeValue = ({ double, single, bare }: Partial<Record<string, string>> = {}) => unescapeHtml(double ?? single ?? bare ?? '');

const parseAttributes = (text: string): ReadonlyMap<string, string> =>
  new Map([...text.matchAll(attribute)].map(({ groups }) => [(groups?.['name'] ?? '').toLowerCase(), readAttributeValue(groups)]));

const writeAttributes = (text: string, edit: Readonly<Record<string, string | null>>) => {
  const known = new Set<string>();
  const changed = text.replace(attribute, (matchedText, ...rest) => {
    const groups = rest.at(-1) as Partial<Record<string, string>>;
    const name = (groups['name'] ?? '').toLowerCase();
    const value = edit[name];
    known.add(name);
    return value === undefined ? matchedText : value === null ? '' : `${groups['name'] ?? ''}="${escapeAttribute(value)}"`;
  });
  const added = Object.entries(edit).filter(([name, value]) => value !== null && !known.has(name));
  return added.reduce((all, [name, value]) => ` ${name}="${escapeAttribute(value ?? '')}"${all}`, changed);
};

/** Edits of a page; each returned value replaces the part. */
export type PageTransform = {
  tag: (tag: Tag) => TagEdit;
  comment: (comment: string) => string;
  /** Edits an inline style sheet. */
  style: (css: string) => string;
  /** Returns whether a script stays unchanged. */
  keepsScript: (tag: Tag) => boolean;
};

/** Transforms a page of the site, as React wrote it: unedited parts stay byte for byte. */
export function transformPage(html: string, { tag, comment, style, keepsScript }: PageTransform): string {
  return html.replace(parts, (matchedText, ...rest) => {
    const { raw, about = '', text = '', name, attributes = '' } = rest.at(-1) as Partial<Record<string, string>>;
    if (raw?.toLowerCase() === 'style') return `<${raw}${about}>${style(text)}</${raw}>`;
    if (raw !== undefined) return keepsScript({ name: 'script', attributes: parseAttributes(about) }) ? matchedText : '';
    if (name === undefined) return comment(matchedText);
    const edit = tag({ name: name.toLowerCase(), attributes: parseAttributes(attributes) });
    if (edit === 'remove') return '';
    return Object.keys(edit).length === 0 ? matchedText : `<${name}${writeAttributes(attributes, edit)}>`;
  });
}
