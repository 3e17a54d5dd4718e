import { type StrapiApp, useAuth } from '@strapi/strapi/admin';
import { useCallback, useEffect, useRef, useState } from 'react';

import type { SignInState } from '../../people/second-factor/second-factor.ts';
import { readOwnFactor, useFactorRequests } from './factor-requests.ts';
import { GateDialog } from './gate-dialog.tsx';
import { saveText } from './save-text.ts';
import { subscribeToPending } from './watch-pending.ts';

/** Covers the panel while the sign-in is not complete, on any page. */
function SecondFactorGate() {
  const token = useAuth('SecondFactorGate', (auth) => auth.token);
  const logOut = useAuth('SecondFactorGate', (auth) => auth.logout);
  const requests = useFactorRequests();
  const [state, setState] = useState<SignInState>('passed');
  const hasWorked = useRef(false);

  const check = useCallback(async () => {
    const response = await readOwnFactor().catch(() => null);
    if (!response) return;
    if (response.state === 'passed') hasWorked.current = true;
    // The codes of a finished enrolment are still to be read.
    else setState(response.state);
  }, []);
  useEffect(() => {
    if (token !== null) {
      void check();
      return subscribeToPending(() => void check());
    }
    hasWorked.current = false;
    setState('passed');
    return undefined;
  }, [token, check]);

  if (token === null || state === 'passed') return null;
  const finish = () => {
    setState('passed');
    // What the panel was refused at its start is requested again; a form that was open before stays.
    if (!hasWorked.current) window.location.reload();
  };
  return (
    <GateDialog
      state={state}
      sendCode={requests.sendCode}
      enrolment={requests}
      save={saveText}
      finish={finish}
      signOut={() => void logOut()}
    />
  );
}

/** Adds the request for a second factor to every page of the panel. */
export function addSecondFactorGate(app: Pick<StrapiApp, 'addComponents'>): void {
  app.addComponents([{ name: 'future-global::second-factor-gate', Component: SecondFactorGate }]);
}
