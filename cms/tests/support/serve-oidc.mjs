// A real OpenID Connect provider (oidc-provider) in a process of its own, as Keycloak has it: the issuer has a path, and ID
// tokens have its claims. Tells its parent where it is. Whoever signs in says who they are, and how its token is to be spoilt.
import { createHash, generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { createServer } from 'node:http';
import process from 'node:process';

import { Provider } from 'oidc-provider';

const realm = '/realms/staff';
/** Where the panel has people led back to: to its page of the sign-in, and to that of its protection. */
const returnTo = process.env.OIDC_RETURN_TO.split(' ');
const client = { id: 'panel-client', secret: 'panel-secret-word' };
/** By the provider's id of a person. */
const people = new Map();
let [issuer, isDown] = ['', false];
let keys, callback, provider;

const encode = (part) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** Puts the port of the address that is known into one on this machine: the browser tests restore the CMS at another port. */
function toKnownPort(uri) {
  const [known, asked] = [new URL(returnTo[0]), new URL(uri)];
  if (known.hostname === 'localhost' && asked.hostname === 'localhost') asked.port = known.port;
  return asked.href;
}

function start() {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const kid = randomUUID();
  keys = { privateKey, kid };
  provider = new Provider(issuer, {
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), kid, use: 'sig', alg: 'RS256' }] },
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: returnTo,
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    acrValues: ['gold'],
    claims: { openid: ['sub', 'realm_access', 'typ', 'preferred_username', 'acr', 'amr'], email: ['email', 'email_verified'] },
    // As Keycloak: what a scope stands for is in the ID token.
    conformIdTokenClaims: false,
    cookies: { keys: ['a key of the tests'] },
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 60, IdToken: 60 },
    interactions: { url: (_, { uid }) => `${realm}/interaction/${uid}` },
    findAccount: (_, accountId) => ({ accountId, claims: () => ({ sub: accountId, ...people.get(accountId)?.claims }) }),
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({ clientId: oidc.client.clientId, accountId: oidc.session.accountId });
      grant.addOIDCScope('openid email');
      await grant.save();
      return grant;
    },
  });
  const { prototype } = provider.Client;
  const { redirectUriAllowed } = prototype;
  prototype.redirectUriAllowed = function isAllowed(uri) {
    return redirectUriAllowed.call(this, toKnownPort(uri));
  };
  callback = provider.callback();
}

const page = `<!doctype html><html lang="en"><title>Trial provider</title><main><h1>Trial provider</h1><form method="post">
<label>Id <input name="sub"></label> <label>E-mail <input name="email"></label> <input type="hidden" name="verified" value="true">
<button>Sign in</button> <button name="cancel" value="1">Cancel</button></form></main></html>`;

async function readForm(request) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  return new URLSearchParams(Buffer.concat(chunks).toString());
}

async function interact(request, response) {
  if (request.method === 'GET') {
    response.writeHead(200, { 'content-type': 'text/html;charset=UTF-8' }).end(page);
    return;
  }
  const form = await readForm(request);
  const sub = form.get('sub') || createHash('sha256').update(form.get('email')).digest('hex').slice(0, 24);
  const claims = {
    email: form.get('email'),
    email_verified: form.get('verified') === 'true',
    preferred_username: 'someone',
    realm_access: { roles: ['offline_access', 'default-roles-staff'] },
    typ: 'ID',
  };
  people.set(sub, { claims, spoilt: JSON.parse(form.get('spoilt') ?? '{}') });
  const login = { accountId: sub, ...(form.get('acr') && { acr: form.get('acr') }), ...(form.get('amr') && { amr: [form.get('amr')] }) };
  const result = form.get('cancel') ? { error: 'access_denied' } : { login };
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
}

/** Changes the ID token of a response as the person said, and signs it again. */
function spoil(text) {
  const body = text.startsWith('{') ? JSON.parse(text) : {};
  if (typeof body.id_token !== 'string') return text;
  const [head, payload] = body.id_token.split('.', 2).map((part) => JSON.parse(Buffer.from(part, 'base64url').toString()));
  const { key, ...changes } = people.get(payload.sub)?.spoilt ?? {};
  const claims = Object.entries({ ...payload, azp: client.id, ...changes }).filter(([, value]) => value !== 'absent');
  const signed = `${encode({ ...head, ...(key === 'none' && { alg: 'none' }) })}.${encode(Object.fromEntries(claims))}`;
  const privateKey = key === 'foreign' ? generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey : keys.privateKey;
  const signature = key === 'none' ? '' : sign('sha256', Buffer.from(signed), privateKey).toString('base64url');
  return JSON.stringify({ ...body, id_token: `${signed}.${signature}` });
}

/** Has the provider answer into a string, which is changed before it is sent. */
function spoilResponse(response) {
  const { end } = response;
  response.end = (chunk, ...others) => {
    const text = chunk === undefined ? '' : spoil(chunk.toString());
    response.setHeader('content-length', Buffer.byteLength(text));
    return end.call(response, text, ...others.filter((one) => typeof one === 'function'));
  };
}

const server = createServer((request, response) => {
  const { url = '' } = request;
  if (url === '/control/rotate') start();
  if (url === '/control/down' || url === '/control/up') isDown = url === '/control/down';
  if (url.startsWith('/control/')) response.end();
  else if (isDown || !url.startsWith(realm)) request.socket.destroy();
  else {
    request.originalUrl = url;
    request.url = url.slice(realm.length);
    if (request.url.startsWith('/interaction/'))
      interact(request, response).catch((error) => {
        process.stderr.write(`${error.stack}\n`);
        response.writeHead(500).end();
      });
    else {
      if (request.url === '/token') spoilResponse(response);
      callback(request, response);
    }
  }
});
server.listen(0, '127.0.0.1', () => {
  issuer = `http://127.0.0.1:${String(server.address().port)}${realm}`;
  start();
  process.send({ step: 'ready', url: issuer });
});
process.on('disconnect', () => process.exit(0));
