import type { Core } from '@strapi/strapi';

import { buildFactorMail } from '../../submissions/mail/letters';
import { notifyOwner } from '../second-factor/owner-mail';
import type { SessionOwner } from '../second-factor/panel-session';

/** Notifies the owner of an account that it is linked to a person at the provider from now on, whom they may not be. */
export const notifyLinked = (strapi: Core.Strapi, { user, session }: SessionOwner): Promise<void> =>
  notifyOwner(strapi, { user: { id: user }, session: { id: session } }, 'factor-change', (language, email, change) =>
    buildFactorMail(language, email, { ...change, change: 'provider-linked' }),
  );
