import type { FormResponse } from '@ochiq/contract/forms/wire';
import type { Page } from '@ochiq/pages/page';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';

import { examplePage } from '../../../test/example-pages';
import { messageFiles } from '../../../test/messages';
import { serve } from '../../../test/serve';
import { show } from '../../../test/show';
import { Feedback } from './feedback';
import { loadPage } from './load-page';
import { CompleteForm } from './complete-form';

jest.mock('./load-page', () => ({ loadPage: jest.fn() }));

type Body = Readonly<Record<string, string>>;

const page: Page = examplePage('contact', { set: 'empty', form: 'en' });
const fetched = jest.fn<Promise<Response>, [address: string, init?: RequestInit]>();
const submitted = jest.fn();

const sent: FormResponse = { outcome: 'sent', receipt: null };
let answers: (FormResponse | Error)[] = [];

/** As much of an answer as is looked at: jsdom has none of its own. */
const json = (body: unknown, status = 200) =>
  ({
    ok: status < 300,
    status,
    headers: { get: (name: string) => (name === 'X-Request-Id' ? 'a3bb189e' : null) },
    text: () => Promise.resolve(JSON.stringify(body)),
  }) as unknown as Response;
const statuses = { sent: 201, state: 200, 'signed-in': 200, problems: 422, refused: 429 } as const;

function mockResponse(address: string): Promise<Response> {
  if (address.includes('/page-data/')) return Promise.resolve(json({ result: { data: messageFiles('en') } }));
  if (address.endsWith('/forms/challenge')) return Promise.resolve(json({}, 503));
  const next = answers.shift() ?? sent;
  return next instanceof Error ? Promise.reject(next) : Promise.resolve(json(next, statuses[next.outcome]));
}

const posts = () =>
  fetched.mock.calls
    .filter(([, init]) => init?.method === 'POST')
    .map(([address, init]) => ({ address, body: JSON.parse(init?.body as string) as Body }));

const field = (name: RegExp) => screen.getByRole('textbox', { name });
const type = (name: RegExp, value: string) => fireEvent.input(field(name), { target: { value } });
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send' }));

function fill(): void {
  type(/^Name/u, 'Anvar');
  type(/^E-mail/u, 'anvar@mail.example');
  type(/^Subject/u, 'A well');
  type(/^Message/u, 'The well in our street has run dry.');
}

beforeEach(() => {
  answers = [];
  fetched.mockImplementation(mockResponse);
  globalThis.fetch = fetched as typeof fetch;
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  // jsdom cannot submit a form and would log an error.
  HTMLFormElement.prototype.requestSubmit = jest.fn(function requestSubmit(this: HTMLFormElement, submitter) {
    const event = new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter: submitter ?? null });
    if (this.dispatchEvent(event)) submitted(submitter);
  });
});

afterEach(() => {
  jest.clearAllMocks();
});

it('is a plain form that says where it goes and what it asks for', () => {
  const { container } = show(<CompleteForm form="contact" page={page} />);
  const form = container.querySelector('form');
  expect(form).toHaveAttribute('action', '/prefix/en/forms/contact');
  expect(form).toHaveAttribute('method', 'post');
  expect(field(/^Name/u)).toHaveAttribute('placeholder', 'Please enter your name');
  expect(field(/^E-mail/u)).toHaveAttribute('placeholder', 'Please enter your email');
  expect(field(/^Subject/u)).toHaveAttribute('placeholder', 'Please enter your message subject');
  expect(field(/^Message/u)).toHaveAttribute('placeholder', 'Write your message');
  expect(field(/^Message/u)).toHaveAttribute('minlength', '10');
  expect(field(/^E-mail/u)).toHaveAttribute('autocomplete', 'email');
  expect(container.querySelector('[name=page]')).toHaveValue('/en/contact');
  expect(container.querySelector('[name=website]')).toHaveAttribute('tabindex', '-1');
  expect(fetched).not.toHaveBeenCalled();
});

it('loads at once for a reader who focused it before the scripts', async () => {
  const { container, takeOver } = serve(<CompleteForm form="contact" page={page} />);
  field(/^Name/u).focus();
  takeOver();
  await waitFor(() => {
    expect(container.querySelector('form')).toHaveAttribute('novalidate');
  });
  expect(field(/^Name/u)).toHaveFocus();
});

