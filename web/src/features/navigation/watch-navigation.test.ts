/** @jest-environment jsdom */
import { handleMissingPage, isRedirectOrFile } from '../../chunk-guard/missing-page';
import { beginProgress, endProgress } from './navigation-progress';
import { watchNavigation, type GatsbyWindow } from './watch-navigation';

const left: string[] = [];

jest.mock('./navigation-progress', () => ({ beginProgress: jest.fn(), endProgress: jest.fn(), skipProgress: jest.fn() }));
jest.mock('../../chunk-guard/missing-page');
jest.mock('framer-motion/dom/mini', () => ({
  animate: (element: Element) => {
    left.push(element.id);
    return Promise.resolve();
  },
}));

function setUp({ reduced = false, watch = watchNavigation } = {}) {
  document.body.innerHTML = '<main id="old"></main>';
  left.length = 0;
  Object.assign(window, { matchMedia: () => ({ matches: reduced }) });
  const loads: { path: string; come: (loaded?: unknown) => void; fail: () => void }[] = [];
  const went = jest.fn();
  const target: GatsbyWindow = {
    ___navigate: went,
    ___loader: {
      loadPage: (path) =>
        new Promise((resolve, reject) => {
          loads.push({
            path,
            come: (loaded = {}) => {
              resolve(loaded);
            },
            fail: () => {
              reject(new Error('Loading chunk 7 failed.'));
            },
          });
        }),
    },
  };
  watch(target);
  return { target, loads, went };
}

/** Lets everything happen that waits for nothing but its turn. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 20));

beforeEach(() => {
  jest.clearAllMocks();
});

it('keeps the old page until the new one is loaded, then fades it out before navigating', async () => {
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

it.each([
  ['fails', (load: { fail: () => void }) => load.fail()],
  ['comes without its parts', (load: { come: (loaded: unknown) => void }) => load.come({ status: 'error', error: new Error('x') })],
  ['is nothing', (load: { come: (loaded: unknown) => void }) => load.come(null)],
])('keeps a page that %s from Gatsby, which would reload it endlessly', async (_, end) => {
  jest.mocked(isRedirectOrFile).mockResolvedValue(false);
  const { target, loads, went } = setUp();
  target.___navigate('/uz/news?page=2#list', { replace: true });
  const [load] = loads;
  if (load) end(load);
  await settle();
  expect(went).not.toHaveBeenCalled();
  expect(left).toEqual([]);
  expect(handleMissingPage).toHaveBeenCalledWith(`${window.location.origin}/uz/news?page=2#list`, { replace: true });
  expect(endProgress).toHaveBeenCalledTimes(1);
});

it('does not treat a redirect as a page with missing chunks', async () => {
  jest.mocked(isRedirectOrFile).mockResolvedValue(true);
  // The browser of the tests says that it can't leave a page.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { target, loads, went } = setUp();
  target.___navigate('/uz/old-address');
  loads[0]?.fail();
  await settle();
  expect(isRedirectOrFile).toHaveBeenCalledWith(`${window.location.origin}/uz/old-address`);
  expect(handleMissingPage).not.toHaveBeenCalled();
  expect(went).not.toHaveBeenCalled();
});

it('changes pages without the library that fades, too', async () => {
  await jest.isolateModulesAsync(async () => {
    jest.doMock('framer-motion/dom/mini', () => {
      throw new Error('Loading chunk 7 failed.');
    });
    const { runFadeIn, watchNavigation: watch } = await import('./watch-navigation');
    const { target, loads, went } = setUp({ watch });
    target.___navigate('/uz/news');
    loads[0]?.come();
    await settle();
    expect(went).toHaveBeenCalledTimes(1);
    await expect(runFadeIn()).resolves.toBeUndefined();
  });
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
