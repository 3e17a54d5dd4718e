import { html as words, parse, type DefaultTreeAdapterTypes } from 'parse5';

import type { PageOutline } from '../page-outline.ts';

type Element = DefaultTreeAdapterTypes.Element;
type ParentNode = DefaultTreeAdapterTypes.ParentNode;
type ChildNode = DefaultTreeAdapterTypes.ChildNode;

/** Styles and scripts are half of a page and contain no links. */
const codeBodies = /(<(script|style)\b[^>]*>)[\s\S]*?<\/\2>/giu;

const voids = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
/** Their tags are optional, and other tests check that the page is complete. */
const outermost = new Set(['html', 'head', 'body']);
const excerptLength = 80;

const isElement = (node: ChildNode): node is Element => 'tagName' in node;
const get = ({ attrs }: Element, name: string): string | undefined => attrs.find((attr) => attr.name === name)?.value;

/**
 * Finds an element that a browser inserts, or closes elsewhere than at its end tag, as a `<p>` that contains a `<div>`.
 */
function findElementFault({ tagName, namespaceURI, sourceCodeLocation: sourceLocation }: Element, html: string): string | null {
  if (outermost.has(tagName)) return null;
  if (!sourceLocation) return `lacks a <${tagName}>, which browsers put in`;
  if (sourceLocation.endTag || voids.has(tagName)) return null;
  const tag = html.slice(sourceLocation.startOffset, sourceLocation.startTag?.endOffset ?? sourceLocation.endOffset);
  if (namespaceURI !== words.NS.HTML && tag.endsWith('/>')) return null;
  return `has a <${tagName}> that is not closed where it should be: ${html.slice(sourceLocation.startOffset, sourceLocation.startOffset + excerptLength)}`;
}

function collectLinks(element: Element, outline: PageOutline): void {
  const { tagName } = element;
  const link = tagName === 'a' || tagName === 'area' ? get(element, 'href') : tagName === 'form' ? get(element, 'action') : undefined;
  if (link !== undefined) outline.links.push(link);
  const isAlternate = tagName === 'link' && get(element, 'rel') === 'alternate' && get(element, 'hreflang') !== undefined;
  if (isAlternate) outline.alternates.push(get(element, 'href') ?? '');
}

function walk(parent: ParentNode, html: string, outline: PageOutline): void {
  for (const element of parent.childNodes.filter(isElement)) {
    const fault = findElementFault(element, html);
    if (fault !== null) outline.faults.push(fault);
    collectLinks(element, outline);
    walk('content' in element ? (element as DefaultTreeAdapterTypes.Template).content : element, html, outline);
  }
}

/** Parses a page as browsers do: too slow for every page, but by the specification. */
export function parseBrowserOutline(page: string): PageOutline {
  const html = page.replace(codeBodies, '$1</$2>');
  const outline: PageOutline = { links: [], alternates: [], faults: [] };
  const document = parse(html, {
    sourceCodeLocationInfo: true,
    // The content for readers without scripts is parsed too.
    scriptingEnabled: false,
    onParseError: ({ code, startOffset }) => {
      outline.faults.push(
        `is no proper HTML (${code}): ${html.slice(Math.max(0, startOffset - excerptLength / 2), startOffset + excerptLength / 2)}`,
      );
    },
  });
  walk(document, html, outline);
  return outline;
}
