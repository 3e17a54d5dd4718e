import { randomUUID } from 'node:crypto';

import type { Core } from '@strapi/strapi';
import { buildSessionMetadata } from '@strapi/utils';

import type { CookieContext } from '../second-factor/devices';
import type { ProviderMark } from '../second-factor/panel-session';

export type SessionContext = CookieContext & { get: (header: string) => string };

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
