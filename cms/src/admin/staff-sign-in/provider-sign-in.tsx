import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation, useNavigate } from 'react-router-dom';

import type { StaffProviderResponse } from '../../people/staff-oidc/staff-sign-in.ts';
import { takeConfirmation } from './confirm-at-provider.ts';
import { ProviderButton } from './provider-button.tsx';
import { parseReturn, storeRedirectTarget, takeRedirectTarget } from './return-parameters.ts';
import { readProvider, signInRequests } from './sign-in-requests.ts';
import { useFormSlot } from './use-form-slot.ts';

type Provider = NonNullable<StaffProviderResponse['provider']>;
type Props = { enter: (token: string) => void };

function PlacedButton({ provider, enter }: Props & { provider: Provider }) {
  const slot = useFormSlot(provider.isOnlyWay);
  const { search } = useLocation();
  const navigate = useNavigate();
  const [returned] = useState(() => parseReturn(search));
  const [confirmation] = useState(takeConfirmation);
  const [target] = useState(() => (returned === null ? null : takeRedirectTarget()));
  useEffect(() => {
    // What the provider sent is used up, and stays in no address and no history.
    if (target !== null) navigate({ search: target }, { replace: true });
  }, [target, navigate]);
  const leave = (address: string) => {
    storeRedirectTarget(confirmation ?? search);
    window.location.assign(address);
  };
  return createPortal(
    <ProviderButton
      {...{ provider, returned, leave, enter }}
      requests={signInRequests}
      isConfirming={returned === null && confirmation !== null}
    />,
    slot,
  );
}

/** Adds the button of the provider to the page of the sign-in, where one is set up. */
export function ProviderSignIn({ enter }: Props) {
  const [provider, setProvider] = useState<Provider | null>(null);
  useEffect(() => {
    // Where the CMS does not respond, its own form says so.
    readProvider().then(setProvider, () => undefined);
  }, []);
  return provider && <PlacedButton provider={provider} enter={enter} />;
}
