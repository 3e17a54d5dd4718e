import type { Page } from '@playwright/test';

export type Styles = 'text-spacing' | 'double-text';

/** Constructed in the page: its policy lets in no other style than its own. */
const css = {
  // WCAG 1.4.12.
  'text-spacing':
    '*, ::before, ::after { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
  // WCAG 1.4.4.
  'double-text': ':root { font-size: 200% !important }',
} satisfies Record<Styles, string>;

/** Lays the reader's own styles over the page's; none takes them away. */
export function overrideStyles(page: Page, styles: Styles | null): Promise<void> {
  return page.evaluate(
    (text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      const own = window as unknown as { ochiqOverride?: CSSStyleSheet };
      document.adoptedStyleSheets = [...document.adoptedStyleSheets.filter((other) => other !== own.ochiqOverride), sheet];
      own.ochiqOverride = sheet;
    },
    styles ? css[styles] : '',
  );
}

/** What reaches over the window's side, is cut off or taken to pieces, or lies over other words. Self-contained: it runs in the page. */
export function findLayoutProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const problems = new Set<string>();
    const words = (node: Node) => (node.textContent ?? '').replace(/\s+/gu, ' ').trim().slice(0, 40);
    const nameOf = (element: Element) => `${element.tagName.toLowerCase()}.${(element.getAttribute('class') ?? '').split(' ')[0] ?? ''}`;
    const doc = document.documentElement;

    if (doc.scrollWidth > doc.clientWidth) {
      const wide = [...document.body.querySelectorAll('*')].filter(
        (element) => element.getBoundingClientRect().right > doc.clientWidth + 1 && element.checkVisibility(),
      );
      problems.add(`the page is ${doc.scrollWidth} px wide in ${doc.clientWidth}: ${wide.slice(0, 3).map(nameOf).join(', ')}`);
    }

    const boxes = new Map<Element, { cuts: boolean; scrolls: boolean; hidden: boolean; lifted: boolean }>();
    const boxOf = (element: Element) => {
      const known = boxes.get(element);
      if (known) return known;
      const style = getComputedStyle(element);
      const { width, height } = element.getBoundingClientRect();
      const ways = [style.overflowX, style.overflowY];
      const box = {
        cuts: ways.some((way) => way === 'hidden' || way === 'clip'),
        scrolls: ways.some((way) => way === 'auto' || way === 'scroll'),
        // For screen readers only.
        hidden: style.clipPath !== 'none' || ((width <= 1 || height <= 1) && ways.includes('hidden')) || style.opacity === '0',
        lifted: style.position === 'absolute' || style.position === 'fixed' || style.position === 'sticky',
      };
      boxes.set(element, box);
      return box;
    };

    type Line = { rect: DOMRect; node: Node; lifted: boolean };
    const lines: Line[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement;
      if (!parent || words(node) === '' || parent.closest('svg, script, style, noscript, option')) continue;
      if (!parent.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const rects = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
      let hidden = false;
      let lifted = false;
      let scrolled = false;
      const cutters: Element[] = [];
      for (let at: Element | null = parent; at && at !== doc; at = at.parentElement) {
        const box = boxOf(at);
        hidden ||= box.hidden;
        lifted ||= box.lifted;
        scrolled ||= box.scrolls;
        if (box.cuts && !scrolled && at !== document.body) cutters.push(at);
      }
      if (hidden) continue;
      // A narrow line may break a word; in the header, which every page has, and in terms, which say what follows, none takes it to pieces.
      if (parent.closest('header, dt') && rects.length > 3 && (node.textContent ?? '').trim().length / rects.length < 4)
        problems.add(`“${words(node)}” stands in ${rects.length} lines of a few letters`);
      for (const rect of rects) {
        for (const cutter of cutters) {
          const room = cutter.getBoundingClientRect();
          // A line's box is a little higher than its letters.
          const slack = rect.height / 4;
          const cut =
            rect.left < room.left - 1 || rect.right > room.right + 1 || rect.top < room.top - slack || rect.bottom > room.bottom + slack;
          if (cut) problems.add(`${nameOf(cutter)} cuts “${words(node)}”`);
        }
        const inWindow = rect.right <= doc.clientWidth + 1 && rect.left >= -1;
        if (!inWindow && !scrolled && rect.bottom + scrollY > 0) problems.add(`“${words(node)}” reaches over the side`);
        if (!scrolled) lines.push({ rect, node, lifted });
      }
    }

    lines.sort((one, other) => one.rect.top - other.rect.top);
    lines.forEach((line, index) => {
      for (let next = index + 1; next < lines.length; next += 1) {
        const other = lines[next];
        if (!other || other.rect.top > line.rect.bottom) break;
        if (other.node === line.node || line.lifted || other.lifted) continue;
        const across = Math.min(line.rect.right, other.rect.right) - Math.max(line.rect.left, other.rect.left);
        const down = Math.min(line.rect.bottom, other.rect.bottom) - other.rect.top;
        if (across > 2 && down > 0.5 * Math.min(line.rect.height, other.rect.height))
          problems.add(`“${words(line.node)}” and “${words(other.node)}” lie over each other`);
      }
    });
    return [...problems].slice(0, 8);
  });
}

/** Which part of the window is left for the page where something stays in place while the rest scrolls. */
export function measureFreeHeight(page: Page): Promise<number> {
  return page.evaluate(() => {
    scrollTo(0, document.documentElement.scrollHeight / 2);
    const stays = (start: Element | null) => {
      for (let at = start; at; at = at.parentElement) {
        const { position, insetBlockStart, insetBlockEnd } = getComputedStyle(at);
        const stuck = position === 'sticky' && [insetBlockStart, insetBlockEnd].some((inset) => inset !== 'auto');
        if (position === 'fixed' || (stuck && at.getBoundingClientRect().height > 0)) return true;
      }
      return false;
    };
    const rows = Array.from({ length: Math.floor(innerHeight / 8) }, (_, row) => row * 8 + 4);
    const free = rows.filter((y) => ![0.1, 0.5, 0.9].some((x) => stays(document.elementFromPoint(innerWidth * x, y))));
    scrollTo(0, 0);
    return free.length / rows.length;
  });
}
