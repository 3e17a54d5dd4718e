import type { Core } from '@strapi/strapi';

import { buildFactorMail } from '../../submissions/mail/letters';
import { notifyOwner } from '../second-factor/owner-mail';
import { parseAccessToken } from '../second-factor/panel-session';

/** Notifies the owner of an account that it is linked to a person at the provider from now on, whom they may not be. */
export async function notifyLinked(strapi: Core.Strapi, accessToken: string, user: number): Promise<void> {
  const id = parseAccessToken(strapi, accessToken)?.session;
  if (id === undefined) return;
  await notifyOwner(strapi, { user: { id: user }, session: { id } }, 'factor-change', (language, email, change) =>
    buildFactorMail(language, email, { ...change, change: 'provider-linked' }),
  );
}
