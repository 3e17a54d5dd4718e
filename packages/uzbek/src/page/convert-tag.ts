import { convertEscaped } from './convert-text.ts';
import { addressAttributes, siteMetas, textAttributes, textMetas, type PageView } from './page-view.ts';

const attributePattern = /\s([^\s=>"'/]+)="([^"]*)"/gu;
/** Most tags have none of these. */
const relevant =
  /\s(?:lang|translate|href|action|formaction|content|alt|title|label|placeholder|summary|value|data-alt|aria-(?:l|d|r|v|p)[a-z]+)="/iu;

type Attributes = ReadonlyMap<string, { value: string; start: number }>;

function readAttributes(tag: string): Attributes {
  const attributes = new Map<string, { value: string; start: number }>();
  attributePattern.lastIndex = 0;
  for (let match = attributePattern.exec(tag); match; match = attributePattern.exec(tag)) {
    const [, name = '', value = ''] = match;
    attributes.set(name.toLowerCase(), { value, start: attributePattern.lastIndex - 1 - value.length });
  }
  return attributes;
}

const buttonTypes: ReadonlySet<string> = new Set(['submit', 'button', 'reset']);

/** The start tag of an element, and whether its text stays as it is. */
type ReadTag = { element: string; attributes: Attributes; isShielded: boolean };

/** Converts the `content` of a `meta` element. */
function convertMeta(value: string, key: string, view: PageView): string {
  if (key === 'og:url') return view.mapAddress(value);
  if (key === 'og:locale') return value === view.locale.from ? view.locale.to : value;
  return siteMetas.has(key) || (textMetas.has(key) && !view.isTitleForeign) ? convertEscaped(value, view.convert) : value;
}

function convertAttribute(name: string, value: string, { element, attributes, isShielded }: ReadTag, view: PageView): string {
  const read = (other: string): string => attributes.get(other)?.value ?? '';
  // A link that names its language leads to that language, in its own alphabet.
  if (addressAttributes.has(name)) return attributes.has('hreflang') ? value : view.mapAddress(value, view.isTitleForeign);
  if (name === 'lang') return element === 'html' && value === view.from ? view.tag : value;
  if (name === 'content') return element === 'meta' ? convertMeta(value, read('property') || read('name'), view) : value;
  if (isShielded) return value;
  const isText = textAttributes.has(name) || (name === 'value' && element === 'input' && buttonTypes.has(read('type')));
  return isText ? convertEscaped(value, view.convert) : value;
}

/** Returns whether the text of an element stays: it is in another language, or says that it must not be translated. */
function isElementShielded(attributes: Attributes, isOutside: boolean, { from, tag }: PageView): boolean {
  const translate = attributes.get('translate')?.value;
  if (translate === 'no') return true;
  // The name of a language is written in its own alphabet.
  if (attributes.has('hreflang') && attributes.has('lang')) return true;
  const lang = attributes.get('lang')?.value;
  if (lang !== undefined) return lang !== from && lang !== tag;
  return isOutside && translate !== 'yes';
}

/** Converts the attributes of a start tag, from `<` to `>`. @param isOutside whether it is in a shielded element */
export function convertTag(tag: string, element: string, isOutside: boolean, view: PageView): { text: string; isShielded: boolean } {
  if (!relevant.test(tag)) return { text: tag, isShielded: isOutside };
  const attributes = readAttributes(tag);
  const isShielded = isElementShielded(attributes, isOutside, view);
  const readTag = { element, attributes, isShielded };
  let text = '';
  let copied = 0;
  for (const [name, { value, start }] of attributes) {
    const converted = convertAttribute(name, value, readTag, view);
    if (converted === value) continue;
    text += tag.slice(copied, start) + converted;
    copied = start + value.length;
  }
  return { text: copied === 0 ? tag : text + tag.slice(copied), isShielded };
}
