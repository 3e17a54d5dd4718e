import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';

import type { Proof } from '../../people/second-factor/second-factor.ts';
import type { FinishInput } from '../../people/staff-oidc/staff-sign-in.ts';
import { translateMessage } from '../errors/translate-errors.ts';
import { getReason } from '../shared/get-reason.ts';
import type { Texts } from '../texts/panel-language.ts';
import type { LinkRequests } from './link-requests.ts';
import { type ProviderNames, useRefusalText } from './refusal-text.ts';
import { StepRefused } from './sign-in-requests.ts';

/** How far the connection of one's account to the provider is. */
export type Connection = {
  step: 'idle' | 'leaving' | 'connecting' | 'connected';
  /** Why it was refused after the person came back; `null` where it was not. */
  refusal: string | null;
  /** Opens the provider. @throws the proof or the attempt is refused, in words */
  start: (proof: Proof) => Promise<void>;
};

type Options = {
  names: ProviderNames;
  /** What the provider has sent the browser back with; `null` before that. */
  returned: FinishInput | null;
  requests: LinkRequests;
  /** Opens the provider's address. */
  leave: (address: string) => void;
  /** Reads again what the account is linked to. */
  reload: () => Promise<void>;
};

/** Runs the steps by which a person connects their account to the provider, and says which runs and what was refused. */
export function useConnection({ names, returned, requests, leave, reload }: Options): Connection {
  const messages = useIntl().messages as Texts;
  const describe = useRefusalText(names, true);
  const [step, setStep] = useState<Connection['step']>('idle');
  const [refusal, setRefusal] = useState<string | null>(null);
  const hasFinished = useRef(false);
  const finish = async (input: FinishInput) => {
    setStep('connecting');
    try {
      await requests.finish(input);
      await reload();
      setStep('connected');
    } catch (error) {
      setRefusal(describe(error));
      setStep('idle');
    }
  };
  useEffect(() => {
    // Once: the attempt is used up by it.
    if (returned === null || hasFinished.current) return;
    hasFinished.current = true;
    void finish(returned);
  });
  const start = async (proof: Proof) => {
    setRefusal(null);
    try {
      leave(await requests.start(proof));
      setStep('leaving');
    } catch (error) {
      // A wrong proof is said at its field, in the sentence of the CMS.
      const isStep = error instanceof StepRefused && error.refusal !== null;
      throw new Error(isStep ? describe(error) : translateMessage(getReason(error), messages), { cause: error });
    }
  };
  return { step, refusal, start };
}
