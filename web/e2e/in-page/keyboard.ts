import type { CDPSession, Page } from '@playwright/test';

export type Stop = {
  /** The element's own number. */
  index: number;
  name: string;
  problems: string[];
};

type Expected = Omit<Stop, 'problems'>;

type Walk = {
  expected: () => Expected[];
  begin: () => void;
  stop: () => Stop | null;
  /** Says which way the next keys go: there each stop is looked at, back it is only counted. */
  setOut: (way: 'there' | 'back') => void;
  /** Waits until so many keys were released since the last time, and tells which stops had the focus then. */
  released: (count: number) => Promise<(Stop | null)[]>;
  /** Gives the focus to the beginning of the page, or to what is behind its end. */
  focus: (place: 'beginning' | 'end') => void;
};

type InPage = { ochiqWalk: Walk };

/** Puts into the page what looks at each stop of a walk with Tab. Self-contained: it runs in the page. */
export function injectTabWalk(page: Page): Promise<void> {
  return page.evaluate(() => {
    if ('ochiqWalk' in window) return;
    const candidates =
      'a[href], area[href], button, input, select, textarea, summary, iframe, audio[controls], video[controls], [contenteditable], [tabindex]';
    type Unfocused = { outline: string; shadow: string; border: string; background: string };
    const unfocused = new Map<Element, Unfocused>();
    let before: { element: Element; rect: DOMRect; fixed: boolean } | null = null;

    const nameOf = (element: Element) => {
      const words = (element.getAttribute('aria-label') ?? element.textContent).replace(/\s+/gu, ' ').trim().slice(0, 40);
      return `${element.tagName.toLowerCase()} “${words === '' ? (element.getAttribute('name') ?? element.id) : words}”`;
    };
    // By number, not by place: scripts may put something into the page meanwhile.
    const numbers = new Map<Element, number>();
    const indexOf = (element: Element) => {
      const number = numbers.get(element) ?? numbers.size;
      numbers.set(element, number);
      return number;
    };
    // Behind all others: out of the page no key comes back reliably where there is no window.
    const end = document.createElement('span');
    end.tabIndex = 0;
    Object.assign(end.style, { position: 'fixed', insetBlockEnd: '0', inlineSize: '1px', blockSize: '1px', pointerEvents: 'none' });
    const focused = () => {
      const element = document.activeElement;
      return element instanceof HTMLElement && element !== end && element !== document.body && element !== document.documentElement
        ? element
        : null;
    };

    const isRadioThatWaits = (element: Element) =>
      element instanceof HTMLInputElement &&
      element.type === 'radio' &&
      element !==
        (() => {
          const group = [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')].filter(
            ({ name, form }) => name === element.name && form === element.form,
          );
          return group.find(({ checked }) => checked) ?? group[0];
        })();

    const canStop = (element: HTMLElement) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled, [inert] *, [inert]') &&
      !(element instanceof HTMLInputElement && element.type === 'hidden') &&
      !(element.tagName === 'SUMMARY' && element.parentElement?.querySelector(':scope > summary') !== element) &&
      element.checkVisibility({ visibilityProperty: true }) &&
      !isRadioThatWaits(element);

    /** A control that only its label shows. */
    const shownFor = (element: HTMLElement): HTMLElement => {
      const { width, height } = element.getBoundingClientRect();
      const hidden = width <= 1 || height <= 1 || getComputedStyle(element).opacity === '0';
      return (hidden && element instanceof HTMLInputElement && element.labels?.[0]) || element;
    };

    const looks = (element: Element): Unfocused => {
      const style = getComputedStyle(element);
      return {
        outline: `${style.outlineStyle} ${style.outlineWidth} ${style.outlineColor}`,
        shadow: style.boxShadow,
        border: `${style.borderBlockColor} ${style.borderInlineColor} ${style.borderWidth}`,
        background: `${style.backgroundColor} ${style.backgroundImage}`,
      };
    };

    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    type Rgba = readonly [number, number, number, number];
    const known = new Map<string, Rgba>();
    const rgba = (colour: string): Rgba => {
      const same = known.get(colour);
      if (same) return same;
      if (!canvas) return [0, 0, 0, 0];
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
      const read: Rgba = [red, green, blue, alpha / 255];
      known.set(colour, read);
      return read;
    };
    const luminance = ([red, green, blue]: Rgba) => {
      const [r = 0, g = 0, b = 0] = [red, green, blue].map((part) => {
        const share = part / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const contrast = (one: string, other: string) => {
      const [low = 0, high = 0] = [luminance(rgba(one)), luminance(rgba(other))].sort((a, b) => a - b);
      return (high + 0.05) / (low + 0.05);
    };
    /** The colour that lies behind an element; none where a picture does. */
    const ground = (element: Element | null): string | null => {
      for (let at = element; at; at = at.parentElement) {
        const { backgroundColor, backgroundImage } = getComputedStyle(at);
        if (backgroundImage !== 'none') return null;
        if (rgba(backgroundColor)[3] > 0.9) return backgroundColor;
      }
      return 'Canvas';
    };

    const focusProblems = (element: HTMLElement): string[] => {
      const { outline, shadow, border, background } = looks(element);
      const calm = unfocused.get(element);
      const style = getComputedStyle(element);
      if (style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2 && outline !== calm?.outline) {
        const behind = ground(parseFloat(style.outlineOffset) < 0 ? element : element.parentElement);
        if (style.outlineStyle === 'auto' || behind === null) return [];
        const ratio = contrast(style.outlineColor, behind);
        return ratio >= 3 ? [] : [`its outline ${style.outlineColor} is ${ratio.toFixed(2)}:1 on ${behind}`];
      }
      const other = !calm || shadow !== calm.shadow || border !== calm.border || background !== calm.background;
      return other ? [] : ['nothing shows that it has the focus'];
    };

    const isFixed = (element: Element) => {
      for (let at: Element | null = element; at; at = at.parentElement) {
        const { position } = getComputedStyle(at);
        if (position === 'fixed' || position === 'sticky' || at.matches(':popover-open, dialog')) return true;
      }
      return false;
    };

    /** Of a field of many lines the browser shows the line that is written on: so much of it, in pixels. */
    const writtenLine = 48;

    const placeProblems = (element: HTMLElement): string[] => {
      const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
      if (width <= 1 || height <= 1) return ['it has no size'];
      if (right < 1 || left > innerWidth - 1 || bottom < 1 || top > innerHeight - 1) return ['it is outside of the window'];
      const padding = parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart) || 0;
      const needed = element instanceof HTMLTextAreaElement ? Math.min(height, writtenLine) : height;
      const cut = needed <= innerHeight - padding && (top < -1 || top + needed > innerHeight + 1);
      const covered = [...element.getClientRects()].flatMap((rect) => {
        const hits = [0.2, 0.5, 0.8].flatMap((x) =>
          [0.25, 0.5, 0.75].map((y) => [rect.left + rect.width * x, rect.top + rect.height * y] as const),
        );
        return hits
          .filter(([x, y]) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight)
          .map(([x, y]) => document.elementFromPoint(x, y))
          .filter((hit) => hit && !element.contains(hit) && !hit.contains(element))
          .filter((hit) => !(element instanceof HTMLInputElement && [...(element.labels ?? [])].some((label) => label.contains(hit))))
          .map((hit) => (hit ? nameOf(hit) : ''));
      });
      const [over] = covered;
      return [...(cut ? ['a part of it is outside of the window'] : []), ...(over === undefined ? [] : [`${over} covers it`])];
    };

    /** The child of an element that a place is in. */
    const partOf = (whole: Element, place: Element) => [...whole.children].find((child) => child.contains(place)) ?? place;

    /** Whether two stops are in columns beside each other: what is known at a glance is read before the story, and may stand on its right. */
    const inColumns = (one: Element, other: Element) => {
      let whole = one.parentElement;
      while (whole && !whole.contains(other)) whole = whole.parentElement;
      if (!whole) return false;
      const [here, there] = [partOf(whole, one).getBoundingClientRect(), partOf(whole, other).getBoundingClientRect()];
      const beside = here.right <= there.left + 1 || there.right <= here.left + 1;
      return beside && here.top < there.bottom && there.top < here.bottom;
    };

    const orderProblems = (element: HTMLElement): string[] => {
      const rect = element.getBoundingClientRect();
      const place = new DOMRect(rect.x + scrollX, rect.y + scrollY, rect.width, rect.height);
      const fixed = isFixed(element);
      const last = before;
      before = { element, rect: place, fixed };
      if (!last) return [];
      const found: string[] = [];
      if (element.getAttribute('tabindex') && element.tabIndex > 0) found.push('it has a place of its own in the order');
      if (!(last.element.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING)) found.push('it stands before the last stop');
      // Up is right only to begin another column.
      const backwards = place.bottom <= last.rect.top + 1 && place.left < last.rect.left + 1;
      if (backwards && !fixed && !last.fixed && !inColumns(last.element, element))
        found.push(`it is above the last stop, ${nameOf(last.element)}`);
      return found;
    };

    const stopNow = (): Stop | null => {
      const element = focused();
      if (!element) return null;
      const shown = shownFor(element);
      const problems = [...placeProblems(shown), ...focusProblems(shown), ...orderProblems(shown)];
      return { index: indexOf(element), name: nameOf(element), problems };
    };
    const numberNow = () => {
      const element = focused();
      return element && { index: indexOf(element), name: '', problems: [] };
    };
    let note: () => Stop | null = numberNow;
    const seen: (Stop | null)[] = [];
    let awaited = { count: Infinity, tell: () => {} };
    addEventListener(
      'keyup',
      () => {
        seen.push(note());
        if (seen.length >= awaited.count) awaited.tell();
      },
      true,
    );

    const walk: Walk = {
      setOut: (way) => {
        note = way === 'there' ? stopNow : numberNow;
      },
      released: async (count) => {
        if (seen.length < count)
          await new Promise<void>((tell) => {
            awaited = { count, tell };
          });
        return seen.splice(0, count);
      },
      expected: () =>
        [...document.querySelectorAll<HTMLElement>(candidates)]
          .filter((element) => element !== end && canStop(element))
          .map((element) => ({ index: indexOf(element), name: nameOf(element) })),
      begin: () => {
        before = null;
        document.body.append(end);
        for (const element of document.querySelectorAll<HTMLElement>('*')) unfocused.set(element, looks(element));
      },
      focus: (place) => {
        if (place === 'end') {
          end.focus();
          return;
        }
        // Where the focus was last, Tab goes on from, even if nothing has it any more.
        const { body } = document;
        body.tabIndex = -1;
        body.focus();
        body.blur();
        body.removeAttribute('tabindex');
      },
      stop: stopNow,
    };
    Object.assign(window, { ochiqWalk: walk });
  });
}

const expectedStops = (page: Page) => page.evaluate(() => (window as unknown as InPage).ochiqWalk.expected());
const focus = (page: Page, place: 'beginning' | 'end') => page.evaluate((at) => (window as unknown as InPage).ochiqWalk.focus(at), place);
const begin = (page: Page) => page.evaluate(() => (window as unknown as InPage).ochiqWalk.begin());
export const getCurrentStop = (page: Page) => page.evaluate(() => (window as unknown as InPage).ochiqWalk.stop());

/** Presses Tab so many times, without waiting in between. @returns which stops had the focus one after the other */
async function pressTab(page: Page, keys: CDPSession, count: number, way: 'there' | 'back'): Promise<(Stop | null)[]> {
  const tab = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9, modifiers: way === 'back' ? 8 : 0 };
  await page.evaluate((to) => (window as unknown as InPage).ochiqWalk.setOut(to), way);
  const released = page.evaluate((many) => (window as unknown as InPage).ochiqWalk.released(many), count);
  const sent = Array.from({ length: count }, () => [
    keys.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...tab }),
    keys.send('Input.dispatchKeyEvent', { type: 'keyUp', ...tab }),
  ]);
  await Promise.all(sent.flat());
  return released;
}

