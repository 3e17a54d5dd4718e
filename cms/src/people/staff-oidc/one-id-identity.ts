import { getOneIdParameters, oneIdAddress, oneIdIssuer, readOneId } from '../sign-in/one-id';
import { buildProviderHref } from '../sign-in/request-provider';
import type { StaffIdentity } from './read-identity';
import type { StaffAttempt } from './sealed-attempt';
import { getReturnAddress, type OneIdStaffProvider } from './staff-provider';
import { StaffRefused } from './staff-refused';
import type { FinishInput } from './staff-sign-in';

/** How long both requests may take, in milliseconds. */
const exchangeMs = 10_000;

/** Builds the address at which a person signs in at OneID, which repeats the state and nothing else. */
export const buildOneIdAddress = (provider: OneIdStaffProvider, { state, purpose }: StaffAttempt): string =>
  buildProviderHref(oneIdAddress, {
    client_id: provider.clientId,
    redirect_uri: getReturnAddress(purpose),
    state,
    ...getOneIdParameters(provider),
  });

/**
 * Exchanges the code of a person who comes back from OneID for their personal number. It says neither when it has asked the person
 * nor for what: such a sign-in proves no change, and stands for no second factor. It vouches for no address.
 * @throws {StaffRefused} the person cancelled, or OneID has sent them back without a code; and whatever the requests throw
 */
export async function readOneIdIdentity(
  { clientId, clientSecret, scope }: OneIdStaffProvider,
  { purpose }: StaffAttempt,
  { code, error }: FinishInput,
): Promise<StaffIdentity> {
  if (error === 'access_denied') throw new StaffRefused('cancelled', 'the provider sent an error back');
  if (code === undefined || error !== undefined) throw new StaffRefused('declined', 'the provider sent an error back');
  const signal = AbortSignal.timeout(exchangeMs);
  const { subject } = await readOneId({ clientId, clientSecret, scope, code, redirectUri: getReturnAddress(purpose), signal });
  return { issuer: oneIdIssuer, subject, email: null, hasFactor: false, askedAt: null };
}
