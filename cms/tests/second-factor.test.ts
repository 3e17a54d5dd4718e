import { pendingCode, secondFactorPath, secondFactorsPath, type OwnSecondFactor } from '../src/people/second-factor/second-factor';
import { computeTotpCode } from '../src/people/second-factor/totp';
import { panelRoutes } from './support/known-routes';
import { MailServer } from './support/mail-server';
import { ownCms, type OwnCms } from './support/own-cms';
import { PanelBrowser } from './support/panel-browser';
import { runBin } from './support/run-bin';
import { secrets } from './support/secrets';

const mailServer = new MailServer();
const password = 'Editor-of-the-tests-1';
let cms: OwnCms;
let chief: PanelBrowser;
let [addresses, people] = [0, 0];

const open = () => new PanelBrowser(cms.url, `203.0.113.${String((addresses += 1))}`);
/** So that a code can be used again: the tests do not wait for the next one. */
const forgetUsedCodes = () => {
  cms.database.run('UPDATE ochiq_second_factor SET last_period = 0');
};
const readOwn = async (browser: PanelBrowser) => (await browser.request('GET', secondFactorPath)).body as unknown as OwnSecondFactor;
const readState = async (browser: PanelBrowser) => (await readOwn(browser)).state;
const isRefusedAsPending = async (browser: PanelBrowser) => {
  const { status, body } = await browser.request('GET', '/admin/information');
  return status === 403 && (body.error?.details as { code?: string } | undefined)?.code === pendingCode;
};

type Person = { id: number; email: string };

async function addPerson(role: string, language: 'uz' | 'ru' | null = null): Promise<Person> {
  const roles = (await chief.request('GET', '/admin/roles')).body.data as { id: number; name: string }[];
  const email = `person-${String((people += 1))}@ochiq.example`;
  const user = { email, firstname: 'Malika', lastname: 'Karimova', roles: roles.filter(({ name }) => name === role).map(({ id }) => id) };
  const { id } = (await chief.request('POST', '/admin/users', user)).body.data as { id: number };
  expect((await chief.request('PUT', `/admin/users/${String(id)}`, { password, isActive: true })).status).toBe(200);
  // People choose it themselves once they have signed in.
  if (language !== null) cms.database.run(`UPDATE admin_users SET prefered_language = '${language}' WHERE id = ${String(id)}`);
  return { id, email };
}

async function signIn({ email }: Person, browser = open()): Promise<PanelBrowser> {
  expect(await browser.signIn(email, password)).toBe(200);
  return browser;
}

/** Enrols the person of a session. @returns the secret and the recovery codes */
async function enrol(browser: PanelBrowser, proof = password): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { body } = await browser.request('POST', `${secondFactorPath}/enrolment`, { proof });
  const secret = String(body['key']).replaceAll(' ', '');
  const confirmed = await browser.request('POST', `${secondFactorPath}/confirmation`, { code: computeTotpCode(secret, new Date()) });
  expect(confirmed.status).toBe(200);
  return { secret, recoveryCodes: confirmed.body['recoveryCodes'] as string[] };
}

const sendCode = async (browser: PanelBrowser, code: string, isRemembered = false) =>
  (await browser.request('POST', `${secondFactorPath}/code`, { code, isRemembered })).status;
const computeCode = (secret: string, seconds = 0) => computeTotpCode(secret, new Date(Date.now() + seconds * 1000));

beforeAll(async () => {
  await mailServer.start();
  const mail = { SMTP_URL: `smtp://127.0.0.1:${String(mailServer.port)}`, MAIL_FROM: 'site@ochiq.example', MAIL_RETRY_MS: '100' };
  cms = await ownCms('second-factor', { ...mail, TRUSTED_PROXIES: '127.0.0.1', SITE_URL: 'https://ochiq.example' });
  chief = open();
  expect(await chief.signIn()).toBe(200);
});
afterAll(async () => {
  await cms.remove();
  await mailServer.stop();
});

