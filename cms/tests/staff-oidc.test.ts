import { englishAudit } from '../src/admin/texts/en/audit';
import { absencePaths } from '../src/people/absences/absence';
import { pendingCode, secondFactorPath, secondFactorsPath } from '../src/people/second-factor/second-factor';
import {
  protectionPagePath,
  signInPagePath,
  staffIdentitiesPath,
  staffLinksPath,
  staffRefusals,
  staffSignInPath,
} from '../src/people/staff-oidc/staff-sign-in';
import { discoverProvider } from '../src/people/staff-oidc/provider-client';
import { MailServer } from './support/mail-server';
import { OidcServer, type ReturnParameters, type StaffPerson } from './support/oidc-server';
import { ownCms, type OwnCms } from './support/own-cms';
import { PanelBrowser } from './support/panel-browser';
import type { RestResponse } from './support/rest';
import { secrets } from './support/secrets';
import { addStaffAccount, listStaffEvents, type StaffAccount } from './support/staff-accounts';

const origin = 'https://panel.ochiq.example';
const provider = new OidcServer([origin + signInPagePath, origin + protectionPagePath]);
const mailServer = new MailServer();
const password = 'Editor-of-the-tests-1';
let cms: OwnCms;
let chief: PanelBrowser;
let addresses = 0;

const open = () => new PanelBrowser(cms.url, `198.51.100.${String((addresses += 1))}`);
const post = (browser: PanelBrowser, step: 'start' | 'finish', body: object = {}, from: string = origin) =>
  browser.request('POST', `${staffSignInPath}/${step}`, body, { origin: from });
const getReason = ({ body }: RestResponse) => (body.error?.details as { reason?: string } | undefined)?.reason;

/** Adds an account of the panel without a password, as it is where the provider is the way in. */
const addAccount = (role = 'Editor (uz)', isActive = true, name = 'staff') => addStaffAccount(chief, { role, isActive, name });

const toPerson = ({ id, email }: StaffAccount, details: Partial<StaffPerson> = {}): StaffPerson => ({
  sub: `sub-${String(id)}`,
  email,
  ...details,
});

async function start(browser: PanelBrowser): Promise<string> {
  const { status, body } = await post(browser, 'start');
  expect(status).toBe(200);
  return String(body['to']);
}

const goThrough = async (browser: PanelBrowser, person: StaffPerson): Promise<ReturnParameters> =>
  provider.signIn(await start(browser), person);

/** Goes to the provider and comes back. @returns the response, and the browser with the session that it has then */
async function signIn(person: StaffPerson, browser = open()): Promise<{ response: RestResponse; browser: PanelBrowser }> {
  const response = await post(browser, 'finish', await goThrough(browser, person));
  browser.token = (response.body.data as { token?: string } | null)?.token ?? '';
  return { response, browser };
}

const findReason = async (person: StaffPerson) => getReason((await signIn(person)).response);

async function getMe(browser: PanelBrowser): Promise<unknown> {
  const { status, body } = await browser.request('GET', '/admin/users/me');
  return status === 200 ? (body.data as { email: string }).email : status;
}

const listEvents = (account: StaffAccount) => listStaffEvents(cms.database, account);

const settings = () => ({
  SMTP_URL: `smtp://127.0.0.1:${String(mailServer.port)}`,
  ...{ MAIL_FROM: 'site@ochiq.example', MAIL_RETRY_MS: '100', TRUSTED_PROXIES: '127.0.0.1', SITE_URL: 'https://ochiq.example' },
  PANEL_HOST: 'panel.ochiq.example',
  STAFF_OIDC_ISSUER: provider.issuer,
  ...{ STAFF_OIDC_CLIENT_ID: 'panel-client', STAFF_OIDC_CLIENT_SECRET: 'panel-secret-word', STAFF_OIDC_NAME_RU: 'Единый вход' },
  ...{ STAFF_OIDC_FACTOR_AMR: 'mfa,hwk', STAFF_OIDC_FACTOR_ACR: 'gold' },
});

