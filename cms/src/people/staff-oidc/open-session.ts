import { randomUUID } from 'node:crypto';

import type { Core } from '@strapi/strapi';
import { buildSessionMetadata } from '@strapi/utils';

/** What is used of Koa's context. */
export type SessionContext = {
  get: (header: string) => string;
  cookies: {
    secure: boolean;
    set: (
      name: string,
      value: string,
      options: { httpOnly: true; sameSite: 'lax'; secure: boolean; path: string; overwrite: true },
    ) => unknown;
  };
};

/**
 * How the provider has opened a session: when it has asked the person themselves, in milliseconds, which is a proof for a while
 * (`null` where it does not say), and whether for what counts as a second factor.
 */
export type ProviderMark = { at: number | null; hasFactor: boolean };

export type OpenedSession = {
  accessToken: string;
  /** Gives the browser the session: once the row is committed. */
  setCookie: (context: SessionContext) => void;
};

/**
 * Opens a session of the panel as Strapi 5.54.0 does after a password, whose controller can be called with a password only. It
 * ends with the browser; Strapi hands its mark on whenever it renews it.
 */
export async function openSession(strapi: Core.Strapi, context: SessionContext, user: number, mark: ProviderMark): Promise<OpenedSession> {
  const sessions = strapi.sessionManager('admin');
  const metadata = { ...buildSessionMetadata({ userAgent: context.get('user-agent') }), ochiqProvider: mark };
  const { token } = await sessions.generateRefreshToken(String(user), randomUUID(), { type: 'session', metadata });
  const access = await sessions.generateAccessToken(token);
  if ('error' in access) throw new Error('Strapi gave no access token for a new session');
  return {
    accessToken: access.token,
    setCookie: ({ cookies }) => {
      const { secure } = cookies;
      cookies.set('strapi_admin_refresh', token, { httpOnly: true, sameSite: 'lax', secure, path: '/admin', overwrite: true });
    },
  };
}
