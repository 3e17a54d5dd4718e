import { fireEvent, screen, within } from '@testing-library/react';

import type { OwnSecondFactor } from '../../src/people/second-factor/second-factor.ts';
import { GateDialog } from '../../src/admin/second-factor/gate-dialog.tsx';
import {
  createPasskey,
  findPasskeyProblem,
  PasskeyError,
  requestPasskey,
} from '../../src/admin/second-factor/passkeys/browser-passkeys.ts';
import { OwnPasskeys } from '../../src/admin/second-factor/passkeys/own-passkeys.tsx';
import { assertion, creation, creationOptions, createPasskeyRequests, ownFactor, requestOptions } from './passkey-examples.ts';
import { renderPart } from './render-part.tsx';
import { press, type } from './user-steps.ts';

/** A browser that knows passkeys, and what it does with them. */
const credentials = { create: jest.fn<Promise<unknown>, [object]>(), get: jest.fn<Promise<unknown>, [object]>() };
const bytes = Uint8Array.from([1, 2, 3]).buffer;
const toCredential = (response: object) => ({
  ...{ id: 'AQID', rawId: bytes, type: 'public-key', authenticatorAttachment: 'platform', response },
  getClientExtensionResults: () => ({}),
});

beforeEach(() => {
  Object.defineProperty(window, 'PublicKeyCredential', { value: () => undefined, configurable: true });
  Object.defineProperty(window.navigator, 'credentials', { value: credentials, configurable: true });
});
afterEach(() => {
  Reflect.deleteProperty(window, 'PublicKeyCredential');
  jest.restoreAllMocks();
});

describe('the dialog over the panel', () => {
  function openGate(changes: Partial<OwnSecondFactor>, passkeys = createPasskeyRequests()) {
    const factor: OwnSecondFactor = { ...ownFactor, state: 'code', isEnrolled: true, passkeys: 1, ...changes };
    const [finish, signOut] = [jest.fn(), jest.fn()];
    const sendCode = jest.fn(() => Promise.resolve());
    const enrolment = {
      begin: jest.fn(() => Promise.resolve({ key: 'GEZD', picture: '<svg/>' })),
      confirm: jest.fn(() => Promise.resolve([])),
    };
    renderPart(<GateDialog {...{ factor, sendCode, enrolment, passkeys, finish, signOut }} />);
    return { passkeys, sendCode, finish };
  }

  test('offers a passkey first, with the choice to be remembered', async () => {
    const { passkeys, finish } = openGate({});
    expect(screen.queryByLabelText(/^Code/u)).toBeNull();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Ask for no passkey in this browser for 30 days' }));
    await press('Use a passkey');
    expect([passkeys.signIn.mock.calls, finish.mock.calls.length]).toEqual([[[true]], 1]);
  });

  test('says why no passkey was used, and takes a code in its place', async () => {
    const requests = createPasskeyRequests();
    requests.signIn.mockRejectedValueOnce(new Error('No passkey was used'));
    const { sendCode, finish } = openGate({}, requests);
    await press('Use a passkey');
    expect(within(screen.getByRole('dialog')).getByRole('alert').textContent).toBe('No passkey was used');
    await press('Type a code instead');
    type(/^Code/u, 'ABCDE-FGHJK');
    expect(screen.getByRole('button', { name: 'Use a passkey instead' })).toBeTruthy();
    await press('Continue');
    expect([sendCode.mock.calls, finish.mock.calls.length]).toEqual([[['ABCDE-FGHJK', false]], 1]);
  });

  test.each<[string, () => Partial<OwnSecondFactor>, RegExp]>([
    ['at another address', () => ({ panelOrigin: 'https://panel.example.uz' }), /open https:\/\/panel\.example\.uz, or take a code/u],
    [
      'in a browser without passkeys',
      () => {
        Reflect.deleteProperty(window, 'PublicKeyCredential');
        return {};
      },
      /^This browser knows no passkeys/u,
    ],
  ])('asks for a code %s, and says why', (_, change, reason) => {
    openGate(change());
    expect(screen.getByText(reason)).toBeTruthy();
    expect(screen.getByLabelText(/^Code/u)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /passkey/u })).toBeNull();
  });

  test('leads to a passkey or an app where a second factor is required, and ends once the recovery codes are stored', async () => {
    const requests = createPasskeyRequests();
    requests.add.mockResolvedValueOnce(['ABCDE-FGHJK']);
    const { finish } = openGate({ state: 'enrolment', isEnrolled: false, passkeys: 0 }, requests);
    await press('Set up a passkey instead');
    type(/^Name of the passkey/u, 'Work phone');
    type(/^Your password/u, 'secret');
    await press('Create the passkey');
    expect([requests.begin.mock.calls, requests.create.mock.calls, requests.add.mock.calls]).toEqual([
      ...[[['secret']], [[creationOptions]]],
      [['Work phone', creation]],
    ]);
    fireEvent.click(screen.getByRole('checkbox', { name: 'I have stored them' }));
    await press('Finish');
    expect(finish).toHaveBeenCalledTimes(1);
  });
});

