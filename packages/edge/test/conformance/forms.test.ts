import { join } from 'node:path';

import type { FormResponse } from '@ochiq/contract/forms/wire';

import { findCommonDifferences } from './always.ts';
import { sendRequest } from './send-request.ts';
import { cmsKey, runFakeCms, type FakeCms } from './fake-cms.ts';
import { putFile } from './fixture-release.ts';
import { submitForm } from './posted.ts';
import { runSite, type RunningSite } from './running-site.ts';

let cms: FakeCms;
let site: RunningSite;
beforeAll(async () => {
  cms = await runFakeCms();
  site = await runSite('institution', { cms: { url: `${cms.url}/`, key: cmsKey }, trustedProxies: ['loopback'] });
});
beforeEach(() => {
  cms.requests.length = 0;
  cms.behave({ outcome: 'sent', receipt: null });
});
afterAll(async () => {
  await site.stop();
  await cms.stop();
});

const receipt = { number: 'A-2026-0001', code: 'K7QX', dueOn: '2026-03-04' };
const typed = { name: 'Karim & <Co>', message: 'Salom\r\n"oʻzbek"', page: '/ru/contact', key: 'k-1' };

test('sends the CMS the typed values, language, page and sender', async () => {
  await submitForm(site.origin, '/ru/forms/contact', { ...typed, role: 'admin', website: '' }, { 'X-Forwarded-For': '198.51.100.7' });
  expect(cms.requests).toEqual([
    expect.objectContaining({
      method: 'POST',
      path: '/api/intake/contact',
      headers: expect.objectContaining({ 'x-edge-key': cmsKey, 'content-type': 'application/json' }),
    }),
  ]);
  expect(JSON.parse(cms.requests[0]?.body ?? '')).toEqual({
    fields: { name: typed.name, message: typed.message },
    language: 'ru',
    page: '/ru/contact',
    key: 'k-1',
    token: null,
    proof: null,
    trapped: false,
    session: null,
    address: '198.51.100.7',
  });
});

test.each([
  ['/uz/forms/contact', '/uz/forms/contact/sent', 'uz'],
  ['/ru/forms/contact', '/ru/forms/contact/sent', 'ru'],
  ['/en/forms/contact', '/en/forms/contact/sent', 'en'],
  ['/forms/contact', '/forms/contact/sent', 'uz'],
])('%s leads to %s', async (path, location, language) => {
  const response = await submitForm(site.origin, path, typed);
  expect(response).toMatchObject({ status: 303, headers: { 'cache-control': 'no-store' } });
  expect(response.headers.location?.split('?')[0]).toBe(location);
  expect(findCommonDifferences(response)).toEqual([]);
  expect(JSON.parse(cms.requests[0]?.body ?? '')).toMatchObject({ language });
});

test('returns the CMS’s result and status to scripts, without fields outside the contract', async () => {
  cms.behave((response) => response.end(JSON.stringify({ outcome: 'sent', receipt: { ...receipt, id: 7 }, secret: 1 })));
  const response = await submitForm(site.origin, '/ru/forms/appeal', typed, { Accept: 'application/json' });
  expect(response).toMatchObject({
    status: 201,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
  });
  expect(JSON.parse(response.body.toString())).toEqual({ outcome: 'sent', receipt });
  expect(findCommonDifferences(response)).toEqual([]);
});

