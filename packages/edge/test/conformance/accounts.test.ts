import type { ServerResponse } from 'node:http';

import type { AccountResponse, FormResponse } from '@ochiq/contract/forms/wire';
import { formLimits } from '@ochiq/contract/forms/wire';

import { findCommonDifferences } from './always.ts';
import { sendRequest, type ReceivedResponse } from './send-request.ts';
import { cmsKey, runFakeCms, type FakeCms } from './fake-cms.ts';
import { submitForm } from './posted.ts';
import { runSite, type RunningSite } from './running-site.ts';

let cms: FakeCms;
let site: RunningSite;
beforeAll(async () => {
  cms = await runFakeCms();
  site = await runSite('institution', { cms: { url: cms.url, key: cmsKey } });
  // The first request reads the release, which has a warning of its own.
  await sendRequest(site.origin, { path: '/uz' });
});
const logLines: string[] = [];
beforeEach(() => {
  cms.requests.length = 0;
  logLines.length = 0;
  cms.behave({ outcome: 'sent', receipt: null });
  jest.spyOn(process.stderr, 'write').mockImplementation((line) => logLines.push(String(line)) > 0);
});
afterEach(() => jest.restoreAllMocks());
afterAll(async () => {
  await site.stop();
  await cms.stop();
});

const session = 'aaaa.bbbb.cccc';
const signedIn: FormResponse = { outcome: 'signed-in', session, remember: false };
const cookie = { Cookie: `i18n_redirected=ru; ochiq_session=${session}` };
const json = { Accept: 'application/json' };
const typed = { email: 'karim@example.uz', password: 'maxfiy soʻz', remember: 'yes' };
const dropped = 'ochiq_session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax';
const cookieOf = ({ headers }: ReceivedResponse) => headers['set-cookie']?.join();

const answers = (status: number, edgeResponse: unknown) => (response: ServerResponse) =>
  void response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(edgeResponse));

describe('signing in', () => {
  test.each(['/uz', '/ru', '/en', ''])('in the form “%s” leads to one’s own page in it', async (form) => {
    cms.behave(signedIn);
    const edgeResponse = await submitForm(site.origin, `${form}/forms/login`, typed);
    expect(edgeResponse).toMatchObject({ status: 303, headers: { location: `${form}/account`, 'cache-control': 'private, no-store' } });
    expect(cookieOf(edgeResponse)).toBe(`ochiq_session=${session}; Path=/; HttpOnly; SameSite=Lax`);
    expect(findCommonDifferences(edgeResponse)).toEqual([]);
    expect(JSON.parse(cms.requests[0]?.body ?? '')).toMatchObject({ fields: typed, session: null });
  });

  test('keeps the session on request, and does not expose it to scripts', async () => {
    cms.behave({ ...signedIn, remember: true });
    const edgeResponse = await submitForm(site.origin, '/ru/forms/login', typed, json);
    expect(edgeResponse).toMatchObject({ status: 201, headers: { 'cache-control': 'private, no-store' } });
    expect(JSON.parse(edgeResponse.body.toString())).toEqual({ outcome: 'sent', receipt: null });
    expect(cookieOf(edgeResponse)).toBe(`ochiq_session=${session}; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax`);
  });

  test('restricts the cookie to base path and https', async () => {
    const nested = await runSite('nested', { cms: { url: cms.url, key: cmsKey } });
    const secure = await runSite('secure', { cms: { url: cms.url, key: cmsKey } });
    cms.behave(signedIn);
    const below = await submitForm(nested.origin, '/davlat/sayt/ru/forms/login', typed);
    expect(below.headers.location).toBe('/davlat/sayt/ru/account');
    expect(cookieOf(below)).toContain('; Path=/davlat/sayt; HttpOnly');
    expect(cookieOf(await submitForm(secure.origin, '/ru/forms/login', typed, { Origin: 'https://ochiq.test' }))).toContain('; Secure');
    await nested.stop();
    await secure.stop();
  });

  test.each([
    ['wrong-sign-in', 401],
    ['not-confirmed', 403],
    ['too-many', 429],
  ] as const)('responds to the refusal %s with %s, in a page without the password', async (reason, status) => {
    cms.behave({ outcome: 'refused', reason });
    const edgeResponse = await submitForm(site.origin, '/ru/forms/login', typed);
    const html = edgeResponse.body.toString();
    expect(edgeResponse.status).toBe(status);
    expect(html).toContain(`<p data-when="refused:${reason}">`);
    expect(html).toContain('<input name="email" value="karim@example.uz">');
    expect(html).toContain('value="yes" checked=""');
    expect(html).not.toContain('maxfiy');
    expect(cookieOf(edgeResponse)).toBeUndefined();
  });
});

