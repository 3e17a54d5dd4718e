import type { Core } from '@strapi/strapi';

import { endPanelSessions } from './panel-session';
import { recordSecurityEvent } from './security-events';
import { removeFactor } from './stored-factors';

/**
 * Resets the second factor of another person, and ends their sessions: a lost phone or computer is signed out.
 * @param by the user who does it; `null` at the command line
 */
export async function resetFactor(strapi: Core.Strapi, user: number, by: number | null): Promise<void> {
  await removeFactor(strapi, user);
  await endPanelSessions(strapi, user);
  recordSecurityEvent(strapi, { kind: 'factor-reset', user, by });
}
