import { edgeKeyHeader } from '@ochiq/contract/forms/wire';

import { ownCms, type OwnCms } from './support/own-cms';
import { createEdgeClient, filled } from './support/edge';
import { freePort } from './support/free-port';
import { runBin } from './support/run-bin';
import { secrets } from './support/secrets';

/** Values sent to or by the CMS that must not appear in its log. */
const sensitiveValues = new Set<string>(Object.values(secrets).flatMap((secret) => secret.split(',')));
const hidden = <T extends string>(text: T): T => {
  sensitiveValues.add(text);
  return text;
};
const stranger = { email: hidden('begona@elsewhere.example'), password: hidden('Begona-parol-2026') };
const mailPassword = hidden('parol-of-the-mail-server');
const publisherKey = hidden('publisher-key-of-the-tests-only');
const madeUp = hidden('made-up-token-0123456789abcdef');

let cms: OwnCms;
let session = '';

const post = (path: string, body: unknown, headers: Readonly<Record<string, string>> = {}) =>
  fetch(cms.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

const get = (path: string, authorization = `Bearer ${madeUp}`, cookie = `jwtToken=${madeUp}; strapi_admin_refresh=${madeUp}`) =>
  fetch(cms.url + path, { headers: { authorization, cookie } });

async function signIn(): Promise<void> {
  const response = await post('/admin/login', { email: secrets.ADMIN_EMAIL, password: secrets.ADMIN_PASSWORD });
  for (const cookie of response.headers.getSetCookie()) hidden(/=([^;]{12,})/u.exec(cookie)?.[1] ?? madeUp);
  session = hidden(((await response.json()) as { data: { token: string } }).data.token);
}

/** Takes a table away for as long as something is done, which then fails inside. */
async function without(table: string, act: () => Promise<unknown>): Promise<void> {
  cms.database.run(`ALTER TABLE ${table} RENAME TO ${table}_away`);
  await act();
  cms.database.run(`ALTER TABLE ${table}_away RENAME TO ${table}`);
}

beforeAll(async () => {
  const [mail, publisher, scanner] = [await freePort(), await freePort(), await freePort()];
  const settings = {
    SMTP_URL: `smtp://sender:${mailPassword}@127.0.0.1:${String(mail)}`,
    MAIL_FROM: hidden('sayt@institution.example'),
    MAIL_RETRY_MS: '50',
    PUBLISHER_URL: `http://127.0.0.1:${String(publisher)}`,
    PUBLISHER_KEY: publisherKey,
    CLAMAV_URL: `tcp://127.0.0.1:${String(scanner)}`,
  };
  cms = await ownCms('secrets', settings, runBin);
  await signIn();
});
afterAll(() => cms.remove());

const actions: readonly [string, () => Promise<unknown>][] = [
  ['wrong passwords', () => post('/admin/login', stranger)],
  ['a password in a broken request', () => post('/admin/login', `{"email":"${stranger.email}","password":"${stranger.password}"`)],
  ['a password where none is expected', () => post('/admin/login', { email: { a: stranger.email }, password: [stranger.password] })],
  ['a forgotten password', () => post('/admin/forgot-password', { email: secrets.ADMIN_EMAIL })],
  ['a made-up code', () => post('/admin/reset-password', { resetPasswordToken: madeUp, password: stranger.password })],
  ['a second administrator', () => post('/admin/register-admin', { ...stranger, firstname: 'A', lastname: 'B' })],
  [
    'made-up tokens',
    () =>
      Promise.all(
        ['/api/tags', '/admin/users/me', '/upload/files', `/admin/registration-info?registrationToken=${madeUp}`].map((path) => get(path)),
      ),
  ],
  ['half a real token', () => get('/admin/users/me', `Bearer ${session.slice(0, -4)}`)],
  ['a made-up key of the edge', () => post('/api/intake/contact', filled.contact, { [edgeKeyHeader]: madeUp })],
  [
    'a query that does not fit',
    () => get(`/api/tags?filters[email][$eq]=${stranger.email}&populate[x]=y`, `Bearer ${secrets.BUILD_TOKEN}`),
  ],
  ['what citizens send', () => createEdgeClient(cms.url).send('contact', { ...filled.contact, email: stranger.email })],
  [
    'a file for a scanner that is away',
    async () => {
      const form = new FormData();
      form.set('files', new Blob([stranger.password]), `${stranger.email}.txt`);
      await fetch(`${cms.url}/upload`, { method: 'POST', body: form, headers: { authorization: `Bearer ${session}` } });
    },
  ],
  ['a sign-in that breaks inside', () => without('admin_users', () => post('/admin/login', stranger))],
  [
    'a new user that breaks inside',
    () =>
      without('admin_users_roles_lnk', () =>
        post('/admin/users', { ...stranger, firstname: 'A', roles: [1] }, { authorization: `Bearer ${session}` }),
      ),
  ],
  ['a token that breaks inside', () => without('strapi_api_tokens', () => get('/api/tags', `Bearer ${secrets.BUILD_TOKEN}`))],
  [
    'a session that breaks inside',
    () => without('strapi_sessions', () => post('/admin/login', { email: secrets.ADMIN_EMAIL, password: secrets.ADMIN_PASSWORD })),
  ],
  [
    'a message that breaks inside',
    () => without('contact_messages', () => createEdgeClient(cms.url).send('contact', { ...filled.contact, email: stranger.email })),
  ],
];

test('logs no secret, no password, no token and no e-mail', async () => {
  for (const [, act] of actions) await act();
  // Letters are tried at their own time: the log says when one was not taken.
  while (!cms.run.output().includes('was not taken by the mail server')) await new Promise((resolve) => setTimeout(resolve, 50));
  const log = cms.run.output();
  expect(log).toMatch(/no such table|SqliteError|does not exist/u);
  expect([...sensitiveValues].filter((text) => log.includes(text))).toEqual([]);
  expect(log.match(/[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}/giu) ?? []).toEqual([]);
});
