import { createElement, useContext, type ComponentType } from 'react';
import { I18nContext } from 'react-i18next';

/** Stands for a component's HTML until the page is complete; no element of ours has this name. */
const placeholder = 'rendered-once';
const placeholderPattern = new RegExp(`<${placeholder} id="(\\d+)">`, 'gu');
const endTag = `</${placeholder}>`;

/** Bounds the memory: about as many as the pages of one publication show. */
const maxEntries = 4_000;

/** The place of each component with its props, and its HTML as soon as a page was rendered with it. */
const places = new Map<string, number>();
const htmlByPlace = new Map<number, string>();
let lastPlace = 0;

function getPlace(key: string): number {
  const known = places.get(key);
  if (known !== undefined) return known;
  lastPlace += 1;
  places.set(key, lastPlace);
  return lastPlace;
}

let components = 0;

/**
 * Wraps a component whose HTML follows from its props and the page's language alone: it is rendered once for the same.
 * @param toKey picks from the props what the HTML follows from, where that is less than all of them
 */
export function renderOnce<Props extends object>(
  component: ComponentType<Props>,
  toKey: (props: Props) => unknown = (props) => props,
): ComponentType<Props> {
  components += 1;
  const number = components;
  return function RenderedOnce(props) {
    const { i18n } = useContext(I18nContext);
    const place = getPlace(`${String(number)} ${i18n.language} ${JSON.stringify(toKey(props))}`);
    return createElement(placeholder, { id: place }, htmlByPlace.has(place) ? null : createElement(component, props));
  };
}

/**
 * Replaces the placeholders of a page with the HTML of their components, and keeps what was rendered for the first time.
 * @throws a component is rendered once within another one: its HTML would be kept twice
 */
export function insertRenderedParts(html: string): string {
  let result = '';
  let at = 0;
  for (const match of html.matchAll(placeholderPattern)) {
    const place = Number(match[1]);
    const start = match.index + match[0].length;
    const end = html.indexOf(endTag, start);
    if (match.index < at || end === -1) throw new Error('A component that is rendered once holds another: look at src/ssr/render-once.tsx');
    // Gatsby gives a link to the page itself an empty class: the same footer would be two.
    const fresh = html.slice(start, end).replaceAll(' class=""', '');
    const known = htmlByPlace.get(place);
    // A copy: a part of the page would keep the whole page in memory.
    if (known === undefined) htmlByPlace.set(place, Buffer.from(fresh).toString());
    result += html.slice(at, match.index) + (known ?? fresh);
    at = end + endTag.length;
  }
  // Not before the page is complete: its placeholders need what they stand for.
  if (htmlByPlace.size > maxEntries) {
    places.clear();
    htmlByPlace.clear();
  }
  return result + html.slice(at);
}
