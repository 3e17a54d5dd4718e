import { fireEvent, screen } from '@testing-library/react';

import { type FinishInput, staffRefusals } from '../../src/people/staff-oidc/staff-sign-in.ts';
import { subscribeToConfirmation, takeConfirmation } from '../../src/admin/staff-sign-in/confirm-at-provider.ts';
import { LinkedIdentitiesView } from '../../src/admin/staff-sign-in/linked-identities-view.tsx';
import { ProviderButton } from '../../src/admin/staff-sign-in/provider-button.tsx';
import { parseReturn, storeRedirectTarget, takeRedirectTarget } from '../../src/admin/staff-sign-in/return-parameters.ts';
import { StepRefused } from '../../src/admin/staff-sign-in/sign-in-requests.ts';
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
  renderPart(<LinkedIdentitiesView identities={{ names: provider.names, own: people[0] ?? null, people }} ways={ways} unlink={unlink} />);
  expect(screen.getByText(/^Your account has been linked to it since 29\.11\.2026/u)).toBeTruthy();
  await settle(() => {
    fireEvent.change(screen.getByLabelText(/^Your password/u), { target: { value: 'Password-1' } });
    fireEvent.click(screen.getByRole('button', { name: 'Remove the link' }));
  });
  expect(unlink.mock.calls).toEqual([[7, 'Password-1']]);
  expect(screen.getByText('The link was removed.')).toBeTruthy();
});

test('takes a fresh sign-in through the provider for a proof, and no older one', async () => {
  const unlink = jest.fn(() => Promise.resolve());
  const people = [
    { user: 7, name: 'N', email: 'n@ochiq.example', linkedAt: '2026-11-29T08:00:00.000Z', usedAt: '2026-11-29T08:00:00.000Z' },
  ];
  const show = (providerProof: 'fresh' | 'over') =>
    renderPart(
      <LinkedIdentitiesView
        identities={{ names: null, own: null, people }}
        ways={{ factor: { ...ownFactor, providerProof }, askPasskey: jest.fn() }}
        unlink={unlink}
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
