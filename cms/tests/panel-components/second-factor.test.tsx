import { fireEvent, screen, within } from '@testing-library/react';

import type { OwnSecondFactor } from '../../src/people/second-factor/second-factor.ts';
import { FactorsOfOthers } from '../../src/admin/second-factor/factors-of-others.tsx';
import { GateDialog } from '../../src/admin/second-factor/gate-dialog.tsx';
import { OwnFactor } from '../../src/admin/second-factor/own-factor.tsx';
import { createPasskeyRequests, ownFactor } from './passkey-examples.ts';
import { renderPart } from './render-part.tsx';
import { press, settle } from './user-steps.ts';

const saveFile = jest.fn<undefined, [name: string, content: Blob]>();
jest.mock('../../src/admin/shared/save-file.ts', () => ({ saveFile: (name: string, content: Blob) => saveFile(name, content) }));

const enrolment = { key: 'GEZD GNBV', picture: '<svg xmlns="http://www.w3.org/2000/svg"></svg>' };
const codes = ['ABCDE-FGHJK', 'LMNPQ-RSTUV'];
const createRequests = () => ({
  begin: jest.fn(() => Promise.resolve(enrolment)),
  confirm: jest.fn(() => Promise.resolve(codes)),
  replaceCodes: jest.fn(() => Promise.resolve(codes)),
  remove: jest.fn(() => Promise.resolve()),
});

beforeAll(() => {
  Object.defineProperty(window, 'PublicKeyCredential', { value: () => undefined, configurable: true });
});
afterAll(() => {
  Reflect.deleteProperty(window, 'PublicKeyCredential');
});

/** Types into a field and presses a button, and waits for what follows. */
const send = (label: RegExp | HTMLElement, typed: string, button: string | HTMLElement) =>
  settle(() => {
    fireEvent.change(label instanceof RegExp ? screen.getByLabelText(label) : label, { target: { value: typed } });
    fireEvent.click(typeof button === 'string' ? screen.getByRole('button', { name: button }) : button);
  });

