import { createHash, generateKeyPairSync, randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';

import { edgeKeyHeader } from '@ochiq/contract/forms/wire';
import { providers, type Provider } from '@ochiq/contract/routing/sign-in-place';
import { signInRedirect, signInResult, signInApiPath, type SignInFinish, type SignInResult } from '@ochiq/contract/wire/sign-in-wire';

import { createEdgeClient, filled } from './support/edge';
import { MailServer } from './support/mail-server';
import { ownCms, type OwnCms } from './support/own-cms';
import { logIn, type Editor } from './support/panel';
import { getClient, ProviderServer, type KnownIdentity } from './support/provider-server';
import { rowsWith } from './support/rows-with';
import { runBin, type Settings } from './support/run-bin';
import { scratch } from './support/scratch';
import { secrets } from './support/secrets';
import { shared } from './support/shared';

const mailServer = new MailServer();
const trial = new ProviderServer();
let cms: OwnCms;
let chief: Editor;

const getSettings = (provider: Provider): Settings => {
  const name = `SIGN_IN_${provider.toUpperCase()}`;
  return { [`${name}_CLIENT_ID`]: getClient(provider).id, [`${name}_CLIENT_SECRET`]: getClient(provider).secret };
};

beforeAll(async () => {
  await mailServer.start();
  cms = await ownCms('sign-in', {
    SMTP_URL: `smtp://127.0.0.1:${String(mailServer.port)}`,
    MAIL_FROM: 'site@ochiq.example',
    MAIL_RETRY_MS: '100',
    SITE_URL: 'https://ochiq.example/sayt/',
    SIGN_IN_ORIGIN: await trial.start(),
    ...Object.assign({}, ...providers.map(getSettings)),
  });
  chief = await logIn(secrets.ADMIN_EMAIL, secrets.ADMIN_PASSWORD, cms.url);
});
afterEach(() => {
  trial.misbehave = () => false;
  trial.claims = {};
  trial.head = {};
  trial.key = null;
});
afterAll(async () => {
  await cms.remove();
  await mailServer.stop();
  await trial.stop();
});

/** What no log may hold. */
const personal = /citizen\.example|31234567890123|Anvar|Karimov|-secret-word|no-address|\$2[aby]\$/u;
const refused = (reason: string) => ({ outcome: 'refused', reason });
const json = { 'content-type': 'application/json' };
const password = 'uzun va maxfiy soʻz';
const random = () => randomBytes(32).toString('base64url');
const newPin = () => String(30_000_000_000_000 + randomBytes(5).readUIntBE(0, 5));

async function ask(path: string, body: unknown, { key = secrets.EDGE_KEY, url = cms.url }: { key?: string; url?: string } = {}) {
  const headers = { 'content-type': 'application/json', [edgeKeyHeader]: key };
  const response = await fetch(url + signInApiPath + path, { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: response.status, answer: await response.json() };
}

let lastAddress = 0;
type Going = { to: string; keeps: Omit<SignInFinish, 'code'> };

/** Goes where the edge leads a reader. */
async function begin(provider: Provider): Promise<Going> {
  const keeps = { state: random(), verifier: random(), nonce: random(), address: `198.51.100.${String(++lastAddress % 250)}` };
  const challenge = createHash('sha256').update(keeps.verifier).digest('base64url');
  const { answer } = await ask(`/${provider}/begin`, { state: keeps.state, challenge, nonce: keeps.nonce });
  const lead = signInRedirect.parse(answer);
  if (lead.outcome !== 'lead') throw new Error(`Not led: ${lead.reason}`);
  return { to: lead.to, keeps };
}

const finish = async (provider: Provider, body: unknown): Promise<SignInResult> =>
  signInResult.parse((await ask(`/${provider}/finish`, body)).answer);

/** All of it, as a reader goes who agrees. */
async function signIn(provider: Provider, known: KnownIdentity): Promise<SignInResult> {
  const { to, keeps } = await begin(provider);
  return finish(provider, { ...keeps, code: trial.agree(to, known) });
}

async function openSession(provider: Provider, known: KnownIdentity): Promise<string> {
  const result = await signIn(provider, known);
  if (result.outcome !== 'signed-in') throw new Error(`Not signed in: ${result.reason}`);
  return result.session;
}

const own = async (session: string) => (await createEdgeClient(cms.url).account(session)).answer;
const accounts = (email: string) => rowsWith(cms, 'up_users', 'email', email);
const google = (sub: string, email: string, further: KnownIdentity = {}) => ({
  sub,
  email,
  email_verified: true,
  name: 'Anvar Karimov',
  ...further,
});

const send: ReturnType<typeof createEdgeClient>['send'] = (form, fields, around) =>
  createEdgeClient(cms.url).send(form, fields, { address: `203.0.113.${String(++lastAddress % 250)}`, ...around });
const logInWith = async (email: string, word = password) => (await send('login', { email, password: word, remember: '' })).answer;
const signUp = (email: string, word = password) => send('signup', { name: 'Somebody Else', email, password: word });

async function codeFor(email: string, count = 1): Promise<string> {
  const letters = await mailServer.to(email, count);
  return decodeURIComponent(/[?]code=([\w%-]+)/u.exec(letters.at(-1)?.text ?? '')?.[1] ?? '');
}

const people: Readonly<Record<Provider, () => KnownIdentity>> = {
  oneid: () => ({ pin: newPin(), full_name: 'KARIMOV ANVAR', email: 'oneid@citizen.example', mob_phone_no: '998901234567' }),
  google: () => google(random(), `${randomBytes(4).toString('hex')}@citizen.example`),
  telegram: () => ({ sub: String(randomBytes(4).readUInt32BE()), name: 'Anvar K', picture: 'https://t.me/i.jpg' }),
  facebook: () => ({ id: String(randomBytes(4).readUInt32BE()), name: 'Anvar Karimov', email: 'face@citizen.example' }),
};

describe.each(providers)('%s', (provider) => {
  const known = people[provider]();

  test('redirects to the provider, with the site’s callback', async () => {
    const { to, keeps } = await begin(provider);
    const { searchParams } = new URL(to);
    expect(searchParams.get('state')).toBe(keeps.state);
    expect(searchParams.get('client_id')).toBe(getClient(provider).id);
    expect(searchParams.get('redirect_uri')).toBe(`https://ochiq.example/sayt/sign-in/${provider}/callback`);
    expect(to).not.toMatch(/secret/u);
    expect(to).not.toContain(keeps.verifier);
  });

  test('creates an account once, and signs in to it afterwards', async () => {
    const before = cms.database.rows('up_users').length;
    const first = await own(await openSession(provider, known));
    expect(first.name).toMatch(/anvar/iu);
    expect(first.email).toBe(provider === 'google' ? known['email'] : null);
    expect(await own(await openSession(provider, known))).toEqual(first);
    expect(cms.database.rows('up_users')).toHaveLength(before + 1);
  });

  test('stores nothing of a person but name and address', () => {
    const all = JSON.stringify([cms.database.rows('up_users'), cms.database.rows('ochiq_identity')]);
    for (const text of [String(known['pin'] ?? known['sub'] ?? known['id']), 'oneid@', 'face@', '998901234567', 't.me'])
      expect(all).not.toContain(text);
    expect(cms.database.rows('ochiq_identity').every(({ hash }) => /^[0-9a-f]{64}$/u.test(String(hash)))).toBe(true);
  });

  test('creates one account for ten concurrent requests', async () => {
    const somebody = people[provider]();
    const before = cms.database.rows('up_users').length;
    const results = await Promise.all(Array.from({ length: 10 }, () => signIn(provider, somebody)));
    expect(results.map(({ outcome }) => outcome)).toEqual(results.map(() => 'signed-in'));
    expect(cms.database.rows('up_users')).toHaveLength(before + 1);
  });

  test('rejects a used or forged code', async () => {
    const { to, keeps } = await begin(provider);
    const code = trial.agree(to, known);
    const both = await Promise.all([finish(provider, { ...keeps, code }), finish(provider, { ...keeps, code })]);
    expect(both.map(({ outcome }) => outcome).sort()).toEqual(['refused', 'signed-in']);
    expect(both).toContainEqual(refused('expired'));
    expect(await finish(provider, { ...keeps, state: random(), code })).toEqual(refused('declined'));
    expect(await finish(provider, { ...(await begin(provider)).keeps, code: 'made-up' })).toEqual(refused('declined'));
  });

  test('rejects a code of another provider', async () => {
    const other = providers[(providers.indexOf(provider) + 1) % providers.length] ?? provider;
    const { to } = await begin(other);
    const code = trial.agree(to, people[other]());
    expect(await finish(provider, { ...(await begin(provider)).keeps, code })).toEqual(refused('declined'));
  });

  test.each<[string, (response: ServerResponse) => void]>([
    ['breaks off', (response) => response.destroy()],
    ['is broken', (response) => response.writeHead(500, json).end('{}')],
    ['says something else', (response) => response.writeHead(200, json).end('[]')],
    ['sends a page', (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('{"access_token":"a"}')],
    ['says too much', (response) => response.writeHead(200, json).end(`"${'a'.repeat(100_000)}"`)],
    ['leads elsewhere', (response) => response.writeHead(307, { ...json, location: 'https://evil.example/' }).end('{}')],
  ])('rejects a provider that %s', async (_, result) => {
    trial.misbehave = (response) => {
      result(response);
      return true;
    };
    expect(await signIn(provider, known)).toEqual(refused('no-answer'));
  });
});

describe('OpenID Connect', () => {
  test.each(['google', 'telegram'] as const)('%s checks the verifier of the challenge', async (provider) => {
    const { to, keeps } = await begin(provider);
    const code = trial.agree(to, people[provider]());
    expect(new URL(to).searchParams.get('code_challenge_method')).toBe('S256');
    expect(await finish(provider, { ...keeps, verifier: random(), code })).toEqual(refused('declined'));
  });

  test.each([
    ['of somebody else', { iss: 'https://evil.example' }],
    ['for another site', { aud: 'another-client' }],
    ['for several sites', { aud: ['google-client', 'another-client'] }],
    ['that is too old', { exp: Math.floor(Date.now() / 1000) - 120 }],
    ['of another try', { nonce: random() }],
    ['without a nonce', { nonce: undefined }],
    ['without its time', { iat: undefined }],
    ['of nobody', { sub: undefined }],
    ['of a time to come', { nbf: Math.floor(Date.now() / 1000) + 120 }],
  ])('a token %s is none', async (_, claims) => {
    trial.claims = claims;
    expect(await signIn('google', people.google())).toEqual(refused('declined'));
  });

  test('a token for several sites is one where it says that it is for this one', async () => {
    trial.claims = { aud: ['google-client', 'another-client'], azp: 'google-client' };
    expect(await signIn('google', people.google())).toMatchObject({ outcome: 'signed-in' });
  });

  test.each(['google', 'telegram'] as const)('a token of %s that it did not sign is none', async (provider) => {
    for (const head of [{ alg: 'none' }, { alg: 'HS256' }, { alg: 'RS512' }, { kid: 'another' }, { crit: ['exp'] }]) {
      trial.head = head;
      expect([head, await signIn(provider, people[provider]())]).toEqual([head, refused('declined')]);
    }
    trial.head = {};
    trial.key = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
    expect(await signIn(provider, people[provider]())).toEqual(refused('declined'));
  });

  test('Telegram is sent no nonce, and a token with one is another’s', async () => {
    expect(new URL((await begin('telegram')).to).searchParams.has('nonce')).toBe(false);
    trial.claims = { nonce: random() };
    expect(await signIn('telegram', people.telegram())).toEqual(refused('declined'));
  });
});

test.each([
  ['no number', { pin: undefined }],
  ['a number that is none', { pin: '123' }],
])('rejects OneID with %s', async (_, further) => {
  expect(await signIn('oneid', { ...people.oneid(), ...further })).toEqual(refused('no-answer'));
});

test('rejects persons whom OneID has not validated', async () => {
  expect(await signIn('oneid', { ...people.oneid(), valid: 'false' })).toEqual(refused('declined'));
});

test('stores a name in one line, of limited length', async () => {
  const page = await own(await openSession('facebook', { id: random(), name: `Anvar\r\n\u202Ekarimov ${'a'.repeat(300)}` }));
  expect(page.name).toMatch(/^Anvar karimov a{86}$/u);
  expect((await own(await openSession('telegram', { sub: '77' }))).name).toBe('');
});

describe('an account with the same address', () => {
  test('that is confirmed is linked, and retains its password', async () => {
    const email = 'both@citizen.example';
    await signUp(email);
    await send('confirm-email', { code: await codeFor(email) });
    const session = await openSession('google', google('both', email.toUpperCase()));
    expect(await own(session)).toMatchObject({ name: 'Somebody Else', email });
    expect(await logInWith(email)).toMatchObject({ outcome: 'signed-in' });
    expect(accounts(email)).toHaveLength(1);
  });

  test('that a stranger made and never confirmed becomes the owner’s alone', async () => {
    const email = 'hijack@citizen.example';
    await signUp(email, 'password of a stranger');
    const code = await codeFor(email);
    const session = await openSession('google', google('hijack', email));
    expect(await own(session)).toMatchObject({ name: 'Anvar Karimov', email });
    expect(await logInWith(email, 'password of a stranger')).toEqual(refused('wrong-sign-in'));
    expect((await send('confirm-email', { code })).answer).toEqual(refused('unknown'));
    expect(accounts(email)).toHaveLength(1);
  });

  test.each([false, 'false', undefined, null])('is not linked unless the address is verified: %j', async (email_verified) => {
    const email = 'victim@citizen.example';
    if (accounts(email).length === 0) {
      await signUp(email);
      await send('confirm-email', { code: await codeFor(email) });
    }
    const page = await own(await openSession('google', google(random(), email, { email_verified })));
    expect(page).toEqual({ name: 'Anvar Karimov', email: null, appeals: [] });
    expect(accounts(email)).toHaveLength(1);
  });

  test('is not linked to another person of the same provider', async () => {
    const email = 'passed-on@citizen.example';
    await openSession('google', google('first-owner', email));
    expect(await signIn('google', google('second-owner', email))).toEqual(refused('clash'));
    expect(rowsWith(cms, 'ochiq_identity', 'account', String(accounts(email)[0]?.['document_id']))).toHaveLength(1);
  });

  test('is not found by an invalid address', async () => {
    expect((await own(await openSession('google', google(random(), 'a@b\r\nBcc: c@d.uz')))).email).toBeNull();
  });
});

describe('an account of a provider', () => {
  test('has no known password; its owner may set one, which ends its sessions', async () => {
    const email = 'later@citizen.example';
    const session = await openSession('google', google('later', email));
    for (const word of ['', 'google', password]) expect((await logInWith(email, word)).outcome).not.toBe('signed-in');
    await send('forgot-password', { email });
    expect((await send('reset-password', { code: await codeFor(email), password })).answer).toEqual({ outcome: 'sent', receipt: null });
    expect((await createEdgeClient(cms.url).account(session)).status).toBe(401);
    expect(await logInWith(email)).toMatchObject({ outcome: 'signed-in' });
    expect(await signIn('google', google('later', email))).toMatchObject({ outcome: 'signed-in' });
  });

  test('without an address gets no letters', async () => {
    const pin = newPin();
    await openSession('oneid', { pin, full_name: 'No Letters' });
    const [row] = cms.database.rows('up_users').filter(({ name }) => name === 'No Letters');
    const email = String(row?.['email']);
    expect(email).toMatch(/^[0-9a-f]{32}@no-address\.invalid$/u);
    expect((await send('forgot-password', { email })).answer).toEqual({ outcome: 'sent', receipt: null });
    expect((await signUp(email.toUpperCase())).answer).toEqual({ outcome: 'sent', receipt: null });
    expect(rowsWith(cms, 'ochiq_mail', 'recipient', email)).toEqual([]);
    expect(mailServer.arrived.filter(({ to }) => to.some((one) => one.endsWith('.invalid')))).toEqual([]);
  });

  test('sends appeals, and detaches them when deleted', async () => {
    const known = people.telegram();
    const session = await openSession('telegram', known);
    await send('appeal', { ...filled.appeal, name: 'Telegram Anvarovich' }, { session });
    expect((await own(session)).appeals).toHaveLength(1);
    const account = String(rowsWith(cms, 'appeals', 'name', 'Telegram Anvarovich')[0]?.['account']);
    expect((await chief.request('DELETE', `/content-manager/collection-types/plugin::users-permissions.user/${account}`)).status).toBe(200);
    expect(rowsWith(cms, 'ochiq_identity', 'account', account)).toEqual([]);
    expect((await own(await openSession('telegram', known))).appeals).toEqual([]);
  });

  test.each(['blocked', 'confirmed'])('stays closed where an administrator closed it (%s)', async (column) => {
    const known = google(`shut-${column}`, `shut-${column}@citizen.example`);
    const session = await openSession('google', known);
    cms.database.run(`UPDATE up_users SET ${column} = ${column === 'blocked' ? 'TRUE' : 'FALSE'} WHERE email = '${known.email}'`);
    expect(await signIn('google', known)).toEqual(refused('blocked'));
    expect((await createEdgeClient(cms.url).account(session)).status).toBe(401);
  });

  test('is not opened by its address either while blocked', async () => {
    const email = 'closed@citizen.example';
    await signUp(email);
    cms.database.run(`UPDATE up_users SET blocked = TRUE WHERE email = '${email}'`);
    expect(await signIn('google', google('closed', email))).toEqual(refused('blocked'));
  });

  test('is created again when its row is missing', async () => {
    const known = google('gone', 'gone@citizen.example');
    await openSession('google', known);
    cms.database.run("DELETE FROM up_users WHERE email = 'gone@citizen.example'");
    expect(await own(await openSession('google', known))).toMatchObject({ email: known.email });
  });
});

describe('requests', () => {
  test.each(['/google/begin', '/google/finish', '/Google/begin'])('to %s are for the edge alone', async (path) => {
    expect((await ask(path, {}, { key: 'another-key-of-somebody' })).status).toBe(404);
  });

  test.each([
    ['/google/begin', {}],
    ['/google/begin', { state: 'short', challenge: random(), nonce: random() }],
    ['/myspace/begin', { state: random(), challenge: random(), nonce: random() }],
    ['/google/finish', { code: 'a'.repeat(2001), state: random(), verifier: random(), nonce: random(), address: '203.0.113.9' }],
    ['/google/finish', { code: ['a'], state: random(), verifier: random(), nonce: random(), address: '203.0.113.9' }],
  ])('to %s with %j are invalid', async (path, body) => {
    expect(await ask(path, body)).toEqual({ status: 400, answer: refused('failed') });
  });

  test('are limited per address', async () => {
    const body = () => ({ code: 'made-up', state: random(), verifier: random(), nonce: random(), address: '203.0.113.201' });
    for (let time = 0; time < 120; time++) expect(await finish('google', body())).toEqual(refused('declined'));
    expect(await finish('google', body())).toEqual(refused('too-many'));
    expect(await signIn('google', people.google())).toMatchObject({ outcome: 'signed-in' });
  });
});

test('log nothing personal, and no message of a provider', () => {
  expect(cms.run.output()).toContain('Signing in through google failed: 400 invalid_grant');
  expect(cms.run.output()).not.toMatch(personal);
});

test.each(providers)('%s without its settings is not configured', async (provider) => {
  const began = { state: random(), challenge: random(), nonce: random() };
  expect((await ask(`/${provider}/begin`, began, { url: shared.get().url })).answer).toEqual(refused('not-set-up'));
  const finished = { code: 'a', state: random(), verifier: random(), nonce: random(), address: '203.0.113.9' };
  expect((await ask(`/${provider}/finish`, finished, { url: shared.get().url })).answer).toEqual(refused('not-set-up'));
});

test('a half-configured provider is named at the start of the CMS', async () => {
  const run = runBin('serve', { CMS_DATA_DIR: scratch('half'), SIGN_IN_TELEGRAM_CLIENT_ID: '1' });
  expect(await run.ended).not.toBe(0);
  expect(run.output()).toMatch(/SIGN_IN_TELEGRAM_CLIENT_SECRET is not set\n\s+SITE_URL is not set/u);
});
