import { createHmac } from 'node:crypto';

import * as z from 'zod';

import { askProvider } from './ask-provider';
import type { Exchange } from './exchange';
import type { Person } from './person';
import { nameIn, saidBy } from './said-by';

const graph = 'https://graph.facebook.com/v24.0';

export const facebookAddress = 'https://www.facebook.com/v24.0/dialog/oauth';

const token = z.object({ access_token: z.string().min(1) });

const me = z.object({ id: z.string().min(1).max(255), name: z.string().nullish() });

/** Reads who somebody is from Facebook. It never says whether an address is the person's, so it is not asked for one. @throws {ProviderFault} */
export async function readFacebook({ clientId, clientSecret, code, redirectUri, signal }: Exchange): Promise<Person> {
  const form = { client_id: clientId, client_secret: clientSecret, redirect_uri: redirectUri, code };
  const { access_token } = saidBy(token, await askProvider(`${graph}/oauth/access_token`, { form, signal }));
  const proof = createHmac('sha256', clientSecret).update(access_token).digest('hex');
  const address = `${graph}/me?fields=id%2Cname&appsecret_proof=${proof}`;
  const { id, name } = saidBy(me, await askProvider(address, { headers: { Authorization: `Bearer ${access_token}` }, signal }));
  return { subject: id, name: nameIn(name), email: null };
}