describe('the dialog over the panel', () => {
  function openGate(state: 'code' | 'enrolment', sendCode = jest.fn(() => Promise.resolve())) {
    const requests = createRequests();
    const [finish, signOut] = [jest.fn(), jest.fn()];
    const factor: OwnSecondFactor = { ...ownFactor, state, isEnrolled: state === 'code', hasApp: state === 'code' };
    renderPart(<GateDialog {...{ factor, sendCode, finish, signOut }} enrolment={requests} passkeys={createPasskeyRequests()} />);
    return { sendCode, requests, finish, signOut };
  }

  test('sends the code, with the choice to be remembered', async () => {
    const { sendCode, finish } = openGate('code');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Ask for no code in this browser for 30 days' }));
    await send(/^Code/u, '123456', 'Continue');
    expect(sendCode.mock.calls).toEqual([['123456', true]]);
    expect(finish).toHaveBeenCalledTimes(1);
  });

  test('says why a code is refused, and takes another one', async () => {
    const { finish } = openGate(
      'code',
      jest.fn(() => Promise.reject(new Error('The code is wrong'))),
    );
    await send(/^Code/u, '000000', 'Continue');
    expect(screen.getByText('The code is wrong')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>(/^Code/u).value).toBe('');
    expect(finish).not.toHaveBeenCalled();
  });

  test('is closed by no key, and left by signing out', () => {
    const { signOut, finish } = openGate('code');
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    expect(screen.getByRole('dialog')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    expect([signOut.mock.calls.length, finish.mock.calls.length]).toEqual([1, 0]);
  });

  test('leads through the enrolment, and ends once the recovery codes are stored', async () => {
    const { requests, finish } = openGate('enrolment');
    await send(/^Your password/u, 'secret', 'Set up');
    expect(requests.begin.mock.calls).toEqual([['secret']]);
    expect(screen.getByRole('img', { name: 'QR code with the key' }).getAttribute('src')).toMatch(/^data:image\/svg\+xml,%3Csvg/u);
    expect(screen.getByText('GEZD GNBV')).toBeTruthy();
    await send(/^The code that the app shows now/u, '123456', 'Check the code');
    expect(requests.confirm.mock.calls).toEqual([['123456']]);
    expect(
      within(screen.getByRole('list'))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(codes);
    fireEvent.click(screen.getByRole('button', { name: 'Save as a file' }));
    expect(saveFile.mock.calls).toEqual([['recovery-codes.txt', expect.any(Blob)]]);
    expect(saveFile.mock.calls[0]?.[1]).toHaveProperty('size', 'ABCDE-FGHJK\nLMNPQ-RSTUV\n'.length);
    fireEvent.click(screen.getByRole('button', { name: 'Finish' }));
    expect(finish).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('checkbox', { name: 'I have stored them' }));
    fireEvent.click(screen.getByRole('button', { name: 'Finish' }));
    expect(finish).toHaveBeenCalledTimes(1);
  });
});

describe('one’s own second factor', () => {
  const own: OwnSecondFactor = { ...ownFactor, isEnrolled: true, hasApp: true, recoveryCodes: 1 };
  function show(factor: OwnSecondFactor) {
    const requests = createRequests();
    const reload = jest.fn();
    const { askPasskey } = createPasskeyRequests();
    renderPart(<OwnFactor factor={factor} requests={requests} askPasskey={askPasskey} reload={reload} />);
    return { requests, reload, askPasskey };
  }

  test('is switched off, and gets new recovery codes, with a code each', async () => {
    const { requests, reload } = show(own);
    expect(screen.getByText('The second factor is on. 1 recovery code is left.')).toBeTruthy();
    const [forCodes, forRemoval] = screen.getAllByLabelText(/^A current code/u);
    if (!forCodes || !forRemoval) throw new Error('There are no two fields for a code');
    await send(forRemoval, '123456', 'Switch off');
    expect([requests.remove.mock.calls, reload.mock.calls.length]).toEqual([[['123456']], 1]);
    await send(forCodes, '654321', 'Get new recovery codes');
    expect(requests.replaceCodes.mock.calls).toEqual([['654321']]);
    expect(screen.getByText(codes[0] ?? '')).toBeTruthy();
  });

  test('is not switched off where the role requires it', () => {
    show({ ...own, isRequired: true });
    expect(screen.queryByRole('button', { name: 'Switch off' })).toBeNull();
    expect(screen.getByText(/^Your role requires it/u)).toBeTruthy();
  });

  test('is set up with the password', async () => {
    const { requests } = show({ ...own, isEnrolled: false, hasApp: false, recoveryCodes: 0 });
    await send(/^Your password/u, 'secret', 'Set up');
    expect(requests.begin.mock.calls).toEqual([['secret']]);
  });

  test('lets its app be set up and switched off with a passkey, also where the role requires a second factor', async () => {
    const { requests, reload, askPasskey } = show({ ...own, isRequired: true, passkeys: 1 });
    await press('Switch the app off: with a passkey');
    expect([requests.remove.mock.calls, reload.mock.calls.length]).toEqual([[[await askPasskey()]], 1]);
  });

  test('asks for a passkey or a recovery code where there is no app', async () => {
    const { requests } = show({ ...own, hasApp: false, passkeys: 2 });
    const [forCodes, forApp] = screen.getAllByLabelText(/^One of your recovery codes/u);
    if (!forCodes || !forApp) throw new Error('There are no two fields for a recovery code');
    await send(forApp, 'ABCDE-FGHJK', 'Set up');
    expect(requests.begin.mock.calls).toEqual([['ABCDE-FGHJK']]);
  });
});

describe('second factors of others', () => {
  const factors = {
    roles: [
      { code: 'editor-uz', name: 'Editor (uz)', isRequired: true },
      { code: 'editor-ru', name: 'Editor (ru)', isRequired: false },
    ],
    people: [{ id: 7, name: 'Malika Karimova', email: 'malika@ochiq.example' }],
  };

  test('are required by roles, and reset for a person, with the password of a Super Admin', async () => {
    const [setRoles, reset, reload] = [jest.fn(() => Promise.resolve()), jest.fn(() => Promise.resolve()), jest.fn()];
    const ways = { factor: ownFactor, askPasskey: createPasskeyRequests().askPasskey };
    renderPart(<FactorsOfOthers factors={factors} ways={ways} setRoles={setRoles} reset={reset} reload={reload} />);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Editor (uz)' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Editor (ru)' }));
    const [forRoles, forReset] = screen.getAllByLabelText(/^Your password/u);
    if (!forRoles || !forReset) throw new Error('There are no two fields for a password');
    await send(forRoles, 'secret', 'Save the roles');
    expect(setRoles.mock.calls).toEqual([[['editor-ru'], 'secret']]);
    await send(forReset, 'secret', 'Reset');
    expect([reset.mock.calls, reload.mock.calls.length]).toEqual([[[7, 'secret']], 2]);
  });
});
