/** A parsed element. */
export type ReadElement = { name: string; attributes: Readonly<Record<string, string>>; children: readonly (ReadElement | string)[] };

const token = /<\?[^>]*\?>\n|<(?<close>\/)?(?<name>[\w:-]+)(?<attributes>(?: [\w:-]+="[^"<]*")*)(?<empty>\/)?>|(?<text>[^<]+)/uy;
const attribute = /(?<key>[\w:-]+)="(?<value>[^"]*)"/gu;
const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

function unescaped(text: string): string {
  return text.replace(/&(?:#(?<code>\d+)|(?<word>\w*));?/gu, (reference, code: string | undefined, word: string | undefined) => {
    const result = code === undefined ? named[word ?? ''] : String.fromCodePoint(Number(code));
    if (result === undefined) throw new Error(`No reference: ${reference}`);
    return result;
  });
}

/**
 * Reads a document strictly, independently of the code that writes it.
 * @throws it is not well-formed
 */
export function readXml(source: string): ReadElement {
  const open: (ReadElement & { children: (ReadElement | string)[] })[] = [{ name: '', attributes: {}, children: [] }];
  token.lastIndex = 0;
  for (let at = 0; at < source.trimEnd().length; at = token.lastIndex) {
    token.lastIndex = at;
    const groups = token.exec(source)?.groups;
    if (!groups) throw new Error(`Not well-formed at ${String(at)}: ${source.slice(at, at + 40)}`);
    const { close, name, attributes = '', empty, text } = groups;
    const last = open.at(-1);
    if (text !== undefined) last?.children.push(unescaped(text));
    else if (name === undefined) continue;
    else if (close) {
      const done = open.pop();
      if (done?.name !== name) throw new Error(`</${name}> closes <${done?.name ?? ''}>`);
      open.at(-1)?.children.push(done);
    } else {
      const values = [...attributes.matchAll(attribute)].map(({ groups: one }) => [one?.['key'] ?? '', unescaped(one?.['value'] ?? '')]);
      const own: Record<string, string> = Object.fromEntries(values);
      if (Object.keys(own).length !== values.length) throw new Error(`<${name}> has an attribute twice`);
      if (empty) last?.children.push({ name, attributes: own, children: [] });
      else open.push({ name, attributes: own, children: [] });
    }
  }
  const [root, ...others] = open[0]?.children ?? [];
  if (open.length !== 1 || root === undefined || typeof root === 'string' || others.length > 0) throw new Error('Not one element');
  return root;
}

/** Finds the child elements of a name. */
export const findChildren = (parent: ReadElement, name: string): ReadElement[] =>
  parent.children.filter((child) => typeof child !== 'string').filter((child) => child.name === name);

/** Returns the direct text of an element. */
export const getElementText = ({ children }: ReadElement): string => children.filter((child) => typeof child === 'string').join('');

/**
 * Returns the text of the only child element of a name.
 * @throws there is none
 */
export function getChildText(parent: ReadElement, name: string): string {
  const [result] = findChildren(parent, name);
  if (!result) throw new Error(`<${parent.name}> has no <${name}>`);
  return getElementText(result);
}
