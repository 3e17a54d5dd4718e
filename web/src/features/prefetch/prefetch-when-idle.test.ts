/** @jest-environment jsdom */

import { type Loader, mayPrefetch, prefetchWhenIdle } from './prefetch-when-idle';

it.each([
  [{}, true],
  [{ effectiveType: '3g' }, true],
  [{ effectiveType: '4g', saveData: false }, true],
  [{ effectiveType: '2g' }, false],
  [{ effectiveType: 'slow-2g' }, false],
  [{ effectiveType: '4g', saveData: true }, false],
] as const)('over a line such as %j: %p', (line, allowed) => {
  expect(mayPrefetch({ onLine: true, ...line })).toBe(allowed);
  expect(mayPrefetch({ onLine: false, ...line })).toBe(false);
});

const give = (name: 'connection' | 'onLine', value: unknown) => {
  Object.defineProperty(navigator, name, { value, configurable: true });
};

let idle: Map<number, () => void>;
let timeouts: (number | undefined)[];

const becomesIdle = () => {
  for (const work of idle.values()) work();
  idle.clear();
};

function loaderOfSite() {
  const abort = jest.fn();
  const enqueue = jest.fn<{ abort: () => void }, [string]>().mockReturnValue({ abort });
  const loader: Loader = { enqueue };
  prefetchWhenIdle(loader);
  return { loader, enqueue, abort };
}

beforeEach(() => {
  idle = new Map();
  timeouts = [];
  give('connection', undefined);
  give('onLine', true);
  window.requestIdleCallback = (work, options) => {
    const id = timeouts.push(options?.timeout);
    idle.set(id, () => {
      work({ didTimeout: false, timeRemaining: () => 10 });
    });
    return id;
  };
  window.cancelIdleCallback = (id) => {
    idle.delete(id);
  };
});

it('brings the page of a link in view when the browser is idle, at the latest after two seconds', () => {
  const { loader, enqueue } = loaderOfSite();
  loader.enqueue('/ru/about');
  expect(enqueue).not.toHaveBeenCalled();
  expect(timeouts).toEqual([2000]);
  becomesIdle();
  expect(enqueue.mock.calls).toEqual([['/ru/about']]);
});

it('leaves a link alone that went out of view before', () => {
  const { loader, enqueue } = loaderOfSite();
  loader.enqueue('/ru/about').abort();
  loader.enqueue('/ru/news');
  becomesIdle();
  expect(enqueue.mock.calls).toEqual([['/ru/news']]);
});

it.each([
  ['connection', { effectiveType: '2g' }],
  ['connection', { effectiveType: '4g', saveData: true }],
  ['onLine', false],
] as const)('asks about the line at the moment of the prefetch: %s %j', (name, value) => {
  const { loader, enqueue } = loaderOfSite();
  loader.enqueue('/ru/about');
  give(name, value);
  becomesIdle();
  expect(enqueue).not.toHaveBeenCalled();
});

it('brings a page after all when its link is in view again on a better line', () => {
  const { loader, enqueue } = loaderOfSite();
  give('onLine', false);
  loader.enqueue('/ru/about');
  becomesIdle();
  give('onLine', true);
  loader.enqueue('/ru/about');
  becomesIdle();
  expect(enqueue).toHaveBeenCalledTimes(1);
});

it('takes a page out of Gatsby’s queue when its link goes out of view', () => {
  const { loader, abort } = loaderOfSite();
  const link = loader.enqueue('/ru/about');
  becomesIdle();
  link.abort();
  expect(abort).toHaveBeenCalledTimes(1);
});

it('waits a moment in a browser that does not tell when it is idle', () => {
  jest.useFakeTimers();
  Reflect.deleteProperty(window, 'requestIdleCallback');
  const { loader, enqueue } = loaderOfSite();
  loader.enqueue('/ru/news').abort();
  loader.enqueue('/ru/about');
  jest.advanceTimersByTime(150);
  expect(enqueue).not.toHaveBeenCalled();
  jest.advanceTimersByTime(100);
  expect(enqueue.mock.calls).toEqual([['/ru/about']]);
  jest.useRealTimers();
});
