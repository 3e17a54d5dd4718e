import { readFileSync } from 'node:fs';

import { behaviour } from '@ochiq/contract/behaviour';
import { act, render, screen } from '@testing-library/react';

import { source } from '../../../test/messages';
import { useScrollIn } from './use-scroll-in';

type Look = { name: string; top: number; isIntersecting?: boolean; ratio?: number };

const height = 800;
const observers: FakeObserver[] = [];
let endAnimation: (() => void)[] = [];

/** The browser's own looks only where there is a layout. */
class FakeObserver {
  readonly observed = new Set<Element>();
  readonly callback: IntersectionObserverCallback;
  readonly options: IntersectionObserverInit;
  constructor(callback: IntersectionObserverCallback, options: IntersectionObserverInit = {}) {
    this.callback = callback;
    this.options = options;
    observers.push(this);
  }
  observe(element: Element): void {
    this.observed.add(element);
  }
  unobserve(element: Element): void {
    this.observed.delete(element);
  }
  disconnect(): void {
    this.observed.clear();
  }
}

const part = (name: string) => screen.getByRole('region', { name });
const mark = (name: string) => part(name).getAttribute('data-scroll-in');
/** The page's last two: what comes over the edge of the window, and what has come so far in. */
const entering = () => observers.at(-2);
const entered = () => observers.at(-1);
const watched = () => [...(entering()?.observed ?? [])].map((element) => element.getAttribute('aria-label'));

function tell(observer: FakeObserver | undefined, looks: readonly Look[]): void {
  const entries = looks.map(({ name, top, isIntersecting = true, ratio = 0.1 }) => ({
    target: part(name),
    isIntersecting,
    intersectionRatio: isIntersecting ? ratio : 0,
    boundingClientRect: new DOMRect(0, top, 300, 400),
  }));
  observer?.callback(entries as unknown as IntersectionObserverEntry[], observer as unknown as IntersectionObserver);
}

const look = (...looks: Look[]) => {
  tell(entering(), looks);
};
/** So much of a part is in the window as the specification says. */
const comeIn = (name: string) => {
  tell(entered(), [{ name, top: height - behaviour.scrollInOffsetPx }]);
};

function Parts({ path }: { path: string }) {
  useScrollIn(path);
  return (
    <main>
      <section data-scroll-in="" aria-label="first" />
      <section data-scroll-in="" aria-label="second">
        <section data-scroll-in="" aria-label="within" />
      </section>
      <section aria-label="plain" />
      <section data-scroll-in="" aria-label="third" />
    </main>
  );
}

beforeEach(() => {
  observers.length = 0;
  endAnimation = [];
  Object.assign(window, { innerHeight: height, IntersectionObserver: FakeObserver });
  Element.prototype.getAnimations = () => [
    { finished: new Promise<void>((resolve) => endAnimation.push(resolve)) } as unknown as Animation,
  ];
});

afterEach(() => {
  Reflect.deleteProperty(window, 'IntersectionObserver');
});

/** A page whose first part is in the window, the others below. */
function page() {
  const shown = render(<Parts path="/en" />);
  look(
    { name: 'first', top: 700 },
    { name: 'second', top: 1100, isIntersecting: false },
    { name: 'third', top: 1500, isIntersecting: false },
  );
  return shown;
}

it('moves nothing that is in the window already, and waits for what is below', () => {
  page();
  expect(mark('first')).toBe('');
  expect(watched()).toEqual(['second', 'third']);
});

it('lets a part appear once 100 px of it have entered the window, and once only', async () => {
  page();
  expect(entered()?.options.rootMargin).toBe('0px 0px -100px 0px');
  look({ name: 'second', top: height - 3 });
  expect(mark('second')).toBe('soon');
  expect(mark('third')).toBe('');
  comeIn('second');
  expect(mark('second')).toBe('now');
  expect(watched()).toEqual(['third']);
  await act(async () => {
    for (const end of endAnimation) end();
    await new Promise((resolve) => setTimeout(resolve));
  });
  expect(mark('second')).toBe('');
});

it('lets a part appear that is smaller than that once all of it is in the window', () => {
  page();
  expect(entering()?.options.threshold).toEqual([0, 1]);
  look({ name: 'second', top: height - 60, ratio: 0.5 });
  expect(mark('second')).toBe('soon');
  look({ name: 'second', top: height - 90, ratio: 1 });
  expect(mark('second')).toBe('now');
});

it('hides nothing that leaves the window before it has appeared, and shows it when it comes again', () => {
  page();
  look({ name: 'second', top: height - 3 });
  look({ name: 'second', top: height + 30, isIntersecting: false });
  expect(mark('second')).toBe('');
  look({ name: 'second', top: height - 3 });
  comeIn('second');
  expect(mark('second')).toBe('now');
});

it.each([
  ['from above', -200],
  ['in the middle of the window, after a jump', 300],
])('leaves alone what comes %s', (_, top) => {
  page();
  look({ name: 'second', top });
  comeIn('second');
  expect(mark('second')).toBe('');
  expect(watched()).toEqual(['third']);
});

it('leaves the page as it was served where the styles move nothing', async () => {
  Element.prototype.getAnimations = () => [];
  page();
  look({ name: 'second', top: height - 3 });
  comeIn('second');
  await new Promise((resolve) => setTimeout(resolve));
  expect(mark('second')).toBe('');
});

it('removes the mark, too, where the animation is cancelled', async () => {
  Element.prototype.getAnimations = () => [{ finished: Promise.reject(new DOMException('', 'AbortError')) } as unknown as Animation];
  page();
  look({ name: 'second', top: height - 3 });
  comeIn('second');
  await new Promise((resolve) => setTimeout(resolve));
  expect(mark('second')).toBe('');
});

it('observes the next page, and leaves nothing of the last one hidden', () => {
  const { rerender } = page();
  look({ name: 'third', top: height - 3 });
  expect(mark('third')).toBe('soon');
  rerender(<Parts path="/ru" />);
  expect(mark('third')).toBe('');
  expect(observers.map(({ observed }) => observed.size)).toEqual([0, 0, 3, 3]);
  look({ name: 'first', top: 700 }, { name: 'second', top: 780 });
  expect([mark('first'), mark('second')]).toEqual(['', '']);
});

it('stays away from a browser that does not tell what is in view', () => {
  Reflect.deleteProperty(window, 'IntersectionObserver');
  render(<Parts path="/en" />);
  expect(observers).toEqual([]);
});

describe('the style', () => {
  const css = readFileSync(source('styles', 'scroll-in.css'), 'utf8');

  it('moves nothing but place and strength, on screens of readers who want motion', () => {
    expect(css).toContain('@media screen and (prefers-reduced-motion: no-preference)');
    expect(css).toContain(":root:not([data-motion='off'])");
    const [, frames = ''] = /@keyframes scroll-in \{\s*from \{(?<frames>[^}]*)\}/u.exec(css) ?? [];
    expect([...frames.matchAll(/(?<name>[\w-]+):/gu)].map(({ groups }) => groups?.['name'])).toEqual(['opacity', 'transform']);
  });

  it('hides nothing but what is just coming in, and no part with the focus in it', () => {
    const still = css.replace(/@keyframes[^}]*\}\s*\}/u, '');
    const hiding = [...still.matchAll(/(?<selector>[^{}]+)\{[^{}]*(?:opacity|transform|visibility|display)[^{}]*\}/gu)];
    expect(hiding.map(({ groups }) => groups?.['selector']?.trim())).toEqual([
      ":root:not([data-motion='off']) [data-scroll-in='soon']:not(:focus-within)",
    ]);
  });
});
