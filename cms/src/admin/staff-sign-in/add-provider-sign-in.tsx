import { type StrapiApp, useAuth } from '@strapi/strapi/admin';
import { lazy, Suspense, useEffect } from 'react';
import { useMatch } from 'react-router-dom';

import { subscribeToConfirmation } from './confirm-at-provider.ts';

const ProviderSignIn = lazy(async () => ({ default: (await import('./provider-sign-in.tsx')).ProviderSignIn }));

/** Adds the sign-in through a provider to Strapi's page of the sign-in. It is loaded there only. */
export function addProviderSignIn(app: Pick<StrapiApp, 'addComponents' | 'store'>): void {
  // Strapi 5.54.0 does so itself after a password; the session ends with the browser.
  const enter = (token: string) => app.store?.dispatch({ type: 'admin/login', payload: { token, persist: false } });
  function ProviderSignInHost() {
    const logOut = useAuth('ProviderSignInHost', ({ logout }) => logout);
    useEffect(() => subscribeToConfirmation(() => void logOut()), [logOut]);
    const isSignInPage = useMatch('/auth/login') !== null;
    if (!isSignInPage) return null;
    return (
      <Suspense fallback={null}>
        <ProviderSignIn enter={enter} />
      </Suspense>
    );
  }
  app.addComponents([{ name: 'future-global::provider-sign-in', Component: ProviderSignInHost }]);
}
