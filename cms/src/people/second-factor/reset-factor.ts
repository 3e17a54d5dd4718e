import type { Core } from '@strapi/strapi';

import { withWriteLock } from '../../platform/database/transactions';
import { endPanelSessions } from './panel-session';
import { recordSecurityEvent } from './security-events';
import { removeFactor } from './stored-factors';

/**
 * Resets the second factor of another person, and ends their sessions: a lost phone or computer is signed out.
 * @param by left out where a user of the panel does it
 */
export async function resetFactor(strapi: Core.Strapi, user: number, by?: 'command'): Promise<void> {
  await withWriteLock(strapi, async () => {
    await removeFactor(strapi, user);
    await endPanelSessions(strapi, user);
    await recordSecurityEvent(strapi, { action: 'factor-reset', user, ...(by && { by }) });
  });
}