describe('a second factor of one’s own', () => {
  test('is enrolled with the password and the app’s first code, and required in every other session', async () => {
    const person = await addPerson('Editor (uz)');
    const [browser, other] = [await signIn(person), await signIn(person)];
    expect(await readOwn(browser)).toEqual({
      state: 'passed',
      isEnrolled: false,
      hasApp: false,
      passkeys: 0,
      panelOrigin: expect.stringMatching(/^http:\/\/localhost:\d+$/u) as string,
      isRequired: false,
      recoveryCodes: 0,
      isAdministrator: false,
    });
    const wrong = await browser.request('POST', `${secondFactorPath}/enrolment`, { proof: 'Wrong-password-1' });
    expect([wrong.status, wrong.body.error?.message]).toEqual([400, expect.stringContaining('password is wrong') as string]);
    const begun = await browser.request('POST', `${secondFactorPath}/enrolment`, { proof: password });
    expect(begun.body['picture']).toMatch(/^<svg /u);
    // It is not required before the app has shown that it has the secret.
    expect(await readState(other)).toBe('passed');
    expect((await browser.request('POST', `${secondFactorPath}/confirmation`, { code: '000000' })).status).toBe(400);
    const { secret, recoveryCodes } = await enrol(browser);
    expect(new Set(recoveryCodes).size).toBe(10);
    expect([await readState(browser), await readState(other), await isRefusedAsPending(other)]).toEqual(['passed', 'code', true]);
    expect((await browser.request('POST', `${secondFactorPath}/enrolment`, { proof: password })).status).toBe(403);
    expect(await sendCode(other, computeCode(secret, 30))).toBe(204);
    expect(await readState(other)).toBe('passed');
    // Neither the secret nor a recovery code can be read in the database.
    const rows = JSON.stringify([cms.database.rows('ochiq_second_factor'), cms.database.rows('ochiq_recovery_code')]);
    for (const text of [secret, ...recoveryCodes]) expect(rows).not.toContain(text);
  });

  test('stays shown when the session is renewed, and not shown when it was not', async () => {
    const person = await addPerson('Editor (uz)');
    const { secret } = await enrol(await signIn(person));
    forgetUsedCodes();
    const browser = await signIn(person);
    expect([await browser.renew(), await readState(browser)]).toEqual([200, 'code']);
    expect(await sendCode(browser, computeCode(secret))).toBe(204);
    for (let time = 0; time < 3; time += 1) expect([await browser.renew(), await readState(browser)]).toEqual([200, 'passed']);
  });

  test('takes each code once, none of a clock that is far off, and recovery codes once', async () => {
    const person = await addPerson('Editor (ru)');
    const { secret, recoveryCodes } = await enrol(await signIn(person));
    forgetUsedCodes();
    const tries = async (code: string) => {
      const browser = await signIn(person);
      return [await sendCode(browser, code), await readState(browser)];
    };
    const late = computeCode(secret, -30);
    expect(await tries(late)).toEqual([204, 'passed']);
    expect(await tries(late)).toEqual([400, 'code']);
    expect(await tries(computeCode(secret, 300))).toEqual([400, 'code']);
    expect(await tries(computeCode(secret, -300))).toEqual([400, 'code']);
    const next = computeCode(secret, 30);
    const [one, two] = [await signIn(person), await signIn(person)];
    // Of two at the same moment, one.
    expect((await Promise.all([sendCode(one, next), sendCode(two, next)])).sort()).toEqual([204, 400]);
    const recovery = recoveryCodes[0] ?? '';
    expect(await tries(recovery.toLowerCase().replace('-', ' '))).toEqual([204, 'passed']);
    expect(await tries(recovery)).toEqual([400, 'code']);
    expect((await readOwn(await signIn(person))).recoveryCodes).toBe(9);
  });

  test('is not shown by a code of another person', async () => {
    const [person, other] = [await addPerson('Editor (ru)'), await addPerson('Editor (ru)')];
    await enrol(await signIn(person));
    const { secret, recoveryCodes } = await enrol(await signIn(other));
    forgetUsedCodes();
    const browser = await signIn(person);
    expect([await sendCode(browser, computeCode(secret)), await sendCode(browser, recoveryCodes[0] ?? '')]).toEqual([400, 400]);
  });

  test('is changed and removed with a current code only, each with a letter', async () => {
    const person = await addPerson('Editor (ru)', 'ru');
    const browser = await signIn(person);
    const { secret, recoveryCodes } = await enrol(browser);
    forgetUsedCodes();
    const post = (path: string, proof: string) => browser.request('POST', `${secondFactorPath}/${path}`, { proof });
    for (const path of ['recovery-codes', 'removal'])
      for (const proof of [password, '000000']) expect((await post(path, proof)).status).toBe(400);
    const replaced = await post('recovery-codes', computeCode(secret, -30));
    expect(replaced.body['recoveryCodes']).toHaveLength(10);
    expect((await post('removal', recoveryCodes[0] ?? '')).status).toBe(400);
    expect((await post('removal', computeCode(secret))).status).toBe(204);
    const letters = await mailServer.to(person.email, 4);
    const changes = /(?:подключено|отключено) приложение для кодов|получены новые коды восстановления/u;
    expect(letters.flatMap(({ text }) => changes.exec(text) ?? []).sort()).toEqual([
      ...['отключено приложение для кодов', 'подключено приложение для кодов', 'получены новые коды восстановления'],
    ]);
    expect(await readState(await signIn(person))).toBe('passed');
    // A later one is required in the sessions that the former one was shown in, too.
    await enrol(await signIn(person));
    expect(await readState(browser)).toBe('code');
  });
});

