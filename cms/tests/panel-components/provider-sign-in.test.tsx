import { fireEvent, screen } from '@testing-library/react';

import { type FinishInput, staffRefusals } from '../../src/people/staff-oidc/staff-sign-in.ts';
import { subscribeToConfirmation, takeConfirmation } from '../../src/admin/staff-sign-in/confirm-at-provider.ts';
import { ConnectProvider } from '../../src/admin/staff-sign-in/connect-provider.tsx';
import { LinkedIdentitiesView } from '../../src/admin/staff-sign-in/linked-identities-view.tsx';
import { ProviderButton } from '../../src/admin/staff-sign-in/provider-button.tsx';
import { parseReturn, storeRedirectTarget, takeRedirectTarget } from '../../src/admin/staff-sign-in/return-parameters.ts';
import { StepRefused } from '../../src/admin/staff-sign-in/sign-in-requests.ts';
import { type Connection, useConnection } from '../../src/admin/staff-sign-in/use-connection.ts';
import { ownFactor } from './passkey-examples.ts';
import { renderPart } from './render-part.tsx';
import { press, settle } from './user-steps.ts';

const provider = {
  names: { uz: 'Yagona kirish', ru: 'Единый вход', en: 'Single sign-on' },
  isOnlyWay: false,
  panelOrigin: window.location.origin,
};
const returned: FinishInput = { state: 's', code: 'c', iss: 'https://sso.example.uz' };

type Options = { returned?: FinishInput; refusal?: StepRefused; isOnlyWay?: boolean; panelOrigin?: string; isConfirming?: boolean };
function showButton(options: Options = {}) {
  const respond = <T,>(value: T) => (options.refusal ? Promise.reject(options.refusal) : Promise.resolve(value));
  const requests = {
    start: jest.fn<Promise<string>, [boolean]>(() => respond('https://sso.example.uz/auth?x')),
    finish: jest.fn(() => respond('token')),
  };
  const [leave, enter] = [jest.fn(), jest.fn()];
  const { isOnlyWay = false, panelOrigin = provider.panelOrigin } = options;
  const part = renderPart(
    <ProviderButton
      {...{ requests, leave, enter }}
      provider={{ ...provider, isOnlyWay, panelOrigin }}
      returned={options.returned ?? null}
      isConfirming={options.isConfirming ?? false}
    />,
  );
  return { part, requests, leave, enter };
}

const idle: Connection = { step: 'idle', refusal: null, start: () => Promise.resolve() };

const signIn = () => press('Sign in with Single sign-on');

test('leads to the provider', async () => {
  const { leave, requests } = showButton();
  await signIn();
  expect([leave.mock.calls, requests.start.mock.calls]).toEqual([[['https://sso.example.uz/auth?x']], [[false]]]);
});

test('leads who is to confirm to the provider at once, which asks them again', async () => {
  const { leave, requests } = showButton({ isConfirming: true });
  await settle();
  expect([leave.mock.calls.length, requests.start.mock.calls]).toEqual([1, [[true]]]);
});

test('opens the panel with the session of the provider', async () => {
  const { requests, enter } = showButton({ returned });
  await settle();
  expect([requests.finish.mock.calls, enter.mock.calls]).toEqual([[[returned]], [['token']]]);
});

test.each(staffRefusals)('says what to do where it is refused as %s', async (refusal) => {
  const { part, enter } = showButton({ returned, refusal: new StepRefused(refusal, `Refused: ${refusal}`) });
  await settle();
  const text = part.getByRole('alert').textContent;
  expect(text).not.toContain('Refused');
  expect(text.length).toBeGreaterThan(40);
  expect(enter).not.toHaveBeenCalled();
});

test('offers no password where the provider is the only way, and says other refusals as they are', async () => {
  const { part } = showButton({ isOnlyWay: true, refusal: new StepRefused('no-answer', '') });
  await signIn();
  expect(part.getByRole('alert').textContent).toBe(
    'Single sign-on does not respond. Try again in a few minutes, or tell the administrator.',
  );
  const { part: other } = showButton({ isOnlyWay: true, returned, refusal: new StepRefused('cancelled', '') });
  await settle();
  expect(other.getByRole('alert').textContent).toBe('You cancelled at Single sign-on. Press the button once more.');
  expect(screen.getAllByText(/^Passwords are closed/u)).toHaveLength(2);
});

