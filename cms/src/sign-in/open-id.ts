import * as z from 'zod';

import { isSame } from '../intake/code';
import { askProvider } from './ask-provider';
import type { Exchange } from './exchange';
import type { Person } from './person';
import { ProviderFault } from './provider-fault';
import { emailIn, nameIn, saidBy } from './said-by';

type OpenId = {
  token: string;
  /** The names that the provider gives itself. */
  issuers: readonly string[];
  /** Where it wants the site's secret. */
  secretIn: 'body' | 'header';
  /** Whether it always repeats the nonce; where it does not, PKCE alone binds the answer to the reader. */
  repeatsNonce: boolean;
};

const tokens = z.object({ id_token: z.string() });

const claims = z.object({
  iss: z.string(),
  aud: z.union([z.string(), z.number(), z.array(z.string())]),
  exp: z.number(),
  sub: z.union([z.string().min(1).max(255), z.number()]),
  nonce: z.string().optional(),
  name: z.string().nullish(),
  email: z.string().nullish(),
  email_verified: z.union([z.boolean(), z.string()]).nullish(),
});
type Claims = z.output<typeof claims>;

/** So much may the provider's clock go wrong, in milliseconds. */
const clockMs = 60_000;

/** A token that came straight from the provider, by https, needs no look at its signature (OpenID Connect Core, 3.1.3.7). */
function claimsIn(token: string): Claims {
  try {
    return saidBy(claims, JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8')));
  } catch {
    throw new ProviderFault('no-answer', 'a token that cannot be read');
  }
}

function whatIsWrong({ iss, aud, exp, nonce }: Claims, { clientId, nonce: ours, now }: Exchange, provider: OpenId): string | undefined {
  const readers = Array.isArray(aud) ? aud : [String(aud)];
  if (!provider.issuers.includes(iss)) return 'a token of somebody else';
  if (readers.length !== 1 || readers[0] !== clientId) return 'a token for somebody else';
  if (exp * 1000 < now.getTime() - clockMs) return 'a token that is too old';
  if (nonce === undefined ? provider.repeatsNonce : !isSame(nonce, ours)) return 'a token of another try';
  return undefined;
}

/** Reads who somebody is from a provider of OpenID Connect. @throws {ProviderFault} */
export const openId =
  (provider: OpenId) =>
  async (exchange: Exchange): Promise<Person> => {
    const { clientId, clientSecret, code, redirectUri, verifier, signal } = exchange;
    const basic = Buffer.from([clientId, clientSecret].map(encodeURIComponent).join(':')).toString('base64');
    const form = { grant_type: 'authorization_code', code, redirect_uri: redirectUri, client_id: clientId, code_verifier: verifier };
    const answer = await askProvider(
      provider.token,
      provider.secretIn === 'body'
        ? { form: { ...form, client_secret: clientSecret }, signal }
        : { form, headers: { Authorization: `Basic ${basic}` }, signal },
    );
    const said = claimsIn(saidBy(tokens, answer).id_token);
    const wrong = whatIsWrong(said, exchange, provider);
    if (wrong !== undefined) throw new ProviderFault('declined', wrong);
    const isVerified = said.email_verified === true || said.email_verified === 'true';
    return { subject: String(said.sub), name: nameIn(said.name), email: isVerified ? emailIn(said.email ?? '') : null };
  };