describe('a pending session', () => {
  let pending: PanelBrowser;
  let person: Person;

  beforeAll(async () => {
    person = await addPerson('Editor (uz)');
    await enrol(await signIn(person));
    pending = await signIn(person);
  });

  const openRoutes = new Set([
    'GET /admin/institution',
    'GET /admin/second-factor',
    'POST /admin/second-factor/code',
    'POST /admin/passkeys/challenge',
    'POST /admin/passkeys/sign-in',
    'POST /admin/access-token',
    'POST /admin/logout',
    'GET /admin/users/me',
    'GET /admin/users/me/permissions',
  ]);

  test('is refused at every route of the panel, and at routes that do not exist', async () => {
    const passed: string[] = [];
    const made = [
      'GET /made-up',
      'POST /admin/made-up',
      'GET /api/tags',
      'GET /admin/second-factor/',
      'GET //admin/users/me',
      'GET /ADMIN/users/me',
    ];
    for (const route of [...panelRoutes, ...made]) {
      const [method = '', path = ''] = route.split(' ');
      if (openRoutes.has(route)) continue;
      const { status, body } = await pending.request(
        method as 'GET',
        path.replaceAll(/:\w+/gu, 'made-up'),
        method === 'GET' ? undefined : {},
      );
      if (status !== 403 || (body.error?.details as { code?: string } | undefined)?.code !== pendingCode)
        passed.push(`${route} ${String(status)}`);
    }
    expect(passed).toEqual([]);
  });

  test('reads who its owner is, and changes nothing of it', async () => {
    expect((await pending.request('GET', '/admin/users/me')).status).toBe(200);
    expect((await pending.request('PUT', '/admin/users/me', { firstname: 'Changed' })).status).toBe(403);
    expect((await pending.request('DELETE', '/admin/users/me/sessions')).status).toBe(403);
    expect((await pending.request('POST', `${secondFactorPath}/enrolment`, { proof: password })).status).toBe(403);
    expect((await pending.request('POST', `${secondFactorPath}/confirmation`, { code: '000000' })).status).toBe(403);
  });

  test('is refused however the token is sent', async () => {
    const { token } = pending;
    for (const authorization of [`bearer ${token}`, `BEARER  ${token}`, `Bearer\t${token}`])
      expect([401, 403]).toContain((await pending.request('GET', '/admin/information', undefined, { authorization })).status);
  });

  test('lets its owner sign in again, and tokens of other kinds are no sessions', async () => {
    expect(await pending.signIn(person.email, password)).toBe(200);
    const authorization = `Bearer ${secrets.BUILD_TOKEN}`;
    expect((await open().request('GET', '/api/tags', undefined, { authorization })).status).toBe(200);
  });

  test('ends with its sign-out', async () => {
    const browser = await signIn(person);
    expect((await browser.request('POST', '/admin/logout', {})).status).toBe(200);
    expect((await browser.request('GET', '/admin/users/me')).status).toBe(401);
    // An ended session is refused by Strapi: the panel asks for the password then.
    expect((await browser.request('GET', '/admin/information')).status).toBe(401);
  });
});

describe('wrong codes', () => {
  test('stop who types them, and lock the owner out nowhere', async () => {
    const person = await addPerson('Editor (uz)');
    const { secret } = await enrol(await signIn(person));
    forgetUsedCodes();
    const thief = await signIn(person);
    const statuses: number[] = [];
    for (let count = 0; count < 11; count += 1) statuses.push(await sendCode(thief, '000000'));
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
    expect(await sendCode(thief, computeCode(secret))).toBe(429);
    expect(await sendCode(await signIn(person), computeCode(secret))).toBe(204);
  });

  test('do not count without the password', async () => {
    const status = async (path: string) => (await open().request('POST', `${secondFactorPath}/${path}`, { code: '000000' })).status;
    expect([await status('code'), await status('confirmation')]).toEqual([401, 401]);
  });
});