it('is sent as it is, also when it was submitted before the scripts', async () => {
  show(<CompleteForm form="contact" page={page} />);
  fill();
  send();
  expect(await screen.findByText('Sent successfully.')).toBeVisible();
  const body = { name: 'Anvar', email: 'anvar@mail.example', subject: 'A well', page: '/en/contact', website: '' };
  expect(posts()).toEqual([{ address: 'https://ochiq.example/prefix/en/forms/contact', body: expect.objectContaining(body) }]);
  expect(screen.getByText('Sent successfully.').closest('[tabindex]')).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
});

it('says what is wrong beside each field and over the form, and no longer when it is right', async () => {
  show(<CompleteForm form="contact" page={page} />);
  type(/^Message/u, 'dry');
  send();
  const list = await screen.findByRole('alert');
  expect(list).toHaveFocus();
  expect(
    within(list)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'This field Name is required for the record',
    'This field E-mail is required for the record',
    'This field Subject is required for the record',
    'The field Message must be at least 10',
  ]);
  expect(field(/^Message/u)).toHaveAttribute('aria-invalid', 'true');
  expect(field(/^Message/u)).toHaveAccessibleDescription(/must be at least 10$/u);
  expect(field(/^Message/u)).toHaveValue('dry');
  fireEvent.click(within(list).getByRole('link', { name: /Name/u }));
  expect(field(/^Name/u)).toHaveFocus();
  type(/^Name/u, 'Anvar');
  await waitFor(() => {
    expect(field(/^Name/u)).not.toHaveAttribute('aria-invalid');
  });
  expect(within(screen.getByRole('alert')).getAllByRole('link')).toHaveLength(3);
  expect(posts()).toEqual([]);
});

it('shows what the server finds wrong', async () => {
  answers = [{ outcome: 'problems', problems: [{ field: 'email', code: 'email' }] }];
  show(<CompleteForm form="contact" page={page} />);
  fill();
  send();
  expect(await screen.findByRole('link', { name: 'The field E-mail must be email' })).toBeVisible();
  expect(field(/^E-mail/u)).toHaveAttribute('aria-invalid', 'true');
  send();
  expect(await screen.findByText('Sent successfully.')).toBeVisible();
});

it('is sent once however often the button is pressed', async () => {
  show(<CompleteForm form="contact" page={page} />);
  fireEvent.focus(field(/^Name/u));
  fill();
  send();
  send();
  send();
  await screen.findByText('Sent successfully.');
  expect(posts()).toHaveLength(1);
});

it.each([
  [new TypeError('Failed to fetch'), 'An error occurred. Please try again.', null],
  [{ outcome: 'refused', reason: 'failed' }, 'An error occurred. Please try again.', 'Request number: a3bb189e'],
  [{ outcome: 'refused', reason: 'too-many' }, 'Too many messages have come from you. Please try again later.', null],
] as const)('shows a failure and keeps typed values: %p', async (failure, words, number) => {
  answers = [failure];
  show(<CompleteForm form="contact" page={page} />);
  fill();
  send();
  expect(await screen.findByText(words)).toHaveAttribute('role', 'alert');
  expect(screen.queryByText(/Request number:/u)?.textContent ?? null).toBe(number);
  expect(field(/^Message/u)).toHaveValue('The well in our street has run dry.');
  send();
  expect(await screen.findByText('Sent successfully.')).toBeVisible();
  const [first, second] = posts();
  expect(second?.body['key']).toBe(first?.body['key']);
});

it('says that it will not be sent while there is no line', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  show(<CompleteForm form="contact" page={page} />);
  fireEvent.focus(field(/^Name/u));
  expect(await screen.findByText(/^You are offline: the form will not be sent/u)).toBeVisible();
  fill();
  send();
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(posts()).toEqual([]);
  expect(field(/^Name/u)).toHaveValue('Anvar');
});

