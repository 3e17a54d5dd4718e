import { ClientSecretPost, genericTokenEndpointRequest } from 'oauth4webapi';
import * as z from 'zod';

import { askedUntil } from './ask-provider';
import type { Exchange } from './exchange';
import type { Person } from './person';
import { ProviderFault } from './provider-fault';
import { nameIn, saidBy } from './said-by';

/** One address for everything: leading there, the code, and the person. */
export const oneIdAddress = 'https://sso.egov.uz/sso/oauth/Authorization.do';

const server = { issuer: 'https://sso.egov.uz', token_endpoint: oneIdAddress };

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

/**
 * Reads a person's identity from OneID, which has a protocol of its own. It vouches for no address.
 * @throws {ProviderFault}
 */
export async function readOneId({ clientId, clientSecret, scope, code, redirectUri, signal }: Exchange): Promise<Person> {
  const ask = async (grant: string, asked: Record<string, string>): Promise<unknown> => {
    const client = { client_id: clientId };
    return (await genericTokenEndpointRequest(server, client, ClientSecretPost(clientSecret), grant, asked, askedUntil(signal))).json();
  };
  const { access_token } = saidBy(token, await ask('one_authorization_code', { redirect_uri: redirectUri, code }));
  const said = saidBy(identified, await ask('one_access_token_identify', { access_token, scope: scope ?? clientId }));
  if (said.valid === false || said.valid === 'false') throw new ProviderFault('declined', 'a person who is not known for sure');
  return { subject: said.pin, name: nameIn(said.full_name) ?? nameIn(said.sur_name, said.first_name, said.mid_name), email: null };
}
