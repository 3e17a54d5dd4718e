import { getFetchClient, useAuth } from '@strapi/strapi/admin';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import * as z from 'zod';

import { translateMessage } from '../errors/translate-errors.ts';
import { getReason } from '../shared/get-reason.ts';
import type { Texts } from '../texts/panel-language.ts';
import { setSignInQuestion } from './suspend-ended-session.ts';
import { SignInDialog } from './sign-in-dialog.tsx';

const signInResponse = z.object({ data: z.object({ token: z.string() }) });

/** Where Strapi 5.54.0 stores the id of this browser, and the token of who is to be remembered. */
const [deviceKey, tokenKey] = ['strapi.admin.deviceId', 'jwtToken'];

/** Signs the person in as the panel's own page does. @throws the CMS refuses */
async function requestToken(email: string, password: string): Promise<string> {
  const deviceId = window.localStorage.getItem(deviceKey) ?? undefined;
  const rememberMe = window.localStorage.getItem(tokenKey) !== null;
  const { data } = await getFetchClient().post('/admin/login', { email, password, deviceId, rememberMe });
  return signInResponse.parse(data).data.token;
}

/**
 * Asks the person to sign in again, over the form, while that has something to lose. It is always the same person: with
 * the name of another one the form would be saved under that.
 */
export function SignInAgain({ isNeeded }: { isNeeded: boolean }) {
  const email = useAuth('SignInAgain', ({ user }) => user?.email);
  const messages = useIntl().messages as Texts;
  const [isAsked, setIsAsked] = useState(false);
  const resolveRenewal = useRef<((token: string | null) => void) | null>(null);

  const endQuestion = (token: string | null) => {
    setIsAsked(false);
    resolveRenewal.current?.(token);
    resolveRenewal.current = null;
  };

  useEffect(() => {
    if (!isNeeded) return undefined;
    return setSignInQuestion(
      () =>
        new Promise((resolve) => {
          resolveRenewal.current = resolve;
          setIsAsked(true);
        }),
    );
  }, [isNeeded]);

  // A renewal that has no dialog any more would hold up every other window of this browser.
  useEffect(() => () => resolveRenewal.current?.(null), []);

  if (!isAsked || email === undefined) return null;
  const signIn = async (password: string) => {
    try {
      endQuestion(await requestToken(email, password));
      return null;
    } catch (error) {
      return translateMessage(getReason(error), messages);
    }
  };
  return <SignInDialog email={email} signIn={signIn} decline={() => endQuestion(null)} />;
}
