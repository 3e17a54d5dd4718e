import { secondFactorPath } from '../src/people/second-factor/second-factor';
import { createLinkAttempt, createSignInAttempt, type StaffAttempt, storeAttempt } from '../src/people/staff-oidc/sealed-attempt';
import {
  protectionPagePath,
  signInPagePath,
  staffIdentitiesPath,
  staffLinksPath,
  staffSignInPath,
} from '../src/people/staff-oidc/staff-sign-in';
import { MailServer } from './support/mail-server';
import { ownCms, type OwnCms } from './support/own-cms';
import { PanelBrowser } from './support/panel-browser';
import { getClient, type KnownIdentity, ProviderServer } from './support/provider-server';
import type { RestResponse } from './support/rest';
import { secrets } from './support/secrets';
import { addStaffAccount, listStaffEvents, type StaffAccount } from './support/staff-accounts';

const origin = 'https://panel.ochiq.example';
const password = 'Editor-of-the-tests-1';
const linkCookie = '__Host-ochiq_staff_link';
const signInCookie = '__Host-ochiq_staff_sign_in';
const trial = new ProviderServer();
const mailServer = new MailServer();
let cms: OwnCms;
let chief: PanelBrowser;
let [addresses, pins] = [0, 31_234_567_890_100];

const newPin = () => String((pins += 1));
const open = () => new PanelBrowser(cms.url, `198.51.100.${String((addresses += 1))}`);
const getReason = ({ body }: RestResponse) => (body.error?.details as { reason?: string } | undefined)?.reason;
const listEvents = (account: StaffAccount) => listStaffEvents(cms.database, account).filter(([kind]) => kind === 'provider-link');
const listLinks = (account: StaffAccount) => cms.database.rows('ochiq_staff_identity').filter(({ user }) => user === account.id);

/** Adds an account with a password. @returns it, and a browser in which its owner is signed in */
async function addPerson(): Promise<{ account: StaffAccount; browser: PanelBrowser }> {
  const account = await addStaffAccount(chief, { name: 'one-id', password });
  return { account, browser: await signInAgain(account) };
}

async function signInAgain({ email }: StaffAccount): Promise<PanelBrowser> {
  const browser = open();
  expect(await browser.signIn(email, password)).toBe(200);
  return browser;
}

const begin = (browser: PanelBrowser, proof: unknown = password, from: string = origin) =>
  browser.request('POST', `${staffLinksPath}/attempt`, { proof }, { origin: from });
const finish = (browser: PanelBrowser, body: object, from: string = origin) =>
  browser.request('POST', staffLinksPath, body, { origin: from });
const postSignIn = (browser: PanelBrowser, step: 'start' | 'finish', body: object = {}) =>
  browser.request('POST', `${staffSignInPath}/${step}`, body, { origin });

/** Agrees at OneID. @returns what the browser comes back with */
function agree({ body }: RestResponse, known: KnownIdentity) {
  const to = String(body['to']);
  return { state: new URL(to).searchParams.get('state') ?? '', code: trial.agree(to, known) };
}

const goThrough = async (browser: PanelBrowser, pin: string) => agree(await begin(browser), { pin });

async function link(browser: PanelBrowser, pin: string): Promise<void> {
  expect((await finish(browser, await goThrough(browser, pin))).status).toBe(204);
}

async function signInAtOneId(known: KnownIdentity): Promise<{ response: RestResponse; browser: PanelBrowser }> {
  const browser = open();
  const response = await postSignIn(browser, 'finish', agree(await postSignIn(browser, 'start'), known));
  browser.token = (response.body.data as { token?: string } | null)?.token ?? '';
  return { response, browser };
}

/** Puts an attempt into a browser, sealed as the CMS seals it. */
function putAttempt(browser: PanelBrowser, attempt: StaffAttempt): void {
  const own = process.env;
  process.env = { ...own, ...secrets };
  try {
    const set = (name: string, value: string) => browser.cookies.set(name, value);
    storeAttempt({ cookies: { secure: true, get: () => undefined, set } }, attempt);
  } finally {
    process.env = own;
  }
}

function getSession({ token }: PanelBrowser): string {
  const { sessionId } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sessionId: string };
  return sessionId;
}