describe('signing out', () => {
  test.each([
    ['as agreed', { outcome: 'sent', receipt: null } as const],
    ['when the CMS is away', (response: ServerResponse) => void response.destroy()],
  ])('%s clears the cookie', async (_, behaviour) => {
    cms.behave(behaviour);
    const edgeResponse = await submitForm(site.origin, '/ru/forms/sign-out', {}, cookie);
    expect(edgeResponse).toMatchObject({ status: 303, headers: { location: expect.stringMatching(/^\/ru\/forms\/sign-out\/sent\?r=/u) } });
    expect(cookieOf(edgeResponse)).toBe(dropped);
    expect(JSON.parse(cms.requests[0]?.body ?? '')).toMatchObject({ fields: {}, session });
  });

  test('another site cannot sign a reader out', async () => {
    const edgeResponse = await submitForm(site.origin, '/ru/forms/sign-out', {}, { ...cookie, Origin: 'https://evil.example' });
    expect([edgeResponse.status, cookieOf(edgeResponse)]).toEqual([403, undefined]);
  });
});

test('sends the session with an appeal, and keeps the cookie', async () => {
  const edgeResponse = await submitForm(site.origin, '/ru/forms/appeal', { name: 'Karim' }, cookie);
  expect(JSON.parse(cms.requests[0]?.body ?? '')).toMatchObject({ session });
  expect(cookieOf(edgeResponse)).toBeUndefined();
});

test('signing up with “remember me” sets a pending session, which no page contains', async () => {
  cms.behave({ outcome: 'sent', receipt: null, awaited: session });
  const edgeResponse = await submitForm(site.origin, '/en/forms/signup', typed);
  expect(edgeResponse).toMatchObject({ status: 303, headers: { location: expect.stringMatching(/^\/en\/forms\/signup\/sent\?r=/u) } });
  expect(cookieOf(edgeResponse)).toMatch(new RegExp(`^ochiq_session=${session}; Max-Age=2592000; `, 'u'));
  const json = await submitForm(site.origin, '/en/forms/signup', typed, { Accept: 'application/json' });
  expect(JSON.parse(json.body.toString())).toEqual({ outcome: 'sent', receipt: null });
});

test.each(['reset-password', 'confirm-email', 'signup'])('%s leads to the page that says it was sent', async (form) => {
  const edgeResponse = await submitForm(site.origin, `/en/forms/${form}`, { code: 'c'.repeat(43), password: 'maxfiy soʻz' });
  expect([edgeResponse.status, edgeResponse.headers.location?.split('?')[0]]).toEqual([303, `/en/forms/${form}/sent`]);
});

