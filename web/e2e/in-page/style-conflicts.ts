import type { Page } from '@playwright/test';

/**
 * What two sheets say otherwise of one element with the same weight, so that the one that comes later wins: in any state of it,
 * in windows of any width. Nothing is laid out, so no font or image that comes late makes a difference.
 */
export function findStyleConflicts(page: Page, sheets: readonly string[], pages: readonly string[]): Promise<string[]> {
  return page.evaluate(
    ({ sheets, pages }) => {
      type Rule = { sheet: number; layer: string; selector: string; anyState: string; part: string; values: Map<string, string> };
      // A comma within brackets parts no selectors.
      const selectorsIn = (list: string) =>
        list.split(',').reduce<string[]>((found, piece) => {
          const last = found.at(-1) ?? '';
          const isOpen = last.split('(').length > last.split(')').length;
          return isOpen ? [...found.slice(0, -1), `${last},${piece}`] : [...found, piece];
        }, []);
      const part = /::?(?:before|after)$|::[\w-]+(?:\([^)]*\))?$/u;
      // What weighs as much and is always so.
      const always = ':nth-child(n)';
      const state =
        /(?<!:not\()\[[^\]]*\]|:(?:hover|active|focus|focus-within|focus-visible|checked|popover-open|empty|invalid)(?![\w-])/gu;
      const ways = { 'block-start': 'top', 'block-end': 'bottom', 'inline-start': 'left', 'inline-end': 'right' };
      const sides = { 'block-size': 'height', 'inline-size': 'width', 'inset-': '', ...ways };
      // A shorthand is told by the sides of the window, what a component says alone by those of the text.
      const physical = (name: string) => Object.entries(sides).reduce((text, [from, to]) => text.replace(from, to), name);
      const made = (css: string) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        return sheet;
      };

      function rulesIn(list: CSSRuleList, sheet: number, layer: string): Rule[] {
        return [...list].flatMap((rule) => {
          if (rule instanceof CSSGroupingRule) return rulesIn(rule.cssRules, sheet, rule instanceof CSSLayerBlockRule ? rule.name : layer);
          if (!(rule instanceof CSSStyleRule)) return [];
          const values = new Map(Array.from(rule.style, (name) => [physical(name), rule.style.getPropertyValue(name)]));
          return selectorsIn(rule.selectorText).map((text) => {
            const selector = text.trim();
            const anyState = selector.replace(part, '').replace(state, always) || always;
            return { sheet, layer, selector, anyState, part: part.exec(selector)?.[0] ?? '', values };
          });
        });
      }

      // The browser itself weighs them: of `:is(body, …)` the heaviest counts, whatever the rest is.
      const lastWins = (...selectors: string[]) => {
        document.adoptedStyleSheets = selectors.map((selector, index) => made(`:is(body, ${selector}) { --last: ${String(index)} }`));
        return getComputedStyle(document.body).getPropertyValue('--last') === '1';
      };
      // A value made of tokens has no longhands: it is another one.
      const differ = (one: string | undefined, other: string) => one !== undefined && (one !== other || one === '');
      const ruledTwice = (one: Rule, other: Rule) => [...other.values].filter(([name, value]) => differ(one.values.get(name), value));

      const rules = sheets.flatMap((css, index) => rulesIn(made(css).cssRules, index, ''));
      const seen = new Map<string, string | null>();
      const look = (one: Rule, other: Rule) => {
        if (one.sheet === other.sheet || one.layer !== other.layer || one.part !== other.part) return;
        const key = `${one.selector} and ${other.selector}`;
        const twice = ruledTwice(one, other).map(([name]) => name);
        if (twice.length === 0 || seen.has(`${key}: ${twice.join()}`)) return;
        const isTie = lastWins(one.anyState, other.anyState) && lastWins(other.anyState, one.anyState);
        seen.set(`${key}: ${twice.join()}`, isTie ? `${key}: ${twice.join(', ')}` : null);
      };
      for (const html of pages) {
        const root = new DOMParser().parseFromString(html, 'text/html');
        const ruling = new Map<Element, Rule[]>();
        for (const rule of rules)
          for (const element of root.querySelectorAll(rule.anyState)) {
            const others = ruling.get(element) ?? [];
            for (const other of others) look(other, rule);
            ruling.set(element, [...others, rule]);
          }
      }
      return [...seen.values()].filter((tie) => tie !== null);
    },
    { sheets, pages },
  );
}