beforeAll(async () => {
  await Promise.all([mailServer.start(), provider.start()]);
  cms = await ownCms('staff-oidc', settings());
  chief = open();
  expect(await chief.signIn()).toBe(200);
});
afterAll(async () => {
  await cms.remove();
  await Promise.all([mailServer.stop(), provider.stop()]);
});

describe('a sign-in of staff through the provider', () => {
  test('opens a session like any other, links the account once, and warns of an unknown browser', async () => {
    const account = await addAccount();
    const to = new URL(await start(open()));
    expect(to.href.startsWith(`${provider.issuer}/auth?`)).toBe(true);
    expect(Object.fromEntries(to.searchParams)).toMatchObject({
      ...{ response_type: 'code', code_challenge_method: 'S256', scope: 'openid email', acr_values: 'gold' },
      ...{ redirect_uri: `${origin}/admin/auth/login`, max_age: '43200' },
    });
    const again = (await post(open(), 'start', { again: true })).body['to'];
    expect(new URL(String(again)).searchParams.get('max_age')).toBe('0');
    const { browser } = await signIn(toPerson(account, { email: account.email.toUpperCase() }));
    expect(await getMe(browser)).toBe(account.email);
    expect([await browser.renew(), await getMe(browser)]).toEqual([200, account.email]);
    const sessions = (await browser.request('GET', '/admin/users/me/sessions')).body.data as { deviceName?: string }[];
    expect(JSON.stringify(sessions)).toContain('Chrome');
    // The address does not matter any more, and the browser is known by its cookie.
    const second = await signIn(toPerson(account, { email: 'new-name@ochiq.example', isVerified: false }), browser);
    expect(second.response.status).toBe(200);
    expect(await getMe(second.browser)).toBe(account.email);
    expect(listEvents(account)).toEqual([
      ['provider-link', { action: 'provider-linked' }],
      ['sign-in', { source: 'provider' }],
      ['second-factor', { action: 'new-device' }],
      ['sign-in', { source: 'provider' }],
    ]);
    // About the unknown browser, and about the link.
    expect(await mailServer.to(account.email, 2)).toHaveLength(2);
    expect((await browser.request('POST', '/admin/logout', {})).status).toBe(200);
    expect(await getMe(browser)).toBe(401);
    // What the provider calls the person is in no table.
    expect(JSON.stringify(cms.database.rows('ochiq_staff_identity'))).not.toContain(`sub-${String(account.id)}`);
  });

  test('is for active accounts with the verified address only, and creates none', async () => {
    const [account, invited] = [await addAccount(), await addAccount('Editor (uz)', false)];
    expect(await findReason(toPerson(account, { isVerified: false }))).toBe('not-verified');
    expect(await findReason({ sub: 'stranger', email: 'stranger@ochiq.example' })).toBe('no-account');
    // The sign of the unit kelvin becomes a small k.
    const latin = await addAccount('Editor (uz)', true, 'kamola');
    expect(await findReason(toPerson(latin, { email: latin.email.replace('k', '\u212A') }))).toBe('no-account');
    expect(await findReason(toPerson(invited))).toBe('inactive');
    expect((await signIn(toPerson(account))).response.status).toBe(200);
    await chief.request('PUT', `/admin/users/${String(account.id)}`, { isActive: false });
    expect(await findReason(toPerson(account))).toBe('inactive');
    expect(listEvents(account).at(-1)).toEqual(['sign-in-failed', { source: 'provider', reason: 'provider-inactive' }]);
    const users = (await chief.request('GET', '/admin/users?filters[email][$eq]=stranger@ochiq.example')).body.data as {
      results: unknown[];
    };
    expect(users.results).toEqual([]);
  });

  test('refuses another person at the provider with the address of a linked account', async () => {
    const account = await addAccount();
    await signIn(toPerson(account));
    expect(await findReason({ sub: 'successor', email: account.email })).toBe('other-identity');
    expect(listEvents(account).at(-1)).toEqual(['sign-in-failed', { source: 'provider', reason: 'provider-other-identity' }]);
  });

  test('gives the browser cookies that no script reads, and none without encryption', async () => {
    const headers = { 'content-type': 'application/json', origin, 'x-forwarded-for': '198.51.100.250' };
    const { headers: sent } = await fetch(`${cms.url}${staffSignInPath}/start`, { method: 'POST', headers, body: '{}' });
    const [cookie = ''] = sent.getSetCookie();
    expect(cookie).toMatch(/^__Host-ochiq_staff_sign_in=[\w-]+;/u);
    for (const part of ['path=/;', 'httponly', 'secure', 'samesite=lax']) expect(cookie.toLowerCase()).toContain(part);
    // It is sealed: neither the state nor the verifier can be read in it.
    expect(
      Buffer.from(cookie.slice('__Host-ochiq_staff_sign_in='.length, cookie.indexOf(';')), 'base64url').toString('latin1'),
    ).not.toContain('state');
  });

  test('gives sessions of passwords, and browsers, cookies for https only, too', async () => {
    const signOn = { email: secrets.ADMIN_EMAIL, password: secrets.ADMIN_PASSWORD };
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': '198.51.100.251' };
    const send = (path: string, body: object, cookie = '') =>
      fetch(`${cms.url}/admin/${path}`, { method: 'POST', headers: { ...headers, cookie }, body: JSON.stringify(body) });
    const sent = (await send('login', signOn)).headers.getSetCookie();
    const [session = ''] = sent.filter((line) => line.startsWith('strapi_admin_refresh='));
    const renewed = (await send('access-token', {}, session.slice(0, session.indexOf(';')))).headers.getSetCookie();
    const names = [...sent, ...renewed].map((line) => line.slice(0, line.search(/[=\d.]/u)));
    expect([...new Set(names)].sort()).toEqual(['ochiq_panel_device_', 'strapi_admin_refresh']);
    expect([renewed.length > 0, [...sent, ...renewed].filter((line) => !/; secure/iu.test(line))]).toEqual([true, []]);
  });

  test('has a word of the audit log for each refusal', () => {
    expect(staffRefusals.filter((one) => !Object.hasOwn(englishAudit, `ochiq.audit.word.provider-${one}`))).toEqual([]);
  });

  test('says that the person cancelled', async () => {
    expect(await findReason(toPerson(await addAccount(), { isCancelling: true }))).toBe('cancelled');
  });

  test('accepts a new key of the provider at once', async () => {
    const account = await addAccount();
    await signIn(toPerson(account));
    await provider.control('rotate');
    expect((await signIn(toPerson(account))).response.status).toBe(200);
  });
});

