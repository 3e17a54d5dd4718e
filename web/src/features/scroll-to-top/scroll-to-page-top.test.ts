/** @jest-environment jsdom */

import { behaviour } from '@ochiq/contract/behaviour';

import { computeScrollPosition, scrollToPageTop } from './scroll-to-top';

it.each([
  ['begins where the reader is', 0, 1800],
  ['has gone a third after a third of the time', 300, 1200],
  ['has gone half after half of the time', 450, 900],
  ['ends at the top', 900, 0],
  ['stays at the top after that', 1000, 0],
  ['does not go down before it begins', -5, 1800],
])('%s', (_, elapsed, position) => {
  expect(computeScrollPosition(1800, elapsed, 900)).toBeCloseTo(position);
});

const duration = behaviour.scrollToTopMs;
const scrollTo = jest.fn();
const arrive = jest.fn();
const places = () => scrollTo.mock.calls.map(([{ top }]) => Math.round(top));

function reader({ wantsNoMotion = false } = {}): void {
  Object.assign(window, { matchMedia: () => ({ matches: wantsNoMotion }) });
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  Object.assign(window, { scrollTo, scrollY: 1800 });
  reader();
});

afterEach(() => {
  delete document.documentElement.dataset['motion'];
  jest.useRealTimers();
});

it('goes to the top at an even speed, in its time', () => {
  scrollToPageTop(arrive);
  jest.advanceTimersByTime(duration / 2);
  const half = places();
  expect(half.length).toBeGreaterThan(20);
  expect(half.at(-1)).toBeGreaterThan(860);
  expect(half.at(-1)).toBeLessThan(940);
  const steps = half.slice(1).map((top, index) => (half[index] ?? 0) - top);
  expect(Math.max(...steps) - Math.min(...steps)).toBeLessThanOrEqual(2);
  expect(arrive).not.toHaveBeenCalled();
  jest.advanceTimersByTime(duration / 2 + 20);
  expect(places().at(-1)).toBe(0);
  expect(arrive).toHaveBeenCalledTimes(1);
});

it('moves nothing more when it has arrived', () => {
  scrollToPageTop(arrive);
  jest.advanceTimersByTime(duration + 20);
  scrollTo.mockClear();
  jest.advanceTimersByTime(duration);
  expect(scrollTo).not.toHaveBeenCalled();
  expect(arrive).toHaveBeenCalledTimes(1);
});

it.each(['wheel', 'touchstart', 'pointerdown', 'keydown', 'popstate'])('leaves the reader alone after a %s', (act) => {
  scrollToPageTop(arrive);
  jest.advanceTimersByTime(duration / 3);
  window.dispatchEvent(new Event(act));
  scrollTo.mockClear();
  jest.advanceTimersByTime(duration);
  expect(scrollTo).not.toHaveBeenCalled();
  expect(arrive).not.toHaveBeenCalled();
});

it.each(['the device', 'the site'])('is there at once where the reader wants no motion by the setting of %s', (whose) => {
  if (whose === 'the site') document.documentElement.dataset['motion'] = 'off';
  else reader({ wantsNoMotion: true });
  scrollToPageTop(arrive);
  expect(places()).toEqual([0]);
  expect(arrive).toHaveBeenCalledTimes(1);
});
