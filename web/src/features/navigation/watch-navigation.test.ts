/** @jest-environment jsdom */
import { beginProgress } from './progress-state';
import { watchNavigation, type GatsbyWindow } from './watch-navigation';

const left: string[] = [];

jest.mock('./progress-state', () => ({ beginProgress: jest.fn(), skipProgress: jest.fn() }));
jest.mock('framer-motion/dom/mini', () => ({
  animate: (element: Element) => {
    left.push(element.id);
    return Promise.resolve();
  },
}));

function setUp({ reduced = false } = {}) {
  document.body.innerHTML = '<main id="old"></main>';
  left.length = 0;
  Object.assign(window, { matchMedia: () => ({ matches: reduced }) });
  const loads: { path: string; come: () => void; fail: () => void }[] = [];
  const went = jest.fn();
  const target: GatsbyWindow = {
    ___navigate: went,
    ___loader: {
      loadPage: (path) =>
        new Promise((resolve, reject) => {
          loads.push({
            path,
            come: () => {
              resolve({});
            },
            fail: () => {
              reject(new Error('Loading chunk 7 failed.'));
            },
          });
        }),
    },
  };
  watchNavigation(target);
  return { target, loads, went };
}

/** Lets everything happen that waits for nothing but its turn. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 20));

beforeEach(() => {
  jest.clearAllMocks();
});

it('keeps the old page until the new one is there, then lets it out before it goes', async () => {
  const { target, loads, went } = setUp();
  target.___navigate('/prefix/uz/news?page=2', { state: 1 });
  await settle();
  expect(beginProgress).toHaveBeenCalledTimes(1);
  expect(loads.map(({ path }) => path)).toEqual(['/prefix/uz/news?page=2']);
  expect({ left, went: went.mock.calls }).toEqual({ left: [], went: [] });
  loads[0]?.come();
  await settle();
  expect(left).toEqual(['old']);
  expect(went.mock.calls).toEqual([['/prefix/uz/news?page=2', { state: 1 }]]);
});

it('moves nothing for a reader who wants no motion', async () => {
  const { target, loads, went } = setUp({ reduced: true });
  target.___navigate('/uz/news');
  loads[0]?.come();
  await settle();
  expect(left).toEqual([]);
  expect(went).toHaveBeenCalledTimes(1);
});

it('goes where the reader clicked last', async () => {
  const { target, loads, went } = setUp();
  target.___navigate('/uz/news');
  target.___navigate('/uz/faq');
  loads[1]?.come();
  await settle();
  loads[0]?.come();
  await settle();
  expect(went.mock.calls).toEqual([['/uz/faq', undefined]]);
});

it('leaves a page that does not load to Gatsby', async () => {
  const { target, loads, went } = setUp();
  target.___navigate('/uz/news');
  loads[0]?.fail();
  await settle();
  expect(went).toHaveBeenCalledTimes(1);
});

it.each([
  ['a place on this page', '/#top'],
  ['a step back', -1],
])('is no navigation: %s', (_, to) => {
  const { target, loads, went } = setUp();
  target.___navigate(to);
  expect(went).toHaveBeenCalledTimes(1);
  expect(loads).toEqual([]);
  expect(beginProgress).not.toHaveBeenCalled();
});