describe('a code in an address', () => {
  const code = 'Abc-_123%22%3E%3Cb%3E';

  test.each(['reset-password', 'confirm-email'])('of %s is filled in, and kept by nobody', async (form) => {
    const query = `?code=${code}&email=evil@example.uz&remember=yes`;
    const { status, headers, body } = await sendRequest(site.origin, { path: `/ru/forms/${form}${query}` });
    expect({ status, cache: headers['cache-control'], referrer: headers['referrer-policy'], etag: headers.etag }).toEqual({
      status: 200,
      cache: 'no-store',
      referrer: 'same-origin',
      etag: undefined,
    });
    expect(body.toString()).toMatch(/<input type="hidden" name="code" value="Abc-_123&quot;(?:>|&gt;)(?:<|&lt;)b(?:>|&gt;)">/u);
    expect(body.toString()).not.toMatch(/evil|checked|<script/u);
    expect(cms.requests).toEqual([]);
  });

  test.each([
    ['of another form', '/ru/forms/signup?code=abc'],
    ['that is empty', '/ru/forms/confirm-email?code='],
    ['that is too long', `/ru/forms/confirm-email?code=${'a'.repeat(201)}`],
    ['by another name', '/ru/forms/confirm-email?password=abc'],
  ])('ignores %s', async (_, path) => {
    const { status, headers, body } = await sendRequest(site.origin, { path });
    expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=0, must-revalidate']);
    expect(body.toString()).toContain('name="code" value=""');
  });

  test('survives the redirect to the reader’s language', async () => {
    const { headers } = await sendRequest(site.origin, {
      path: '/forms/confirm-email?code=abc',
      headers: { Cookie: 'i18n_redirected=en' },
    });
    expect(headers.location).toBe('/en/forms/confirm-email?code=abc');
  });

  test('stays in the page when the form is shown again', async () => {
    cms.behave({ outcome: 'problems', problems: [{ field: 'password', code: 'min' }] });
    const { body } = await submitForm(site.origin, '/ru/forms/reset-password', { code: 'abcdefgh', password: 'short' });
    expect(body.toString()).toContain('name="code" value="abcdefgh"');
    expect(body.toString()).toContain('<input type="password" name="password" aria-invalid="true">');
  });
});