describe('bad input', () => {
  test('takes each attempt and each code once, and of two at the same moment one', async () => {
    const person = toPerson(await addAccount());
    const browser = open();
    const back = await goThrough(browser, person);
    const cookies = new Map(browser.cookies);
    const statuses = await Promise.all([post(browser, 'finish', back), post(browser, 'finish', back)]);
    expect(statuses.map(({ status }) => status).sort()).toEqual([200, 403]);
    // The cookie is gone, and a copy of it is worth nothing.
    expect(getReason(await post(browser, 'finish', back))).toBe('expired');
    for (const [name, value] of cookies) browser.cookies.set(name, value);
    expect(getReason(await post(browser, 'finish', back))).toBe('expired');
    const other = open();
    const { state, iss } = await goThrough(other, person);
    expect(getReason(await post(other, 'finish', { state, iss, code: back['code'] }))).toBe('declined');
  });

  test('finishes nothing that another browser began, and no cookie that was changed', async () => {
    const person = toPerson(await addAccount());
    const [browser, thief] = [open(), open()];
    const back = await goThrough(browser, person);
    expect(getReason(await post(thief, 'finish', back))).toBe('expired');
    // With a cookie of its own, and the state or the code of the other.
    const own = await goThrough(thief, toPerson(await addAccount()));
    expect(getReason(await post(thief, 'finish', { ...back }))).toBe('expired');
    expect(getReason(await post(thief, 'finish', { ...own, code: back['code'] }))).toBe('declined');
    const sealed = browser.cookies.get('__Host-ochiq_staff_sign_in') ?? '';
    browser.cookies.set('__Host-ochiq_staff_sign_in', `${sealed.slice(0, -2)}${sealed.endsWith('AA') ? 'BB' : 'AA'}`);
    expect(getReason(await post(browser, 'finish', back))).toBe('expired');
    browser.cookies.set('__Host-ochiq_staff_sign_in', sealed);
    // A page of another provider mixed in (RFC 9207).
    expect(getReason(await post(browser, 'finish', { ...back, iss: 'https://other.example' }))).toBe('invalid');
  });

  test('accepts requests of the panel at its own address only', async () => {
    const browser = open();
    const back = await goThrough(browser, toPerson(await addAccount()));
    for (const from of ['https://panel.ochiq.example.evil.uz', 'http://panel.ochiq.example', 'null', '']) {
      expect(getReason(await post(open(), 'start', {}, from))).toBe('wrong-address');
      expect(getReason(await post(browser, 'finish', back, from))).toBe('wrong-address');
    }
    expect((await post(browser, 'finish', { ...back, to: 'https://evil.uz' })).status).toBe(400);
  });

  const seconds = (difference: number) => Math.floor(Date.now() / 1000) + difference;
  test.each([
    ['another nonce', () => ({ nonce: 'x' }), 'invalid'],
    ['an empty nonce', () => ({ nonce: null }), 'invalid'],
    ['another audience', () => ({ aud: 'other-client' }), 'invalid'],
    ['more audiences for another party', () => ({ aud: ['panel-client', 'other-client'], azp: 'other-client' }), 'invalid'],
    ['another authorized party', () => ({ azp: 'other-client' }), 'invalid'],
    ['another issuer', () => ({ iss: 'https://other.example/realms/staff' }), 'invalid'],
    ['another kind', () => ({ typ: 'Bearer' }), 'invalid'],
    ['a foreign signature', () => ({ key: 'foreign' }), 'invalid'],
    ['no signature', () => ({ key: 'none' }), 'invalid'],
    ['an end long ago', () => ({ exp: seconds(-120) }), 'clock'],
    ['a beginning in the future', () => ({ nbf: seconds(300) }), 'clock'],
    ['an issue in the future', () => ({ iat: seconds(300), exp: seconds(600) }), 'clock'],
  ])('refuses an ID token with %s', async (_, spoil, reason) => {
    const account = await addAccount();
    const { response, browser } = await signIn(toPerson(account, { spoilt: spoil() }));
    expect([response.status, getReason(response), browser.cookies.has('strapi_admin_refresh')]).toEqual([403, reason, false]);
    expect(cms.database.rows('ochiq_staff_identity').filter(({ user }) => user === account.id)).toEqual([]);
  });

  test('accepts a clock that is half a minute off', async () => {
    const person = toPerson(await addAccount(), { spoilt: { exp: seconds(-30), nbf: seconds(30) } });
    expect((await signIn(person)).response.status).toBe(200);
  });

  test('says that the provider is down, while passwords go on', async () => {
    const browser = open();
    const back = await goThrough(browser, toPerson(await addAccount()));
    await provider.control('down');
    const finished = await post(browser, 'finish', back);
    expect([finished.status, getReason(finished)]).toEqual([503, 'no-answer']);
    const started = await post(browser, 'start');
    expect([started.status, getReason(started)]).toEqual([503, 'no-answer']);
    // The proof of who connects their account is looked at after that: a recovery code is not used up.
    const begun = await chief.request('POST', `${staffLinksPath}/attempt`, { proof: 'Wrong-password-1' }, { origin });
    expect([begun.status, getReason(begun)]).toEqual([503, 'no-answer']);
    expect(await open().signIn()).toBe(200);
    // Whoever tries in vain meanwhile is not locked out afterwards.
    for (let time = 0; time < 30; time += 1) expect((await post(browser, 'start')).status).toBe(503);
    await provider.control('up');
    expect((await signIn(toPerson(await addAccount()), browser)).response.status).toBe(200);
  });

  test('tells wrong settings from a provider that is down', async () => {
    const find = (issuer: string) => discoverProvider({ issuer: new URL(issuer) }).catch((error: unknown) => error);
    expect(await find(`${provider.issuer}/`)).toMatchObject({ refusal: 'invalid' });
    expect(await find(`${provider.issuer}x`)).toMatchObject({ refusal: 'invalid' });
    expect(await find('http://127.0.0.1:1/')).toMatchObject({ refusal: 'no-answer' });
  });

  test('limits failures of one address, and of no other', async () => {
    const browser = open();
    const finish = () => post(browser, 'finish', { state: 'x', code: 'y' });
    for (let time = 0; time < 30; time += 1) expect((await finish()).status).toBe(403);
    expect((await finish()).status).toBe(429);
    expect((await post(open(), 'start')).status).toBe(200);
  });
});

