import { render } from '@testing-library/react';

import { reloadPage } from '../../http/reload-page';
import { useServedQuery } from './edge-content';

jest.mock('../../http/reload-page');

function Page() {
  useServedQuery('/uz/search');
  return null;
}

const at = (query: string) => {
  window.history.replaceState(null, '', `/prefix/uz/search${query}`);
};

afterEach(() => {
  document.body.replaceChildren();
  jest.mocked(reloadPage).mockReset();
});

it.each([
  ['?q=suv', '', 1],
  ['?q=suv', '?q=yer', 1],
  ['?q=suv', '?q=suv', 0],
  ['', '', 0],
  ['', '?q=suv', 1],
])('served with “%s”, on the way to “%s” it is loaded %d times', (served, next, times) => {
  document.body.innerHTML = '<div data-place="/uz/search#answer">x</div>';
  at(served);
  const { rerender } = render(<Page />);
  at(next);
  rerender(<Page />);
  expect(reloadPage).toHaveBeenCalledTimes(times);
});

it.each([
  ['', 0],
  ['?q=suv', 1],
])('brought by scripts with “%s” it is loaded %d times', (query, times) => {
  at(query);
  render(<Page />);
  expect(reloadPage).toHaveBeenCalledTimes(times);
});