test('says after too many failures how long to wait', async () => {
  const { part } = showButton({ refusal: new StepRefused(null, 'Too many attempts. Try again in 5 min.') });
  await signIn();
  expect(part.getByRole('alert').textContent).toContain('5 min');
});

test('leads to the panel’s own address from another one', () => {
  showButton({ panelOrigin: 'https://panel.example.uz' });
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('link', { name: 'https://panel.example.uz' }).getAttribute('href')).toBe(
    'https://panel.example.uz/admin/auth/login',
  );
});

test('reads what a provider sends back, and nothing else of an address', () => {
  expect(parseReturn('?code=c&state=s&session_state=x')).toEqual({ code: 'c', state: 's' });
  expect(parseReturn('?error=access_denied&state=s')).toEqual({ error: 'access_denied', state: 's' });
  expect(['', '?redirectTo=%2F', '?code=c', '?state=s'].map(parseReturn)).toEqual([null, null, null, null]);
});

test('keeps the page that the person wanted, once', () => {
  storeRedirectTarget('?redirectTo=%2Ftrash%3Fpage%3D2');
  expect([takeRedirectTarget(), takeRedirectTarget()]).toEqual(['?redirectTo=%2Ftrash%3Fpage%3D2', '']);
});

test('removes the link of the chosen person with a proof', async () => {
  const unlink = jest.fn(() => Promise.resolve());
  const at = '2026-11-29T08:00:00.000Z';
  const people = [{ user: 7, name: 'Nodira Umarova', email: 'nodira@ochiq.example', linkedAt: at, usedAt: at }];
  const ways = { factor: ownFactor, askPasskey: jest.fn() };
  renderPart(
    <LinkedIdentitiesView
      identities={{ names: provider.names, isOnlyWay: false, own: people[0] ?? null, people }}
      {...{ ways, unlink }}
      connection={idle}
    />,
  );
  expect(screen.queryByRole('button', { name: 'Connect Single sign-on' })).toBeNull();
  expect(screen.getByText(/^Your account has been linked to it since 29\.11\.2026/u)).toBeTruthy();
  await settle(() => {
    fireEvent.change(screen.getByLabelText(/^Your password/u), { target: { value: 'Password-1' } });
    fireEvent.click(screen.getByRole('button', { name: 'Remove the link' }));
  });
  expect(unlink.mock.calls).toEqual([[7, 'Password-1']]);
  expect(screen.getByText('The link was removed.')).toBeTruthy();
});

test('warns that a removed link shuts a person out where passwords are closed', () => {
  const at = '2026-11-29T08:00:00.000Z';
  const own = { linkedAt: at, usedAt: at };
  const show = (isOnlyWay: boolean) =>
    renderPart(
      <LinkedIdentitiesView
        identities={{ names: provider.names, isOnlyWay, own, people: [] }}
        ways={{ factor: ownFactor, askPasskey: jest.fn() }}
        unlink={jest.fn()}
        connection={idle}
      />,
    );
  const [closed, open] = [show(true), show(false)];
  expect([closed.queryByText(/cannot sign in or connect again/u), closed.queryByText(/A new password of yours/u)]).toEqual([
    expect.anything(),
    null,
  ]);
  expect([open.queryByText(/cannot sign in or connect again/u), open.queryByText(/A new password of yours/u)]).toEqual([
    null,
    expect.anything(),
  ]);
});

