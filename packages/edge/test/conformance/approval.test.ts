import type { ServerResponse } from 'node:http';

import { getSharedDraftPath, sharedDraftApi } from '@ochiq/contract/wire/shared-draft';

import { messages } from '../../src/responses/messages.ts';
import { cmsKey, runFakeCms, type FakeCms } from './fake-cms.ts';
import { runSite, type RunningSite } from './running-site.ts';
import { sendRequest } from './send-request.ts';
import { startNginxProxy, type NginxProxy } from './start-nginx-proxy.ts';

/** How a person outside agrees with a draft, in a browser that runs no scripts. */

const token = 'T0ken_-'.padEnd(43, 'x');
const page = '<!doctype html><html><head><title>Qoralama</title></head><body class="a"><h1>Qoralama</h1></body></html>';

let cms: FakeCms;
let site: RunningSite;
let nested: RunningSite;
let nginx: NginxProxy;
const logLines: string[] = [];
beforeAll(async () => {
  cms = await runFakeCms();
  const options = { cms: { url: cms.url, key: cmsKey } };
  [site, nested] = [await runSite('institution', options), await runSite('nested', options)];
  await sendRequest(site.origin, { path: '/uz' });
  nginx = await startNginxProxy(site, 'http://ochiq.test');
});
beforeEach(() => {
  cms.requests.length = 0;
  for (const output of [process.stderr, process.stdout])
    jest.spyOn(output, 'write').mockImplementation((line) => logLines.push(String(line)) > 0);
});
afterEach(() => {
  jest.restoreAllMocks();
  expect(logLines.join('')).not.toContain(token);
});
afterAll(async () => {
  await nginx.stop();
  await Promise.all([site.stop(), nested.stop()]);
  await cms.stop();
});

const form = { step: 'ask', name: 'Jasur <Alimov>', email: 'j…@vazirlik.example', locales: ['uz', 'ru'] };
const asks = (fields: object = {}) => ({ outcome: 'shown', html: page, files: [], approval: { ...form, ...fields } });

/** Answers each endpoint by what is said of it; the first that is left over is a failure. */
const behaves = (bodies: Readonly<Record<string, object>>) => {
  cms.behave((response: ServerResponse) => {
    const body = bodies[cms.requests.at(-1)?.path ?? ''];
    response.writeHead(body ? 200 : 500, { 'Content-Type': 'application/json' }).end(JSON.stringify(body ?? {}));
  });
};
const path = (locale: 'uz' | 'ru' | 'en' = 'uz') => getSharedDraftPath(locale, token);
const get = (where = path(), { origin }: { origin: string } = site) => sendRequest(origin, { path: where });
const post = (
  fields: Record<string, string>,
  where = path(),
  { origin }: { origin: string } = site,
  headers: Record<string, string> = {},
) =>
  sendRequest(origin, {
    ...{ path: where, method: 'POST', body: new URLSearchParams(fields).toString() },
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin', ...headers },
  });
const bodyOf = (index: number) => JSON.parse(cms.requests[index]?.body ?? '{}') as Record<string, unknown>;

test.each(['uz', 'ru', 'en'] as const)('shows the page with the first step of the form below it (%s)', async (locale) => {
  behaves({ [sharedDraftApi.page]: asks() });
  const { status, headers, body } = await get(path(locale));
  const text = body.toString();
  const { approval } = messages[locale];
  expect(status).toBe(200);
  expect(headers['content-security-policy']).toContain("form-action 'self'");
  expect(headers['content-security-policy']).not.toContain('script-src');
  expect(headers).toMatchObject({ 'cache-control': 'private, no-store', 'referrer-policy': 'strict-origin' });
  expect(text).toContain(`<h2 id="approval-title">${approval.title}</h2>`);
  expect(text).toContain(
    `<form method="post" action="/${locale}/draft/${token}#approval" target="_self"><p><button name="step" value="code" formnovalidate>`,
  );
  expect(text).toContain(approval.askCode(form.email));
  expect(text).toContain('Jasur &#60;Alimov&#62;');
  expect(text).toContain(`<a href="/ru/draft/${token}" hreflang="ru" lang="ru" target="_self">`);
  expect(text).toContain('<a href="#approval" target="_self">');
  expect(text.indexOf('<h1>Qoralama</h1>')).toBeLessThan(text.indexOf('id="approval"'));
  expect(text).not.toMatch(/<script|onclick|onsubmit/iu);
});

test('shows a draft that is for reading only without a form, and lets it send none', async () => {
  behaves({ [sharedDraftApi.page]: { outcome: 'shown', html: page, files: [] } });
  const { headers, body } = await get();
  expect(headers['content-security-policy']).toContain("form-action 'none'");
  expect(headers['referrer-policy']).toBe('no-referrer');
  expect(body.toString()).toBe(page);
});