describe('one’s own passkeys', () => {
  const phone = { id: 7, name: 'Work phone', addedAt: '2026-11-28T20:30:00.000Z', usedAt: '2026-11-29T05:00:00.000Z' };
  const key = { id: 8, name: 'YubiKey', addedAt: '2026-11-29T05:00:00.000Z', usedAt: null };
  function show(
    passkeys: readonly (typeof phone | typeof key)[],
    requests = createPasskeyRequests(),
    changes: Partial<OwnSecondFactor> = {},
  ) {
    const reload = jest.fn();
    const factor = { ...ownFactor, isEnrolled: passkeys.length > 0, passkeys: passkeys.length, ...changes };
    const part = renderPart(<OwnPasskeys passkeys={passkeys} factor={factor} requests={requests} reload={reload} />);
    return { requests, reload, part };
  }

  test('are listed with their days in Tashkent, renamed, and removed with a passkey', async () => {
    const { requests, reload } = show([phone, key]);
    expect(screen.getByText('Added on 29.11.2026 · last used on 29.11.2026')).toBeTruthy();
    expect(screen.getByText('Added on 29.11.2026 · not used yet')).toBeTruthy();
    await press('Rename “YubiKey”');
    type(/^Name of the passkey/u, ' Key of the office ');
    await press('Save the name');
    expect(requests.rename.mock.calls).toEqual([[8, 'Key of the office']]);
    await press('Remove “Work phone”');
    expect(screen.queryByText(/^Without it, you have no second factor/u)).toBeNull();
    await press('Remove “Work phone”: with a passkey');
    expect([requests.remove.mock.calls, reload.mock.calls.length]).toEqual([[[7, assertion]], 2]);
  });

  test('say what follows from the removal of the last one, and take a recovery code for it', async () => {
    const { requests } = show([phone]);
    await press('Remove “Work phone”');
    expect(screen.getByText(/^Without it, you have no second factor/u)).toBeTruthy();
    type(/^One of your recovery codes/u, 'ABCDE-FGHJK');
    await press('Remove “Work phone”');
    expect(requests.remove.mock.calls).toEqual([[7, 'ABCDE-FGHJK']]);
  });

  test('keep the last one where the role requires a second factor, and say what to do first', async () => {
    show([phone], createPasskeyRequests(), { isRequired: true });
    await press('Remove “Work phone”');
    expect(screen.getByText(/your role requires one: add another passkey or an app first/u)).toBeTruthy();
    expect(screen.queryByLabelText(/^One of your recovery codes/u)).toBeNull();
  });

  test('are neither added nor used for a proof at another address', async () => {
    show([phone], createPasskeyRequests(), { panelOrigin: 'https://panel.example.uz' });
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
    expect(screen.getByText(/open https:\/\/panel\.example\.uz/u)).toBeTruthy();
    await press('Remove “Work phone”');
    expect(screen.getByLabelText(/^One of your recovery codes/u)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Remove “Work phone”: with a passkey' })).toBeNull();
  });

  test('are begun again where the time for one is over', async () => {
    const requests = createPasskeyRequests();
    requests.begin.mockResolvedValueOnce({ ...creationOptions, timeout: 0 });
    requests.create.mockRejectedValueOnce(new Error('The browser has waited'));
    const { part } = show([], requests);
    await press('Add a passkey');
    type(/^Your password/u, 'secret');
    await press('Create the passkey');
    expect(part.getByRole('alert').textContent).toBe('The browser has waited');
    expect([screen.queryByRole('button', { name: 'Try again' }), part.getByLabelText(/^Your password/u)]).toEqual([
      null,
      expect.anything(),
    ]);
  });

  test('are added after another try where the browser made none, and from the start where the CMS refused', async () => {
    const requests = createPasskeyRequests();
    requests.create.mockRejectedValueOnce(new Error('No passkey was made'));
    requests.add.mockRejectedValueOnce(new Error('The request has run out')).mockResolvedValueOnce(['ABCDE-FGHJK']);
    const { reload, part } = show([], requests);
    await press('Add a passkey');
    type(/^Your password/u, 'secret');
    await press('Create the passkey');
    expect(part.getByRole('alert').textContent).toBe('No passkey was made');
    await press('Try again');
    expect([part.getByRole('alert').textContent, requests.begin.mock.calls.length]).toEqual(['The request has run out', 1]);
    type(/^Your password/u, 'secret');
    await press('Create the passkey');
    expect(requests.add.mock.calls.at(-1)).toEqual(['Passkey 1', creation]);
    expect([screen.getByText('ABCDE-FGHJK').textContent, reload.mock.calls.length]).toEqual(['ABCDE-FGHJK', 1]);
  });

  test('are ten at most', () => {
    show(Array.from({ length: 10 }, (_, id) => ({ ...key, id: id + 1 })));
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
    expect(screen.getByText(/^There may be 10 of them/u)).toBeTruthy();
  });
});

describe('the browser', () => {
  test('makes and uses passkeys by the library that is loaded for it', async () => {
    credentials.create.mockResolvedValueOnce(
      toCredential({ clientDataJSON: bytes, attestationObject: bytes, getTransports: () => ['internal'] }),
    );
    credentials.get.mockResolvedValueOnce(toCredential({ clientDataJSON: bytes, authenticatorData: bytes, signature: bytes }));
    expect(await createPasskey(creationOptions)).toEqual(creation);
    expect(await requestPasskey(requestOptions)).toEqual(assertion);
    expect(credentials.get.mock.calls[0]?.[0]).toMatchObject({ publicKey: { rpId: 'localhost', userVerification: 'preferred' } });
    expect(findPasskeyProblem(window.location.origin)).toBeNull();
    // Without an address of its own the panel names none of the CMS's machine to who sits at another one.
    const ownAddress = 'http://localhost:1337';
    expect(findPasskeyProblem(ownAddress, new URL('https://panel.example.uz/admin'))).toBe('no-address');
    expect(findPasskeyProblem(ownAddress, new URL('http://127.0.0.1:1337/admin'))).toBe('address');
  });

  test.each([
    ['NotAllowedError', 0, 'cancelled', 'not-made'],
    ['NotAllowedError', 300_001, 'timed-out', 'timed-out'],
    ['AbortError', 0, 'cancelled', 'not-made'],
    ['InvalidStateError', 0, 'known', 'known'],
    ['SecurityError', 0, 'address', 'address'],
    ['UnknownError', 0, 'failed', 'failed'],
  ])('is understood where it says %s after %d ms', async (name, elapsed, ofUse, ofCreation) => {
    const refuse = () => {
      const now = performance.now();
      jest.spyOn(performance, 'now').mockReturnValue(now + elapsed);
      return Promise.reject(new DOMException('refused', name));
    };
    credentials.get.mockImplementationOnce(refuse);
    await expect(requestPasskey(requestOptions)).rejects.toEqual(new PasskeyError(ofUse as 'cancelled'));
    jest.restoreAllMocks();
    credentials.create.mockImplementationOnce(refuse);
    await expect(createPasskey(creationOptions)).rejects.toEqual(new PasskeyError(ofCreation as 'known'));
  });
});