describe('the second factor', () => {
  const requireOf = async (roles: string[]) => {
    const { status } = await chief.request('POST', `${secondFactorsPath}/roles`, { roles, proof: secrets.ADMIN_PASSWORD });
    expect(status).toBe(204);
  };
  const readState = async (browser: PanelBrowser) => (await browser.request('GET', secondFactorPath)).body['state'];

  test('is asked where a role requires it, unless the provider has asked for what the settings accept', async () => {
    const roles = (await chief.request('GET', '/admin/roles')).body.data as { code: string; name: string }[];
    await requireOf(roles.filter(({ name }) => name === 'Editor (ru)').map(({ code }) => code));
    const account = await addAccount('Editor (ru)');
    // Who sets a stand-in is not told that one lacks it.
    const notes = (await chief.request('GET', `${absencePaths.absences}?person=${String(account.id)}`)).body['standInNotes'];
    expect(notes).toMatchObject({ roles: [{ name: 'Editor (ru)', needsFactor: true }], withFactor: null });
    for (const ways of [{ amr: 'hwk' }, { acr: 'gold' }]) {
      const { browser } = await signIn(toPerson(account, ways));
      expect([await readState(browser), await browser.renew(), await readState(browser)]).toEqual(['passed', 200, 'passed']);
      expect((await browser.request('GET', '/admin/information')).status).toBe(200);
    }
    const { browser } = await signIn(toPerson(account, { amr: 'pwd' }));
    expect(await readState(browser)).toBe('enrolment');
    const refused = await browser.request('GET', '/admin/information');
    expect(refused.body.error?.details).toMatchObject({ code: pendingCode });
    // Without a password it is the proof that the provider has just asked the person: not that it has let them through.
    const enrol = async (asker: PanelBrowser) =>
      (await asker.request('POST', `${secondFactorPath}/enrolment`, { proof: { provider: true } })).status;
    const readProof = async (asker: PanelBrowser) => (await asker.request('GET', secondFactorPath)).body['providerProof'];
    expect([await readProof(browser), await enrol(browser)]).toEqual(['fresh', 200]);
    for (const auth_time of [Math.floor(Date.now() / 1000) - 11 * 60, 'absent']) {
      const { browser: silent } = await signIn(toPerson(account, { spoilt: { auth_time } }));
      expect([await readProof(silent), await enrol(silent)]).toEqual(['over', 400]);
    }
    // Who has a password proves it with that.
    await chief.request('PUT', `/admin/users/${String(account.id)}`, { password });
    const { browser: withPassword } = await signIn(toPerson(account));
    expect([await readProof(withPassword), await enrol(withPassword)]).toEqual([undefined, 400]);
    expect(listEvents(account).filter(([kind]) => kind === 'sign-in')[0]?.[1]).toEqual({ source: 'provider', reason: 'provider-factor' });
    await requireOf([]);
  });

  test('takes no sign-in through the provider for a proof in a session of a password', async () => {
    const browser = open();
    expect(await browser.signIn()).toBe(200);
    const { status } = await browser.request('POST', `${secondFactorPath}/enrolment`, { proof: { provider: true } });
    expect(status).toBe(400);
  });
});

