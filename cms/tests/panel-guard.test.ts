import { randomUUID } from 'node:crypto';

import { MailServer } from './support/mail-server';
import { ownCms, type OwnCms } from './support/own-cms';
import { readResponse } from './support/rest';
import { secrets } from './support/secrets';

const mailServer = new MailServer();
let cms: OwnCms;
const settings = { TRUSTED_PROXIES: '127.0.0.1', PANEL_ALLOWED: '203.0.113.0/24, 198.51.100.0/22,2001:db8::/32', PANEL_RATE_LIMIT: '200' };

type PanelRequest = Omit<RequestInit, 'headers'> & { headers?: Readonly<Record<string, string>> };

const ask = (path: string, from: string | null, init: PanelRequest = {}) =>
  fetch(cms.url + path, {
    ...init,
    redirect: 'manual',
    headers: { ...init.headers, ...(from === null ? {} : { 'x-forwarded-for': from }) },
  });

const post = (path: string, from: string, body: unknown) =>
  ask(path, from, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

const signIn = (from: string, password: string, email: string = secrets.ADMIN_EMAIL) => post('/admin/login', from, { email, password });

const getStatus = async (response: Promise<Response>) => (await response).status;

/** The answers of so many failed attempts, one after another. */
async function attempts(count: number, from: (at: number) => string, email: (at: number) => string): Promise<readonly number[]> {
  const statuses: number[] = [];
  for (let at = 0; at < count; at += 1) statuses.push(await getStatus(signIn(from(at), 'Wrong-2026', email(at))));
  return statuses;
}
const times = (count: number, status: number) => Array.from({ length: count }, () => status);

beforeAll(async () => {
  await mailServer.start();
  const mail = { SMTP_URL: `smtp://127.0.0.1:${String(mailServer.port)}`, MAIL_FROM: 'site@ochiq.example' };
  cms = await ownCms('panel-guard', { ...settings, ...mail });
});
afterAll(async () => {
  await cms.remove();
  await mailServer.stop();
});

/** So much later, as far as anybody is counted. */
const pass = (milliseconds: number) => cms.database.run(`UPDATE ochiq_rate_limit SET expire = expire - ${String(milliseconds)}`);
const hourMs = 60 * 60 * 1000;

describe('access to the panel', () => {
  const panel = [
    '/',
    '/admin',
    '/ADMIN/login',
    '/admin/init',
    '/content-manager/collection-types/api::tag.tag',
    '/upload',
    '//admin',
    '/made-up',
  ];

  test.each(panel)('%s is closed to an unlisted address, with a message in three languages', async (path) => {
    const response = await ask(path, '192.0.2.7');
    const text = await response.text();
    expect(response.status).toBe(403);
    for (const words of ['Boshqaruv paneli', 'панель управления', 'The panel']) expect(text).toContain(words);
  });

  test.each(['203.0.113.9', '198.51.103.1', '2001:db8:5::1', '192.0.2.7, 203.0.113.9'])('is open to %s', async (from) => {
    expect(await getStatus(ask('/admin/init', from))).toBe(200);
  });

  test('shows the site’s icon in the browser’s tab', async () => {
    const response = await ask('/favicon.ico', '203.0.113.9');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^image\//u);
  });

  test.each([null, '127.0.0.1', '203.0.113.9, 192.0.2.7', 'rubbish'])('ignores a forged address: %s', async (from) => {
    expect(await getStatus(ask('/admin/init', from))).toBe(403);
  });

  test('does not affect the edge, the build and the publisher', async () => {
    const authorization = `Bearer ${secrets.BUILD_TOKEN}`;
    expect(await getStatus(ask('/api/tags', null, { headers: { authorization } }))).toBe(200);
    expect(await getStatus(ask('/_health', null))).toBe(204);
    expect(await getStatus(ask('/uploads/made-up.png', '192.0.2.7'))).toBe(404);
  });
});

describe('attempts to sign in', () => {
  test('are limited to ten an hour per account and address, even with the right password afterwards', async () => {
    const at = '203.0.113.20';
    expect(
      await attempts(
        11,
        () => at,
        () => secrets.ADMIN_EMAIL,
      ),
    ).toEqual([...times(10, 400), 429]);
    const response = await signIn(at, secrets.ADMIN_PASSWORD);
    expect(response.status).toBe(429);
    const seconds = Number(response.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(3000);
    expect(seconds).toBeLessThanOrEqual(3600);
    const { body } = await readResponse(response);
    expect(body.error?.name).toBe('RateLimitError');
    expect(body.error?.message).toMatch(/^Too many attempts\. Try again in \d+ min\.$/u);
    expect(await getStatus(signIn('203.0.113.21', secrets.ADMIN_PASSWORD))).toBe(200);
  });

  test('are counted however the account is written', async () => {
    const written = (at: number) => [secrets.ADMIN_EMAIL, secrets.ADMIN_EMAIL.toUpperCase(), ` ${secrets.ADMIN_EMAIL}`][at % 3] ?? '';
    expect((await attempts(11, () => '2001:db8:1:1::7', written)).at(-1)).toBe(429);
  });

  test('are not counted when they succeed', async () => {
    const statuses: number[] = [];
    for (let at = 0; at < 12; at += 1) statuses.push(await getStatus(signIn('203.0.113.30', secrets.ADMIN_PASSWORD)));
    expect(statuses).toEqual(times(12, 200));
  });

  test('are limited to thirty an hour per household across accounts', async () => {
    const statuses = await attempts(
      31,
      (at) => `2001:db8:2:2::${String(at + 1)}`,
      (at) => `guess-${String(at)}@ochiq.example`,
    );
    expect(statuses).toEqual([...times(30, 400), 429]);
  });

  test('are limited to a hundred per IPv6 network', async () => {
    const statuses = await attempts(
      101,
      (at) => `2001:db8:4:${at.toString(16)}::1`,
      (at) => `network-${String(at)}@ochiq.example`,
    );
    expect(statuses).toEqual([...times(100, 400), 429]);
  });

  test.each(['forgot-password', 'reset-password', 'register', 'register-admin', 'REGISTER-ADMIN/'])(
    '%s is counted too',
    async (entrance) => {
      const from = `2001:db8:3:${String(entrance.length)}${entrance.endsWith('/') ? 'f' : ''}::1`;
      const statuses = new Set<number>();
      for (let at = 0; at < 30; at += 1)
        statuses.add(await getStatus(post(`/admin/${entrance}`, from, { email: `a${String(at)}@ochiq.example` })));
      const last = await post(`/admin/${entrance}`, from, { email: 'last@ochiq.example' });
      expect(last.status).toBe(429);
      expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(3000);
    },
  );

  test('are counted across a restart, without storing an address or an e-mail', async () => {
    cms = await cms.again();
    expect(await getStatus(signIn('203.0.113.20', secrets.ADMIN_PASSWORD))).toBe(429);
    const storedKeys = JSON.stringify(cms.database.rows('ochiq_rate_limit'));
    expect(storedKeys).toContain('panel/login');
    expect(storedKeys).not.toMatch(/203\.0\.113|2001:db8|ochiq\.example/u);
  });

  test('of many addresses for hours lock no administrator out, and guess little', async () => {
    // The account of the tests above: what was tried at it before counts.
    pass(24 * hourMs);
    const at = (place: number) => `198.51.101.${String(place)}`;
    const guess = (place: number, count: number) =>
      attempts(
        count,
        () => at(place),
        () => secrets.ADMIN_EMAIL,
      );
    let tried = 0;
    for (let hour = 0; hour < 3; hour += 1) {
      for (let place = 0; place < 10; place += 1) {
        const statuses = await guess(place, 14);
        expect(statuses.at(-1)).toBe(429);
        tried += statuses.filter((status) => status === 400).length;
      }
      expect(await getStatus(signIn('203.0.113.40', secrets.ADMIN_PASSWORD))).toBe(200);
      pass(hourMs);
    }
    // Fifty of all together, then three a day for each of the ten.
    expect(tried).toBe(50 + 10 * 3);
    const places = Array.from({ length: 100 }, (_, place) => guess(place + 100, 1));
    expect((await Promise.all(places)).flat()).toEqual(times(100, 400));
    expect(await getStatus(signIn('203.0.113.40', secrets.ADMIN_PASSWORD))).toBe(200);
    expect(await getStatus(signIn('203.0.113.41', secrets.ADMIN_PASSWORD))).toBe(200);
  }, 240_000);

  test('to get a letter are accepted from everywhere, without flooding a mailbox', async () => {
    const token = () => cms.database.query('SELECT reset_password_token AS token FROM admin_users')[0]?.['token'];
    const forget = async (place: number) =>
      expect(await getStatus(post('/admin/forgot-password', `198.51.102.${String(place)}`, { email: secrets.ADMIN_EMAIL }))).toBe(204);
    // Ten a day, and one in each half of an hour beyond them.
    for (let place = 0; place < 11; place += 1) await forget(place);
    expect(await mailServer.to(secrets.ADMIN_EMAIL, 11, 'reset-password')).toHaveLength(11);
    cms.database.run("UPDATE admin_users SET reset_password_token = 'the last one'");
    for (let place = 11; place < 16; place += 1) await forget(place);
    expect(await getStatus(signIn('203.0.113.42', secrets.ADMIN_PASSWORD))).toBe(200);
    expect(token()).toBe('the last one');
    pass(hourMs / 2);
    await forget(16);
    expect(await mailServer.to(secrets.ADMIN_EMAIL, 12, 'reset-password')).toHaveLength(12);
    expect(token()).not.toBe('the last one');
  });
});

test('signing out ends the session of this browser, including copies of it, and no other', async () => {
  const from = '203.0.113.60';
  const begin = async (deviceId: string) => {
    const response = await post('/admin/login', from, { email: secrets.ADMIN_EMAIL, password: secrets.ADMIN_PASSWORD, deviceId });
    const cookie = /strapi_admin_refresh=[^;]+/u.exec(response.headers.get('set-cookie') ?? '')?.[0] ?? '';
    const { body } = await readResponse(response);
    return { cookie, deviceId, authorization: `Bearer ${(body.data as { token: string }).token}` };
  };
  const [ended, other] = [await begin(randomUUID()), await begin(randomUUID())];
  const isOpen = async ({ authorization }: { authorization: string }) =>
    getStatus(ask('/admin/users/me', from, { headers: { authorization } }));
  const renewed = ({ cookie }: { cookie: string }) => getStatus(ask('/admin/access-token', from, { method: 'POST', headers: { cookie } }));
  expect([await isOpen(ended), await isOpen(other)]).toEqual([200, 200]);
  const headers = { 'content-type': 'application/json', authorization: ended.authorization };
  const left = await ask('/admin/logout', from, { method: 'POST', headers, body: JSON.stringify({ deviceId: ended.deviceId }) });
  expect(left.status).toBe(200);
  expect([await isOpen(ended), await renewed(ended)]).toEqual([401, 401]);
  expect([await isOpen(other), await renewed(other)]).toEqual([200, 200]);
});

test('limits requests to the panel per address and minute', async () => {
  const statuses = await Promise.all(Array.from({ length: 205 }, () => ask('/admin/init', '203.0.113.200')));
  const refused = statuses.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(5);
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeLessThanOrEqual(60);
  expect(await getStatus(ask('/admin/init', '203.0.113.201'))).toBe(200);
});
