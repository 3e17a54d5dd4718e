import { getFetchClient } from '@strapi/strapi/admin';

import {
  type ChallengePurpose,
  type CreationOptions,
  creationOptions,
  type OwnPasskey,
  type PasskeyAssertion,
  type PasskeyCreation,
  passkeysPath,
  passkeysResponse,
  requestOptions,
} from '../../../people/second-factor/passkeys/passkey.ts';
import { type Proof, recoveryCodesResponse } from '../../../people/second-factor/second-factor.ts';
import { englishPasskeys } from '../../texts/en/people/passkeys.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { usePost } from '../use-post.ts';
import { createPasskey, findPasskeyProblem, PasskeyError, requestPasskey } from './browser-passkeys.ts';

/** Reads one's own passkeys. @throws the CMS does not respond */
export async function readPasskeys(): Promise<readonly OwnPasskey[]> {
  return passkeysResponse.parse((await getFetchClient().get(passkeysPath)).data).passkeys;
}

/** What the panel asks about passkeys. Each throws an error in the person's language where CMS or browser refuse. */
export type PasskeyRequests = {
  /** Has the person use a passkey in the place of a current code. */
  askPasskey: () => Promise<PasskeyAssertion>;
  signIn: (isRemembered: boolean) => Promise<void>;
  /** @returns what the browser is asked for */
  begin: (proof: Proof) => Promise<CreationOptions>;
  /** Has the browser make the passkey. */
  create: (options: CreationOptions) => Promise<PasskeyCreation>;
  /** @returns the recovery codes; none where the person has some already */
  add: (name: string, response: PasskeyCreation) => Promise<readonly string[]>;
  rename: (id: number, name: string) => Promise<void>;
  remove: (id: number, proof: Proof) => Promise<void>;
};

/** Returns what the panel asks about passkeys. @param panelOrigin the panel's own address */
export function usePasskeyRequests(panelOrigin: string): PasskeyRequests {
  const post = usePost();
  const translate = useTexts(englishPasskeys);
  const withTexts = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof PasskeyError)) throw error;
      throw new Error(translate(`ochiq.passkeys.${error.problem}`, { address: panelOrigin }), { cause: error });
    }
  };
  const requirePasskeys = () => {
    const problem = findPasskeyProblem(panelOrigin);
    if (problem !== null) throw new PasskeyError(problem);
  };
  const ask = (purpose: Exclude<ChallengePurpose, 'addition'>) =>
    withTexts(async () => {
      requirePasskeys();
      return requestPasskey(requestOptions.parse(await post(`${passkeysPath}/challenge`, { purpose })));
    });
  return {
    askPasskey: () => ask('proof'),
    signIn: async (isRemembered) => void (await post(`${passkeysPath}/sign-in`, { response: await ask('sign-in'), isRemembered })),
    begin: (proof) =>
      withTexts(async () => {
        // Before a code is used up for nothing.
        requirePasskeys();
        return creationOptions.parse(await post(`${passkeysPath}/registration`, { proof }));
      }),
    create: (options) => withTexts(() => createPasskey(options)),
    add: async (name, response) => recoveryCodesResponse.parse(await post(passkeysPath, { name, response })).recoveryCodes,
    rename: async (id, name) => void (await post(`${passkeysPath}/${String(id)}/name`, { name })),
    remove: async (id, proof) => void (await post(`${passkeysPath}/${String(id)}/removal`, { proof })),
  };
}
