import { act, fireEvent, screen, within } from '@testing-library/react';
import { navigate } from 'gatsby';

import { serve } from '../../../test/serve';
import { show } from '../../../test/show';
import { SuggestionSearch } from './suggestion-search';

const suggestions = [
  {
    path: '/en/news/water',
    title: [
      { text: 'Ground', isMatch: true },
      { text: ' water', isMatch: false },
    ],
    type: 'news',
  },
  { path: '/en/faq#ground', title: [{ text: 'Ground?', isMatch: false }], type: 'question' },
];

const fetched = jest.fn<Promise<unknown>, [address: string, init: { signal: AbortSignal }]>();
const answers = (value: unknown, status = 200) => {
  fetched.mockResolvedValue({ ok: status === 200, status, text: () => Promise.resolve(JSON.stringify(value)), headers: new Map() });
};

beforeEach(() => {
  jest.useFakeTimers();
  globalThis.fetch = fetched as unknown as typeof fetch;
  answers(suggestions);
});

afterEach(() => {
  jest.useRealTimers();
  fetched.mockReset();
  jest.mocked(navigate).mockClear();
  Object.defineProperty(navigator, 'connection', { value: undefined, configurable: true });
  document.body.replaceChildren();
});

const box = (only?: 'news') => show(<SuggestionSearch action="/en/search" locale="en" size="hero" {...(only && { only })} />);
const field = () => screen.getByRole('combobox');
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const getRequestedAddresses = () => fetched.mock.calls.map(([address]) => address);
const press = (key: string) => fireEvent.keyDown(field(), { key });
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

function type(words: string): void {
  fireEvent.input(field(), { target: { value: words } });
}

async function typeAndWait(words: string): Promise<void> {
  type(words);
  await pass(150);
  await pass(200);
}

it('is a plain search box until there is a script', () => {
  const { container, takeOver } = serve(<SuggestionSearch action="/en/search" locale="en" size="aside" only="news" />);
  expect(container.querySelector('[role="search"]')).toHaveAttribute('action', '/prefix/en/search');
  expect(container.querySelector('[role="combobox"], [role="listbox"]')).toBeNull();
  expect(container.querySelector('input[type="hidden"]')).toHaveValue('news');
  takeOver();
  expect(field()).toHaveAttribute('aria-expanded', 'false');
});

it('sends one request for what is typed, and announces the number of suggestions', async () => {
  box();
  type('gr');
  await pass(100);
  type('gro');
  await pass(150);
  expect(screen.getByRole('status')).toHaveTextContent('Looking for suggestions');
  await pass(199);
  expect(options()).toEqual([]);
  await pass(1);
  expect(getRequestedAddresses()).toEqual(['/prefix/en/search/suggestions.json?q=gro']);
  expect(options()).toEqual(['Ground water', 'Ground?']);
  expect(within(screen.getByRole('listbox', { name: 'Suggestions' })).getByText('Ground').tagName).toBe('MARK');
  expect(field()).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('status')).toHaveTextContent('2 suggestions');
});

it('works by keyboard alone', async () => {
  box();
  await typeAndWait('ground');
  const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;
  expect(active()).toBeUndefined();
  press('ArrowDown');
  expect(active()).toBe('Ground water');
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Ground water');
  press('ArrowUp');
  press('ArrowUp');
  expect(active()).toBe('Ground?');
  expect(press('Enter')).toBe(false);
  expect(navigate).toHaveBeenCalledWith('/en/faq#ground');
  expect(options()).toEqual([]);
});

it('Enter without a choice sends the form, Escape closes the list and leaves the words', async () => {
  box();
  await typeAndWait('ground');
  expect(press('Enter')).toBe(true);
  expect(press('Escape')).toBe(false);
  expect(options()).toEqual([]);
  expect(field()).toHaveValue('ground');
  // The next one is the browser's own.
  expect(press('Escape')).toBe(true);
});

it('works by touch, and closes on navigation', async () => {
  box();
  await typeAndWait('ground');
  const [first] = screen.getAllByRole('option');
  if (!first) throw new Error('There is no option');
  expect(fireEvent.pointerDown(first)).toBe(false);
  fireEvent.click(first);
  expect(navigate).toHaveBeenCalledWith('/en/news/water');
  await typeAndWait('ground w');
  fireEvent.blur(field());
  expect(options()).toEqual([]);
});

it('aborts a request that a newer one replaces', async () => {
  box();
  let late: (value: unknown) => void = () => undefined;
  fetched.mockImplementationOnce(() => new Promise((resolve) => (late = resolve)));
  type('gr');
  await pass(150);
  const [, init] = fetched.mock.lastCall ?? [];
  await typeAndWait('ground');
  expect(init?.signal.aborted).toBe(true);
  late({ ok: true, status: 200, text: () => Promise.resolve('[]'), headers: new Map() });
  await pass(1000);
  expect(options()).toHaveLength(2);
});

it('requests only the type that is searched', async () => {
  box('news');
  await typeAndWait('ground');
  expect(getRequestedAddresses()).toEqual(['/prefix/en/search/suggestions.json?q=ground&type=news']);
});

it.each([
  ['a single letter', 'g', undefined],
  ['spaces', '    ', undefined],
  ['a reader who saves data', 'ground', { saveData: true }],
])('sends no request for %s', async (_, words, connection) => {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  box();
  await typeAndWait(words);
  expect(getRequestedAddresses()).toEqual([]);
});

it.each([
  ['refuses', { problem: 'unavailable' }, 503],
  ['answers something else', [{ path: 1 }], 200],
])('stays a search box where the server %s', async (_, value, status) => {
  answers(value, status);
  box();
  await typeAndWait('ground');
  expect(options()).toEqual([]);
  expect(field()).toHaveAttribute('aria-expanded', 'false');
});