describe('links', () => {
  test('are listed and removed by a Super Admin with a proof, which ends the person’s sessions', async () => {
    const [account, other] = [await addAccount(), await addAccount()];
    const [{ browser }, { browser: stranger }] = [await signIn(toPerson(account)), await signIn(toPerson(other))];
    const read = async (asker: PanelBrowser) => (await asker.request('GET', staffIdentitiesPath)).body as unknown;
    expect(await read(browser)).toEqual({
      names: { uz: 'Единый вход', ru: 'Единый вход', en: 'Единый вход' },
      isOnlyWay: false,
      own: { linkedAt: expect.any(String) as string, usedAt: expect.any(String) as string },
      people: null,
    });
    const remove = (asker: PanelBrowser, proof: unknown = secrets.ADMIN_PASSWORD) =>
      asker.request('POST', `${staffIdentitiesPath}/removal`, { user: account.id, proof });
    expect([(await remove(stranger, { provider: true })).status, (await remove(open())).status]).toEqual([403, 401]);
    expect((await remove(chief, 'Wrong-password-1')).status).toBe(400);
    expect(await getMe(browser)).toBe(account.email);
    expect(await read(chief)).toMatchObject({
      own: null,
      people: expect.arrayContaining([expect.objectContaining({ user: account.id })]) as unknown,
    });
    expect([(await remove(chief)).status, (await remove(chief)).status]).toEqual([204, 400]);
    expect([await getMe(browser), listEvents(account).at(-1)]).toEqual([401, ['provider-link', { action: 'provider-unlinked' }]]);
    // Another person with the address may be linked now.
    expect((await signIn({ sub: 'successor-2', email: account.email })).response.status).toBe(200);
    // With another ENCRYPTION_KEY no link fits any more: the account is linked again by the address, and so is one after a row
    // that was left behind.
    const change = (change: string) => cms.database.run(`UPDATE ochiq_staff_identity SET ${change} WHERE "user" = ${String(account.id)}`);
    change(`hash = 'former', key_stamp = 'former'`);
    expect((await signIn({ sub: 'successor-3', email: account.email })).response.status).toBe(200);
    change(`"user" = 999999`);
    expect((await signIn({ sub: 'successor-3', email: account.email })).response.status).toBe(200);
    await chief.request('DELETE', `/admin/users/${String(account.id)}`);
    expect(cms.database.rows('ochiq_staff_identity').filter(({ user }) => user === account.id)).toEqual([]);
  });
});

