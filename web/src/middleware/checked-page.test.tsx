import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';

import { examplePage } from '../../test/example-pages';
import { messagesOf } from '../../test/messages';
import { show } from '../../test/show';
import { reloadFromServer } from '../http/reload-page';
import { CheckedPage } from './checked-page';

jest.mock('../http/reload-page');

const page = examplePage('not-found', { form: 'en' });
const shown = (...names: string[]) => (
  <CheckedPage names={names} page={page}>
    <p>words</p>
  </CheckedPage>
);

afterEach(() => {
  jest.clearAllMocks();
});

it('shows a page at its own address', () => {
  window.history.pushState(null, '', `/prefix${page.path}`);
  show(shown('answer-of-server'));
  expect(screen.getByText('words')).toBeVisible();
  expect(reloadFromServer).not.toHaveBeenCalled();
});

it('shows a page that names no check', () => {
  window.history.pushState(null, '', '/prefix/en/nope');
  show(shown());
  expect(screen.getByText('words')).toBeVisible();
  expect(reloadFromServer).not.toHaveBeenCalled();
});

it('loads the address from the server where it is not the page’s, and shows the page until then', () => {
  window.history.pushState(null, '', '/prefix/en/nope');
  show(shown('answer-of-server'));
  expect(screen.getByText('words')).toBeVisible();
  expect(reloadFromServer).toHaveBeenCalledTimes(1);
});

it('shows an error in place of a page that names an unknown check, on the server, too', () => {
  show(shown('auth'));
  expect(screen.queryByText('words')).toBeNull();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Unknown middleware auth');
  expect(screen.getByRole('alert')).toHaveTextContent('500');
  const html = renderToString(<I18nextProvider i18n={messagesOf('en')}>{shown('auth')}</I18nextProvider>);
  expect(html).toContain('Unknown middleware auth');
  expect(html).not.toContain('words');
});

it('hydrates the server’s HTML without a warning', () => {
  window.history.pushState(null, '', '/prefix/en/nope');
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const element = <I18nextProvider i18n={messagesOf('en')}>{shown('answer-of-server')}</I18nextProvider>;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(element);
  render(element, { container, hydrate: true });
  expect(complaints).not.toHaveBeenCalled();
  expect(reloadFromServer).toHaveBeenCalledTimes(1);
});
