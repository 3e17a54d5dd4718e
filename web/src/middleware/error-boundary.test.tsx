import { act, render, screen } from '@testing-library/react';

import { reloadOnce } from '../chunk-guard/reload-once';
import { ErrorBoundary } from './error-boundary';

jest.mock('../chunk-guard/reload-once');

const mayReload = jest.mocked(reloadOnce);
const instead = (thrown: unknown) => <p>{String(thrown)}</p>;

function Thrower({ thrown }: { thrown: Error | null }) {
  if (thrown) throw thrown;
  return <p>page</p>;
}

const shown = (thrown: Error | null, address = '/ru/news') => (
  <ErrorBoundary address={address} fallback={instead}>
    <Thrower thrown={thrown} />
  </ErrorBoundary>
);

beforeEach(() => {
  mayReload.mockReset();
  // React tells of what it catches.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

it('shows what does not fail', () => {
  render(shown(null));
  expect(screen.getByText('page')).toBeVisible();
});

it('shows something in place of what fails, and does not reload', () => {
  render(shown(new Error('x')));
  expect(screen.getByText('Error: x')).toBeVisible();
  expect(mayReload).not.toHaveBeenCalled();
});

it('reloads for a chunk that failed to load', async () => {
  mayReload.mockResolvedValue(true);
  const { container } = render(shown(new Error('Loading chunk 7 failed.')));
  expect(mayReload).toHaveBeenCalledTimes(1);
  await act(async () => Promise.resolve());
  expect(container).toBeEmptyDOMElement();
});

it('shows the error where it has reloaded before', async () => {
  mayReload.mockResolvedValue(false);
  render(shown(new Error('Loading chunk 7 failed.')));
  expect(await screen.findByText('Error: Loading chunk 7 failed.')).toBeVisible();
  expect(mayReload).toHaveBeenCalledTimes(1);
});

it('tries again at another address, and not at the same', () => {
  const { rerender } = render(shown(new Error('x')));
  rerender(shown(null));
  expect(screen.queryByText('page')).toBeNull();
  rerender(shown(null, '/ru/about'));
  expect(screen.getByText('page')).toBeVisible();
});
