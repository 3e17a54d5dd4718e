import type {
  CreationOptions,
  PasskeyAssertion,
  PasskeyCreation,
  RequestOptions,
} from '../../src/people/second-factor/passkeys/passkey.ts';
import type { OwnSecondFactor } from '../../src/people/second-factor/second-factor.ts';

/** A person without a second factor. */
export const ownFactor: OwnSecondFactor = {
  ...{ state: 'passed', isEnrolled: false, hasApp: false, passkeys: 0, panelOrigin: window.location.origin },
  ...{ isRequired: false, recoveryCodes: 0, isAdministrator: false },
};

export const creationOptions: CreationOptions = {
  ...{ rp: { id: 'localhost', name: 'Ochiq' }, user: { id: 'AQID', name: 'malika@ochiq.example', displayName: 'Malika' } },
  ...{ challenge: 'AQID', pubKeyCredParams: [{ alg: -7, type: 'public-key' }], timeout: 300_000, attestation: 'none' },
  ...{ excludeCredentials: [], authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' } },
};
export const requestOptions: RequestOptions = {
  ...{ rpId: 'localhost', challenge: 'AQID', timeout: 300_000, userVerification: 'preferred' },
  allowCredentials: [{ id: 'AQID', type: 'public-key', transports: ['internal'] }],
};

const credential = { id: 'AQID', rawId: 'AQID', type: 'public-key' } as const;
export const creation: PasskeyCreation = {
  ...credential,
  response: { clientDataJSON: 'AQID', attestationObject: 'AQID', transports: ['internal'] },
};
export const assertion: PasskeyAssertion = {
  ...credential,
  response: { clientDataJSON: 'AQID', authenticatorData: 'AQID', signature: 'AQID' },
};

/** What the panel asks about passkeys, all of which succeeds. */
export const createPasskeyRequests = () => ({
  askPasskey: jest.fn(() => Promise.resolve(assertion)),
  signIn: jest.fn(() => Promise.resolve()),
  begin: jest.fn(() => Promise.resolve(creationOptions)),
  create: jest.fn(() => Promise.resolve(creation)),
  add: jest.fn(() => Promise.resolve<readonly string[]>([])),
  rename: jest.fn(() => Promise.resolve()),
  remove: jest.fn(() => Promise.resolve()),
});