it('gives the sender of an appeal the receipt', async () => {
  answers = [{ outcome: 'sent', receipt: { number: '2026-000123', code: 'K7Q2-M9', dueOn: '2026-12-05' } }];
  show(<CompleteForm form="appeal" page={page} />);
  fireEvent.click(screen.getByRole('radio', { name: 'Complaint' }));
  type(/^Surname/u, 'Anvar Karimov');
  type(/^Address/u, 'Tashkent, 1');
  type(/^Text of the appeal/u, 'The well in our street has run dry.');
  send();
  expect(await screen.findByRole('heading', { name: 'Receipt' })).toBeVisible();
  expect(screen.getByText('2026-000123')).toBeVisible();
  expect(screen.getByText('K7Q2-M9')).toBeVisible();
  expect(screen.getByText('05.12.2026')).toHaveAttribute('datetime', '2026-12-05');
  expect(posts()[0]?.body).toMatchObject({ kind: 'complaint', email: '', phone: '' });
});

it('tells how far an appeal is, and lets the reader ask again', async () => {
  const state = { number: '2026-000123', receivedOn: '2026-11-20', dueOn: '2026-12-05' };
  answers = [{ outcome: 'state', state: { ...state, stage: 'answered', answer: 'A new well\nis being drilled.' } }];
  show(<CompleteForm form="appeal-status" page={page} />);
  type(/^Number/u, '2026-000123');
  type(/^Code/u, 'K7Q2');
  fireEvent.click(screen.getByRole('button', { name: 'Check' }));
  expect(await screen.findByText(/A new well/u)).toBeVisible();
  expect(screen.getByText('(now)', { selector: ':not([hidden])' }).closest('li')).toHaveTextContent('Answered');
  expect(screen.getByRole('button', { name: 'Check' })).toBeVisible();
});

it('sends the answer of the button that was pressed', async () => {
  const { container } = show(<Feedback page={page} />);
  fireEvent.click(screen.getByRole('button', { name: 'No' }));
  expect(await screen.findByText('Sent successfully.')).toBeVisible();
  expect(posts().map(({ address, body }) => [address, body['useful'], body['page']])).toEqual([
    ['https://ochiq.example/prefix/en/forms/feedback', 'no', '/en/contact'],
  ]);
  expect(container.querySelectorAll('form')).toHaveLength(2);
});

it('keeps typed values where neither the chunk nor the browser can send it', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fetched.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')));
  show(<CompleteForm form="contact" page={page} />);
  fill();
  send();
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(submitted).not.toHaveBeenCalled();
  fetched.mockImplementation(mockResponse);
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  send();
  expect(await screen.findByText('Sent successfully.')).toBeVisible();
});

it('is left to the browser where the chunk fails to load', async () => {
  fetched.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')));
  show(<CompleteForm form="contact" page={page} />);
  fill();
  await act(() => Promise.resolve());
  send();
  await waitFor(() => {
    expect(submitted).toHaveBeenCalledWith(screen.getByRole('button', { name: 'Send' }));
  });
});

describe('signing in', () => {
  const signIn = (password: string) => {
    type(/^E-mail/u, 'anvar@mail.example');
    fireEvent.input(screen.getByLabelText('Password'), { target: { value: password } });
    fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  };

  it('says that something is wrong, but not what', async () => {
    answers = [{ outcome: 'refused', reason: 'wrong-sign-in' }];
    show(<CompleteForm form="login" page={page} />);
    signIn('not the one');
    expect(await screen.findByText('The e-mail or the password is wrong.')).toHaveAttribute('role', 'alert');
    expect(screen.getByLabelText('Password')).toHaveValue('not the one');
  });

  it('leads to the reader’s own page, loaded', async () => {
    show(<CompleteForm form="login" page={page} />);
    signIn('the one');
    await waitFor(() => {
      expect(loadPage).toHaveBeenCalledWith('https://ochiq.example/prefix/en/account');
    });
    expect(posts()[0]?.body).toMatchObject({ email: 'anvar@mail.example', password: 'the one' });
    expect(screen.queryByText('Done.')).toBeNull();
  });

  it('shows a password on request', async () => {
    show(<CompleteForm form="login" page={page} />);
    expect(screen.queryByRole('checkbox', { name: 'Show password' })).toBeNull();
    fireEvent.focus(field(/^E-mail/u));
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Show password' }));
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Show password' }));
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
  });
});

it('reports a page that was opened with an incomplete link', async () => {
  show(<CompleteForm form="confirm-email" page={page} />);
  fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText(/without a part of its link/u)).toBeVisible();
  expect(within(screen.getByRole('alert')).queryByRole('link')).toBeNull();
  expect(posts()).toEqual([]);
});
