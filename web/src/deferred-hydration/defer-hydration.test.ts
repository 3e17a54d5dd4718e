/** @jest-environment jsdom */

import { reloadPage } from '../http/reload-page';
import { deferHydration, getPageDataAddress } from './defer-hydration';

it.each([
  ['/app-1.js', '/en/about', '/page-data/en/about/page-data.json'],
  ['/app-1.js', '/', '/page-data/index/page-data.json'],
  ['/x/y/app-1.js', '/uz', '/x/y/page-data/uz/page-data.json'],
])('with scripts at %s, the data of %s is at %s', (script, pagePath, data) => {
  expect(getPageDataAddress(script, pagePath)).toBe(data);
});

jest.mock('../http/reload-page');

const data = '/page-data/uz/page-data.json';
const begin = (...scripts: string[]) => {
  deferHydration({ scripts, data });
};
const running = () => [...document.head.querySelectorAll('script')].map(({ src }) => new URL(src).pathname);
const brought = () => [...document.head.querySelectorAll('link')].map(({ href, rel }) => `${rel} ${new URL(href).pathname}`);
const oneAndData = ['prefetch /one.js', `prefetch ${data}`];
const canPrefetch = (can: boolean) => {
  DOMTokenList.prototype.supports = (token) => can && token === 'prefetch';
};
let listening: jest.SpiedFunction<typeof window.addEventListener>;
let idle: (() => void) | undefined;
/** Tells what is on the screen, in a browser that can. */
let paint: ((name: string) => void) | undefined;

class Painted {
  static readonly supportedEntryTypes = ['paint'];
  constructor(callback: (list: { getEntriesByName: (name: string) => string[] }, observer: Painted) => void) {
    paint = (name) => {
      callback({ getEntriesByName: (entryName) => [name].filter((one) => one === entryName) }, this);
    };
  }
  observe(how: unknown): void {
    expect(how).toEqual({ type: 'paint', buffered: true });
  }
  disconnect(): void {
    paint = undefined;
  }
}

function line(connection: object | undefined): void {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
}

function loaded(state: DocumentReadyState): void {
  Object.defineProperty(document, 'readyState', { value: state, configurable: true });
}

beforeEach(() => {
  listening = jest.spyOn(window, 'addEventListener');
  jest.useFakeTimers();
  document.head.replaceChildren();
  idle = undefined;
  paint = undefined;
  Object.assign(window, { PerformanceObserver: Painted });
  line(undefined);
  loaded('interactive');
  canPrefetch(true);
  window.requestIdleCallback = (work) => {
    idle = () => {
      work({ didTimeout: false, timeRemaining: () => 10 });
    };
    return 1;
  };
});

