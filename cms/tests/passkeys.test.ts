import { passkeysPath, type OwnPasskey } from '../src/people/second-factor/passkeys/passkey';
import { pendingCode, secondFactorPath, secondFactorsPath, type OwnSecondFactor } from '../src/people/second-factor/second-factor';
import { computeTotpCode } from '../src/people/second-factor/totp';
import { Authenticator, type ChallengeOptions, type ResponseChanges } from './support/authenticator';
import { MailServer } from './support/mail-server';
import { ownCms, type OwnCms } from './support/own-cms';
import { PanelBrowser } from './support/panel-browser';
import { secrets } from './support/secrets';

const panel = { origin: 'https://panel.ochiq.example', rpId: 'panel.ochiq.example' };
const password = 'Editor-of-the-tests-1';
const mailServer = new MailServer();
let cms: OwnCms;
let chief: PanelBrowser;
let [addresses, people] = [0, 0];

type Person = { id: number; email: string };
type Purpose = 'sign-in' | 'proof';

const open = () => new PanelBrowser(cms.url, `198.51.100.${String((addresses += 1))}`);
const post = (browser: PanelBrowser, path: string, body: object) => browser.request('POST', `${passkeysPath}${path}`, body);
const readOwn = async (browser: PanelBrowser) => (await browser.request('GET', secondFactorPath)).body as unknown as OwnSecondFactor;
const readState = async (browser: PanelBrowser) => (await readOwn(browser)).state;
const readList = async (browser: PanelBrowser) => (await browser.request('GET', passkeysPath)).body['passkeys'] as OwnPasskey[];

async function addPerson(role = 'Editor (uz)'): Promise<Person> {
  const roles = (await chief.request('GET', '/admin/roles')).body.data as { id: number; name: string }[];
  const email = `passkey-${String((people += 1))}@ochiq.example`;
  const user = { email, firstname: 'Malika', lastname: 'Karimova', roles: roles.filter(({ name }) => name === role).map(({ id }) => id) };
  const { id } = (await chief.request('POST', '/admin/users', user)).body.data as { id: number };
  expect((await chief.request('PUT', `/admin/users/${String(id)}`, { password, isActive: true })).status).toBe(200);
  return { id, email };
}

async function signIn({ email }: Person, browser = open()): Promise<PanelBrowser> {
  expect(await browser.signIn(email, password)).toBe(200);
  return browser;
}

async function askChallenge(browser: PanelBrowser, purpose: Purpose): Promise<ChallengeOptions> {
  const { status, body } = await post(browser, '/challenge', { purpose });
  expect(status).toBe(200);
  return body as unknown as ChallengeOptions;
}

const beginPasskey = async (browser: PanelBrowser, proof: unknown = password) =>
  (await post(browser, '/registration', { proof })).body as unknown as ChallengeOptions;

/** Adds a passkey to the person of a session. @returns the authenticator that has it, and the recovery codes */
async function addPasskey(browser: PanelBrowser, proof: unknown = password, name = 'Work phone') {
  const authenticator = new Authenticator(panel);
  const response = authenticator.register(await beginPasskey(browser, proof));
  const { status, body } = await post(browser, '', { name, response });
  expect([status, body.error?.message]).toEqual([200, undefined]);
  return { authenticator, recoveryCodes: body['recoveryCodes'] as string[] };
}

const prove = async (browser: PanelBrowser, authenticator: Authenticator) => authenticator.assert(await askChallenge(browser, 'proof'));

async function usePasskey(browser: PanelBrowser, authenticator: Authenticator, isRemembered = false): Promise<number> {
  const response = authenticator.assert(await askChallenge(browser, 'sign-in'));
  return (await post(browser, '/sign-in', { response, isRemembered })).status;
}

const countRows = (table: string, { id }: Person) => cms.database.rows(table).filter(({ user }) => user === id).length;

const listEvents = (person: Person) =>
  cms.database
    .query(`SELECT details FROM ochiq_audit WHERE kind = 'second-factor' AND subject_id = '${String(person.id)}' ORDER BY number`)
    .map(({ details }) => JSON.parse(String(details)) as { action: string; reason?: string; name?: string });

