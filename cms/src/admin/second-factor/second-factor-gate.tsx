import { type StrapiApp, useAuth } from '@strapi/strapi/admin';
import { useEffect, useRef, useState } from 'react';

import type { SignInState } from '../../people/second-factor/second-factor.ts';
import { readOwnFactor, useFactorRequests } from './factor-requests.ts';
import { GateDialog } from './gate-dialog.tsx';
import { subscribeToPending } from './watch-pending.ts';

/** Reads what the sign-in lacks, at the start and whenever the CMS refuses something for that reason. */
function useSignInState() {
  const [state, setState] = useState<SignInState>('passed');
  const hasWorked = useRef(false);
  useEffect(() => {
    let isCurrent = true;
    const check = async () => {
      const response = await readOwnFactor().catch(() => null);
      if (!isCurrent || !response) return;
      if (response.state === 'passed') hasWorked.current = true;
      // The codes of a finished enrolment are still to be read.
      else setState(response.state);
    };
    void check();
    const end = subscribeToPending(() => void check());
    return () => {
      isCurrent = false;
      end();
    };
  }, []);
  const finish = () => {
    setState('passed');
    // What the panel was refused at its start is requested again; a form that was open before stays.
    if (!hasWorked.current) window.location.reload();
  };
  return { state, finish };
}

/** Covers the panel while a sign-in is not complete. */
function PendingSignIn({ signOut }: { signOut: () => void }) {
  const requests = useFactorRequests();
  const { state, finish } = useSignInState();
  if (state === 'passed') return null;
  return <GateDialog state={state} sendCode={requests.sendCode} enrolment={requests} finish={finish} signOut={signOut} />;
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
