import type { ServerResponse } from 'node:http';

import { formLimits } from '@ochiq/contract/forms/wire';
import { signInProblems } from '@ochiq/contract/wire/sign-in-problems';
import { providers } from '@ochiq/contract/routing/sign-in-place';

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
  jest.spyOn(process.stderr, 'write').mockImplementation((line) => logLines.push(String(line)) > 0);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});
afterAll(async () => {
  await site.stop();
  await cms.stop();
});

const session = 'aaaa.bbbb.cccc';
const signedIn = { outcome: 'signed-in', session, remember: false };
const atProvider = 'https://accounts.google.com/o/oauth2/v2/auth?client_id=a&state=';
const says =
  (edgeResponse: unknown, status = 200) =>
  (response: ServerResponse) =>
    void response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(edgeResponse));
const get = (path: string, headers: Readonly<Record<string, string>> = {}, origin = site.origin) => sendRequest(origin, { path, headers });
const cookieOf = ({ headers }: ReceivedResponse) => headers['set-cookie']?.join() ?? '';
const readLastRequest = (): Record<string, unknown> => JSON.parse(cms.requests.at(-1)?.body ?? '{}') as Record<string, unknown>;
const problem = (form: string, reason: string) => ({
  status: 303,
  headers: { location: `${form}/login?sign-in=${reason}`, 'cache-control': 'private, no-store' },
});

/** Starts a sign-in as a reader does. @returns the reader's cookie, and the state that the provider receives */
async function begin(path = '/ru/sign-in/google', origin = site.origin) {
  cms.behave(says({ outcome: 'lead', to: atProvider }));
  const edgeResponse = await get(path, {}, origin);
  return {
    answer: edgeResponse,
    cookie: { Cookie: cookieOf(edgeResponse).split(';')[0] ?? '' },
    state: String(readLastRequest()['state']),
    asked: readLastRequest(),
  };
}

describe('beginning', () => {
  test.each(providers)('leads to %s, and the browser keeps what belongs to the try', async (provider) => {
    const { answer, asked } = await begin(`/ru/sign-in/${provider}`);
    expect(answer).toMatchObject({ status: 303, headers: { location: atProvider, 'cache-control': 'private, no-store' } });
    expect(cookieOf(answer)).toMatch(
      new RegExp(`^ochiq_sign_in_${provider}=[\\w-]{200,500}; Max-Age=600; Path=/sign-in; HttpOnly; SameSite=Lax$`, 'u'),
    );
    expect(findCommonDifferences(answer)).toEqual([`a redirect away: ${atProvider}`]);
    expect(cms.requests.at(-1)).toMatchObject({
      method: 'POST',
      path: `/api/intake/sign-in/${provider}/begin`,
      headers: { 'x-edge-key': cmsKey },
    });
    expect(Object.keys(asked).sort()).toEqual(['challenge', 'nonce', 'state']);
  });

  test('is another try each time', async () => {
    const [one, other] = [await begin(), await begin()];
    expect(one.state).not.toBe(other.state);
    expect(one.cookie).not.toEqual(other.cookie);
  });

  test.each(['/uz', '/ru', '/en', ''])('in the form “%s” of what is not set up leads to the page that says so', async (form) => {
    cms.behave(says({ outcome: 'refused', reason: 'not-set-up' }));
    const edgeResponse = await get(`${form}/sign-in/oneid`);
    expect(edgeResponse).toMatchObject(problem(form, 'not-set-up'));
    expect(cookieOf(edgeResponse)).toBe('');
  });

  test.each([
    ['a page that is no web address', { outcome: 'lead', to: 'javascript:alert(1)' }],
    ['an address without https', { outcome: 'lead', to: 'http://evil.example/' }],
    ['a reason of its own', { outcome: 'refused', reason: 'because' }],
  ])('a CMS that says %s leads nobody away', async (_, edgeResponse) => {
    cms.behave(says(edgeResponse));
    expect(await get('/ru/sign-in/google')).toMatchObject(problem('/ru', 'failed'));
    expect(logLines.map((line): unknown => JSON.parse(line))).toEqual([
      expect.objectContaining({ form: 'sign-in google', failure: 'not the answer agreed on' }),
    ]);
  });

  test('without a CMS fails', async () => {
    const alone = await runSite('institution');
    expect(await get('/ru/sign-in/google', {}, alone.origin)).toMatchObject(problem('/ru', 'failed'));
    expect(await get('/sign-in/google/callback?code=a&state=b', {}, alone.origin)).toMatchObject(problem('', 'expired'));
    await alone.stop();
  });

  test.each(['/ru/sign-in', '/ru/sign-in/myspace', '/ru/sign-in/google/', '/ru/sign-in/google/callback', '/sign-in/google/callback/x'])(
    '%s is nowhere',
    async (path) => {
      expect((await get(path)).status).toBe(404);
      expect(cms.requests).toEqual([]);
    },
  );

  test('is asked for with a link, not sent', async () => {
    expect((await submitForm(site.origin, '/ru/sign-in/google')).status).toBe(405);
  });
});