beforeAll(async () => {
  await mailServer.start();
  const mail = { SMTP_URL: `smtp://127.0.0.1:${String(mailServer.port)}`, MAIL_FROM: 'site@ochiq.example', MAIL_RETRY_MS: '100' };
  cms = await ownCms('passkeys', { ...mail, TRUSTED_PROXIES: '127.0.0.1', SITE_URL: 'https://ochiq.example', PANEL_HOST: panel.rpId });
  chief = open();
  expect(await chief.signIn()).toBe(200);
});
afterAll(async () => {
  await cms.remove();
  await mailServer.stop();
});

/** What ends the access of a person between the check of their session and the writing. */
const endings: readonly [string, (person: Person) => string][] = [
  ['its session is ended', ({ id }) => `DELETE FROM strapi_sessions WHERE user_id = '${String(id)}'`],
  ['its owner is deactivated', ({ id }) => `UPDATE admin_users SET is_active = false WHERE id = ${String(id)}`],
];

describe('a passkey', () => {
  test('is added with the password, gives recovery codes, and is asked for in every other session', async () => {
    const person = await addPerson();
    const [browser, other] = [await signIn(person), await signIn(person)];
    expect(await readOwn(browser)).toMatchObject({ isEnrolled: false, hasApp: false, passkeys: 0, panelOrigin: panel.origin });
    expect((await post(browser, '/registration', { proof: 'Wrong-password-1' })).status).toBe(400);
    expect(await beginPasskey(browser)).toMatchObject({
      rp: { id: panel.rpId, name: 'ochiq.example' },
      user: { name: person.email, displayName: 'Malika Karimova' },
      attestation: 'none',
      authenticatorSelection: { userVerification: 'preferred' },
      timeout: 300_000,
      excludeCredentials: [],
    });
    const { authenticator, recoveryCodes } = await addPasskey(browser);
    expect(new Set(recoveryCodes).size).toBe(10);
    // Neither key nor counter leaves the CMS.
    expect(await readList(browser)).toEqual([
      { id: expect.any(Number) as number, name: 'Work phone', addedAt: expect.any(String) as string, usedAt: null },
    ]);
    expect([await readState(browser), await readState(other)]).toEqual(['passed', 'code']);
    const refused = await other.request('GET', passkeysPath);
    expect([refused.status, refused.body.error?.details]).toEqual([403, { code: pendingCode, state: 'code' }]);
    expect(await usePasskey(other, authenticator)).toBe(204);
    expect([await readState(other), (await readList(other))[0]?.usedAt]).toEqual(['passed', expect.any(String) as string]);
    const letters = await mailServer.to(person.email, 3);
    const added = letters.find(({ headers }) => headers.includes('kirish kaliti qo'));
    expect(added?.text).toMatch(/kirish kaliti qoʻshildi\.\nQachon: \d\d\.\d\d\.\d{4}, \d\d:\d\d \(Toshkent\)\nQurilma: .*Chrome/u);
    const challenges = JSON.stringify(cms.database.rows('ochiq_passkey_challenge'));
    expect(challenges).not.toContain((await askChallenge(other, 'proof')).challenge);
  });

  test('stays used when the session is renewed, and a remembered browser asks for none', async () => {
    const person = await addPerson();
    const { authenticator } = await addPasskey(await signIn(person));
    const browser = await signIn(person);
    expect(await usePasskey(browser, authenticator, true)).toBe(204);
    expect([await browser.renew(), await readState(browser)]).toEqual([200, 'passed']);
    expect(await readState(await signIn(person, browser))).toBe('passed');
    expect(await readState(await signIn(person))).toBe('code');
    // It may be on the device that a passkey is removed for.
    const { authenticator: other } = await addPasskey(browser, await prove(browser, authenticator), 'Lost computer');
    const [, lost] = await readList(browser);
    expect((await post(browser, `/${String(lost?.id)}/removal`, { proof: await prove(browser, other) })).status).toBe(204);
    expect([await readState(browser), await readState(await signIn(person, browser))]).toEqual(['passed', 'code']);
  });

  test('is used although the session is renewed while the browser asks for it', async () => {
    const person = await addPerson();
    const { authenticator } = await addPasskey(await signIn(person));
    const browser = await signIn(person);
    const response = authenticator.assert(await askChallenge(browser, 'sign-in'));
    expect(await browser.renew()).toBe(200);
    expect([(await post(browser, '/sign-in', { response })).status, await readState(browser)]).toEqual([204, 'passed']);
    expect((await post(browser, '/sign-in', { response })).status).toBe(400);
  });

  test.each(endings)('is not added where %s meanwhile', async (_, end) => {
    const person = await addPerson();
    const browser = await signIn(person);
    const response = new Authenticator(panel).register(await beginPasskey(browser));
    cms.database.runOn('DELETE', 'ochiq_passkey_challenge', end(person));
    try {
      expect((await post(browser, '', { name: 'Late', response })).status).toBe(401);
    } finally {
      cms.database.allow('ochiq_passkey_challenge');
    }
    expect([countRows('ochiq_passkey', person), countRows('ochiq_second_factor', person)]).toEqual([0, 0]);
  });

  test('gives its recovery codes although the letter about it fails', async () => {
    const browser = await signIn(await addPerson());
    cms.database.refuse('ochiq_mail');
    try {
      expect((await addPasskey(browser)).recoveryCodes).toHaveLength(10);
    } finally {
      cms.database.allow('ochiq_mail');
    }
  });

  test('is one of several with names of their own, added and removed with a passkey or a recovery code', async () => {
    const person = await addPerson();
    const browser = await signIn(person);
    const { authenticator, recoveryCodes } = await addPasskey(browser);
    // The password is no proof any more.
    expect((await post(browser, '/registration', { proof: password })).status).toBe(400);
    const second = await addPasskey(browser, await prove(browser, authenticator), '  YubiKey\u200B 5 ');
    expect(second.recoveryCodes).toEqual([]);
    const [first, yubiKey] = await readList(browser);
    if (!first || !yubiKey) throw new Error('There are no two passkeys');
    expect([first.name, yubiKey.name]).toEqual(['Work phone', 'YubiKey 5']);
    const rename = async (id: number, name: string, by = browser) => (await post(by, `/${String(id)}/name`, { name })).status;
    expect([await rename(first.id, 'x'.repeat(61)), await rename(first.id, ' '), await rename(first.id, 'half \uD83D')]).toEqual([
      400, 400, 400,
    ]);
    expect(await rename(first.id, 'x'.repeat(60))).toBe(204);
    // Nothing of another person's is in reach.
    const stranger = await signIn(await addPerson());
    const removal = `/${String(first.id)}/removal`;
    expect([await rename(first.id, 'Mine', stranger), (await post(stranger, removal, { proof: password })).status]).toEqual([404, 404]);
    expect((await open().request('GET', passkeysPath)).status).toBe(401);
    expect((await post(browser, removal, { proof: password })).status).toBe(400);
    expect((await post(browser, removal, { proof: recoveryCodes[0] })).status).toBe(204);
    expect((await readList(browser)).map(({ name }) => name)).toEqual(['YubiKey 5']);
    // What was removed opens nothing, and the other one does.
    const later = await signIn(person);
    expect([await usePasskey(later, authenticator), await usePasskey(later, second.authenticator)]).toEqual([400, 204]);
    expect(listEvents(person).filter(({ action }) => /passkey-(?:added|removed|accepted)/u.test(action))).toEqual([
      { action: 'passkey-added', name: 'Work phone' },
      { action: 'passkey-added', name: 'YubiKey 5' },
      { action: 'passkey-removed', name: 'x'.repeat(60) },
      { action: 'passkey-accepted', name: 'YubiKey 5' },
    ]);
  });

  test('is the tenth at most, and never the same twice', async () => {
    const person = await addPerson();
    const browser = await signIn(person);
    const { authenticator } = await addPasskey(browser);
    const again = await post(browser, '', {
      name: 'The same',
      response: authenticator.register(await beginPasskey(browser, await prove(browser, authenticator))),
    });
    expect([again.status, again.body.error?.message]).toEqual([400, expect.stringContaining('added already') as string]);
    for (let count = 2; count <= 10; count += 1) await addPasskey(browser, await prove(browser, authenticator), `Key ${String(count)}`);
    const { status, body } = await post(browser, '/registration', { proof: await prove(browser, authenticator) });
    expect([status, body.error?.message]).toEqual([400, expect.stringContaining('10 passkeys') as string]);
  });
});

