import { AuthorizationResponseError, JWT_TIMESTAMP_CHECK, OperationProcessingError, UnsupportedOperationError } from 'oauth4webapi';

import { ProviderFault } from '../sign-in/provider-response';
import { buildOneIdAddress, readOneIdIdentity } from './one-id-identity';
import { buildOpenIdAddress, readOpenIdIdentity } from './open-id-identity';
import { forgetProvider } from './provider-client';
import type { StaffAttempt } from './sealed-attempt';
import type { StaffProvider } from './staff-provider';
import { StaffRefused } from './staff-refused';
import type { FinishInput } from './staff-sign-in';

/** A person as the provider vouches for them. */
export type StaffIdentity = {
  issuer: string;
  subject: string;
  /** The address, where the provider has verified it. */
  email: string | null;
  /** Whether the provider has asked for what counts as a second factor. */
  hasFactor: boolean;
  /** When the provider has asked the person themselves, in milliseconds: a session there may be older. `null` where it does not say. */
  askedAt: number | null;
};

/** Converts what the library or the provider say against a sign-in; what is neither stays an error of ours. */
function toStaffRefused(error: unknown): unknown {
  if (error instanceof ProviderFault) return new StaffRefused(error.problem, error.message);
  if (error instanceof AuthorizationResponseError)
    return new StaffRefused(error.error === 'access_denied' ? 'cancelled' : 'declined', 'the provider sent an error back');
  if (error instanceof OperationProcessingError)
    return new StaffRefused(error.code === JWT_TIMESTAMP_CHECK ? 'clock' : 'invalid', error.message);
  return error instanceof UnsupportedOperationError ? new StaffRefused('invalid', error.message) : error;
}

/**
 * Builds the address at which a person signs in at the provider.
 * @param isAgain whether the provider is to ask the person, however short ago it did; OneID decides that by itself
 * @throws {StaffRefused} it does not respond
 */
export const buildProviderAddress = async (provider: StaffProvider, attempt: StaffAttempt, isAgain: boolean): Promise<string> =>
  provider.kind === 'one-id' ? buildOneIdAddress(provider, attempt) : buildOpenIdAddress(provider, attempt, isAgain);

/**
 * Exchanges the code of a person who comes back for their identity.
 * @throws {StaffRefused} it is refused, or the provider does not respond
 */
export async function readIdentity(provider: StaffProvider, attempt: StaffAttempt, input: FinishInput): Promise<StaffIdentity> {
  try {
    return await (provider.kind === 'one-id' ? readOneIdIdentity(provider, attempt, input) : readOpenIdIdentity(provider, attempt, input));
  } catch (reason) {
    const refused = toStaffRefused(reason);
    if (refused instanceof StaffRefused && refused.refusal === 'no-answer') forgetProvider();
    throw refused;
  }
}
