import type { DocumentListBody } from '@ochiq/pages/page-builders/documents';
import { act, fireEvent, screen, within } from '@testing-library/react';

import { examplePage } from '../../../test/example-pages';
import { show } from '../../../test/show';
import { DocumentRegister } from './document-register';

const registerAt = (path: string): DocumentListBody =>
  examplePage<'document-list'>(path.includes('/kind/') ? 'documents-kind' : 'documents', { form: 'en', path }).body;

const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const filter = (name: RegExp) => within(screen.getByRole('navigation', { hidden: true })).getByRole('link', { name, hidden: true });

beforeEach(() => {
  window.history.replaceState(null, '', '/en/documents');
});

it('shows the whole register, year by year, with how many documents there are', () => {
  show(<DocumentRegister register={registerAt('/en/documents')} />);
  expect(screen.getByRole('status')).toHaveTextContent('5 documents');
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    '2026',
    '2025',
    '2023',
    '2019',
    'Not dated yet',
  ]);
});

it('narrows the rows by several filters at once and keeps them in the address', () => {
  show(<DocumentRegister register={registerAt('/en/documents')} />);
  fireEvent.click(filter(/^In force/u));
  fireEvent.click(filter(/^2025/u));
  expect(titles()).toEqual(['On the use of groundwater']);
  expect(window.location.search).toBe('?status=in-force&year=2025');
  expect(filter(/^2025/u)).toHaveAttribute('aria-current');
  fireEvent.click(filter(/^2025/u));
  expect(window.location.search).toBe('?status=in-force');
  expect(titles()).toHaveLength(3);
});

it('reads the choices from the address, and clears them', () => {
  window.history.replaceState(null, '', '/en/documents?kind=order&q=wells');
  show(<DocumentRegister register={registerAt('/en/documents')} />);
  expect(titles()).toEqual(['Procedure for recording observation wells']);
  expect(screen.getByRole('searchbox')).toHaveValue('wells');
  fireEvent.click(screen.getByRole('button', { name: 'Clear the filters' }));
  expect(titles()).toHaveLength(5);
  expect(window.location.search).toBe('');
  expect(screen.getByRole('searchbox')).toHaveValue('');
});

it('finds words in titles and numbers while they are typed', () => {
  jest.useFakeTimers();
  show(<DocumentRegister register={registerAt('/en/documents')} />);
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: '430 GROUND' } });
  act(() => jest.runAllTimers());
  expect(titles()).toEqual(['On the use of groundwater']);
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'nothing like it' } });
  act(() => jest.runAllTimers());
  expect(screen.getByRole('status')).toHaveTextContent('No documents found.');
  jest.useRealTimers();
});

it('leaves a filter to its link where the page lacks rows, and for a new tab', () => {
  const register = registerAt('/en/documents');
  const facets = { ...register.facets, year: register.facets.year.map((link) => ({ ...link, whole: false })) };
  show(<DocumentRegister register={{ ...register, facets }} />);
  expect(fireEvent.click(filter(/^2025/u))).toBe(true);
  expect(fireEvent.click(filter(/^In force/u), { ctrlKey: true })).toBe(true);
  expect(fireEvent.click(filter(/^In force/u))).toBe(false);
});

it('marks the part that a page of its own shows, and leads back to the whole', () => {
  show(<DocumentRegister register={registerAt('/en/documents/kind/order')} />);
  expect(filter(/^Order/u)).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'All documents' })).toHaveAttribute('href', '/prefix/en/documents');
  expect(fireEvent.click(filter(/^In force/u))).toBe(true);
});
