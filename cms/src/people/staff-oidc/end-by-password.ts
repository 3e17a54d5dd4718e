import type { Core } from '@strapi/strapi';
import * as z from 'zod';

import { withWriteLock } from '../../platform/database/transactions';
import { endPanelSessions } from '../second-factor/panel-session';
import { isEmergencySignIn } from './emergency-account';
import { recordUnlinked } from './staff-events';
import { unlinkPerson } from './staff-identities';
import { getStaffProvider } from './staff-provider';

/** The event of Strapi's database layer. */
const newPassword = z.object({
  params: z.object({ data: z.object({ password: z.string() }) }),
  result: z.object({ id: z.int(), email: z.string() }),
});

/**
 * Ends what could be got with the former password of an account, whenever it gets another one: its link to the provider, and its
 * sessions, in which a link could be begun. Where passwords are closed they open no account but that for an emergency, and a person
 * for whose address the provider does not vouch could not link theirs again.
 */
export function endAccessByFormerPassword(strapi: Core.Strapi): void {
  const afterUpdate = async (event: unknown) => {
    const { success, data } = newPassword.safeParse(event);
    if (!success) return;
    const { id: user, email } = data.result;
    if (getStaffProvider()?.isOnlyWay === true && !(await isEmergencySignIn(strapi, { email }))) return;
    await withWriteLock(strapi, async () => {
      await endPanelSessions(strapi, user);
      if (await unlinkPerson(strapi, user)) await recordUnlinked(strapi, user, 'password-changed');
    });
  };
  strapi.db.lifecycles.subscribe({ models: ['admin::user'], afterUpdate });
}