beforeAll(async () => {
  await mailServer.start();
  cms = await ownCms('staff-oneid', {
    SMTP_URL: `smtp://127.0.0.1:${String(mailServer.port)}`,
    ...{ MAIL_FROM: 'site@ochiq.example', MAIL_RETRY_MS: '100', TRUSTED_PROXIES: '127.0.0.1', SITE_URL: 'https://ochiq.example' },
    PANEL_HOST: 'panel.ochiq.example',
    SIGN_IN_ORIGIN: await trial.start(),
    STAFF_ONEID_CLIENT_ID: getClient('oneid').id,
    STAFF_ONEID_CLIENT_SECRET: getClient('oneid').secret,
  });
  chief = open();
  expect(await chief.signIn()).toBe(200);
});
afterEach(() => {
  trial.misbehave = () => false;
});
afterAll(async () => {
  await cms.remove();
  await Promise.all([mailServer.stop(), trial.stop()]);
});

describe('OneID for staff', () => {
  test('is connected within a session, with a proof, and opens the account from then on', async () => {
    const { account, browser } = await addPerson();
    const pin = newPin();
    const known = { pin, full_name: 'NODIRA UMAROVA' };
    expect(getReason((await signInAtOneId(known)).response)).toBe('not-verified');
    const begun = await begin(browser);
    const to = new URL(String(begun.body['to']));
    const clientId = getClient('oneid').id;
    expect(Object.fromEntries(to.searchParams)).toEqual({
      ...{ response_type: 'one_code', client_id: clientId, scope: clientId },
      ...{ redirect_uri: origin + protectionPagePath, state: expect.stringMatching(/^[\w-]{43}$/u) as string },
    });
    expect((await finish(browser, agree(begun, known))).status).toBe(204);
    const { response, browser: opened } = await signInAtOneId(known);
    expect([response.status, ((await opened.request('GET', '/admin/users/me')).body.data as { email: string }).email]).toEqual([
      200,
      account.email,
    ]);
    expect((await opened.request('GET', staffIdentitiesPath)).body).toMatchObject({ names: { ru: 'OneID' }, own: {}, people: null });
    expect(listStaffEvents(cms.database, account)).toEqual([
      ['sign-in', {}],
      ['second-factor', { action: 'new-device' }],
      ['provider-link', { action: 'provider-connected' }],
      ['sign-in', { source: 'provider' }],
      ['second-factor', { action: 'new-device' }],
    ]);
    // About both browsers, and about the link.
    expect(await mailServer.to(account.email, 3)).toHaveLength(3);
    // The number is not stored, and logged nowhere.
    const stored = ['ochiq_staff_identity', 'ochiq_audit', 'strapi_sessions'].map((table) => cms.database.rows(table));
    expect(JSON.stringify(stored) + cms.run.output()).not.toContain(pin);
    // The same person once more changes nothing.
    await link(browser, pin);
    expect(listEvents(account)).toHaveLength(1);
  });

  test('leads the sign-in back to its own page, and proves no change by itself', async () => {
    const { account, browser } = await addPerson();
    const pin = newPin();
    await link(browser, pin);
    const to = new URL(String((await postSignIn(open(), 'start', { again: true })).body['to']));
    expect(to.searchParams.get('redirect_uri')).toBe(origin + signInPagePath);
    cms.database.run(`UPDATE admin_users SET password = NULL WHERE id = ${String(account.id)}`);
    const { browser: opened } = await signInAtOneId({ pin });
    expect((await opened.request('GET', secondFactorPath)).body).not.toHaveProperty('providerProof');
    for (const path of [`${secondFactorPath}/enrolment`, `${staffLinksPath}/attempt`])
      expect((await opened.request('POST', path, { proof: { provider: true } }, { origin })).status).toBe(400);
  });

  test('links no account by an address, and none to a person whom OneID does not know for sure', async () => {
    const { account, browser } = await addPerson();
    expect(getReason((await signInAtOneId({ pin: newPin(), email: account.email, email_verified: true })).response)).toBe('not-verified');
    const back = agree(await begin(browser), { pin: newPin(), valid: 'false' });
    expect(getReason(await finish(browser, back))).toBe('declined');
    expect(listLinks(account)).toEqual([]);
  });

  test('is linked no longer than the password with which it was linked', async () => {
    const { account, browser } = await addPerson();
    const letter = 'a new one removes the link';
    const [path, next] = [`/admin/users/${String(account.id)}`, 'Editor-of-the-tests-2'];
    expect((await browser.request('PUT', '/admin/users/me', { preferedLanguage: 'en' })).status).toBe(200);
    const findToken = () =>
      cms.database.query(`SELECT reset_password_token FROM admin_users WHERE id = ${String(account.id)}`)[0]?.['reset_password_token'];
    const changes = {
      own: (owner: PanelBrowser) => owner.request('PUT', '/admin/users/me', { currentPassword: password, password: next }),
      administrator: () => chief.request('PUT', path, { password: next }),
      letter: async () => {
        await open().request('POST', '/admin/forgot-password', { email: account.email });
        for (const end = Date.now() + 10_000; Date.now() < end && typeof findToken() !== 'string';)
          await new Promise((resolve) => setTimeout(resolve, 50));
        return open().request('POST', '/admin/reset-password', { resetPasswordToken: findToken(), password: next });
      },
    };
    for (const [by, change] of Object.entries(changes)) {
      const owner = await signInAgain(account);
      const pin = newPin();
      await link(owner, pin);
      const { browser: thief } = await signInAtOneId({ pin });
      expect([by, (await change(owner)).status, listLinks(account)]).toEqual([by, 200, []]);
      expect(listEvents(account).at(-1)).toEqual(['provider-link', { action: 'provider-unlinked', reason: 'password-changed' }]);
      expect((await thief.request('GET', '/admin/users/me')).status).toBe(401);
      expect(getReason((await signInAtOneId({ pin })).response)).toBe('not-verified');
      await chief.request('PUT', path, { password });
    }
    // What was begun with the former password is not finished after it.
    const owner = await signInAgain(account);
    const back = await goThrough(owner, newPin());
    await chief.request('PUT', path, { password: next });
    expect([(await finish(owner, back)).status, listLinks(account)]).toEqual([401, []]);
    // Other changes of an account end nothing.
    await chief.request('PUT', path, { password });
    const again = await signInAgain(account);
    await link(again, newPin());
    expect((await chief.request('PUT', path, { firstname: 'Nigora' })).status).toBe(200);
    expect([listLinks(account).length, (await again.request('GET', '/admin/users/me')).status]).toEqual([1, 200]);
    const letters = await mailServer.to(account.email, 4);
    expect(letters.some(({ text }) => text.includes(letter))).toBe(true);
  });

  test('is linked no longer than the account is active', async () => {
    const { account, browser } = await addPerson();
    const pin = newPin();
    await link(browser, pin);
    const setActive = (isActive: boolean) => chief.request('PUT', `/admin/users/${String(account.id)}`, { isActive });
    expect([(await setActive(false)).status, listLinks(account)]).toEqual([200, []]);
    expect(listEvents(account).at(-1)).toEqual(['provider-link', { action: 'provider-unlinked', reason: 'locked' }]);
    expect((await setActive(true)).status).toBe(200);
    expect(getReason((await signInAtOneId({ pin })).response)).toBe('not-verified');
  });

  test('counts no link of a former provider', async () => {
    const { account, browser } = await addPerson();
    const readOwn = async () => (await browser.request('GET', staffIdentitiesPath)).body['own'];
    cms.database.run(
      `INSERT INTO ochiq_staff_identity ("user", issuer, hash, linked_at, used_at) VALUES (${String(account.id)}, 'https://former.example', 'x', '2026-11-01', '2026-11-01')`,
    );
    expect(await readOwn()).toBeNull();
    await link(browser, newPin());
    expect([await readOwn(), listLinks(account).length]).toEqual([expect.objectContaining({}), 1]);
  });
});