describe('one’s own page', () => {
  const account: AccountResponse = {
    name: 'Karim <b>',
    email: 'karim@example.uz',
    appeals: [
      { number: '2026-AAAAAA', stage: 'answered', receivedOn: '2026-02-17', dueOn: '2026-03-04', answer: 'Javob' },
      { number: '2026-BBBBBB', stage: 'received', receivedOn: '2026-02-16', dueOn: '2026-03-03', answer: null },
    ],
  };
  const ask = (path: string, headers: Readonly<Record<string, string>> = cookie) => sendRequest(site.origin, { path, headers });

  test('shows the account that the CMS returns', async () => {
    cms.behave(answers(200, account));
    const edgeResponse = await ask('/ru/account');
    const html = edgeResponse.body.toString();
    expect(edgeResponse).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store', vary: 'Cookie, Accept' } });
    expect(findCommonDifferences(edgeResponse)).toEqual([]);
    expect(html).toContain('<title>ru: account</title>');
    expect(html).toContain('<h1 data-slot="name">Karim &lt;b&gt;</h1><p data-slot="email">karim@example.uz</p><p data-when="signed-in">');
    expect(html).toContain('<p hidden="" data-when="no-appeals">');
    expect(html.match(/<li data-each="appeals"><b data-slot="number">[^<]+/gu)).toEqual([
      '<li data-each="appeals"><b data-slot="number">2026-AAAAAA',
      '<li data-each="appeals"><b data-slot="number">2026-BBBBBB',
    ]);
    expect(html).toContain('<p data-when="answer" data-slot="answer">Javob</p>');
    expect(html).toContain('<time data-slot="receivedOn" datetime="2026-02-16">16.02.2026</time><i data-when="state:received">');
    expect(html).not.toContain('<script');
    expect(cms.requests).toEqual([
      expect.objectContaining({
        method: 'GET',
        path: '/api/intake/account',
        headers: expect.objectContaining({ 'x-edge-key': cmsKey, 'x-session': session }),
      }),
    ]);
  });

  test('shows the answers of the institution in Cyrillic, and the reader’s name as it is', async () => {
    const [answered] = account.appeals;
    cms.behave(answers(200, { ...account, appeals: [{ ...answered, language: 'uz' }] }));
    const html = (await ask('/uz-cyrl/account')).body.toString();
    expect(html).toContain('data-slot="answer">Жавоб</p>');
    expect(html).toContain('data-slot="name">Karim &lt;b&gt;</h1>');
  });

  test('shows the next reader’s own account at once', async () => {
    cms.behave(answers(200, account));
    await ask('/ru/account');
    cms.behave(answers(200, { ...account, name: 'Dilnoza', appeals: [] }));
    const html = (await ask('/ru/account')).body.toString();
    expect(html).toContain('Dilnoza');
    expect(html).not.toContain('Karim');
    expect(html).toContain('<p data-when="no-appeals">');
    expect(html).toContain('<ol hidden="" data-when="appeals"></ol>');
  });

  test('is JSON for a script', async () => {
    cms.behave(answers(200, { ...account, documentId: 'secret' }));
    const edgeResponse = await ask('/ru/account', { ...cookie, ...json });
    expect(edgeResponse).toMatchObject({
      status: 200,
      headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
    });
    expect(JSON.parse(edgeResponse.body.toString())).toEqual(account);
  });

  test.each(['/uz', '/ru', '/en', ''])('in the form “%s” is where nobody comes without signing in', async (form) => {
    const edgeResponse = await ask(`${form}/account`, {});
    expect(edgeResponse).toMatchObject({ status: 303, headers: { location: `${form}/login`, 'cache-control': 'no-store' } });
    expect(cookieOf(edgeResponse)).toBeUndefined();
    expect(cms.requests).toEqual([]);
  });

  test('redirects to the reader’s language, like every page', async () => {
    expect((await ask('/account')).headers.location).toBe('/ru/account');
  });

  test('clears an invalid session', async () => {
    cms.behave({ outcome: 'refused', reason: 'wrong-sign-in' });
    const edgeResponse = await ask('/ru/account');
    expect(edgeResponse).toMatchObject({ status: 303, headers: { location: '/ru/login', 'cache-control': 'private, no-store' } });
    expect(cookieOf(edgeResponse)).toBe(dropped);
    expect(findCommonDifferences(edgeResponse)).toEqual([]);
    const script = await ask('/ru/account', { ...cookie, ...json });
    expect([script.status, cookieOf(script)]).toEqual([401, dropped]);
    expect(JSON.parse(script.body.toString())).toEqual({ outcome: 'refused', reason: 'wrong-sign-in' });
    expect(logLines).toEqual([]);
  });

  test.each([
    ['breaks off', (response: ServerResponse) => void response.destroy(), 'unreachable'],
    ['says something else', answers(200, { name: 'Karim' }), 'not the answer agreed on'],
    ['knows another key', answers(404, {}), 'not the answer agreed on'],
    ['says too much', (response: ServerResponse) => void response.end(' '.repeat(5_000_000)), 'too long an answer'],
  ])('keeps the session when the CMS %s', async (_, behaviour, failure) => {
    cms.behave(behaviour);
    const edgeResponse = await ask('/ru/account');
    expect(edgeResponse).toMatchObject({ status: 503, headers: { 'cache-control': 'no-store', 'retry-after': '5' } });
    expect(edgeResponse.body.toString()).toContain('ru: error 503');
    expect(cookieOf(edgeResponse)).toBeUndefined();
    expect(logLines.map((line): unknown => JSON.parse(line))).toEqual([expect.objectContaining({ form: 'account', failure })]);
    expect(logLines.join()).not.toContain(session);
    expect((await ask('/ru/account', { ...cookie, ...json })).status).toBe(503);
  });

  test('accepts a hundred long replies', async () => {
    const edgeResponse = 'ʻ'.repeat(10_000);
    cms.behave(answers(200, { ...account, appeals: Array.from({ length: 100 }, () => ({ ...account.appeals[0], answer: edgeResponse })) }));
    expect((await ask('/ru/account')).status).toBe(200);
  });

  test('sends the same length for HEAD as for GET', async () => {
    cms.behave(answers(200, account));
    const head = await sendRequest(site.origin, { method: 'HEAD', path: '/ru/account', headers: cookie });
    expect(head.headers['content-length']).toBe(`${(await ask('/ru/account')).body.length}`);
  });

  test('a few readers of one address are served at once', async () => {
    const waiting: ServerResponse[] = [];
    cms.behave((response) => waiting.push(response));
    const pending = Array.from({ length: formLimits.atOnceEach }, () => ask('/ru/account'));
    while (waiting.length < formLimits.atOnceEach) await new Promise((resolve) => setTimeout(resolve, 5));
    expect((await ask('/ru/account')).status).toBe(503);
    expect((await ask('/ru/account', { ...cookie, ...json })).status).toBe(429);
    for (const response of waiting) answers(200, account)(response);
    expect((await Promise.all(pending)).map(({ status }) => status)).toEqual(pending.map(() => 200));
  });
});
