import { edgeKeyHeader } from '@ochiq/contract/forms/wire';

import { createEdgeClient, filled } from './support/edge';
import { MailServer, type Arrived } from './support/mail-server';
import { newEditor } from './support/new-editor';
import { ownCms, type OwnCms } from './support/own-cms';
import { logIn, type Editor } from './support/panel';
import { runHosted } from './support/run-hosted';
import { rowsWith } from './support/rows-with';
import { secrets } from './support/secrets';

const mailServer = new MailServer();
let cms: OwnCms;
let chief: Editor;

beforeAll(async () => {
  await mailServer.start();
  cms = await ownCms('accounts', {
    SMTP_URL: `smtp://127.0.0.1:${String(mailServer.port)}`,
    MAIL_FROM: 'site@ochiq.example',
    MAIL_RETRY_MS: '100',
    SITE_URL: 'https://ochiq.example/sayt/',
  });
  chief = await logIn(secrets.ADMIN_EMAIL, secrets.ADMIN_PASSWORD, cms.url);
});
afterAll(async () => {
  await cms.remove();
  await mailServer.stop();
});

const uid = 'plugin::users-permissions.user';
const password = 'uzun va maxfiy soʻz';
/** What no log may hold. */
const personal = /citizen\.example|uzun va maxfiy|another password|Anvar|\$2[aby]\$/u;
const sent = { outcome: 'sent', receipt: null };
const refused = (reason: string) => ({ outcome: 'refused', reason });

let lastAddress = 0;
const send: ReturnType<typeof createEdgeClient>['send'] = (form, fields, around) =>
  createEdgeClient(cms.url).send(form, fields, { address: `198.51.100.${String(++lastAddress % 250)}`, ...around });
const signUp = (email: string, values = {}, around = {}) => send('signup', { name: 'Anvar Karimov', email, password, ...values }, around);
const signIn = (email: string, values = {}, around = {}) => send('login', { email, password, remember: '', ...values }, around);

const accounts = (email: string) => rowsWith(cms, 'up_users', 'email', email);
const codes = (email: string) => rowsWith(cms, 'ochiq_account_code', 'account', String(accounts(email)[0]?.['document_id']));
const sessions = (email: string) => rowsWith(cms, 'ochiq_session', 'account', String(accounts(email)[0]?.['document_id']));
const codeIn = (letter: Arrived | undefined) => decodeURIComponent(/[?]code=([\w%-]+)/u.exec(letter?.text ?? '')?.[1] ?? '');
const lastTo = async (email: string, count: number) => (await mailServer.to(email, count)).at(-1);

/**
 * Creates an account and confirms its address.
 * @returns a session
 */
async function citizen(email: string, remember = ''): Promise<string> {
  await signUp(email);
  expect(await send('confirm-email', { code: codeIn(await lastTo(email, 1)) })).toEqual({ status: 201, answer: sent });
  return openSession(email, password, remember);
}

async function openSession(email: string, word: string, remember = ''): Promise<string> {
  const { answer } = await signIn(email, { password: word, remember });
  if (answer.outcome !== 'signed-in') throw new Error(`Not signed in: ${JSON.stringify(answer)}`);
  return answer.session;
}

/** So much later, as far as anybody is counted. */
const pass = (milliseconds: number) => cms.database.run(`UPDATE ochiq_rate_limit SET expire = expire - ${String(milliseconds)}`);
const hourMs = 60 * 60 * 1000;

describe('the plugin behind the accounts', () => {
  const post = { method: 'POST', body: '{"identifier":"a@b.uz","password":"x"}' };

  test.each([
    ['/api/auth/local/register', post],
    ['/api/auth/local', post],
    ['/api/auth/forgot-password', post],
    ['/api/auth/refresh', post],
    ['/api/auth/google/callback', {}],
    ['/api/connect/google', {}],
    ['/api/users', {}],
    ['/api/users/me', {}],
    ['/api/users', post],
    ['/api/users-permissions/roles', {}],
    ['/API/Users-Permissions/permissions', {}],
  ])('%s is not found, with and without the key of the edge', async (path, init) => {
    for (const key of ['', secrets.EDGE_KEY]) {
      const headers = { 'content-type': 'application/json', [edgeKeyHeader]: key };
      const { status } = await fetch(cms.url + path, { ...init, headers });
      expect([404, 405]).toContain(status);
    }
  });

  test('grants no permissions and accepts no registration', () => {
    expect(cms.database.rows('up_permissions')).toEqual([]);
    const [advanced] = cms.database.query("SELECT value FROM strapi_core_store_settings WHERE key = 'plugin_users-permissions_advanced'");
    expect(JSON.parse(String(advanced?.['value']))).toMatchObject({ allow_register: false, unique_email: true });
  });

  test('does not accept a session as a token of the content API', async () => {
    const session = await citizen('token@citizen.example');
    for (const path of ['/api/tags', '/api/content-state', '/api/users/me']) {
      const { status } = await fetch(cms.url + path, { headers: { authorization: `Bearer ${session}` } });
      expect([401, 404]).toContain(status);
    }
  });
});