describe('coming back', () => {
  test.each(['/uz', '/ru', '/en', ''])('in the form “%s” leads to one’s own page in it', async (form) => {
    const { cookie, state, asked } = await begin(`${form}/sign-in/google`);
    cms.behave(says(signedIn));
    const edgeResponse = await get(`/sign-in/google/callback?code=4%2F0Ab&scope=openid&state=${state}`, cookie);
    expect(edgeResponse).toMatchObject({ status: 303, headers: { location: `${form}/account`, 'cache-control': 'private, no-store' } });
    expect(cookieOf(edgeResponse)).toBe(`ochiq_session=${session}; Path=/; HttpOnly; SameSite=Lax`);
    expect(findCommonDifferences(edgeResponse)).toEqual([]);
    expect(cms.requests.at(-1)?.path).toBe('/api/intake/sign-in/google/finish');
    expect(readLastRequest()).toEqual({ code: '4/0Ab', state, nonce: asked['nonce'], verifier: expect.any(String), address: '127.0.0.1' });
    expect(logLines).toEqual([]);
  });

  test('restricts the cookies to base path and https', async () => {
    const nested = await runSite('nested', { cms: { url: cms.url, key: cmsKey } });
    const secure = await runSite('secure', { cms: { url: cms.url, key: cmsKey } });
    const { answer, cookie, state } = await begin('/davlat/sayt/ru/sign-in/google', nested.origin);
    expect(cookieOf(answer)).toContain('; Path=/davlat/sayt/sign-in; HttpOnly');
    cms.behave(says(signedIn));
    const back = await get(`/davlat/sayt/sign-in/google/callback?code=a&state=${state}`, cookie, nested.origin);
    expect(back.headers.location).toBe('/davlat/sayt/ru/account');
    expect(cookieOf(back)).toContain('; Path=/davlat/sayt; HttpOnly');
    expect((await get('/davlat/sayt/sign-in/google/callback?code=a', {}, nested.origin)).headers.location).toBe(
      '/davlat/sayt/login?sign-in=expired',
    );
    expect(cookieOf((await begin('/ru/sign-in/google', secure.origin)).answer)).toContain('; Secure');
    await nested.stop();
    await secure.stop();
  });

  test.each(signInProblems)('redirects to the page of the problem when the CMS returns %s', async (reason) => {
    const { cookie, state } = await begin();
    cms.behave(says({ outcome: 'refused', reason }));
    const edgeResponse = await get(`/sign-in/google/callback?code=a&state=${state}`, cookie);
    expect(edgeResponse).toMatchObject(problem('/ru', reason));
    expect(cookieOf(edgeResponse)).toBe('ochiq_sign_in_google=; Max-Age=0; Path=/sign-in; HttpOnly; SameSite=Lax');
  });

  test.each([
    ['error=access_denied&error_description=%3Cb%3Eevil', 'cancelled'],
    ['error=server_error&error_description=evil', 'declined'],
    ['scope=nothing', 'declined'],
  ])('with %s sends the CMS no request, and shows no text of the provider', async (query, reason) => {
    const { cookie, state } = await begin();
    cms.requests.length = 0;
    const edgeResponse = await get(`/sign-in/google/callback?state=${state}&${query}`, cookie);
    expect(edgeResponse).toMatchObject(problem('/ru', reason));
    expect(JSON.stringify(edgeResponse.headers)).not.toContain('evil');
    expect(cms.requests).toEqual([]);
  });

  test.each([
    ['no state', () => ''],
    ['another state', () => 'b'.repeat(43)],
    ['the state twice', (state: string) => `${state}&state=${state}`],
    ['a part of the state', (state: string) => state.slice(0, 42)],
  ])('with %s is nobody’s', async (_, change) => {
    const { cookie, state } = await begin();
    cms.requests.length = 0;
    const edgeResponse = await get(`/sign-in/google/callback?code=a&state=${change(state)}`, cookie);
    expect(edgeResponse).toMatchObject(problem('/ru', 'expired'));
    // The reader's own try goes on.
    expect(cookieOf(edgeResponse)).toBe('');
    expect(cms.requests).toEqual([]);
  });

  test.each([
    ['no cookie', 'google', () => ''],
    ['a cookie that was made up', 'google', () => `ochiq_sign_in_google=${'a'.repeat(300)}`],
    ['the cookie of another provider', 'facebook', (cookie: string) => cookie.replace('_google=', '_facebook=')],
    ['a cookie with a letter more', 'google', (cookie: string) => `${cookie}AAAA`],
  ])('with %s is nobody’s', async (_, provider, change) => {
    const { cookie, state } = await begin();
    cms.requests.length = 0;
    const edgeResponse = await get(`/sign-in/${provider}/callback?code=a&state=${state}`, { Cookie: change(cookie.Cookie) });
    expect(edgeResponse).toMatchObject(problem('', 'expired'));
    expect(cms.requests).toEqual([]);
  });

  test('after ten minutes is refused', async () => {
    const { cookie, state } = await begin();
    const later = Date.now() + 10 * 60 * 1000;
    jest.spyOn(Date, 'now').mockReturnValue(later);
    expect(await get(`/sign-in/google/callback?code=a&state=${state}`, cookie)).toMatchObject(problem('', 'expired'));
  });

  test('never redirects to an address of the query', async () => {
    const { cookie, state } = await begin('/ru/sign-in/google?return_to=https://evil.example&next=//evil.example');
    cms.behave(says(signedIn));
    const edgeResponse = await get(`/sign-in/google/callback?code=a&state=${state}&redirect_uri=https://evil.example`, cookie);
    expect(edgeResponse.headers.location).toBe('/ru/account');
  });

  test('fails while the CMS is down, without details', async () => {
    const { cookie, state } = await begin();
    cms.behave((response) => void response.destroy());
    expect(await get(`/sign-in/google/callback?code=geheim&state=${state}`, cookie)).toMatchObject(problem('/ru', 'failed'));
    expect(logLines.map((line): unknown => JSON.parse(line))).toEqual([
      expect.objectContaining({ form: 'sign-in google', failure: 'unreachable' }),
    ]);
    expect(logLines.join()).not.toMatch(/geheim/u);
  });

  test('a few readers of one address are served at once', async () => {
    const waiting: ServerResponse[] = [];
    cms.behave((response) => waiting.push(response));
    const pending = Array.from({ length: formLimits.atOnceEach }, () => get('/ru/sign-in/google'));
    while (waiting.length < formLimits.atOnceEach) await new Promise((resolve) => setTimeout(resolve, 5));
    expect(await get('/ru/sign-in/google')).toMatchObject(problem('/ru', 'too-many'));
    for (const response of waiting) says({ outcome: 'lead', to: atProvider })(response);
    expect((await Promise.all(pending)).map(({ headers }) => headers.location)).toEqual(pending.map(() => atProvider));
  });
});

describe('the page to sign in on', () => {
  test.each(signInProblems)('shows only the problem %s', async (reason) => {
    const { status, headers, body } = await get(`/ru/login?sign-in=${reason}`);
    const html = body.toString();
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(html).toContain('<div data-when="sign-in">');
    expect(html.match(/<p data-when="[^"]+"/gu)).toEqual([`<p data-when="sign-in:${reason}"`]);
    expect(html).not.toContain('<script');
  });

  test.each(['', '?sign-in=', '?sign-in=because', '?sign-in=<b>', '?problem=blocked'])('with “%s” says nothing', async (query) => {
    const { headers, body } = await get(`/ru/login${query}`);
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(body.toString()).toContain('<div hidden data-when="sign-in">');
  });

  test('shows it in the reader’s language', async () => {
    const { headers } = await get('/login?sign-in=blocked', { Cookie: 'i18n_redirected=en' });
    expect(headers.location).toBe('/en/login?sign-in=blocked');
  });
});