describe('a role that requires a second factor', () => {
  const setRoles = (browser: PanelBrowser, roles: readonly string[], proof: string = secrets.ADMIN_PASSWORD) =>
    browser.request('POST', `${secondFactorsPath}/roles`, { roles, proof });
  const findCode = async (name: string) => {
    const { roles } = (await chief.request('GET', secondFactorsPath)).body as unknown as { roles: { code: string; name: string }[] };
    return roles.find((role) => role.name === name)?.code ?? '';
  };

  test('leads to the enrolment, and lets nothing else be done before it', async () => {
    const person = await addPerson('Editor (ru)');
    const working = await signIn(person);
    expect((await setRoles(chief, [await findCode('Editor (ru)')], 'Wrong-password-1')).status).toBe(400);
    expect((await setRoles(chief, ['made-up'])).status).toBe(400);
    expect((await setRoles(chief, [await findCode('Editor (ru)')])).status).toBe(204);
    // It applies to those who are signed in already.
    expect([await readState(working), await isRefusedAsPending(working)]).toEqual(['enrolment', true]);
    expect(await sendCode(working, '000000')).toBe(400);
    const { secret } = await enrol(working);
    expect([await readState(working), await isRefusedAsPending(working)]).toEqual(['passed', false]);
    expect(await readState(await signIn(await addPerson('Editor (uz)')))).toBe('passed');
    forgetUsedCodes();
    const proof = computeCode(secret);
    expect((await working.request('POST', `${secondFactorPath}/removal`, { proof })).status).toBe(403);
    await setRoles(chief, []);
    expect((await working.request('POST', `${secondFactorPath}/removal`, { proof })).status).toBe(204);
  });

  test('is chosen, and second factors are reset, by Super Admins only', async () => {
    const person = await addPerson('Editor (uz)');
    const browser = await signIn(person);
    const { secret } = await enrol(browser);
    forgetUsedCodes();
    const proof = computeCode(secret);
    expect((await browser.request('GET', secondFactorsPath)).status).toBe(403);
    expect((await setRoles(browser, [], proof)).status).toBe(403);
    expect((await browser.request('POST', `${secondFactorsPath}/reset`, { user: person.id, proof })).status).toBe(403);
    const reset = (given: string) => chief.request('POST', `${secondFactorsPath}/reset`, { user: person.id, proof: given });
    expect((await reset('Wrong-password-1')).status).toBe(400);
    const { people } = (await chief.request('GET', secondFactorsPath)).body as unknown as { people: Person[] };
    expect(people).toContainEqual({ id: person.id, email: person.email, name: 'Malika Karimova' });
    expect((await reset(secrets.ADMIN_PASSWORD)).status).toBe(204);
    // Whatever was signed in with it is over.
    expect((await browser.request('GET', '/admin/users/me')).status).toBe(401);
    expect(await readState(await signIn(person))).toBe('passed');
  });
});