describe('a response of a passkey', () => {
  let person: Person;
  let authenticator: Authenticator;
  const send = async (browser: PanelBrowser, response: unknown) => (await post(browser, '/sign-in', { response })).status;
  const lastReason = () => listEvents(person).at(-1);

  beforeAll(async () => {
    person = await addPerson();
    ({ authenticator } = await addPasskey(await signIn(person)));
  });

  test.each<[string, string, ResponseChanges]>([
    ['another origin', 'passkey-address', { origin: 'https://panel.ochiq.example.elsewhere.example' }],
    ['another relying party', 'passkey-address', { rpId: 'elsewhere.example' }],
    ['a response of another kind', 'passkey-invalid', { type: 'webauthn.create' }],
  ])('is refused from %s', async (_, reason, changes) => {
    const browser = await signIn(person);
    expect(await send(browser, authenticator.assert(await askChallenge(browser, 'sign-in'), changes))).toBe(400);
    expect([lastReason(), await readState(browser)]).toEqual([{ action: 'passkey-refused', reason }, 'code']);
  });

  test('is refused with a challenge that was used, has run out, or is of another purpose, session or person', async () => {
    const browser = await signIn(person);
    const used = authenticator.assert(await askChallenge(browser, 'sign-in'));
    expect([await send(browser, used), await send(browser, used)]).toEqual([204, 400]);
    const late = await signIn(person);
    const isRefused = async (options: ChallengeOptions) => {
      expect(await send(late, authenticator.assert(options))).toBe(400);
      expect(lastReason()).toEqual({ action: 'passkey-refused', reason: 'passkey-challenge' });
    };
    const expired = await askChallenge(late, 'sign-in');
    cms.database.run(`UPDATE ochiq_passkey_challenge SET expires_at = ${cms.database.instant(Date.now() - 1000)}`);
    await isRefused(expired);
    await isRefused(await askChallenge(late, 'proof'));
    await isRefused(await askChallenge(await signIn(person), 'sign-in'));
    const stranger = await addPerson();
    await addPasskey(await signIn(stranger));
    await isRefused(await askChallenge(await signIn(stranger), 'sign-in'));
    await isRefused({ challenge: 'AAAA' });
    // A challenge for signing in proves no change either.
    const passed = await signIn(person);
    expect(await usePasskey(passed, authenticator)).toBe(204);
    const proof = authenticator.assert(await askChallenge(passed, 'sign-in'));
    expect((await post(passed, '/registration', { proof })).status).toBe(400);
    expect(await readState(late)).toBe('code');
  });

  test('is refused of another person’s passkey, with another key’s signature, and of two at the same moment one', async () => {
    const strange = await signIn(await addPerson());
    const { authenticator: foreign } = await addPasskey(strange);
    const browser = await signIn(person);
    expect(await send(browser, foreign.assert(await askChallenge(browser, 'sign-in')))).toBe(400);
    expect(lastReason()).toEqual({ action: 'passkey-refused', reason: 'passkey-unknown' });
    const forged = { ...foreign.assert(await askChallenge(browser, 'sign-in')), id: authenticator.id, rawId: authenticator.id };
    expect(await send(browser, forged)).toBe(400);
    expect(lastReason()).toEqual({ action: 'passkey-refused', reason: 'passkey-invalid' });
    const response = authenticator.assert(await askChallenge(browser, 'sign-in'));
    expect((await Promise.all([send(browser, response), send(browser, response)])).sort()).toEqual([204, 400]);
  });

  test('is refused with a counter that goes backwards, and the audit log says so', async () => {
    const browser = await signIn(person);
    const { counter } = authenticator;
    for (const stale of [counter, counter - 1, 0]) {
      expect(await send(browser, authenticator.assert(await askChallenge(browser, 'sign-in'), { counter: stale }))).toBe(400);
      expect(lastReason()).toEqual({ action: 'passkey-refused', reason: 'passkey-counter' });
    }
    // As large as the specification lets it grow.
    expect(await send(browser, authenticator.assert(await askChallenge(browser, 'sign-in'), { counter: 2 ** 32 - 1 }))).toBe(204);
  });

  test('is refused for a new passkey from another place, with a challenge of another purpose, or twice', async () => {
    const owner = await addPerson();
    const browser = await signIn(owner);
    const add = async (response: unknown) => {
      const { status } = await post(browser, '', { name: 'Refused', response });
      return [status, listEvents(owner).at(-1)?.reason];
    };
    const key = new Authenticator(panel);
    const elsewhere = { origin: 'https://elsewhere.example' };
    expect(await add(key.register(await beginPasskey(browser), elsewhere))).toEqual([400, 'passkey-address']);
    expect(await add(key.register(await beginPasskey(browser), { rpId: 'elsewhere.example' }))).toEqual([400, 'passkey-address']);
    const first = key.register(await beginPasskey(browser));
    expect((await add(first))[0]).toBe(200);
    expect(await add(first)).toEqual([400, 'passkey-challenge']);
    const options = await askChallenge(browser, 'proof');
    expect(await add(new Authenticator(panel).register(options))).toEqual([400, 'passkey-challenge']);
    expect(await readList(browser)).toHaveLength(1);
  });
});