describe('a link is refused', () => {
  test('without a session or a proof, and from another address than the panel’s', async () => {
    const { account, browser } = await addPerson();
    expect([(await begin(open())).status, (await finish(open(), { state: 'x' })).status]).toEqual([401, 401]);
    for (const proof of ['Wrong-password-1', '', { provider: true }, undefined]) {
      const { status } = await browser.request('POST', `${staffLinksPath}/attempt`, { proof }, { origin });
      expect([status, browser.cookies.has(linkCookie)]).toEqual([400, false]);
    }
    const back = await goThrough(browser, newPin());
    for (const from of ['https://panel.ochiq.example.evil.uz', 'http://panel.ochiq.example', 'null', '']) {
      expect(getReason(await begin(browser, password, from))).toBe('wrong-address');
      expect(getReason(await finish(browser, back, from))).toBe('wrong-address');
    }
    expect((await finish(browser, { ...back, user: 1 })).status).toBe(400);
    expect([listLinks(account), listEvents(account)]).toEqual([[], []]);
  });

  test('for an attempt that was taken, or a code that was', async () => {
    const { account, browser } = await addPerson();
    const pin = newPin();
    const back = await goThrough(browser, pin);
    const sealed = browser.cookies.get(linkCookie) ?? '';
    const statuses = await Promise.all([finish(browser, back), finish(browser, back)]);
    expect(statuses.map(({ status }) => status).sort()).toEqual([204, 403]);
    browser.cookies.set(linkCookie, sealed);
    expect(getReason(await finish(browser, back))).toBe('expired');
    const { state } = await goThrough(browser, pin);
    expect(getReason(await finish(browser, { state, code: back.code }))).toBe('declined');
    expect(listEvents(account).at(-1)).toEqual(['provider-link', { action: 'provider-link-refused', reason: 'provider-declined' }]);
  });

  test('in another session or for another account, with a copy of the cookie', async () => {
    const [{ account, browser }, { account: thief, browser: other }] = [await addPerson(), await addPerson()];
    for (const elsewhere of [await signInAgain(account), other]) {
      const back = await goThrough(browser, newPin());
      elsewhere.cookies.set(linkCookie, browser.cookies.get(linkCookie) ?? '');
      expect(getReason(await finish(elsewhere, back))).toBe('other-session');
      // It is spent by that.
      expect(getReason(await finish(browser, back))).toBe('expired');
    }
    expect([listLinks(account), listLinks(thief)]).toEqual([[], []]);
    expect(listEvents(thief)).toEqual([['provider-link', { action: 'provider-link-refused', reason: 'provider-other-session' }]]);
    // The panel renews a session under another id, which is none.
    const back = await goThrough(browser, newPin());
    expect([await browser.renew(), (await finish(browser, back)).status]).toEqual([200, 204]);
  });

  test('with an attempt of another purpose, and of a former hour', async () => {
    const { account, browser } = await addPerson();
    const owner = { user: account.id, session: getSession(browser) };
    const signIn = agree(await postSignIn(browser, 'start'), { pin: newPin() });
    browser.cookies.set(linkCookie, browser.cookies.get(signInCookie) ?? '');
    expect(getReason(await finish(browser, signIn))).toBe('expired');
    const back = await goThrough(browser, newPin());
    browser.cookies.set(signInCookie, browser.cookies.get(linkCookie) ?? '');
    expect(getReason(await postSignIn(browser, 'finish', back))).toBe('expired');
    const put = (attempt: StaffAttempt) => {
      putAttempt(browser, attempt);
      return finish(browser, { state: attempt.state, error: 'access_denied' });
    };
    expect(getReason(await put(createLinkAttempt(new Date(Date.now() - 10 * 60_000 - 1), owner)))).toBe('expired');
    expect(getReason(await put(createSignInAttempt(new Date())))).toBe('expired');
    // The clock alone has made the difference.
    expect(getReason(await put(createLinkAttempt(new Date(), owner)))).toBe('cancelled');
    expect(listLinks(account)).toEqual([]);
  });

  test('to a person of another account, and of an account that has another person', async () => {
    const [{ account, browser }, { account: second, browser: other }] = [await addPerson(), await addPerson()];
    const pin = newPin();
    await link(browser, pin);
    const refused = await finish(other, await goThrough(other, pin));
    expect([getReason(refused), JSON.stringify(refused.body)]).toEqual(['other-account', expect.not.stringContaining('Nodira')]);
    // The administrator who is asked finds the other account by the log.
    const details = { action: 'provider-link-refused', reason: 'provider-other-account' };
    expect(listEvents(second)).toEqual([['provider-link', { ...details, linkedAccount: 'Nodira Umarova', linkedAccountId: account.id }]]);
    expect(getReason(await finish(browser, await goThrough(browser, newPin())))).toBe('other-identity');
    expect([listLinks(account).length, listLinks(second)]).toEqual([1, []]);
    // No one else removes it, either.
    const remove = (asker: PanelBrowser, proof: string) =>
      asker.request('POST', `${staffIdentitiesPath}/removal`, { user: account.id, proof });
    expect([(await remove(other, password)).status, (await remove(browser, password)).status]).toEqual([403, 403]);
    expect((await remove(chief, secrets.ADMIN_PASSWORD)).status).toBe(204);
    await link(other, pin);
  });

  test('to who has signed out meanwhile, or was deactivated', async () => {
    const { account, browser } = await addPerson();
    const back = await goThrough(browser, newPin());
    expect((await browser.request('POST', '/admin/logout', {})).status).toBe(200);
    expect((await finish(browser, back)).status).toBe(401);
    const again = await signInAgain(account);
    const second = await goThrough(again, newPin());
    await chief.request('PUT', `/admin/users/${String(account.id)}`, { isActive: false });
    expect((await finish(again, second)).status).toBe(401);
    expect(listLinks(account)).toEqual([]);
  });

  test('where OneID sends no code, or does not respond', async () => {
    const { browser } = await addPerson();
    const { state } = await goThrough(browser, newPin());
    expect(getReason(await finish(browser, { state }))).toBe('declined');
    const back = await goThrough(browser, newPin());
    trial.misbehave = (response) => {
      response.writeHead(502).end('down');
      return true;
    };
    const down = await finish(browser, back);
    expect([down.status, getReason(down)]).toEqual([503, 'no-answer']);
  });
});
