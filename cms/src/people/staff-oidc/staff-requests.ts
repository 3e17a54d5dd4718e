import { sendError } from '../../platform/security/send-error';
import { getRelyingParty } from '../second-factor/passkeys/relying-party';
import { StaffRefused } from './staff-refused';
import type { StaffRefusal } from './staff-sign-in';

/** @throws {StaffRefused} the request does not come from the panel at its own address, which the cookie and the way back are for */
export function requirePanelOrigin(context: { get: (header: string) => string }): void {
  if (context.get('origin') !== getRelyingParty().origin)
    throw new StaffRefused('wrong-address', 'the request came from another address than the panel’s own');
}

/** Sends a refusal, which the page of the panel puts into words. */
export function sendStaffRefusal(context: Parameters<typeof sendError>[0], refusal: StaffRefusal): void {
  const isDown = refusal === 'no-answer';
  sendError(context, isDown ? 503 : 403, isDown ? 'ServiceUnavailableError' : 'ForbiddenError', `Refused: ${refusal}`, { reason: refusal });
}