afterEach(() => {
  // What one test left waiting must not answer to the next one's signs.
  for (const [sign, listener, how] of listening.mock.calls) window.removeEventListener(sign, listener, how);
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const pageIsLoaded = () => {
  dispatchEvent(new Event('load'));
  paint?.('first-contentful-paint');
  jest.runAllTimers();
};

it('prefetches scripts when the page has loaded and painted and the browser is idle, and runs none', () => {
  begin('/one.js', '/two.js');
  jest.runAllTimers();
  expect(idle).toBeUndefined();
  pageIsLoaded();
  expect(brought()).toEqual([]);
  idle?.();
  expect(brought()).toEqual(['prefetch /one.js', 'prefetch /two.js', `prefetch ${data}`]);
  expect(running()).toEqual([]);
});

it('prefetches in the way that Safari supports', () => {
  canPrefetch(false);
  begin('/one.js');
  pageIsLoaded();
  idle?.();
  expect(brought()).toEqual(['preload /one.js', `preload ${data}`]);
});

it('waits for the first paint, though the page has loaded before', () => {
  begin('/one.js');
  dispatchEvent(new Event('load'));
  paint?.('first-paint');
  jest.runAllTimers();
  expect(idle).toBeUndefined();
  paint?.('first-contentful-paint');
  jest.runAllTimers();
  idle?.();
  expect(brought()).toEqual(oneAndData);
});

it.each([
  ['without observers', undefined],
  ['that observes no painting', { supportedEntryTypes: ['resource'] }],
  ['that does not tell what it observes', {}],
])('does not wait for it in a browser %s', (_, PerformanceObserver) => {
  if (PerformanceObserver) Object.assign(window, { PerformanceObserver });
  else Reflect.deleteProperty(window, 'PerformanceObserver');
  begin('/one.js');
  dispatchEvent(new Event('load'));
  jest.runAllTimers();
  idle?.();
  expect(brought()).toEqual(oneAndData);
});

it('keeps the order of the scripts', () => {
  begin('/one.js', '/two.js');
  dispatchEvent(new Event('keydown'));
  expect([...document.head.querySelectorAll('script')].map((script) => script.async)).toEqual([false, false]);
});

it('needs no load where the page has loaded before', () => {
  loaded('complete');
  begin('/one.js');
  paint?.('first-contentful-paint');
  jest.runAllTimers();
  idle?.();
  expect(brought()).toEqual(oneAndData);
});

it.each(['pointerdown', 'pointermove', 'touchstart', 'wheel', 'keydown', 'focusin', 'click', 'offline'])(
  'runs them at the first %s, and once only',
  (sign) => {
    begin('/one.js');
    dispatchEvent(new Event(sign));
    expect(running()).toEqual(['/one.js']);
    dispatchEvent(new Event(sign));
    pageIsLoaded();
    idle?.();
    expect(running()).toEqual(['/one.js']);
    expect(brought()).toEqual([]);
  },
);

it('runs the scripts at the first interaction', () => {
  begin('/one.js');
  pageIsLoaded();
  idle?.();
  dispatchEvent(new Event('wheel'));
  expect(running()).toEqual(['/one.js']);
});

it.each([{ saveData: true, effectiveType: '4g' }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'stays away from a line such as %j, whatever is touched',
  (connection) => {
    line(connection);
    begin('/one.js');
    pageIsLoaded();
    dispatchEvent(new Event('pointerdown'));
    expect(idle).toBeUndefined();
    expect(brought()).toEqual([]);
    expect(running()).toEqual([]);
  },
);

it.each([{ saveData: false, effectiveType: '3g' }, {}])('comes over a line such as %j', (connection) => {
  line(connection);
  begin('/one.js');
  pageIsLoaded();
  idle?.();
  expect(brought()).toEqual(oneAndData);
});

it('waits a moment in a browser that does not tell when it is idle', () => {
  Reflect.deleteProperty(window, 'requestIdleCallback');
  begin('/one.js');
  dispatchEvent(new Event('load'));
  paint?.('first-contentful-paint');
  jest.advanceTimersByTime(150);
  expect(brought()).toEqual([]);
  jest.runAllTimers();
  expect(brought()).toEqual(oneAndData);
});

describe('a way back to another page of the same document', () => {
  const back = (to: string) => {
    window.history.replaceState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  };

  beforeEach(() => {
    jest.mocked(reloadPage).mockReset();
    Object.assign(performance, { getEntriesByName: () => [] });
    window.history.replaceState(null, '', '/en/search');
  });

  it.each([undefined, { saveData: true }])('is made by the server until scripts take over, over a line such as %j', (connection) => {
    line(connection);
    begin('/one.js');
    back('/en/search?q=water');
    expect(reloadPage).toHaveBeenCalledTimes(1);
  });

  it('is nothing to load where it is a place on the page', () => {
    begin('/one.js');
    back('/en/search#place');
    expect(reloadPage).not.toHaveBeenCalled();
  });

  it('is made by the server where scripts run and do not get as far as taking over', () => {
    begin('/one.js');
    dispatchEvent(new Event('pointerdown'));
    back('/en/search?q=water');
    expect(reloadPage).toHaveBeenCalledTimes(1);
  });

  it('is left to the scripts as soon as they have taken over', () => {
    begin('/one.js');
    dispatchEvent(new Event('pointerdown'));
    Object.assign(performance, { getEntriesByName: () => [{ name: 'onInitialClientRender' }] });
    back('/en/search?q=water');
    expect(reloadPage).not.toHaveBeenCalled();
  });
});