describe('a device', () => {
  test('that is new brings the owner one letter in their language', async () => {
    const person = await addPerson('Editor (ru)', 'ru');
    const browser = await signIn(person);
    const [letter] = await mailServer.to(person.email, 1);
    expect(letter?.headers).toContain('Вход в панель управления с нового устройства');
    expect(letter?.text).toMatch(/Когда: \d\d\.\d\d\.\d{4}, \d\d:\d\d \(Ташкент\)\nУстройство: .*Chrome/u);
    await signIn(person, browser);
    await signIn(person, browser);
    const uzbek = await addPerson('Editor (uz)', 'uz');
    // Two people at one browser: each gets a letter.
    await signIn(uzbek, browser);
    expect((await mailServer.to(uzbek.email, 1))[0]?.headers).toContain('Boshqaruv paneliga yangi qurilmadan kirildi');
    await signIn(person);
    expect(await mailServer.to(person.email, 2)).toHaveLength(2);
  });

  test('that is remembered needs no code, and is worth nothing without the password or with another second factor', async () => {
    const person = await addPerson('Editor (uz)');
    const browser = await signIn(person);
    const { secret } = await enrol(browser);
    forgetUsedCodes();
    await signIn(person, browser);
    expect(await sendCode(browser, computeCode(secret), true)).toBe(204);
    expect(await readState(await signIn(person, browser))).toBe('passed');
    // A stolen cookie of the browser opens nothing without the password, and nothing of another person.
    const thief = open();
    for (const [name, value] of browser.cookies) if (name.startsWith('ochiq_panel_device_')) thief.cookies.set(name, value);
    expect((await thief.request('GET', '/admin/users/me')).status).toBe(401);
    expect(await thief.signIn(person.email, 'Wrong-password-1')).toBe(400);
    const other = await addPerson('Editor (uz)');
    await enrol(await signIn(other));
    const [[, token = ''] = []] = thief.cookies;
    thief.cookies.set(`ochiq_panel_device_${String(other.id)}`, token);
    expect(await readState(await signIn(other, thief))).toBe('code');
    // It is over after its days, and with the second factor.
    cms.database.run("UPDATE ochiq_panel_device SET remembered_until = '2020-01-01'");
    expect(await readState(await signIn(person, browser))).toBe('code');
    forgetUsedCodes();
    expect(await sendCode(browser, computeCode(secret), true)).toBe(204);
    await chief.request('POST', `${secondFactorsPath}/reset`, { user: person.id, proof: secrets.ADMIN_PASSWORD });
    await enrol(await signIn(person));
    expect(await readState(await signIn(person, browser))).toBe('code');
  });

  test('has a cookie that scripts and other sites do not get', async () => {
    const response = await fetch(`${cms.url}/admin/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'https://elsewhere.example' },
      body: JSON.stringify({ email: secrets.ADMIN_EMAIL, password: secrets.ADMIN_PASSWORD }),
    });
    const cookie = response.headers.getSetCookie().find((line) => line.startsWith('ochiq_panel_device_'));
    expect(cookie).toMatch(/; path=\/admin;/u);
    expect(cookie).toMatch(/; samesite=strict/iu);
    expect(cookie).toMatch(/; httponly/iu);
    // A page of another origin reads no response.
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });
});

test('a session that its owner ends in another browser is over', async () => {
  const person = await addPerson('Editor (uz)');
  const [browser, other] = [await signIn(person), await signIn(person)];
  const { data } = (await browser.request('GET', '/admin/users/me/sessions')).body as { data: { id: string; current: boolean }[] };
  expect(data.map(({ current }) => current)).toEqual([true, false]);
  expect((await browser.request('DELETE', `/admin/users/me/sessions/${data[1]?.id ?? ''}`)).status).toBe(200);
  expect([(await other.request('GET', '/admin/users/me')).status, await other.renew()]).toEqual([401, 401]);
  expect((await browser.request('GET', '/admin/users/me')).status).toBe(200);
});

test('the command line resets the second factor of the last administrator', async () => {
  await enrol(chief, secrets.ADMIN_PASSWORD);
  const again = open();
  await again.signIn();
  expect(await readState(again)).toBe('code');
  const run = (email: string) => {
    const command = runBin('reset-second-factor', { CMS_DATA_DIR: cms.data }, [email]);
    return command.ended.then((code) => [code, command.output()] as const);
  };
  const [failed, sentence] = await run('unknown@ochiq.example');
  expect([failed, sentence]).toEqual([1, expect.stringContaining('unknown@ochiq.example') as string]);
  const [code, output] = await run(secrets.ADMIN_EMAIL);
  expect([code, output]).toEqual([0, expect.stringContaining(secrets.ADMIN_EMAIL) as string]);
  expect((await again.request('GET', '/admin/users/me')).status).toBe(401);
  await again.signIn();
  expect(await readState(again)).toBe('passed');
});

test('every event is a row of the audit log, without codes and addresses', () => {
  const rows = cms.database.query(
    "SELECT actor_name, subject_title, details FROM ochiq_audit WHERE kind = 'second-factor' ORDER BY number",
  );
  const actions = rows.map(({ details }) => (JSON.parse(String(details)) as { action: string }).action);
  expect([...new Set(actions)].sort()).toEqual([
    ...['code-accepted', 'code-refused', 'factor-enrolled', 'factor-removed', 'factor-reset'],
    ...['new-device', 'recovery-code-used', 'recovery-codes-replaced'],
  ]);
  expect(rows.filter(({ actor_name: by }) => by === 'command line').map(({ details }) => details)).toEqual(['{"action":"factor-reset"}']);
  expect(rows.every(({ details }) => /^\{"action":"[a-z-]+"\}$/u.test(String(details)))).toBe(true);
  const settings = cms.database.query("SELECT details FROM ochiq_audit WHERE kind = 'setting' AND subject_title = 'second-factor'");
  expect(JSON.parse(String(settings[0]?.['details']))).toMatchObject({ action: 'update', roles: [expect.any(String)] });
});