test('has a code sent, and leads back to the page by a redirect, which asks for it', async () => {
  behaves({ [sharedDraftApi.code]: { outcome: 'sent' }, [sharedDraftApi.page]: asks({ step: 'code' }) });
  const sent = await post({ step: 'code' }, path('ru'));
  expect([sent.status, sent.headers['location']]).toEqual([303, `/ru/draft/${token}#approval`]);
  expect(sent.headers).toMatchObject({ 'cache-control': 'private, no-store', 'referrer-policy': 'strict-origin' });
  expect(Object.keys(bodyOf(0)).sort()).toEqual(['address', 'token']);
  const text = (await get(path('ru'))).body.toString();
  expect(text).toContain(messages.ru.approval.codeSent(form.email));
  expect(text).toMatch(/<input type="radio" name="answer" value="agreed" required>/u);
  expect(text).toMatch(/<input type="text" id="approval-code" name="code" required autocomplete="one-time-code"/u);
  expect(text.match(/<form /gu)).toHaveLength(1);
  expect(text).toContain('<button name="step" value="answer">');
  expect(text).toContain('<button name="step" value="code" formnovalidate class="ochiq-other">');
});

test('has another code sent without losing what was typed', async () => {
  behaves({ [sharedDraftApi.code]: { outcome: 'sent' }, [sharedDraftApi.page]: asks({ step: 'code' }) });
  const { status, headers, body } = await post({ step: 'code', answer: 'objected', reason: '"Sana" <notoʻgʻri>', code: '' });
  const text = body.toString();
  expect([status, headers['cache-control'], headers['location']]).toEqual([200, 'private, no-store', undefined]);
  expect(text).toContain('value="objected" required checked>');
  expect(text).toContain('&#34;Sana&#34; &#60;notoʻgʻri&#62;</textarea>');
  expect(text).toContain(messages.uz.approval.codeSent(form.email));
  expect(text).not.toContain('role="alert"');
  expect(cms.requests.map((request) => request.path)).toEqual([sharedDraftApi.code, sharedDraftApi.page]);
});

test('shows what was typed with a code that has expired, above the button for another one', async () => {
  behaves({ [sharedDraftApi.answer]: { outcome: 'problem', problem: 'wrong-code' }, [sharedDraftApi.page]: asks({ step: 'ask' }) });
  const { status, body } = await post({ step: 'answer', code: 'ABCD2345', answer: 'objected', reason: '<b>Sana notoʻgʻri' });
  const text = body.toString();
  expect([status, text]).toEqual([422, expect.stringContaining(messages.uz.approval.problems['wrong-code'])]);
  expect(text).toContain('value="objected" required checked>');
  expect(text).toContain('&#60;b&#62;Sana notoʻgʻri</textarea>');
  expect(text).toContain('<button name="step" value="code" formnovalidate>');
  expect(text).not.toContain('name="code"');
});

test.each([
  ['wrong-code', /<input type="text" id="approval-code"[^>]* aria-invalid="true" aria-describedby="approval-problem">/u],
  ['no-reason', /<textarea id="approval-reason"[^>]* aria-invalid="true" aria-describedby="approval-problem">/u],
  ['long-reason', /<textarea id="approval-reason"[^>]* aria-invalid="true" aria-describedby="approval-problem">/u],
  ['no-answer', /<input type="radio"[^>]* aria-describedby="approval-problem">/u],
] as const)('leads from the field to what is wrong with it (%s), under labels that are seen', async (problem, field) => {
  behaves({ [sharedDraftApi.answer]: { outcome: 'problem', problem }, [sharedDraftApi.page]: asks({ step: 'code' }) });
  const text = (await post({ step: 'answer', code: 'WRONG234', answer: 'objected', reason: 'Sana' })).body.toString();
  expect(text).toContain(`id="approval-problem" role="alert">${messages.uz.approval.problems[problem]}`);
  expect(text).toMatch(field);
  expect(text.match(/aria-invalid/gu) ?? []).toHaveLength(problem === 'no-answer' ? 0 : 1);
  expect(text).toContain(`<label for="approval-reason">${messages.uz.approval.reason}</label>`);
  expect(text).toContain(`<label for="approval-code">${messages.uz.approval.code}</label>`);
});

test('leads back below the base path of the site', async () => {
  behaves({ [sharedDraftApi.code]: { outcome: 'sent' } });
  const sent = await post({ step: 'code' }, `/davlat/sayt${path()}`, nested);
  expect(sent.headers['location']).toBe(`/davlat/sayt/uz/draft/${token}#approval`);
});

test.each(['agreed', 'objected'] as const)('takes an answer with its code (%s)', async (answer) => {
  behaves({ [sharedDraftApi.answer]: { outcome: 'answered', answer } });
  const { status, body } = await post({ step: 'answer', code: 'AB CD 2345', answer, reason: ' Sana\r\nnotoʻgʻri ' });
  expect([status, body.toString()]).toEqual([200, expect.stringContaining(messages.uz.approval.answered[answer])]);
  expect(bodyOf(0)).toMatchObject({ token, code: 'AB CD 2345', answer, reason: answer === 'agreed' ? '' : 'Sana\nnotoʻgʻri' });
  expect(cms.requests.map((request) => request.path)).toEqual([sharedDraftApi.answer]);
});