describe('signing up', () => {
  test.each([
    ['uz', 'Elektron pochtangizni tasdiqlang', { language: 'uz' }],
    ['uz-cyrl', 'Электрон почтангизни тасдиқланг', { language: 'uz', script: 'uz-cyrl' }],
    ['ru', 'Подтвердите адрес электронной почты', { language: 'ru' }],
    ['en', 'Confirm your e-mail address', { language: 'en' }],
  ] as const)('in %s is confirmed with a letter', async (prefix, subject, around) => {
    const email = `${prefix}.new@citizen.example`;
    expect(await signUp(email, {}, around)).toEqual({ status: 201, answer: sent });
    const letter = await lastTo(email, 1);
    expect(letter?.headers).toContain(`Subject: ${subject}`);
    expect(letter?.text).toContain(`https://ochiq.example/sayt/${prefix}/forms/confirm-email?code=`);
    expect(await signIn(email)).toEqual({ status: 403, answer: refused('not-confirmed') });
    expect((await send('confirm-email', { code: codeIn(letter) })).answer).toEqual(sent);
    expect((await signIn(email)).status).toBe(200);
  });

  test('sends an unconfirmed account another letter, but only with the password', async () => {
    await signUp('again@citizen.example');
    await lastTo('again@citizen.example', 1);
    expect((await signIn('again@citizen.example', { password: 'another password' })).answer).toEqual(refused('wrong-sign-in'));
    expect((await signIn('again@citizen.example')).answer).toEqual(refused('not-confirmed'));
    const letter = await lastTo('again@citizen.example', 2);
    expect((await send('confirm-email', { code: codeIn(letter) })).status).toBe(201);
    expect(await mailServer.to('again@citizen.example', 2)).toHaveLength(2);
  });

  test('gives the same response for a taken address, and notifies its owner', async () => {
    await citizen('taken@citizen.example');
    expect(await signUp('TAKEN@citizen.example', { password: 'password of a stranger' })).toEqual({ status: 201, answer: sent });
    const letter = await lastTo('taken@citizen.example', 2);
    expect(letter?.headers).toContain('Subject: У вас уже есть личный кабинет');
    expect(letter?.text).toContain('https://ochiq.example/sayt/ru/login');
    expect((await signIn('taken@citizen.example', { password: 'password of a stranger' })).status).toBe(401);
    expect((await signIn('taken@citizen.example')).status).toBe(200);
    expect(accounts('taken@citizen.example')).toHaveLength(1);
  });

  test('opens a remembered session only after the letter is read, and then for thirty days', async () => {
    const email = 'remembered@citizen.example';
    const getPendingSession = async (given = {}) => {
      const { status, answer } = await signUp(email, { remember: 'yes', ...given });
      if (answer.outcome !== 'sent' || !('awaited' in answer)) throw new Error(`Nothing waits: ${JSON.stringify(answer)}`);
      expect([status, answer.receipt]).toEqual([201, null]);
      return answer.awaited;
    };
    const before = await getPendingSession({ password: 'password of a stranger' });
    const session = await getPendingSession();
    const getAccountStatus = async (given: string) => (await createEdgeClient(cms.url).account(given)).status;
    expect(await getAccountStatus(session)).toBe(401);
    expect((await send('confirm-email', { code: codeIn(await lastTo(email, 2)) })).answer).toEqual(sent);
    expect(await getAccountStatus(session)).toBe(200);
    const days = sessions(email).map((row) => (Number(new Date(row['expires_at'] as string | number)) - Date.now()) / (24 * hourMs));
    expect(days.every((left) => left > 29.9 && left <= 30)).toBe(true);
    // Of who signed up with the address before its owner, and of who does when it has an account, nothing is open.
    const after = await getPendingSession({ password: 'password of a stranger' });
    expect([await getAccountStatus(before), await getAccountStatus(after)]).toEqual([401, 401]);
    expect(after).toHaveLength(session.length);
  });

  test('gives an earlier sign-up with the address no access after its owner confirms', async () => {
    await signUp('owner@citizen.example', { password: 'password of a stranger' });
    const first = codeIn(await lastTo('owner@citizen.example', 1));
    await signUp('owner@citizen.example', { name: 'The Owner' });
    const second = codeIn(await lastTo('owner@citizen.example', 2));
    expect(await send('confirm-email', { code: first })).toEqual({ status: 404, answer: refused('unknown') });
    expect((await send('confirm-email', { code: second })).answer).toEqual(sent);
    expect((await signIn('owner@citizen.example', { password: 'password of a stranger' })).status).toBe(401);
    expect(await createEdgeClient(cms.url).account(await openSession('owner@citizen.example', password))).toMatchObject({
      answer: { name: 'The Owner' },
    });
  });

  test('makes one account of ten concurrent requests', async () => {
    const responses = await Promise.all(Array.from({ length: 10 }, () => signUp('moment@citizen.example')));
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 201));
    expect(accounts('moment@citizen.example')).toHaveLength(1);
    await mailServer.to('moment@citizen.example', 10);
    expect(codes('moment@citizen.example')).toHaveLength(1);
    const another = "INSERT INTO up_users (email) VALUES ('moment@citizen.example')";
    expect(() => cms.database.run(another)).toThrow(/unique/iu);
  });

  test('makes no account with a filled trap or an expired form', async () => {
    expect((await signUp('trap@citizen.example', {}, { trapped: true })).answer).toEqual(sent);
    expect((await signUp('trap@citizen.example', {}, { token: '1.x.y' })).answer).toEqual(refused('expired'));
    const worked = await createEdgeClient(cms.url).work();
    expect((await signUp('worked@citizen.example', {}, worked)).answer).toEqual(sent);
    expect((await signUp('trap@citizen.example', {}, worked)).answer).toEqual(refused('expired'));
    expect(accounts('trap@citizen.example')).toEqual([]);
    expect(accounts('worked@citizen.example')).toHaveLength(1);
  });

  test.each([
    [{ name: '' }, 'name', 'required'],
    [{ email: 'a@b' }, 'email', 'email'],
    [{ email: 'a@b.uz\r\nBcc: c@d.uz' }, 'email', 'email'],
    [{ password: 'short' }, 'password', 'min'],
    [{ password: 'a'.repeat(73) }, 'password', 'max'],
    [{ password: ['a'] }, 'password', 'required'],
  ])('refuses %j', async (values, field, code) => {
    const { status, answer } = await signUp('bad@citizen.example', values);
    // What is no text at all is no request of the edge's.
    if (Array.isArray((values as { password?: unknown }).password)) expect(status).toBe(400);
    else expect({ status, answer }).toEqual({ status: 422, answer: { outcome: 'problems', problems: [{ field, code }] } });
    expect(accounts('bad@citizen.example')).toEqual([]);
  });

  test('adds no header by a name, and leaves the name out of the letter', async () => {
    await signUp('name@citizen.example', { name: 'Anvar\r\nBcc: all@reader.example\r\n\r\nhttps://evil.example' });
    const letter = await lastTo('name@citizen.example', 1);
    expect(letter?.to).toEqual(['name@citizen.example']);
    expect(letter?.headers).not.toMatch(/^bcc:/imu);
    expect(letter?.text).not.toContain('evil');
  });
});

