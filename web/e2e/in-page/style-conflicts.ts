import type { Page } from '@playwright/test';

/**
 * What two rules say otherwise of one element with the same weight, so that the one that comes later wins: in any state of it,
 * in windows of any width. Rules that are always in the same sheets, and there in the same order, need not be told apart. Nothing is laid out, so no font or image that comes late makes a difference.
 */
export function findStyleConflicts(page: Page, sheets: readonly string[], pages: readonly string[]): Promise<string[]> {
  return page.evaluate(
    ({ sheets, pages }) => {
      /** One declaration of a selector. Its places are the sheets that hold it, and where in them. */
      type Rule = { places: Map<number, number>; layer: string; selector: string; anyState: string; part: string; declared: string };
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

      const known = new Map<string, Rule>();
      let place = 0;
      function addRule({ around, ...rule }: Pick<Rule, 'layer' | 'selector' | 'declared'> & { around: string }, sheet: number): void {
        if (rule.declared === '') return;
        const { layer, selector, declared } = rule;
        const key = [layer, around, selector, declared].join('|');
        const anyState = selector.replace(part, '').replace(state, always) || always;
        const made = known.get(key) ?? { ...rule, places: new Map(), anyState, part: part.exec(selector)?.[0] ?? '' };
        known.set(key, made);
        place += 1;
        made.places.set(sheet, place);
      }
      /** @param around the conditions that the rules are in */
      function readRules(list: CSSRuleList, sheet: number, layer: string, around = ''): void {
        for (const rule of list) {
          if (rule instanceof CSSGroupingRule) {
            const isLayer = rule instanceof CSSLayerBlockRule;
            readRules(rule.cssRules, sheet, isLayer ? rule.name : layer, isLayer ? around : `${around}${rule.cssText.split('{')[0] ?? ''}`);
          }
          if (!(rule instanceof CSSStyleRule)) continue;
          for (const text of selectorsIn(rule.selectorText))
            for (const declared of rule.style.cssText.split(/;\s*/u)) addRule({ layer, around, selector: text.trim(), declared }, sheet);
        }
      }
      /** Whether one comes before the other in every sheet, and none has one of them alone: whichever sheet comes last, the order holds. */
      const isOrdered = (one: Rule, other: Rule) => {
        const before = [...one.places].map(([sheet, at]) => at < (other.places.get(sheet) ?? -1));
        const sheetsAgree = one.places.size === other.places.size && [...one.places.keys()].every((sheet) => other.places.has(sheet));
        return sheetsAgree && new Set(before).size === 1;
      };

      // The browser itself weighs them: of `:is(body, …)` the heaviest counts, whatever the rest is.
      const lastWins = (...selectors: string[]) => {
        document.adoptedStyleSheets = selectors.map((selector, index) => made(`:is(body, ${selector}) { --last: ${String(index)} }`));
        return getComputedStyle(document.body).getPropertyValue('--last') === '1';
      };
      // A shorthand says as much as its parts, and a value made of tokens is the same only where it reads the same.
      const probe = document.createElement('i');
      const readValues = (declared: string) => {
        probe.style.cssText = declared;
        return Array.from(probe.style, (name) => [physical(name), probe.style.getPropertyValue(name) || declared] as const);
      };

      for (const [index, css] of sheets.entries()) readRules(made(css).cssRules, index, '');
      const rules = [...known.values()].map((rule) => ({ rule, values: readValues(rule.declared) }));
      const ties = new Map<string, boolean>();
      const isTie = (one: Rule, other: Rule) => {
        const key = `${one.anyState} and ${other.anyState}`;
        const tie = ties.get(key) ?? (lastWins(one.anyState, other.anyState) && lastWins(other.anyState, one.anyState));
        ties.set(key, tie);
        return tie;
      };
      const found = new Map<string, Set<string>>();
      type Said = { rule: Rule; value: string };
      const look = (name: string, one: Said, other: Said) => {
        if (one.value === other.value || isOrdered(one.rule, other.rule) || one.rule.layer !== other.rule.layer) return;
        if (one.rule.part !== other.rule.part || !isTie(one.rule, other.rule)) return;
        const key = `${one.rule.selector} and ${other.rule.selector}`;
        found.set(key, (found.get(key) ?? new Set()).add(name));
      };
      for (const html of pages) {
        const root = new DOMParser().parseFromString(html, 'text/html');
        const elements = new Map<string, Element[]>();
        const ruling = new Map<Element, Map<string, Said[]>>();
        for (const { rule, values } of rules) {
          const matched = elements.get(rule.anyState) ?? [...root.querySelectorAll(rule.anyState)];
          elements.set(rule.anyState, matched);
          for (const element of matched) {
            const ruled = ruling.get(element) ?? new Map<string, Said[]>();
            ruling.set(element, ruled);
            for (const [name, value] of values) {
              const others = ruled.get(name) ?? [];
              for (const other of others) look(name, other, { rule, value });
              ruled.set(name, [...others, { rule, value }]);
            }
          }
        }
      }
      return [...found].map(([key, names]) => `${key}: ${[...names].join(', ')}`);
    },
    { sheets, pages },
  );
}