test('shows the form again after a wrong code, with what was typed but the code', async () => {
  behaves({ [sharedDraftApi.answer]: { outcome: 'problem', problem: 'wrong-code' }, [sharedDraftApi.page]: asks({ step: 'code' }) });
  const { status, headers, body } = await post({ step: 'answer', code: 'WRONG234', answer: 'objected', reason: '</textarea><b>Yoʻq' });
  const text = body.toString();
  expect([status, headers['content-security-policy']]).toEqual([422, expect.stringContaining("form-action 'self'")]);
  expect(text).toContain(`role="alert">${messages.uz.approval.problems['wrong-code']}`);
  expect(text).toContain('value="objected" required checked>');
  expect(text).toContain('&#60;/textarea&#62;&#60;b&#62;Yoʻq</textarea>');
  expect(text).not.toContain('WRONG234');
  expect(bodyOf(1)).toMatchObject({ isOpening: false });
});

test.each([
  [{ answer: 'objected', reason: '  ' }, 'no-reason'],
  [{ answer: '', reason: '' }, 'no-answer'],
  [{ answer: 'maybe', reason: '' }, 'no-answer'],
  [{ answer: 'objected', reason: 'x'.repeat(2001) }, 'long-reason'],
] as const)('asks the CMS for no answer with %j', async (fields, problem) => {
  behaves({ [sharedDraftApi.page]: asks({ step: 'code' }) });
  const { status, body } = await post({ step: 'answer', code: 'ABCD2345', ...fields });
  expect([status, body.toString()]).toEqual([422, expect.stringContaining(messages.uz.approval.problems[problem])]);
  expect(cms.requests.map((request) => request.path)).toEqual([sharedDraftApi.page]);
});

test.each([
  ['over', 410],
  ['other-version', 410],
  ['unknown', 404],
  ['too-many', 429],
] as const)('explains a refusal (%s) in the language of the address', async (reason, status) => {
  behaves(Object.fromEntries(Object.values(sharedDraftApi).map((where) => [where, { outcome: 'refused', reason }])));
  for (const locale of ['uz', 'ru', 'en'] as const) {
    const responses = [
      await get(path(locale)),
      await post({ step: 'code' }, path(locale)),
      await post({ step: 'answer', code: 'A', answer: 'agreed' }, path(locale)),
    ];
    for (const response of responses)
      expect([response.status, response.body.toString()]).toEqual([status, expect.stringContaining(messages[locale].sharedDraft[reason])]);
  }
});

test('repeats an answer that was given before, wherever it is asked for', async () => {
  const answered = { outcome: 'answered', answer: 'agreed' };
  behaves(Object.fromEntries(Object.values(sharedDraftApi).map((where) => [where, answered])));
  for (const response of [
    await get(),
    await post({ step: 'code' }),
    await post({ step: 'answer', code: 'A', answer: 'objected', reason: 'x' }),
  ])
    expect([response.status, response.body.toString()]).toEqual([200, expect.stringContaining(messages.uz.approval.answered.agreed)]);
});

test.each<[string, Record<string, string>]>([
  ['of another site', { 'sec-fetch-site': 'cross-site' }],
  ['that does not say from where it is', { 'sec-fetch-site': 'none' }],
  ['of another format', { 'content-type': 'text/plain' }],
])('takes no form %s', async (_, headers) => {
  behaves({});
  expect((await post({ step: 'answer', code: 'A', answer: 'agreed' }, path(), site, headers)).status).toBe(400);
  expect(cms.requests).toEqual([]);
});

test('says that an answer can’t be taken now while the CMS fails', async () => {
  behaves({});
  for (const step of ['code', 'answer'])
    expect((await post({ step, code: 'A', answer: 'agreed' })).body.toString()).toContain(messages.uz.sharedDraft['not-now']);
});

test('takes no form for a file of a draft', async () => {
  expect((await post({ step: 'code' }, `/draft/${token}/media/a-1.webp`)).status).toBe(405);
  expect(cms.requests).toEqual([]);
});

test('is reached through nginx', async () => {
  behaves({
    [sharedDraftApi.code]: { outcome: 'sent' },
    [sharedDraftApi.answer]: { outcome: 'answered', answer: 'agreed' },
    [sharedDraftApi.page]: asks(),
  });
  const shown = await get(path(), nginx);
  expect([shown.status, shown.headers['content-security-policy']]).toEqual([200, expect.stringContaining("form-action 'self'")]);
  expect((await post({ step: 'code' }, path(), nginx)).status).toBe(303);
  expect((await post({ step: 'answer', code: 'ABCD2345', answer: 'agreed' }, path(), nginx)).status).toBe(200);
});
