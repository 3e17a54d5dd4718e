import { readFileSync } from 'node:fs';

import { behaviour } from '@ochiq/contract/behaviour';
import { act, render, screen } from '@testing-library/react';

import { source } from '../../../test/messages';
import { useScrollIn } from './use-scroll-in';

type Look = { name: string; top: number; isIntersecting?: boolean };

const height = 800;
const observers: FakeObserver[] = [];
let endAnimation: (() => void)[] = [];

/** The browser's own looks only where there is a layout. */
class FakeObserver {
  readonly observed = new Set<Element>();
  readonly callback: IntersectionObserverCallback;
  constructor(callback: IntersectionObserverCallback) {
    this.callback = callback;
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
const watched = () => [...(observers.at(-1)?.observed ?? [])].map((element) => element.getAttribute('aria-label'));

function look(...looks: Look[]): void {
  const observer = observers.at(-1);
  const entries = looks.map(({ name, top, isIntersecting = true }) => ({
    target: part(name),
    isIntersecting,
    boundingClientRect: new DOMRect(0, top, 300, 400),
  }));
  observer?.callback(entries as unknown as IntersectionObserverEntry[], observer as unknown as IntersectionObserver);
}

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

it('lets a part slide in when it comes over the lower edge, once', async () => {
  page();
  look({ name: 'second', top: height - 3 });
  expect(mark('second')).toBe('now');
  expect(mark('third')).toBe('');
  expect(watched()).toEqual(['third']);
  await act(async () => {
    for (const end of endAnimation) end();
    await new Promise((resolve) => setTimeout(resolve));
  });
  expect(mark('second')).toBe('');
});

it.each([
  ['from above', -200],
  ['in the middle of the window, after a jump', 300],
])('leaves alone what comes %s', (_, top) => {
  page();
  look({ name: 'second', top });
  expect(mark('second')).toBe('');
  expect(watched()).toEqual(['third']);
});

it('leaves the page as it was served where the styles move nothing', async () => {
  Element.prototype.getAnimations = () => [];
  page();
  look({ name: 'second', top: height - 3 });
  await Promise.resolve().then(() => undefined);
  await new Promise((resolve) => setTimeout(resolve));
  expect(mark('second')).toBe('');
});

it('takes the mark away, too, where the movement is broken off', async () => {
  Element.prototype.getAnimations = () => [{ finished: Promise.reject(new DOMException('', 'AbortError')) } as unknown as Animation];
  page();
  look({ name: 'second', top: height - 3 });
  await new Promise((resolve) => setTimeout(resolve));
  expect(mark('second')).toBe('');
});

it('looks at the next page anew', () => {
  const { rerender } = page();
  rerender(<Parts path="/ru" />);
  expect(observers.map(({ observed }) => observed.size)).toEqual([0, 3]);
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

  it('hides nothing that is not moving', () => {
    const still = css.replace(/@keyframes[^}]*\}\s*\}/u, '');
    expect(still).not.toMatch(/opacity|transform|visibility|display/u);
  });

  it('comes from as far below as the specification says', () => {
    expect(readFileSync(source('styles', 'tokens.css'), 'utf8')).toContain(`--scroll-in: ${behaviour.scrollInOffsetPx}px;`);
  });
});
