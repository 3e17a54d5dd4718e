/** @jest-environment jsdom */
import { guardLoader } from './guard-loader';
import { forgetMissingPage, handleMissingPage } from './missing-page';

jest.mock('./missing-page');

const failed = { status: 'error', error: new Error('Loading chunk 7 failed.') };

function guarded({ loaded, takenOver }: { loaded: unknown; takenOver: boolean }) {
  Object.assign(performance, { getEntriesByName: () => (takenOver ? [{}] : []) });
  const loader = { loadPage: jest.fn(() => Promise.resolve(loaded)), loadPageSync: jest.fn(() => loaded) };
  guardLoader(loader);
  return loader;
}

const settle = () => new Promise((resolve) => setTimeout(() => resolve('still waiting'), 10));

afterEach(() => {
  jest.clearAllMocks();
});

it('returns an existing page', async () => {
  const page = { page: {} };
  const loader = guarded({ loaded: page, takenOver: true });
  expect(await loader.loadPage()).toBe(page);
  expect(loader.loadPageSync()).toBe(page);
  expect(handleMissingPage).not.toHaveBeenCalled();
});

it.each([failed, undefined])('never resolves for a page of the history that is %j', async (loaded) => {
  const loader = guarded({ loaded, takenOver: true });
  expect(await Promise.race([loader.loadPage(), settle()])).toBe('still waiting');
  expect(handleMissingPage).toHaveBeenCalledWith(window.location.href);
  expect(loader.loadPageSync()).toBeUndefined();
});

it('leaves the first page, which is complete as served, to Gatsby', async () => {
  expect(await guarded({ loaded: failed, takenOver: false }).loadPage()).toBe(failed);
  expect(handleMissingPage).not.toHaveBeenCalled();
});

it('returns a cached page of the history', () => {
  guarded({ loaded: failed, takenOver: true });
  dispatchEvent(new PopStateEvent('popstate'));
  expect(forgetMissingPage).toHaveBeenCalled();
});
