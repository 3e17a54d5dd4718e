import { settings } from '../../../env';
import { isThisMachine } from '../../../platform/security/this-machine';

/** The panel by its address, as the specification of passkeys calls it. */
export type RelyingParty = { id: string; origin: string };

/**
 * Returns the panel's address, which passkeys are bound to. It comes from the settings and never from a request, whose
 * headers say what its sender wants. Without a host of its own the panel is on this machine.
 */
export function getRelyingParty(): RelyingParty {
  const { PANEL_HOST, CMS_PORT } = settings;
  const { origin, hostname } = new URL(PANEL_HOST === undefined ? `http://localhost:${String(CMS_PORT)}` : `https://${PANEL_HOST}`);
  return { id: hostname, origin };
}

/**
 * Returns whether browsers reach the panel over https, so that its cookies may say so: nginx ends the encryption, and a request
 * alone does not tell. On this machine there is none, whatever the host is called.
 */
export const isPanelEncrypted = (): boolean => settings.PANEL_HOST !== undefined && !isThisMachine(getRelyingParty().id);
