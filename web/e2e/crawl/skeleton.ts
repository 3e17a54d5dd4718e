import type { Page } from '@playwright/test';

/** An element of the page in document order: how deep it stands, a key of all that its colours depend on, and whether it has words of its own. */
type Place = readonly [depth: number, key: string, hasWords: boolean];

type InPage = { ochiqPlaces: Element[] };

/** Marks the elements whose colours are to be inspected. */
export const inspectedMark = 'data-colours-inspected';

/** Reads a key of each element that is shown. Self-contained: it runs in the page. */
function readPlaces(page: Page): Promise<Place[]> {
  return page.evaluate(() => {
    // What axe's rules of colour read, and what decides which box lies over which.
    const colours = ['color', '-webkit-text-fill-color', '-webkit-text-stroke', 'text-shadow', 'background-color', 'background-image'];
    const letters = ['font-size', 'font-weight', 'font-style', 'font-family', 'text-decoration', 'border-bottom', 'text-indent'];
    const mixing = ['opacity', 'mix-blend-mode', 'filter', 'mask-image', 'clip', 'clip-path', 'visibility', 'pointer-events'];
    const layers = [
      'display',
      'position',
      'z-index',
      'float',
      'overflow',
      'transform',
      'isolation',
      'contain',
      'will-change',
      'perspective',
    ];
    const read = [...colours, ...letters, ...mixing, ...layers];
    // Attributes of which it counts only whether there is one, and whether it is empty; the styles say what classes come to.
    const words = ['alt', 'title', 'aria-label', 'placeholder', 'value', 'content', 'datetime', 'lang', 'hreflang', 'data-alt'];
    const addresses = ['href', 'src', 'srcset', 'action', 'data-alert'];
    const references = ['id', 'for', 'name', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'popovertarget'];
    const isContent = new Set([...words, ...addresses, ...references, 'd']);
    const isStyle = new Set(['class', 'style']);
    const markOf = ({ name, value }: Attr) => (isContent.has(name) ? `${name}${value.trim() === '' ? '=' : '=…'}` : `${name}=${value}`);

    /** Hashes a text to 64 bits at once: the hashes of the page itself are asynchronous. */
    const hash = (text: string) => {
      let [one, other] = [0xdeadbeef, 0x41c6ce57];
      for (let at = 0; at < text.length; at += 1) {
        const code = text.charCodeAt(at);
        one = Math.imul(one ^ code, 2654435761);
        other = Math.imul(other ^ code, 1597334677);
      }
      return `${(one >>> 0).toString(36)}.${(other >>> 0).toString(36)}`;
    };

    const stylesOf = (element: Element, pseudo?: string) => {
      const style = getComputedStyle(element, pseudo);
      if (pseudo !== undefined && style.content === 'none') return '';
      return read.map((name) => style.getPropertyValue(name)).join(';');
    };
    /** Whether it may lie over what stands beside it. */
    const isLaidOver = (element: Element) => {
      const style = getComputedStyle(element);
      // The page is not scrolled: what would stick to its beginning stands where it is written.
      const isInPlace = style.position === 'static' || (style.position === 'sticky' && style.bottom === 'auto');
      const isMoved = !isInPlace || style.float !== 'none' || style.transform !== 'none';
      const isPlaced = style.gridRowStart !== 'auto' || style.gridColumnStart !== 'auto';
      return (
        isMoved || isPlaced || [style.marginTop, style.marginRight, style.marginBottom, style.marginLeft].some((one) => one.startsWith('-'))
      );
    };

    type Read = { element: Element; hasWords: boolean; own: string; whole: string; inner: Read[] };
    /** What may lie over anything in a box: its laid-over children, and what is placed by it from further below. */
    const over = new Map<Element, string[]>();
    const everywhere: string[] = [];
    const look = (element: Element): Read | null => {
      if (element.matches('script, style, head, link, template') || !element.checkVisibility()) return null;
      const isWritten = [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
      const hasWords = isWritten || element.matches('a, button, input, select, textarea');
      const marks = [...element.attributes].filter(({ name }) => !isStyle.has(name)).map(markOf);
      const styles = [undefined, '::before', '::after'].map((pseudo) => stylesOf(element, pseudo));
      const own = hash(`${element.tagName} ${marks.sort().join(' ')} ${String(hasWords)} ${styles.join('|')}`);
      const inner = [...element.children].flatMap((child) => look(child) ?? []);
      const whole = hash(`${own}(${inner.map((child) => child.whole).join()})`);
      if (isLaidOver(element)) {
        const { position } = getComputedStyle(element);
        const box = position === 'absolute' && element instanceof HTMLElement ? element.offsetParent : element.parentElement;
        if (position === 'fixed' || !box) everywhere.push(whole);
        else over.set(box, [...(over.get(box) ?? []), whole]);
      }
      return { element, hasWords, own, whole, inner };
    };
    const root = look(document.documentElement);
    const places: Place[] = [];
    const elements: Element[] = [];
    const list = ({ element, hasWords, own, whole, inner }: Read, around: string, depth: number) => {
      places.push([depth, hash(`${around} ${whole}`), hasWords]);
      elements.push(element);
      const within = hash(`${around} ${own} ${(over.get(element) ?? []).join()}`);
      for (const child of inner) list(child, within, depth + 1);
    };
    if (root) list(root, hash(everywhere.join()), 0);
    (window as unknown as InPage).ochiqPlaces = elements;
    return places;
  });
}

const inspected = new Set<string>();

/** How many elements with words had their colours inspected, and how many had not, because an equal one was inspected before. */
export type ColourCount = { inspected: number; equal: number };

/** Finds the places that no equal one was inspected for in this view, and remembers them as inspected. @returns their numbers */
export function selectUninspected(places: readonly Place[], view: string, count: ColourCount): number[] {
  const taken: number[] = [];
  let knownAt = Infinity;
  for (const [index, [depth, key, hasWords]] of places.entries()) {
    // What is in an equal element is equal, too.
    if (depth > knownAt) continue;
    knownAt = Infinity;
    const name = `${view} ${key}`;
    if (inspected.has(name)) knownAt = depth;
    else {
      inspected.add(name);
      // Rules of colour look at words, whatever bears them.
      if (hasWords) taken.push(index);
    }
  }
  count.inspected += taken.length;
  count.equal += places.filter(([, , hasWords]) => hasWords).length - taken.length;
  return taken;
}

/**
 * Marks the elements of the page of which no equal one was inspected in this view. Equal are two elements that have
 * the same computed styles, of all that rules of colour read, as has everything in them, everything around them and
 * everything that may lie over or under them; their words and addresses may differ.
 * @returns how many were marked
 */
export async function markUninspected(page: Page, view: string, count: ColourCount): Promise<number> {
  const taken = selectUninspected(await readPlaces(page), view, count);
  await page.evaluate(
    ({ mark, indices }) => {
      const { ochiqPlaces } = window as unknown as InPage;
      for (const index of indices) ochiqPlaces[index]?.setAttribute(mark, '');
    },
    { mark: inspectedMark, indices: taken },
  );
  return taken.length;
}

/** Takes the marks away. */
export const removeMarks = (page: Page): Promise<void> =>
  page.evaluate((mark) => {
    for (const element of document.querySelectorAll(`[${mark}]`)) element.removeAttribute(mark);
  }, inspectedMark);
