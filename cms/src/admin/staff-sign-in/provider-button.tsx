import { Button, Flex, Link, Typography } from '@strapi/design-system';
import { useEffect, useRef, useState } from 'react';

import { type FinishInput, signInPagePath, type StaffProviderResponse } from '../../people/staff-oidc/staff-sign-in.ts';
import { wrappingButton } from '../editing/wrapping-button.ts';
import { englishProvider } from '../texts/en/people/provider.ts';
import { useTexts } from '../texts/use-texts.ts';
import { useProviderName, useRefusalText } from './refusal-text.ts';
import type { SignInRequests } from './sign-in-requests.ts';

type Provider = NonNullable<StaffProviderResponse['provider']>;
type Props = {
  provider: Provider;
  /** What the provider has sent the browser back with; `null` before that. */
  returned: FinishInput | null;
  /** Whether a person who was signed in is to confirm at the provider that it is them: it is opened at once. */
  isConfirming: boolean;
  requests: SignInRequests;
  /** Opens the provider's address. */
  leave: (address: string) => void;
  /** Opens the panel with the access token of the session. */
  enter: (token: string) => void;
};

/** Runs the steps of a sign-in, and says which runs, and what was refused. */
function useSteps({ returned, isConfirming, requests, leave, enter }: Props) {
  const [step, setStep] = useState<'leaving' | 'returning' | null>(returned === null ? null : 'returning');
  const [refused, setRefused] = useState<unknown>(null);
  const hasFinished = useRef(false);
  const run = async (name: 'leaving' | 'returning', work: () => Promise<void>) => {
    setStep(name);
    setRefused(null);
    try {
      await work();
    } catch (error) {
      setRefused(error);
      setStep(null);
    }
  };
  useEffect(() => {
    // Once: the attempt is used up by it.
    if (returned === null || hasFinished.current) return;
    hasFinished.current = true;
    void run('returning', async () => enter(await requests.finish(returned)));
  }, [returned, requests, enter]);
  const start = (again: boolean) => run('leaving', async () => leave(await requests.start(again)));
  const hasStarted = useRef(false);
  useEffect(() => {
    if (!isConfirming || hasStarted.current) return;
    hasStarted.current = true;
    void start(true);
  });
  return { step, refused, start };
}

/** Renders the button on the page of the sign-in, with how far the sign-in is or why it was refused. */
export function ProviderButton(props: Props) {
  const { provider } = props;
  const translate = useTexts(englishProvider);
  const name = useProviderName(provider.names);
  const describeRefusal = useRefusalText(provider.names, provider.isOnlyWay);
  const { step, refused, start } = useSteps(props);
  if (window.location.origin !== provider.panelOrigin)
    return (
      <Typography tag="p">
        {translate('ochiq.provider.address', { name })} <Link href={provider.panelOrigin + signInPagePath}>{provider.panelOrigin}</Link>
      </Typography>
    );
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <Button type="button" variant="secondary" fullWidth style={wrappingButton} loading={step !== null} onClick={() => void start(false)}>
        {translate('ochiq.provider.sign-in', { name })}
      </Button>
      <Typography role="status">{step === null ? '' : translate(`ochiq.provider.${step}`, { name })}</Typography>
      {refused !== null && (
        <Typography role="alert" textColor="danger600">
          {describeRefusal(refused)}
        </Typography>
      )}
      {provider.isOnlyWay && <Typography tag="p">{translate('ochiq.provider.only')}</Typography>}
    </Flex>
  );
}
