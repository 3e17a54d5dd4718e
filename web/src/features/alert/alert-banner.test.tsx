import { withAlert } from '@ochiq/contract/routing/alert-place';
import { render } from '@testing-library/react';

import { serve } from '../../../test/serve';
import { AlertBanner, findAlertElement } from './alert-banner';

const html = '<section data-level="danger"><p>Xavf. <a href="/uz/news">Batafsil</a></p></section>';
const marker = '<!--#include virtual="/prefix/alert/ru.txt" -->';

afterEach(() => {
  document.body.replaceChildren();
});

it('contains only the marker of the alert, and its address', () => {
  render(<AlertBanner form="ru" />);
  expect(findAlertElement()?.innerHTML).toBe(marker);
  expect(findAlertElement()).toHaveAttribute('data-alert', '/prefix/alert/ru.json');
});

it.each([
  ['with an alert put in', html],
  ['as it was built', marker],
])('hydrates a page %s, and leaves the alert unchanged', (_, served) => {
  const complained = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { container, takeOver } = serve(<AlertBanner form="ru" />);
  container.innerHTML = withAlert(container.innerHTML, served);
  const inside = findAlertElement()?.firstChild;
  expect(findAlertElement()?.innerHTML).toBe(served);
  takeOver();
  expect(findAlertElement()?.firstChild).toBe(inside);
  expect(complained).not.toHaveBeenCalled();
  complained.mockRestore();
});

it('shows the alert of the previous page after client-side navigation', () => {
  const { rerender } = render(<AlertBanner key="/ru" form="ru" />);
  const before = findAlertElement();
  if (before) before.innerHTML = html;
  rerender(<AlertBanner key="/ru/faq" form="ru" />);
  expect(findAlertElement()).not.toBe(before);
  expect(findAlertElement()?.innerHTML).toBe(html);
});