describe('a code of a letter', () => {
  test('is valid once', async () => {
    await signUp('once@citizen.example');
    const code = codeIn(await lastTo('once@citizen.example', 1));
    const responses = await Promise.all([1, 2, 3].map(() => send('confirm-email', { code })));
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 404, 404]);
    expect(await send('confirm-email', { code })).toEqual({ status: 404, answer: refused('unknown') });
  });

  test('is not valid for another kind', async () => {
    await signUp('kind@citizen.example');
    const code = codeIn(await lastTo('kind@citizen.example', 1));
    expect((await send('reset-password', { code, password: 'another password' })).answer).toEqual(refused('unknown'));
    expect((await send('confirm-email', { code })).answer).toEqual(sent);
  });

  test.each(['confirm-email', 'reset-password'] as const)('for %s is not valid when expired or forged', async (form) => {
    const email = `${form}@citizen.example`;
    await signUp(email);
    if (form === 'reset-password') await send('forgot-password', { email });
    const letters = await mailServer.to(email, form === 'reset-password' ? 2 : 1);
    const code = codeIn(letters.find(({ text }) => text.includes(form)));
    cms.database.run(`UPDATE ochiq_account_code SET expires_at = ${cms.database.instant(Date.now() - 1)} WHERE kind = '${form}'`);
    for (const tried of [code, 'made-up-code', `${code}x`])
      expect((await send(form, { code: tried, password: 'another password' })).answer).toEqual(refused('unknown'));
  });

  test('is stored as a hash only, and sent letters are not stored', async () => {
    await signUp('hash@citizen.example');
    const code = codeIn(await lastTo('hash@citizen.example', 1));
    const [row] = codes('hash@citizen.example');
    expect(Object.keys(row ?? {}).sort()).toEqual(['account', 'expires_at', 'hash', 'id', 'kind']);
    expect(row?.['hash']).toMatch(/^[0-9a-f]{64}$/u);
    for (const end = Date.now() + 5000; Date.now() < end && rowsWith(cms, 'ochiq_mail', 'state', 'waiting').length > 0;)
      await new Promise((resolve) => setTimeout(resolve, 20));
    expect(JSON.stringify(cms.database.rows('ochiq_mail'))).not.toContain(code);
    expect(JSON.stringify(cms.database.rows('ochiq_mail'))).not.toContain('citizen.example');
  });
});

