import { createHash, createHmac, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { consentPage } from './consent-page.ts';

/** What a provider knows of a person. */
export type KnownIdentity = Readonly<Record<string, unknown>>;

/** What a reader went with, kept under the code that they come back with. */
type Consent = { host: string; query: URLSearchParams; known: KnownIdentity };
type ProviderRequestLog = { host: string; path: string; form: URLSearchParams; headers: IncomingMessage['headers'] };
type Misbehaviour = (response: ServerResponse) => boolean;

type Reply = { status: number; content: unknown };

const reply = (status: number, content: unknown): Reply => ({ status, content });

const part = (content: unknown) => Buffer.from(JSON.stringify(content)).toString('base64url');

export const getClient = (provider: string) => ({ id: `${provider}-client`, secret: `${provider}-secret-word` });

/** Stands for all four providers: each keeps its own protocol, and is as strict as it is. */
export class ProviderServer {
  /** What it does instead of the protocol, until it is reset; says whether it responded. */
  misbehave: Misbehaviour = () => false;
  private readonly consents = new Map<string, Consent>();
  private readonly people = new Map<string, KnownIdentity>();
  private readonly keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
  private readonly server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const url = new URL(request.url ?? '', 'http://trial');
      const [, host = '', ...rest] = url.pathname.split('/');
      const form = new URLSearchParams(request.method === 'POST' ? Buffer.concat(chunks).toString() : url.search);
      const entry = { host, path: `/${rest.join('/')}`, form, headers: request.headers };
      if (this.misbehave(response)) return;
      if (request.method === 'GET' && url.searchParams.has('redirect_uri')) {
        const page = consentPage(url, (known) => this.agree(url.href, known));
        response.writeHead(200, { 'content-type': 'text/html;charset=UTF-8' }).end(page);
        return;
      }
      const { status, content } = this.answer(entry);
      response.writeHead(status, { 'content-type': 'application/json;charset=UTF-8' }).end(JSON.stringify(content));
    });
  });
  /** What the id token says besides or instead. */
  claims: KnownIdentity = {};
  /** What its head says besides or instead. */
  head: KnownIdentity = {};
  /** What it is signed with instead of the provider's key. */
  key: KeyObject | null = null;

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${String((this.server.address() as AddressInfo).port)}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  /**
   * Simulates the consent of a person at the address that the reader was redirected to.
   * @returns the code that they come back with
   */
  agree(address: string, known: KnownIdentity): string {
    const url = new URL(address);
    const code = randomBytes(24).toString('base64url');
    this.consents.set(code, { host: url.pathname.split('/')[1] ?? '', query: url.searchParams, known });
    return code;
  }

  private answer(entry: ProviderRequestLog): Reply {
    if (['/oauth2/v3/certs', '/.well-known/jwks.json'].includes(entry.path)) {
      return reply(200, { keys: [{ ...this.keys.publicKey.export({ format: 'jwk' }), kid: 'trial', alg: 'RS256', use: 'sig' }] });
    }
    if (entry.host === 'oauth2.googleapis.com') return this.openId(entry, 'accounts.google.com');
    if (entry.host === 'oauth.telegram.org') return this.openId(entry, 'oauth.telegram.org');
    if (entry.host === 'sso.egov.uz') return this.oneId(entry);
    return entry.path.endsWith('/me') ? this.facebookPerson(entry) : this.facebookToken(entry);
  }

  /** A code counts once, for the client and the way back that it was given for. */
  private spend({ form }: ProviderRequestLog, host: string): Consent | undefined {
    const consent = this.consents.get(form.get('code') ?? '');
    this.consents.delete(form.get('code') ?? '');
    if (consent?.host !== host) return undefined;
    return ['client_id', 'redirect_uri'].every((name) => consent.query.get(name) === form.get(name)) ? consent : undefined;
  }

  private openId(entry: ProviderRequestLog, host: string): Reply {
    const provider = host === 'oauth.telegram.org' ? 'telegram' : 'google';
    const { id, secret } = getClient(provider);
    const basic = `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`;
    const isClient = provider === 'google' ? entry.form.get('client_secret') === secret : entry.headers.authorization === basic;
    if (!isClient) return reply(401, { error: 'invalid_client' });
    const consent = this.spend(entry, host);
    const challenge = createHash('sha256')
      .update(entry.form.get('code_verifier') ?? '')
      .digest('base64url');
    if (consent?.query.get('code_challenge') !== challenge) return reply(400, { error: 'invalid_grant', error_description: 'Bad' });
    const nonce = provider === 'google' ? { nonce: consent.query.get('nonce') } : {};
    const now = Math.floor(Date.now() / 1000);
    const claims = { iss: `https://${host}`, aud: id, iat: now, exp: now + 3600, ...nonce, ...consent.known, ...this.claims };
    return reply(200, { access_token: 'a', token_type: 'Bearer', id_token: this.signed(claims) });
  }

  private signed(claims: KnownIdentity): string {
    const text = `${part({ alg: 'RS256', kid: 'trial', ...this.head })}.${part(claims)}`;
    return `${text}.${sign('sha256', Buffer.from(text), this.key ?? this.keys.privateKey).toString('base64url')}`;
  }

  private tokenFor({ known }: Consent): string {
    const token = randomBytes(16).toString('hex');
    this.people.set(token, known);
    return token;
  }

  private oneId(entry: ProviderRequestLog): Reply {
    const { id, secret } = getClient('oneid');
    if (entry.form.get('client_id') !== id || entry.form.get('client_secret') !== secret) return reply(401, {});
    if (entry.form.get('grant_type') === 'one_authorization_code') {
      const consent = this.spend(entry, 'sso.egov.uz');
      return consent ? reply(200, { access_token: this.tokenFor(consent), scope: id }) : reply(400, {});
    }
    const known = entry.form.get('scope') === id ? this.people.get(entry.form.get('access_token') ?? '') : undefined;
    return known ? reply(200, { ret_cd: '0', valid: 'true', ...known }) : reply(400, {});
  }

  private facebookToken(entry: ProviderRequestLog): Reply {
    const isClient = entry.form.get('client_secret') === getClient('facebook').secret;
    const consent = isClient ? this.spend(entry, 'www.facebook.com') : undefined;
    if (consent) return reply(200, { access_token: this.tokenFor(consent), token_type: 'bearer' });
    return reply(400, { error: { message: 'This authorization code has been used.', type: 'OAuthException' } });
  }

  private facebookPerson({ form, headers }: ProviderRequestLog): Reply {
    const token = (headers.authorization ?? '').replace('Bearer ', '');
    const proof = createHmac('sha256', getClient('facebook').secret).update(token).digest('hex');
    const known = form.get('appsecret_proof') === proof ? this.people.get(token) : undefined;
    return known ? reply(200, known) : reply(400, { error: { message: 'Invalid appsecret_proof' } });
  }
}
