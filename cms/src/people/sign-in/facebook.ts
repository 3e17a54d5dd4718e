import { createHmac } from 'node:crypto';

import { ClientSecretPost, genericTokenEndpointRequest, protectedResourceRequest } from 'oauth4webapi';
import * as z from 'zod';

import { createFetchOptions } from './request-provider';
import type { CodeExchange } from './provider-connection';
import { joinName, parseProviderResponse, type Person } from './provider-response';

const graph = 'https://graph.facebook.com/v24.0';

const server = { issuer: 'https://www.facebook.com', token_endpoint: `${graph}/oauth/access_token` };

export const facebookAddress = 'https://www.facebook.com/v24.0/dialog/oauth';

const token = z.object({ access_token: z.string().min(1) });

const me = z.object({ id: z.string().min(1).max(255), name: z.string().nullish() });

/**
 * Reads a person's identity from Facebook. It never says whether an address is the person's, so none is requested.
 * @throws {ProviderFault}
 */
export async function readFacebook({ clientId, clientSecret, code, redirectUri, signal }: CodeExchange): Promise<Person> {
  const options = createFetchOptions(signal);
  const parameters = { redirect_uri: redirectUri, code };
  const client = { client_id: clientId };
  const response = await genericTokenEndpointRequest(
    server,
    client,
    ClientSecretPost(clientSecret),
    'authorization_code',
    parameters,
    options,
  );
  const { access_token } = parseProviderResponse(token, await response.json());
  const proof = createHmac('sha256', clientSecret).update(access_token).digest('hex');
  const address = new URL(`${graph}/me?fields=id%2Cname&appsecret_proof=${proof}`);
  const person = await protectedResourceRequest(access_token, 'GET', address, undefined, undefined, options);
  const { id, name } = parseProviderResponse(me, await person.json());
  return { subject: id, name: joinName(name), email: null };
}
