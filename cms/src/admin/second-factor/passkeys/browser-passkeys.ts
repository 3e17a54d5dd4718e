import type * as webAuthn from '@simplewebauthn/browser';

import {
  type CreationOptions,
  type PasskeyAssertion,
  passkeyAssertion,
  type PasskeyCreation,
  passkeyCreation,
  type RequestOptions,
} from '../../../people/second-factor/passkeys/passkey.ts';
import { isThisMachine } from '../../../platform/security/this-machine.ts';

/** Why a passkey was neither used nor made. */
export type PasskeyProblem = 'unsupported' | 'address' | 'no-address' | 'cancelled' | 'not-made' | 'timed-out' | 'known' | 'failed';

export class PasskeyError extends Error {
  readonly problem: PasskeyProblem;

  constructor(problem: PasskeyProblem, options?: ErrorOptions) {
    super(problem, options);
    this.problem = problem;
  }
}

/**
 * Finds why no passkey can be used in this window at all; `null` where it can. At another address the browser would refuse,
 * and without https it knows none. A panel without an address of its own is at that of the CMS's machine, which is of no
 * use to who sits at another one.
 */
export function findPasskeyProblem(
  panelOrigin: string,
  { origin, hostname }: Pick<Location, 'origin' | 'hostname'> = window.location,
): 'unsupported' | 'address' | 'no-address' | null {
  if (origin !== panelOrigin) return isThisMachine(new URL(panelOrigin).hostname) && !isThisMachine(hostname) ? 'no-address' : 'address';
  return typeof window.PublicKeyCredential === 'function' ? null : 'unsupported';
}

type Library = typeof webAuthn;
type Ceremony<Result> = { timeout: number; refusal: 'cancelled' | 'not-made'; run: (library: Library) => Promise<Result> };

/** Names an error of the browser. It says the same of a person who cancels and of a device that has no passkey of theirs. */
function classifyError(name: string, isLate: boolean, refusal: 'cancelled' | 'not-made'): PasskeyProblem {
  if (name === 'NotAllowedError') return isLate ? 'timed-out' : refusal;
  if (name === 'AbortError') return refusal;
  if (name === 'InvalidStateError') return 'known';
  return name === 'SecurityError' ? 'address' : 'failed';
}

/** Has the browser use or make a passkey. The library is loaded for that only, so that the panel loads without it. */
async function runCeremony<Result>({ timeout, refusal, run }: Ceremony<Result>): Promise<Result> {
  const began = performance.now();
  try {
    return await run(await import('@simplewebauthn/browser'));
  } catch (error) {
    const isLate = performance.now() - began >= timeout;
    throw new PasskeyError(classifyError(error instanceof Error ? error.name : '', isLate, refusal), { cause: error });
  }
}

/** Makes a passkey. @throws a PasskeyError */
export const createPasskey = (options: CreationOptions): Promise<PasskeyCreation> =>
  runCeremony({
    ...{ timeout: options.timeout, refusal: 'not-made' },
    run: async ({ startRegistration }) => passkeyCreation.parse(await startRegistration({ optionsJSON: options })),
  });

/** Uses a passkey. @throws a PasskeyError */
export const requestPasskey = (options: RequestOptions): Promise<PasskeyAssertion> =>
  runCeremony({
    ...{ timeout: options.timeout, refusal: 'cancelled' },
    run: async ({ startAuthentication }) => passkeyAssertion.parse(await startAuthentication({ optionsJSON: options })),
  });
