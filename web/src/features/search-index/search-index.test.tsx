import { act, fireEvent, screen } from '@testing-library/react';

import { examplePage } from '../../../test/example-pages';
import { show } from '../../../test/show';
import { SearchIndex } from './search-index';

const page = examplePage<'search'>('search', { form: 'uz' });

beforeEach(() => {
  jest.useFakeTimers();
  window.history.replaceState(null, '', '/prefix/uz/search');
});

afterEach(() => {
  jest.useRealTimers();
});

const search = () => show(<SearchIndex groups={page.body.groups} action={page.path} footer={page.shell.footer} />, 'uz');

function type(words: string) {
  fireEvent.input(screen.getByRole('searchbox'), { target: { value: words } });
  act(() => {
    jest.runAllTimers();
  });
}

it('holds everything by name, kind by kind', () => {
  search();
  const kinds = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(kinds.slice(0, 3)).toEqual(['Sahifalar', 'Xizmatlar', 'Hujjatlar']);
});

it('narrows it to what is typed, in either alphabet, and keeps it in the address', () => {
  search();
  type('Фарғона');
  expect(screen.getByRole('link', { name: /Fargʻona gidrogeologiya ekspeditsiyasi/u })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Sahifalar' })).toBeNull();
  expect(new URLSearchParams(window.location.search).get('q')).toBe('Фарғона');
  type('');
  expect(window.location.search).toBe('');
});

it('takes what the address asks for', () => {
  window.history.replaceState(null, '', '/prefix/uz/search?q=direktor');
  search();
  expect(screen.getByRole('searchbox')).toHaveValue('direktor');
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Odamlar');
  expect(window.location.search).toBe('?q=direktor');
});

it('knows other ways where nothing is found', () => {
  search();
  type('zzzz');
  expect(screen.getByRole('status')).toHaveTextContent('0 ta natija');
  expect(screen.getByRole('link', { name: 'Sayt xaritasi' })).toBeVisible();
  expect(screen.getByRole('link', { name: '+998 71 200-00-99' })).toBeVisible();
});