/** Waits until scripts have done what follows from where the page is scrolled to. */
const settle = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 50)));
      }),
  );

/** Walks from the beginning to the end with Tab. @returns the stops, those that were expected, and whether there was an end */
async function walkThere(page: Page, keys: CDPSession): Promise<{ stops: Stop[]; expected: Expected[]; isOut: boolean }> {
  const stops: Stop[] = [];
  let expected = await expectedStops(page);
  for (let pressed = 0; pressed <= expected.length + 20;) {
    const count = Math.max(1, expected.length - stops.length);
    const seen = await pressTab(page, keys, count, 'there');
    pressed += count;
    const end = seen.indexOf(null);
    for (const stop of end < 0 ? seen : seen.slice(0, end)) {
      // What has parts of its own, as a player or a date, is one stop.
      if (stop && stop.index !== stops.at(-1)?.index) stops.push(stop);
    }
    if (end >= 0) return { stops, expected, isOut: true };
    // Far down there may be more than at the top: the button that leads back there.
    await settle(page);
    expected = await expectedStops(page);
  }
  return { stops, expected, isOut: false };
}

/** Walks from the beginning to the end with Tab, and back to the beginning, and tells what is wrong. */
export async function walkPage(page: Page): Promise<{ problems: string[]; stops: Stop[] }> {
  const keys = await page.context().newCDPSession(page);
  await focus(page, 'beginning');
  await begin(page);
  const { stops, expected, isOut } = await walkThere(page, keys);
  const problems = stops.flatMap(({ name, problems: own }) => own.map((problem) => `${name}: ${problem}`));
  if (!isOut) {
    problems.push(`there is no way out after ${expected.length + 20} presses: ${stops.at(-1)?.name ?? 'the beginning'}`);
    return { problems, stops };
  }
  const reached = new Set(stops.map(({ index }) => index));
  problems.push(...expected.filter(({ index }) => !reached.has(index)).map(({ name }) => `${name}: Tab never comes to it`));

  await focus(page, 'end');
  const back: number[] = [];
  const most = expected.length + 20;
  for (let pressed = 0; pressed <= most && back.length < stops.length;) {
    const count = Math.min(stops.length - back.length, most + 1 - pressed);
    for (const stop of await pressTab(page, keys, count, 'back')) if (stop && stop.index !== back.at(-1)) back.push(stop.index);
    pressed += count;
  }
  await keys.detach();
  back.reverse();
  const strayed = stops.findIndex(({ index }, place) => index !== back[place]);
  if (strayed >= 0)
    problems.push(
      `Shift+Tab does not come back the same way: ${back.length} stops of ${stops.length}, see ${stops[strayed]?.name ?? 'the end'}`,
    );
  return { problems, stops };
}