describe('a link from within a session', () => {
  test('opens an account for whose address the provider does not vouch', async () => {
    const account = await addStaffAccount(chief, { password });
    const person = { sub: 'unverified', email: 'someone@other.example', isVerified: false };
    expect(await findReason(person)).toBe('not-verified');
    const browser = open();
    expect(await browser.signIn(account.email, password)).toBe(200);
    const { body } = await browser.request('POST', `${staffLinksPath}/attempt`, { proof: password }, { origin });
    const to = new URL(String(body['to']));
    expect([to.searchParams.get('redirect_uri'), to.searchParams.has('nonce')]).toEqual([origin + protectionPagePath, true]);
    const back = await provider.signIn(to.href, person);
    // A code for the one page is worth nothing on the other.
    expect(getReason(await post(browser, 'finish', back))).toBe('expired');
    expect((await browser.request('POST', staffLinksPath, back, { origin })).status).toBe(204);
    expect(await getMe((await signIn(person)).browser)).toBe(account.email);
    expect(listEvents(account).filter(([kind]) => kind === 'provider-link')).toEqual([['provider-link', { action: 'provider-connected' }]]);
  });
});

describe('where the provider is the only way in', () => {
  test('closes passwords for everybody but the emergency account, and counts no link of a former provider', async () => {
    const [account, administrator] = [await addAccount(), await addAccount('Super Admin')];
    await chief.request('PUT', `/admin/users/${String(account.id)}`, { password });
    cms = await cms.again({ ...settings(), STAFF_OIDC_ONLY: 'true' });
    cms.database.run(
      `INSERT INTO ochiq_staff_identity ("user", issuer, hash) VALUES (${String(account.id)}, 'https://former.example', 'x')`,
    );
    expect((await open().request('GET', staffSignInPath)).body).toMatchObject({ provider: { isOnlyWay: true, panelOrigin: origin } });
    const refused = await open().request('POST', '/admin/login', { email: account.email, password });
    expect([refused.status, refused.body.error?.message]).toEqual([403, expect.stringContaining('passwords are closed') as string]);
    for (const [entrance, body] of [
      ['forgot-password', { email: account.email }],
      ['reset-password', { password, resetPasswordToken: 'x' }],
      ['register', { registrationToken: 'x', userInfo: {} }],
    ] as const)
      expect((await open().request('POST', `/admin/${entrance}`, body)).status).toBe(403);
    const emergency = open();
    expect(await emergency.signIn()).toBe(200);
    // Its address can be found out by trying, so that its password alone does not do.
    expect((await emergency.request('GET', secondFactorPath)).body['state']).toBe('enrolment');
    const { response, browser } = await signIn(toPerson(account));
    expect([response.status, (await browser.request('GET', secondFactorPath)).body['state']]).toEqual([200, 'passed']);
    // A password opens nothing, and ends no link; that of the emergency account does both.
    const { browser: second } = await signIn(toPerson(administrator));
    const emergencyId = String(cms.database.query(`SELECT id FROM admin_users WHERE email = '${secrets.ADMIN_EMAIL}'`)[0]?.['id']);
    cms.database.run(`INSERT INTO ochiq_staff_identity ("user", issuer, hash) VALUES (${emergencyId}, 'https://former.example', 'y')`);
    expect((await second.request('PUT', `/admin/users/${String(account.id)}`, { password })).status).toBe(200);
    expect((await second.request('PUT', `/admin/users/${emergencyId}`, { password: secrets.ADMIN_PASSWORD })).status).toBe(200);
    const linked = cms.database.rows('ochiq_staff_identity').map(({ user }) => String(user));
    expect([linked.includes(String(account.id)), linked.includes(emergencyId)]).toEqual([true, false]);
    expect(await getMe(browser)).toBe(account.email);
    cms.database.run(`UPDATE admin_users SET is_active = false WHERE email = '${secrets.ADMIN_EMAIL}'`);
    expect((await open().request('POST', '/admin/login', { email: secrets.ADMIN_EMAIL, password: secrets.ADMIN_PASSWORD })).status).toBe(
      403,
    );
    expect(listEvents(account).map(([kind]) => kind)).toEqual(['sign-in-failed', 'provider-link', 'sign-in', 'second-factor']);
  });

  test('warns at the start where no active Super Admin has the address for an emergency', async () => {
    const warning = /STAFF_OIDC_ONLY .*ADMIN_EMAIL/u;
    expect(cms.run.output()).not.toMatch(warning);
    cms.database.run(`UPDATE admin_users SET is_active = false WHERE email = '${secrets.ADMIN_EMAIL}'`);
    cms = await cms.again({ ...settings(), STAFF_OIDC_ONLY: 'true' });
    expect(cms.run.output()).toMatch(warning);
  });
});