describe('resetting a password', () => {
  test('works once, and ends every session', async () => {
    const email = 'forgot@citizen.example';
    const session = await citizen(email, 'yes');
    const another = await openSession(email, password);
    expect((await createEdgeClient(cms.url).account(session)).status).toBe(200);
    expect((await send('forgot-password', { email: 'Forgot@citizen.example' }, { language: 'en' })).answer).toEqual(sent);
    const letter = await lastTo(email, 2);
    expect(letter?.headers).toContain('Subject: Choose another password');
    expect(letter?.text).toContain('https://ochiq.example/sayt/en/forms/reset-password?code=');
    const code = codeIn(letter);
    expect((await send('reset-password', { code, password: 'short' })).status).toBe(422);
    expect((await createEdgeClient(cms.url).account(session)).status).toBe(200);
    expect((await send('reset-password', { code, password: 'another password' })).answer).toEqual(sent);
    for (const ended of [session, another]) expect((await createEdgeClient(cms.url).account(ended)).status).toBe(401);
    expect(sessions(email)).toEqual([]);
    expect((await signIn(email)).answer).toEqual(refused('wrong-sign-in'));
    expect((await createEdgeClient(cms.url).account(await openSession(email, 'another password'))).status).toBe(200);
    expect((await send('reset-password', { code, password: 'a third password' })).answer).toEqual(refused('unknown'));
  });

  test('gives the same response for an unknown address, without a letter', async () => {
    expect(await send('forgot-password', { email: 'nobody@citizen.example' })).toEqual({ status: 201, answer: sent });
    expect(rowsWith(cms, 'ochiq_mail', 'recipient', 'nobody@citizen.example')).toEqual([]);
    expect(mailServer.arrived.filter(({ to }) => to.includes('nobody@citizen.example'))).toEqual([]);
  });

  test('does not flood a mailbox, and leaves its owner a code that works', async () => {
    const email = 'box@citizen.example';
    await citizen(email);
    const letters = () => codes(email).filter(({ kind }) => kind === 'reset-password').length;
    const ask = async (times: number) => {
      for (let time = 0; time < times; time++) expect(await send('forgot-password', { email })).toEqual({ status: 201, answer: sent });
    };
    await ask(13);
    // With the one that confirmed the address ten, and one beyond them.
    expect(letters()).toBe(10);
    pass(hourMs);
    await ask(3);
    expect(letters()).toBe(11);
    const code = codeIn(await lastTo(email, 12));
    expect((await send('reset-password', { code, password: 'another password' })).answer).toEqual(sent);
  });

  test('works although strangers name the address in other forms', async () => {
    const email = 'named@citizen.example';
    await citizen(email);
    for (let number = 0; number < 12; number++) {
      const subject = `Quduq ${String(number)}`;
      expect((await send('contact', { ...filled.contact, email, subject })).answer).toEqual(sent);
    }
    expect((await send('forgot-password', { email })).answer).toEqual(sent);
    expect(codeIn(await lastTo(email, 2))).not.toBe('');
  });

  test('resets the attempts of the reader of the letter', async () => {
    const [email, address] = ['tries@citizen.example', '203.0.113.77'];
    await citizen(email);
    for (let guess = 0; guess < 10; guess++) await signIn(email, { password: 'forgotten' }, { address });
    expect((await signIn(email, {}, { address })).answer).toEqual(refused('too-many'));
    await send('forgot-password', { email });
    const code = codeIn(await lastTo(email, 2));
    expect((await send('reset-password', { code, password: 'another password' }, { address })).answer).toEqual(sent);
    expect((await signIn(email, { password: 'another password' }, { address })).status).toBe(200);
  });
});