test('refused passkeys count as wrong codes do, and stop who sends them', async () => {
  const person = await addPerson();
  const { authenticator, recoveryCodes } = await addPasskey(await signIn(person));
  const thief = await signIn(person);
  const guess = new Authenticator(panel).assert({ challenge: 'AAAA' });
  const statuses: number[] = [];
  for (let count = 0; count < 11; count += 1) statuses.push((await post(thief, '/sign-in', { response: guess })).status);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
  expect([
    await usePasskey(thief, authenticator),
    (await thief.request('POST', `${secondFactorPath}/code`, { code: recoveryCodes[0] })).status,
  ]).toEqual([429, 429]);
  expect(await usePasskey(await signIn(person), authenticator)).toBe(204);
});

describe('passkeys and the app', () => {
  /** Begins the setting up of an app. @returns its code */
  const beginApp = async (browser: PanelBrowser, proof: unknown) => {
    const key = String((await browser.request('POST', `${secondFactorPath}/enrolment`, { proof })).body['key']);
    return computeTotpCode(key.replaceAll(' ', ''), new Date());
  };
  const confirmApp = (browser: PanelBrowser, code: string) => browser.request('POST', `${secondFactorPath}/confirmation`, { code });
  /** Has roles, by their names, require a second factor. */
  const requireFactorOf = async (names: readonly string[]) => {
    const { roles } = (await chief.request('GET', secondFactorsPath)).body as unknown as { roles: { code: string; name: string }[] };
    const codes = roles.filter(({ name }) => names.includes(name)).map(({ code }) => code);
    return chief.request('POST', `${secondFactorsPath}/roles`, { roles: codes, proof: secrets.ADMIN_PASSWORD });
  };
  const enrolApp = async (browser: PanelBrowser, proof: unknown) => confirmApp(browser, await beginApp(browser, proof));

  test('stand in for each other, and share the recovery codes', async () => {
    const person = await addPerson();
    const browser = await signIn(person);
    const { authenticator, recoveryCodes } = await addPasskey(browser);
    const pending = await signIn(person);
    // With the password alone nothing is set up in a session that lacks the passkey.
    expect((await pending.request('POST', `${secondFactorPath}/enrolment`, { proof: password })).status).toBe(403);
    expect((await post(pending, '/registration', { proof: password })).status).toBe(403);
    const enrolled = await enrolApp(browser, await prove(browser, authenticator));
    expect([enrolled.status, enrolled.body]).toEqual([200, { recoveryCodes: [] }]);
    expect(await readOwn(browser)).toMatchObject({ isEnrolled: true, hasApp: true, passkeys: 1, recoveryCodes: 10 });
    const replaced = await browser.request('POST', `${secondFactorPath}/recovery-codes`, { proof: await prove(browser, authenticator) });
    const [code, another] = replaced.body['recoveryCodes'] as string[];
    expect((await pending.request('POST', `${secondFactorPath}/code`, { code: recoveryCodes[0] })).status).toBe(400);
    expect((await pending.request('POST', `${secondFactorPath}/code`, { code })).status).toBe(204);
    const remembered = await signIn(person);
    expect(await usePasskey(remembered, authenticator, true)).toBe(204);
    // Without the app the passkey is left, and the sessions stay; remembered browsers are asked again.
    expect((await browser.request('POST', `${secondFactorPath}/removal`, { proof: await prove(browser, authenticator) })).status).toBe(204);
    expect(await readOwn(pending)).toMatchObject({ state: 'passed', isEnrolled: true, hasApp: false, passkeys: 1 });
    expect(await readState(await signIn(person, remembered))).toBe('code');
    const [passkey] = await readList(browser);
    expect((await post(browser, `/${String(passkey?.id)}/removal`, { proof: another })).status).toBe(204);
    expect(await readOwn(browser)).toMatchObject({ isEnrolled: false, passkeys: 0, recoveryCodes: 0 });
    expect(listEvents(person).map(({ action }) => action)).toEqual(
      expect.arrayContaining(['app-removed', 'passkey-removed', 'factor-removed']),
    );
  });

  test('do not make an app of one that was never confirmed, and such a one ends by itself', async () => {
    const person = await addPerson();
    const browser = await signIn(person);
    const ofUser = `WHERE "user" = ${String(person.id)}`;
    const code = await beginApp(browser, password);
    // Before there were passkeys, it was stored where a confirmed one is.
    cms.database.run(`UPDATE ochiq_second_factor SET secret = pending_secret ${ofUser}`);
    const { authenticator } = await addPasskey(browser);
    expect(await readOwn(browser)).toMatchObject({ state: 'passed', hasApp: false, passkeys: 1 });
    expect((await confirmApp(browser, code)).status).toBe(400);
    expect((await (await signIn(person)).request('POST', `${secondFactorPath}/code`, { code })).status).toBe(400);
    const late = await beginApp(browser, await prove(browser, authenticator));
    cms.database.run(`UPDATE ochiq_second_factor SET pending_since = ${cms.database.instant(Date.now() - 15 * 60_000)} ${ofUser}`);
    const { status, body } = await confirmApp(browser, late);
    expect([status, body.error?.message]).toEqual([400, expect.stringContaining('older than 15 minutes') as string]);
    expect(await readOwn(browser)).toMatchObject({ hasApp: false, passkeys: 1 });
  });

  test.each(endings)('are no app that is confirmed where %s meanwhile', async (_, end) => {
    const person = await addPerson();
    const browser = await signIn(person);
    const code = await beginApp(browser, password);
    // Attempts are counted before the confirmation has its turn.
    cms.database.runOn('INSERT', 'ochiq_rate_limit', end(person));
    try {
      expect((await confirmApp(browser, code)).status).toBe(401);
    } finally {
      cms.database.allow('ochiq_rate_limit');
    }
    const [row] = cms.database.query(`SELECT secret, confirmed_at FROM ochiq_second_factor WHERE "user" = ${String(person.id)}`);
    expect(row).toEqual({ secret: null, confirmed_at: null });
    expect(countRows('ochiq_recovery_code', person)).toBe(0);
  });

  test('satisfy a role that requires a second factor, and the last one cannot be removed then', async () => {
    const person = await addPerson('Editor (ru)');
    const browser = await signIn(person);
    expect((await requireFactorOf(['Editor (ru)'])).status).toBe(204);
    try {
      expect(await readState(browser)).toBe('enrolment');
      expect((await browser.request('GET', passkeysPath)).status).toBe(403);
      const { authenticator, recoveryCodes } = await addPasskey(browser);
      expect(await readState(browser)).toBe('passed');
      const [passkey] = await readList(browser);
      const remove = async (proof: unknown) => {
        const { status, body } = await post(browser, `/${String(passkey?.id)}/removal`, { proof });
        return [status, body.error?.message];
      };
      expect(await remove(recoveryCodes[0])).toEqual([403, expect.stringContaining('add another passkey or an app first') as string]);
      expect(await readOwn(browser)).toMatchObject({ state: 'passed', passkeys: 1, recoveryCodes: 10 });
      const { authenticator: other } = await addPasskey(browser, await prove(browser, authenticator), 'Another phone');
      expect(await remove(await prove(browser, other))).toEqual([204, undefined]);
      expect(await readOwn(browser)).toMatchObject({ state: 'passed', passkeys: 1 });
    } finally {
      await requireFactorOf([]);
    }
  });

  test('do not leave a role without the second factor that it requires, where the last passkey goes while the app is removed', async () => {
    const person = await addPerson('Editor (ru)');
    const browser = await signIn(person);
    const { authenticator, recoveryCodes } = await addPasskey(browser);
    await enrolApp(browser, await prove(browser, authenticator));
    expect((await requireFactorOf(['Editor (ru)'])).status).toBe(204);
    // The proof is a recovery code, which is deleted before the removal has its turn.
    cms.database.runOn('DELETE', 'ochiq_recovery_code', `DELETE FROM ochiq_passkey WHERE "user" = ${String(person.id)}`);
    try {
      expect((await browser.request('POST', `${secondFactorPath}/removal`, { proof: recoveryCodes[0] })).status).toBe(403);
      expect(await readOwn(browser)).toMatchObject({ state: 'passed', hasApp: true, passkeys: 0, recoveryCodes: 9 });
    } finally {
      cms.database.allow('ochiq_recovery_code');
      await requireFactorOf([]);
    }
  });
});