test('takes a fresh sign-in through the provider for a proof, and no older one', async () => {
  const unlink = jest.fn(() => Promise.resolve());
  const people = [
    { user: 7, name: 'N', email: 'n@ochiq.example', linkedAt: '2026-11-29T08:00:00.000Z', usedAt: '2026-11-29T08:00:00.000Z' },
  ];
  const show = (providerProof: 'fresh' | 'over') =>
    renderPart(
      <LinkedIdentitiesView
        identities={{ names: null, isOnlyWay: false, own: null, people }}
        ways={{ factor: { ...ownFactor, providerProof }, askPasskey: jest.fn() }}
        unlink={unlink}
        connection={idle}
      />,
    );
  const name = 'Remove the link';
  const over = show('over');
  expect([over.queryByRole('button', { name }), over.queryByLabelText(/^Your password/u)]).toEqual([null, null]);
  const signOut = jest.fn();
  const end = subscribeToConfirmation(signOut);
  fireEvent.click(over.getByRole('button', { name: 'Confirm at the provider' }));
  end();
  expect([signOut.mock.calls.length, takeConfirmation(), takeConfirmation()]).toEqual([1, '?redirectTo=%2F', null]);
  const fresh = show('fresh');
  expect(fresh.queryByLabelText(/^Your password/u)).toBeNull();
  await settle(() => fireEvent.click(fresh.getByRole('button', { name })));
  expect(unlink.mock.calls).toEqual([[7, { provider: true }]]);
});

type ConnectionOptions = { returned?: FinishInput; refusal?: StepRefused; panelOrigin?: string };

/** Renders the part of the page about the sign-in's protection by which an account is connected. */
function showConnection({ returned: given, refusal, panelOrigin = window.location.origin }: ConnectionOptions = {}) {
  const respond = <T,>(value: T) => (refusal ? Promise.reject(refusal) : Promise.resolve(value));
  const requests = { start: jest.fn(() => respond('https://sso.example.uz/auth?x')), finish: jest.fn(() => respond(undefined)) };
  const [leave, reload] = [jest.fn(), jest.fn(() => Promise.resolve())];
  const options = { names: provider.names, returned: given ?? null, requests, leave, reload };
  const Part = () => {
    const ways = { factor: { ...ownFactor, panelOrigin }, askPasskey: jest.fn() };
    return <ConnectProvider name="Single sign-on" isLinked={false} ways={ways} connection={useConnection(options)} />;
  };
  return { part: renderPart(<Part />), requests, leave, reload };
}

const connect = () =>
  settle(() => {
    fireEvent.change(screen.getByLabelText(/^Your password/u), { target: { value: 'Password-1' } });
    fireEvent.click(screen.getByRole('button', { name: 'Connect Single sign-on' }));
  });

test('leads to the provider to connect an account, with a proof', async () => {
  const { part, requests, leave } = showConnection();
  await connect();
  expect([requests.start.mock.calls, leave.mock.calls]).toEqual([[['Password-1']], [['https://sso.example.uz/auth?x']]]);
  expect(part.getByRole('status').textContent).toBe('Opening Single sign-on…');
});

test('connects an account with what the provider has sent the browser back with, once', async () => {
  const { part, requests, reload } = showConnection({ returned });
  await settle();
  expect([requests.finish.mock.calls, reload.mock.calls.length]).toEqual([[[returned]], 1]);
  expect(part.getByRole('status').textContent).toContain('from now on you can sign in with Single sign-on');
});

test.each([
  [new StepRefused('other-account', 'Refused: other-account'), /^Another account of this panel is linked to you/u],
  // No password is offered to who is signed in.
  [new StepRefused('cancelled', 'Refused: cancelled'), /^You cancelled at Single sign-on\. Press the button once more\.$/u],
])('says why an account is not connected (%#), and lets the person try again', async (refusal, text) => {
  const { part } = showConnection({ returned, refusal });
  await settle();
  expect(part.getByRole('alert').textContent).toMatch(text);
  expect(part.getByRole('button', { name: 'Connect Single sign-on' })).toBeTruthy();
});

test.each([
  ['a wrong proof as the CMS does', new StepRefused(null, 'The password is wrong'), /^The password is wrong$/u],
  ['other refusals in its own words', new StepRefused('no-answer', 'Refused: no-answer'), /^Single sign-on does not respond\./u],
])('says %s at the field', async (_, refusal, text) => {
  const { part } = showConnection({ refusal });
  await connect();
  expect(part.getByText(text)).toBeTruthy();
});

test('leads to the panel’s own address to connect an account', () => {
  showConnection({ panelOrigin: 'https://panel.example.uz' });
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('link').getAttribute('href')).toBe('https://panel.example.uz/admin/sign-in-protection');
});
