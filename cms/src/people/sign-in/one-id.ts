import { ClientSecretPost, genericTokenEndpointRequest } from 'oauth4webapi';
import * as z from 'zod';

import { createFetchOptions } from './request-provider';
import type { CodeExchange } from './provider-connection';
import { joinName, parseProviderResponse, type Person, ProviderFault } from './provider-response';

/** One address for everything: leading there, the code, and the person. */
export const oneIdAddress = 'https://sso.egov.uz/sso/oauth/Authorization.do';

export const oneIdIssuer = 'https://sso.egov.uz';

const server = { issuer: oneIdIssuer, token_endpoint: oneIdAddress };

type OneIdClient = Pick<CodeExchange, 'clientId' | 'scope'>;

/** Returns the parameters of the address that OneID wants besides the client, the way back and the state. */
export const getOneIdParameters = ({ clientId, scope }: OneIdClient) => ({ response_type: 'one_code', scope: scope ?? clientId });

const token = z.object({ access_token: z.string().min(1) });

/** Everything else in the response (passport, birth, address, telephone) is not even read. */
const identified = z.object({
  /** The personal number (PINFL). */
  pin: z.string().regex(/^\d{14}$/u),
  /** Whether the person was looked up at the state's own register. */
  valid: z.union([z.string(), z.boolean()]).nullish(),
  full_name: z.string().nullish(),
  sur_name: z.string().nullish(),
  first_name: z.string().nullish(),
  mid_name: z.string().nullish(),
});

/** It has no verifier and no nonce: what binds the code to the browser is the state alone. */
type OneIdExchange = Omit<CodeExchange, 'verifier' | 'nonce'>;

/**
 * Reads a person's identity from OneID, which has a protocol of its own. It vouches for no address.
 * @throws {ProviderFault}
 */
export async function readOneId({ clientId, clientSecret, scope, code, redirectUri, signal }: OneIdExchange): Promise<Person> {
  const ask = async (grant: string, parameters: Record<string, string>): Promise<unknown> => {
    const client = { client_id: clientId };
    return (
      await genericTokenEndpointRequest(server, client, ClientSecretPost(clientSecret), grant, parameters, createFetchOptions(signal))
    ).json();
  };
  const { access_token } = parseProviderResponse(token, await ask('one_authorization_code', { redirect_uri: redirectUri, code }));
  const identity = parseProviderResponse(identified, await ask('one_access_token_identify', { access_token, scope: scope ?? clientId }));
  if (identity.valid === false || identity.valid === 'false') throw new ProviderFault('declined', 'a person who is not known for sure');
  return {
    subject: identity.pin,
    name: joinName(identity.full_name) ?? joinName(identity.sur_name, identity.first_name, identity.mid_name),
    email: null,
  };
}