describe('signing in', () => {
  test('lasts thirty days when remembered, else one', async () => {
    const session = await citizen('days@citizen.example');
    await openSession('days@citizen.example', password, 'yes');
    const days = sessions('days@citizen.example').map((row) => (Number(row['expires_at']) - Date.now()) / (24 * hourMs));
    expect(days.map((day) => Math.round(day * 100) / 100)).toEqual([1, 30]);
    const over = `expires_at = ${cms.database.instant(Date.now() - 1)} WHERE id = ${String(sessions('days@citizen.example')[0]?.['id'])}`;
    cms.database.run(`UPDATE ochiq_session SET ${over}`);
    expect((await createEdgeClient(cms.url).account(session)).status).toBe(401);
    expect((await signIn('Days@Citizen.example', { remember: 'yes' })).answer).toMatchObject({ outcome: 'signed-in', remember: true });
  });

  test('tries ten of a hundred guesses from one address, and lets the owner in from another', async () => {
    await citizen('guess@citizen.example');
    const responses = [];
    for (let guess = 0; guess < 100; guess++)
      responses.push(await signIn('guess@citizen.example', { password: `guess ${String(guess)}` }, { address: '203.0.113.99' }));
    expect(responses.map(({ status }) => status)).toEqual(responses.map((_, index) => (index < 10 ? 401 : 429)));
    expect((await signIn('guess@citizen.example', {}, { address: '203.0.113.99' })).answer).toEqual(refused('too-many'));
    expect((await signIn('guess@citizen.example', {}, { address: '203.0.113.98' })).status).toBe(200);
  });

  test('does not count the right password as a guess, however often', async () => {
    await citizen('often@citizen.example');
    for (let time = 0; time < 12; time++) expect((await signIn('often@citizen.example', {}, { address: '203.0.113.90' })).status).toBe(200);
  });

  test('lets the owner in while a hundred addresses guess for hours, and limits their guesses', async () => {
    const email = 'wanted@citizen.example';
    await citizen(email);
    const guesses = async (address: string, count: number) => {
      const statuses: number[] = [];
      for (let guess = 0; guess < count; guess++)
        statuses.push((await signIn(email, { password: `guess ${String(guess)}` }, { address })).status);
      return statuses;
    };
    const tried = (statuses: readonly number[]) => statuses.filter((status) => status === 401).length;
    const ownerIn = async (address: string) => expect((await signIn(email, {}, { address })).status).toBe(200);
    let all = 0;
    for (let hour = 0; hour < 3; hour++) {
      for (let place = 0; place < 10; place++) {
        const statuses = await guesses(`192.0.2.${String(place)}`, 14);
        expect(statuses.at(-1)).toBe(429);
        all += tried(statuses);
      }
      await ownerIn('203.0.113.50');
      pass(hourMs);
    }
    // Fifty of all together, then three a day for each of the ten.
    expect(all).toBe(50 + 10 * 3);
    const places = Array.from({ length: 100 }, (_, place) => guesses(`192.0.2.${String(place + 100)}`, 4));
    expect((await Promise.all(places)).map((statuses) => statuses.join())).toEqual(places.map(() => '401,401,401,429'));
    await ownerIn('203.0.113.50');
    await ownerIn('203.0.113.51');
    // One customer’s network is no thousands of places.
    const blocks = [];
    for (let block = 0; block < 12; block++) blocks.push(...(await guesses(`2001:db8:77:${block.toString(16)}::1`, 1)));
    expect(blocks).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429]);
    await ownerIn('2001:db8:78::1');
    pass(24 * hourMs);
    expect(tried(await guesses('192.0.2.1', 4))).toBe(4);
  }, 240_000);

  test('limits attempts at many accounts from one address', async () => {
    const responses = [];
    for (let number = 0; number < 70; number++)
      responses.push(await signIn(`list-${String(number)}@citizen.example`, {}, { address: '2001:db8:7::1' }));
    expect(responses.filter(({ status }) => status === 401)).toHaveLength(60);
    expect(responses.at(-1)?.status).toBe(429);
  });

  test('gives the same response for a filled trap, a blocked account and a wrong password', async () => {
    const session = await citizen('blocked@citizen.example');
    expect((await signIn('blocked@citizen.example', {}, { trapped: true })).answer).toEqual(refused('wrong-sign-in'));
    cms.database.run("UPDATE up_users SET blocked = TRUE WHERE email = 'blocked@citizen.example'");
    expect((await signIn('blocked@citizen.example')).answer).toEqual(refused('wrong-sign-in'));
    expect((await createEdgeClient(cms.url).account(session)).status).toBe(401);
    expect((await send('forgot-password', { email: 'blocked@citizen.example' })).answer).toEqual(sent);
    expect(codes('blocked@citizen.example')).toEqual([]);
  });

  test('always allows signing out', async () => {
    for (let time = 0; time < 3; time++) expect((await send('sign-out', {})).answer).toEqual(sent);
    expect((await send('sign-out', {}, { session: 'made-up' })).answer).toEqual(sent);
  });

  test('ends one session on signing out, including copies of it, and no other', async () => {
    const email = 'copied@citizen.example';
    const [session, elsewhere, stranger] = [
      await citizen(email, 'yes'),
      await openSession(email, password),
      await citizen('near@citizen.example'),
    ];
    await send('appeal', { ...filled.appeal, email }, { session });
    expect((await createEdgeClient(cms.url).account(session)).answer).toMatchObject({ appeals: [{ stage: 'received' }] });
    expect((await send('sign-out', {}, { session })).answer).toEqual(sent);
    expect(await createEdgeClient(cms.url).account(session)).toEqual({ status: 401, answer: refused('wrong-sign-in') });
    await send('appeal', { ...filled.appeal, email, message: `${filled.appeal.message} Yana.` }, { session });
    for (const open of [elsewhere, stranger]) expect((await createEdgeClient(cms.url).account(open)).status).toBe(200);
    const account = String(accounts(email)[0]?.['document_id']);
    expect(rowsWith(cms, 'appeals', 'email', email).map((row) => row['account'])).toEqual([account, null]);
  });

  test('stores a hash only', async () => {
    const session = await citizen('kept@citizen.example');
    expect(sessions('kept@citizen.example')).toHaveLength(1);
    expect(JSON.stringify(cms.database.rows('ochiq_session'))).not.toContain(session);
  });
});

