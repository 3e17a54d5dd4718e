import { type StrapiApp, useAuth } from '@strapi/strapi/admin';
import { useEffect, useRef, useState } from 'react';

import type { OwnSecondFactor } from '../../people/second-factor/second-factor.ts';
import { readOwnFactor, useFactorRequests } from './factor-requests.ts';
import { GateDialog } from './gate-dialog.tsx';
import { usePasskeyRequests } from './passkeys/passkey-requests.ts';
import { subscribeToPending } from './watch-pending.ts';

/** Reads what the sign-in lacks, at the start and whenever the CMS refuses something for that reason; `null` for nothing. */
function usePendingFactor() {
  const [pending, setPending] = useState<OwnSecondFactor | null>(null);
  const hasWorked = useRef(false);
  useEffect(() => {
    let isCurrent = true;
    const check = async () => {
      const response = await readOwnFactor().catch(() => null);
      if (!isCurrent || !response) return;
      if (response.state === 'passed') hasWorked.current = true;
      // The codes of a finished enrolment are still to be read.
      else setPending(response);
    };
    void check();
    const end = subscribeToPending(() => void check());
    return () => {
      isCurrent = false;
      end();
    };
  }, []);
  const finish = () => {
    setPending(null);
    // What the panel was refused at its start is requested again; a form that was open before stays.
    if (!hasWorked.current) window.location.reload();
  };
  return { pending, finish };
}

/** Covers the panel while a sign-in is not complete. */
function PendingSignIn({ signOut }: { signOut: () => void }) {
  const requests = useFactorRequests();
  const { pending, finish } = usePendingFactor();
  const passkeys = usePasskeyRequests(pending?.panelOrigin ?? '');
  if (!pending) return null;
  const { sendCode } = requests;
  return <GateDialog factor={pending} sendCode={sendCode} enrolment={requests} passkeys={passkeys} finish={finish} signOut={signOut} />;
}

/** Covers any page of the panel; with each sign-in it starts from the beginning. */
function SecondFactorGate() {
  const isSignedIn = useAuth('SecondFactorGate', ({ token }) => token !== null);
  const logOut = useAuth('SecondFactorGate', ({ logout }) => logout);
  return isSignedIn ? <PendingSignIn signOut={() => void logOut()} /> : null;
}

/** Adds the request for a second factor to every page of the panel. */
export function addSecondFactorGate(app: Pick<StrapiApp, 'addComponents'>): void {
  app.addComponents([{ name: 'future-global::second-factor-gate', Component: SecondFactorGate }]);
}