test('passkeys go with a reset by an administrator, and with the user', async () => {
  const [reset, deleted] = [await addPerson(), await addPerson()];
  for (const owner of [reset, deleted]) await addPasskey(await signIn(owner));
  const proof = secrets.ADMIN_PASSWORD;
  expect((await chief.request('POST', `${secondFactorsPath}/reset`, { user: reset.id, proof })).status).toBe(204);
  expect((await chief.request('DELETE', `/admin/users/${String(deleted.id)}`)).status).toBe(200);
  expect([reset, deleted].map((owner) => countRows('ochiq_passkey', owner))).toEqual([0, 0]);
  expect(await readState(await signIn(reset))).toBe('passed');
});

test('a deactivation ends sessions, remembered browsers and passkeys, and the second factor is asked for when the account is back', async () => {
  const person = await addPerson();
  const browser = await signIn(person);
  const { authenticator, recoveryCodes } = await addPasskey(browser);
  expect(await usePasskey(browser, authenticator, true)).toBe(204);
  // Who has the password, and nothing else.
  const thief = await signIn(person);
  expect(await readState(thief)).toBe('code');
  const setActive = async (isActive: boolean) =>
    expect((await chief.request('PUT', `/admin/users/${String(person.id)}`, { isActive })).status).toBe(200);
  await setActive(false);
  expect(listEvents(person).at(-1)).toEqual({ action: 'passkey-removed', name: 'Work phone' });
  expect(countRows('ochiq_passkey', person)).toBe(0);
  await setActive(true);
  for (const former of [thief, browser])
    expect([(await former.request('GET', '/admin/users/me')).status, await former.renew()]).toEqual([401, 401]);
  expect([await readState(await signIn(person, thief)), await readState(await signIn(person, browser))]).toEqual(['code', 'code']);
  expect((await post(thief, '/registration', { proof: password })).status).toBe(403);
  expect((await browser.request('POST', `${secondFactorPath}/code`, { code: recoveryCodes[0] })).status).toBe(204);
  expect(await readOwn(browser)).toMatchObject({ state: 'passed', isEnrolled: true, hasApp: false, passkeys: 0, recoveryCodes: 9 });
  expect((await addPasskey(browser, recoveryCodes[1])).recoveryCodes).toEqual([]);
});
