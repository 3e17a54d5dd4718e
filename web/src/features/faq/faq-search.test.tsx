import { act, fireEvent, screen } from '@testing-library/react';

import { examplePage } from '../../../test/example-pages';
import { show } from '../../../test/show';
import { FaqSearch } from './faq-search';

const { topics } = examplePage<'faq'>('faq', { form: 'en' }).body;

beforeEach(() => {
  jest.useFakeTimers();
  window.history.replaceState(null, '', '/prefix/en/faq');
});

afterEach(() => {
  jest.useRealTimers();
});

const faq = () => show(<FaqSearch topics={topics} search="/en/search" contact="/en/contact" />);

function type(words: string) {
  fireEvent.input(screen.getByRole('searchbox'), { target: { value: words } });
  act(() => {
    jest.runAllTimers();
  });
}

const questions = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

it('shows everything until something is typed, and again when it is taken away', () => {
  faq();
  const all = questions();
  type('yard');
  expect(questions()).toEqual(['Do I need a permit for a well in my yard?']);
  expect(screen.getByRole('status')).toHaveTextContent('1 question found');
  type('');
  expect(questions()).toEqual(all);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('marks what was looked for, and opens an answer that alone holds it', () => {
  const { container } = faq();
  type('YARD');
  expect(container.querySelector('mark')).toHaveTextContent('yard');
  expect(container.querySelector('details[open]')).toBeNull();
  type('25 metres');
  expect(container.querySelector('details[open]')).toHaveTextContent('deeper than 25 metres');
});

it('links to the contact page where no question matches', () => {
  faq();
  type('volcano');
  expect(screen.getByRole('status')).toHaveTextContent('0 questions found');
  expect(screen.getByRole('link', { name: 'Ask us yourself' })).toHaveAttribute('href', '/prefix/en/contact');
});

it('leads to the search page without a script', () => {
  faq();
  expect(screen.getByRole('search')).toHaveAttribute('action', '/prefix/en/search');
  expect(screen.getByRole('searchbox')).toHaveAttribute('name', 'q');
});

it('opens the answer that the address names', () => {
  Element.prototype.scrollIntoView = jest.fn();
  window.history.replaceState(null, '', '/prefix/en/faq#water-level-data');
  const { container } = faq();
  expect(container.querySelector('details[open]')).toHaveTextContent('Where can I get data');
});