describe('the account page', () => {
  test('shows the account’s appeals, newest first, with their replies', async () => {
    const [session, other] = [await citizen('own@citizen.example', 'yes'), await citizen('other@citizen.example')];
    const before = cms.database.rows('appeals').length;
    const appeal = async (number: number, by: string | null) => {
      const fields = { ...filled.appeal, email: '', message: `${filled.appeal.message} ${String(number)}` };
      const { answer } = await send('appeal', fields, { session: by });
      return answer.outcome === 'sent' ? (answer.receipt?.number ?? '') : '';
    };
    const [first, , , second] = [await appeal(1, session), await appeal(2, other), await appeal(3, 'forged'), await appeal(4, session)];
    await appeal(5, null);
    const document = String(rowsWith(cms, 'appeals', 'receipt_number', first)[0]?.['document_id']);
    await chief.request('PUT', `/content-manager/collection-types/api::appeal.appeal/${document}`, { stage: 'answered', answer: 'Javob.' });
    expect(await createEdgeClient(cms.url).account(session)).toEqual({
      status: 200,
      answer: {
        name: 'Anvar Karimov',
        email: 'own@citizen.example',
        appeals: [
          expect.objectContaining({ number: second, stage: 'received', answer: null }),
          expect.objectContaining({ number: first, stage: 'answered', answer: 'Javob.' }),
        ],
      },
    });
    const mine = cms.database.rows('appeals').slice(before);
    expect(mine.map((row) => row['account'] !== null)).toEqual([true, true, false, true, false]);
  });

  test('is refused without a session', async () => {
    const session = await citizen('forge@citizen.example');
    const hash = String(sessions('forge@citizen.example')[0]?.['hash']);
    for (const tried of [undefined, 'x', 'a.b.c', hash, `${session.slice(0, -4)}AAAA`, session.toLowerCase()]) {
      expect((await createEdgeClient(cms.url).account(tried)).status).toBe(401);
    }
    const { status } = await fetch(`${cms.url}/api/intake/account`, { headers: { 'x-session': session } });
    expect(status).toBe(404);
  });

  test('survives a restart', async () => {
    const session = await citizen('restart@citizen.example');
    await send('forgot-password', { email: 'restart@citizen.example' });
    const code = codeIn(await lastTo('restart@citizen.example', 2));
    expect(cms.run.output()).not.toMatch(personal);
    cms = await cms.again();
    chief = await logIn(secrets.ADMIN_EMAIL, secrets.ADMIN_PASSWORD, cms.url);
    expect((await createEdgeClient(cms.url).account(session)).status).toBe(200);
    expect(cms.database.rows('up_permissions')).toEqual([]);
    expect((await send('reset-password', { code, password: 'another password' })).answer).toEqual(sent);
    expect((await createEdgeClient(cms.url).account(session)).status).toBe(401);
  });
});