test('shows problems in the form’s page, with the typed values', async () => {
  cms.behave({ outcome: 'problems', problems: [{ field: 'email', code: 'email' }] });
  const response = await submitForm(site.origin, '/ru/forms/contact', typed);
  const html = response.body.toString();
  expect(response).toMatchObject({ status: 422, headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' } });
  expect(html).toContain('<title>ru: contact</title>');
  expect(html).toContain('<p data-when="problems">');
  expect(html).toContain('<p data-when="problem:email:email">');
  expect(html).toContain('<p hidden="" data-when="problem:name">');
  expect(html).toContain('name="email" type="email" value="" aria-invalid="true"');
  expect(html).toContain('<input name="name" value="Karim &amp; <Co>">');
  expect(html).toContain('<textarea name="message">Salom\n"oʻzbek"</textarea>');
  expect(html).toContain('name="page" value="/ru/contact"');
  expect(html).toContain('name="key" value="k-1"');
  expect(html).not.toContain('<script');
  expect(response.headers['content-security-policy']).toContain("script-src 'self' 'sha256-");
  expect(response.headers['content-length']).toBe(`${response.body.length}`);
  expect(findCommonDifferences(response)).toEqual([]);
});

test.each([
  ['too-many', 429],
  ['expired', 422],
  ['unknown', 404],
  ['wrong-sign-in', 401],
  ['not-confirmed', 403],
  ['failed', 503],
] as const)('responds to the refusal %s with %s', async (reason, status) => {
  cms.behave({ outcome: 'refused', reason });
  const response = await submitForm(site.origin, '/en/forms/contact', typed);
  expect(response.status).toBe(status);
  expect(response.body.toString()).toContain(`<p data-when="refused:${reason}">`);
  expect(response.body.toString()).toContain('value="Karim &amp; <Co>"');
});

test('shows the stage of an appeal in its page', async () => {
  const state = {
    number: receipt.number,
    stage: 'answered',
    receivedOn: '2026-02-17',
    dueOn: receipt.dueOn,
    answer: 'Javob\n<b>',
  } as const;
  cms.behave({ outcome: 'state', state });
  const { status, body, headers } = await submitForm(site.origin, '/uz/forms/appeal-status', { receipt: 'A-2026-0001', code: 'K7QX' });
  expect({ status, cache: headers['cache-control'] }).toEqual({ status: 200, cache: 'no-store' });
  expect(body.toString()).toContain(
    '<div data-when="state:answered"><b data-slot="number">A-2026-0001</b><b data-slot="code"></b><b data-slot="answer">Javob\n&lt;b&gt;</b><time data-slot="receivedOn" datetime="2026-02-17">17.02.2026</time></div>',
  );
});

describe('the receipt of an appeal', () => {
  const sentPage = async (): Promise<string> => {
    cms.behave({ outcome: 'sent', receipt });
    const { headers } = await submitForm(site.origin, '/ru/forms/appeal', typed);
    expect(headers.location).toMatch(/^\/ru\/forms\/appeal\/sent\?r=[\w-]+$/u);
    return headers.location ?? '';
  };

  test('is shown only at its encrypted address', async () => {
    const { status, headers, body } = await sendRequest(site.origin, { path: await sentPage() });
    expect({ status, cache: headers['cache-control'], referrer: headers['referrer-policy'], etag: headers.etag }).toEqual({
      status: 200,
      cache: 'no-store',
      referrer: 'same-origin',
      etag: undefined,
    });
    expect(body.toString()).toContain(
      '<span data-when="sent">ru: sent</span></h1><div data-when="receipt"><b data-slot="number">A-2026-0001</b><b data-slot="code">K7QX</b>',
    );
    expect(body.toString()).toContain('<time data-slot="dueOn" datetime="2026-03-04">04.03.2026</time>');
  });

  test('sends the same length for HEAD as for GET', async () => {
    const path = await sentPage();
    const [head, page] = [await sendRequest(site.origin, { method: 'HEAD', path }), await sendRequest(site.origin, { path })];
    expect(head.body).toHaveLength(0);
    expect(head.headers['content-length']).toBe(`${page.body.length}`);
  });

  test.each([
    ['changed', (path: string) => `${path.slice(0, -2)}${path.endsWith('AA') ? 'BB' : 'AA'}`],
    ['of another form', (path: string) => path.replace('appeal', 'contact')],
  ])('%s shows the page without it', async (_, change) => {
    const { status, headers, body } = await sendRequest(site.origin, { path: change(await sentPage()) });
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(body.toString()).toContain('<div hidden data-when="receipt">');
    expect(body.toString()).not.toContain('A-2026');
  });

  test('shows the page without it after it has expired', async () => {
    const path = await sentPage();
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 31 * 60_000);
    const { body } = await sendRequest(site.origin, { path });
    jest.restoreAllMocks();
    expect(body.toString()).not.toContain('A-2026');
  });

  test('survives the redirect to the reader’s language', async () => {
    const path = (await sentPage()).replace('/ru', '');
    const { headers } = await sendRequest(site.origin, { path, headers: { Cookie: 'i18n_redirected=en' } });
    expect(headers.location).toBe(`/en${path}`);
  });
});

describe('the page that says a form was sent', () => {
  const unsent = '<span data-unless="sent">nothing</span><span hidden data-when="sent">';
  const sentPage = async (page: string): Promise<string> => {
    const { headers } = await submitForm(site.origin, '/ru/forms/contact', { ...typed, page });
    return (await sendRequest(site.origin, { path: headers.location ?? '' })).body.toString();
  };

  test.each(['', '?r=', '?r=AAAA'])('opened by hand with “%s” says that nothing was sent', async (query) => {
    const { status, body } = await sendRequest(site.origin, { path: `/ru/forms/contact/sent${query}` });
    expect(status).toBe(200);
    expect(body.toString()).toContain(unsent);
  });

  test('confirms to the sender, and links back to the page with the form', async () => {
    const html = await sentPage('/ru/about');
    expect(html).toContain('<span data-unless="sent" hidden="">nothing</span><span data-when="sent">ru: sent</span>');
    expect(html).toContain('<a data-when="back" data-href="back" href="/ru/about">');
  });

  test.each(['/ru/nowhere', '/ru/forms/contact', '//evil.example', '/ru/about/', '/404', 'javascript:alert(1)', `/${'a'.repeat(400)}`])(
    'does not lead back to %s',
    async (page) => {
      expect(await sentPage(page)).toContain('<a hidden="" data-when="back" data-href="back" href="/">');
    },
  );
});

test.each<[string, FormResponse, number, RegExp]>([
  [
    'sent',
    { outcome: 'sent', receipt: { ...receipt, code: '<b>' } },
    201,
    /<h1>Sent successfully\.<\/h1><p>Number: <code>A-2026-0001<\/code><\/p><p>Code: <code>&#60;b&#62;<\/code><\/p>/u,
  ],
  ['problems', { outcome: 'problems', problems: [{ field: 'name', code: 'required' }] }, 422, /check what you typed/u],
  [
    'a state',
    { outcome: 'state', state: { number: '<1>', stage: 'received', receivedOn: '', dueOn: '', answer: null } },
    200,
    /<h1 translate="no">&#60;1&#62;<\/h1>/u,
  ],
  ['refused', { outcome: 'refused', reason: 'not-confirmed' }, 403, /An error occurred/u],
])('renders %s as a fallback page where the release lacks the page', async (_, response, status, text) => {
  cms.behave(response);
  const given = await submitForm(site.origin, '/en/forms/review', typed);
  expect(given.status).toBe(status);
  expect(given.body.toString()).toMatch(text);
  expect(given.headers['cache-control']).toBe('no-store');
});

describe('in Cyrillic', () => {
  const lettered = { number: '2026-VR4SHQ', code: 'KHYA7Q2M', dueOn: '2026-03-04' };
  const send = async (form: string, result: FormResponse): Promise<string> => {
    cms.behave(result);
    const { status, headers, body } = await submitForm(site.origin, `/uz-cyrl/forms/${form}`, typed);
    return (status === 303 ? await sendRequest(site.origin, { path: headers.location ?? '' }) : { body }).body.toString();
  };

  test.each(['appeal', 'review'])('shows the number and code of a receipt as they are typed again: %s', async (form) => {
    const html = await send(form, { outcome: 'sent', receipt: lettered });
    expect(html).toContain('lang="uz-Cyrl"');
    expect(html).toMatch(/>2026-VR4SHQ<[^]*>KHYA7Q2M</u);
  });

  test('hands the alphabet on to the CMS, beside the language', async () => {
    await send('appeal', { outcome: 'sent', receipt: lettered });
    expect(JSON.parse(cms.requests[0]?.body ?? '')).toMatchObject({ language: 'uz', script: 'uz-cyrl' });
  });

  test.each(['appeal-status', 'review'])('converts the answer to an appeal in Uzbek, and no number: %s', async (form) => {
    const state = {
      number: lettered.number,
      stage: 'answered',
      receivedOn: '2026-02-17',
      dueOn: lettered.dueOn,
      answer: 'Ochiq: suv bor',
    } as const;
    const show = (language: 'uz' | 'en') => send(form, { outcome: 'state', state: { ...state, language } });
    expect(await show('uz')).toMatch(/>2026-VR4SHQ<[^]*: сув бор</u);
    expect(await show('en')).toMatch(/>2026-VR4SHQ<[^]*>Ochiq: suv bor</u);
  });

  test('converts messages of the CMS, but for the words that editors list, and not the page', async () => {
    const html = await send('appeal', { outcome: 'problems', problems: [{ field: 'files', code: 'files', said: 'Ochiq: juda katta' }] });
    expect(html).toContain('data-slot="said:files">Ochiq: жуда катта</p>');
    expect(html).toContain('<title>uz-cyrl: appeal</title>');
  });
});

test('forwards a challenge', async () => {
  const challenge = { token: 't', challenge: { algorithm: 'PBKDF2', n: 1 } };
  cms.behave((response) => response.end(JSON.stringify(challenge)));
  const { status, headers, body } = await sendRequest(site.origin, { path: '/forms/challenge' });
  expect({ status, cache: headers['cache-control'], etag: headers.etag }).toEqual({ status: 200, cache: 'no-store', etag: undefined });
  expect(JSON.parse(body.toString())).toEqual(challenge);
  expect(cms.requests).toEqual([expect.objectContaining({ method: 'GET', path: '/api/intake/challenge' })]);
});

test.each([
  ['a name', { name: 'a\r\nBcc: everybody@example.uz' }],
  ['a page', { page: '/a\r\nLocation: //evil.example' }],
  ['a key', { key: 'a\r\nSet-Cookie: b=c' }],
])('a line break in %s cannot end a header', async (_, fields) => {
  const response = await submitForm(site.origin, '/ru/forms/contact', { ...typed, ...fields });
  expect(response.status).toBe(303);
  expect(response.headers.location).toMatch(/^\/ru\/forms\/contact\/sent\?r=[\w-]+$/u);
  expect(response.headers).not.toHaveProperty('set-cookie');
  expect(cms.requests[0]?.headers).not.toHaveProperty('bcc');
});

test('refusals of the gateway never reach the CMS', async () => {
  for (const headers of [{ Origin: 'https://evil.example' }, { 'Content-Type': 'text/plain' }])
    await submitForm(site.origin, '/ru/forms/contact', typed, headers);
  await submitForm(site.origin, '/ru/forms/unknown', typed);
  expect(cms.requests).toEqual([]);
});

test('shows the request id of each failed form, also in a cached page', async () => {
  const foreign = { Origin: 'https://evil.example' };
  const numbers = new Set<string>();
  for (const path of ['/en/forms/contact', '/en/forms/contact', '/ru/forms/review']) {
    const { headers, body } = await submitForm(site.origin, path, typed, foreign);
    const number = String(headers['x-request-id']);
    expect(body.toString()).toMatch(new RegExp(`<p(?: data-when="refused:failed")?>[^<]+ <code>${number}</code></p>`, 'u'));
    numbers.add(number);
  }
  expect(numbers.size).toBe(3);
  cms.behave({ outcome: 'refused', reason: 'too-many' });
  const { body } = await submitForm(site.origin, '/en/forms/review', typed);
  expect(body.toString()).not.toContain('<code>');
});

test('renders a refusal without values of earlier readers, from the current release', async () => {
  const foreign = { Origin: 'https://evil.example' };
  cms.behave({ outcome: 'refused', reason: 'failed' });
  expect((await submitForm(site.origin, '/en/forms/contact', typed)).body.toString()).toContain('Karim');
  for (let time = 0; time < 2; time++)
    expect((await submitForm(site.origin, '/en/forms/contact', typed, foreign)).body.toString()).not.toContain('Karim');
  const file = join(site.siteDir, 'releases/r1/public/en/forms/contact/index.html');
  await putFile(file, '<p hidden data-when="refused">new</p>', new Date());
  expect((await submitForm(site.origin, '/en/forms/contact', typed, foreign)).body.toString()).toContain('<p data-when="refused">new</p>');
});

test('reuses a connection after its body was read', async () => {
  const response = await submitForm(site.origin, '/ru/forms/contact', typed, { Connection: 'keep-alive' });
  expect(response.headers.connection).toBe('keep-alive');
});

test('redirects below the base path', async () => {
  const nested = await runSite('nested', { cms: { url: cms.url, key: cmsKey } });
  cms.behave({ outcome: 'sent', receipt });
  const { headers } = await submitForm(nested.origin, '/davlat/sayt/ru/forms/appeal', typed);
  expect(headers.location).toMatch(/^\/davlat\/sayt\/ru\/forms\/appeal\/sent\?r=/u);
  expect((await sendRequest(nested.origin, { path: headers.location ?? '' })).body.toString()).toContain('A-2026-0001');
  await nested.stop();
});