describe('in the panel', () => {
  const path = `/content-manager/collection-types/${uid}`;

  test('detaches the appeals of a deleted account', async () => {
    const session = await citizen('leaves@citizen.example');
    await send('appeal', { ...filled.appeal, email: 'leaves@citizen.example' }, { session });
    await send('forgot-password', { email: 'leaves@citizen.example' });
    const account = String(accounts('leaves@citizen.example')[0]?.['document_id']);
    expect(rowsWith(cms, 'appeals', 'account', account)).toHaveLength(1);
    expect((await chief.request('DELETE', `${path}/${account}`)).status).toBe(200);
    expect(rowsWith(cms, 'appeals', 'account', account)).toEqual([]);
    expect(rowsWith(cms, 'appeals', 'email', 'leaves@citizen.example')).toHaveLength(1);
    expect(rowsWith(cms, 'ochiq_account_code', 'account', account)).toEqual([]);
    expect(rowsWith(cms, 'ochiq_session', 'account', account)).toEqual([]);
    expect((await createEdgeClient(cms.url).account(session)).status).toBe(401);
    expect((await signUp('leaves@citizen.example')).answer).toEqual(sent);
  });

  test('ends every session when an administrator sets a password', async () => {
    const session = await citizen('set@citizen.example');
    const account = String(accounts('set@citizen.example')[0]?.['document_id']);
    expect((await chief.request('PUT', `${path}/${account}`, { password: 'set in the panel' })).status).toBe(200);
    expect((await createEdgeClient(cms.url).account(session)).status).toBe(401);
  });

  test('shows accounts without passwords to administrators, and none to the appeals role', async () => {
    const { status, body } = await chief.request('GET', path);
    expect(status).toBe(200);
    expect(JSON.stringify(body)).toContain('citizen.example');
    expect(JSON.stringify(body)).not.toMatch(/\$2[aby]\$/u);
    const clerk = await newEditor(chief, 'Appeals and messages', cms.url);
    expect((await clerk.request('GET', '/content-manager/collection-types/api::appeal.appeal')).status).toBe(200);
    expect((await clerk.request('GET', path)).status).toBe(403);
    expect((await clerk.request('GET', '/users-permissions/roles')).status).toBe(403);
  });
});

test('deletes unconfirmed accounts, expired codes and expired sessions', async () => {
  await citizen('stays@citizen.example');
  await signUp('goes@citizen.example');
  const night = async (days: number) => {
    const instant = new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString();
    expect(await runHosted('purge', { CMS_DATA_DIR: cms.data }, [instant]).ended).toBe(0);
  };
  await night(1);
  expect(accounts('goes@citizen.example')).toHaveLength(1);
  await night(8);
  expect([accounts('goes@citizen.example').length, accounts('stays@citizen.example').length]).toEqual([0, 1]);
  expect(cms.database.rows('ochiq_account_code')).toEqual([]);
  const ends = cms.database.rows('ochiq_session').map((row) => Number(row['expires_at']));
  expect(ends.length).toBeGreaterThan(0);
  expect(ends.filter((end) => end < Date.now() + 8 * 24 * hourMs)).toEqual([]);
});

test('logs nothing of it', () => {
  expect(cms.run.output()).not.toMatch(personal);
});
