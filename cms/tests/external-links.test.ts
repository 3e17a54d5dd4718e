import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { checkLinks } from '../src/admin/checks/check-links';
import { checkLink, parseRetryAfter } from '../src/content/external-links/check-link';
import { applyVerdict } from '../src/content/external-links/check-external-links';
import { isPublicAddress, isPublicName } from '../src/content/external-links/public-address';
import type { DeskResponse } from '../src/content/desk/desk';
import type { LinkStatesResponse } from '../src/content/external-links/link-states';
import { newEditor } from './support/new-editor';
import { ownCms, type OwnCms } from './support/own-cms';
import { createEntriesClient, type Editor, getDocumentId, logIn } from './support/panel';
import { runHosted } from './support/run-hosted';
import { secrets } from './support/secrets';

/** What the other site says by method and path. */
const pages: Readonly<Record<string, (response: ServerResponse) => void>> = {
  'HEAD /fine': (response) => response.writeHead(200).end(),
  'HEAD /get-only': (response) => response.writeHead(405).end(),
  'GET /get-only': (response) => response.writeHead(200).end('a page'),
  'HEAD /for-people': (response) => response.writeHead(403).end(),
  'GET /for-people': (response) => response.writeHead(403).end(),
  'HEAD /fails': (response) => response.writeHead(500).end(),
  'GET /fails': (response) => response.writeHead(500).end(),
  'HEAD /busy': (response) => response.writeHead(429, { 'Retry-After': '120' }).end(),
  'HEAD /resting': (response) => response.writeHead(503).end(),
  'GET /resting': (response) => response.writeHead(503, { 'Retry-After': 'Fri, 27 Nov 2026 10:00:00 GMT' }).end(),
  'HEAD /old': (response) => response.writeHead(301, { Location: '/older' }).end(),
  'HEAD /older': (response) => response.writeHead(308, { Location: '/fine' }).end(),
  'HEAD /today': (response) => response.writeHead(302, { Location: '/fine' }).end(),
  'HEAD /moved-then-today': (response) => response.writeHead(301, { Location: '/today' }).end(),
  'HEAD /moved-nowhere': (response) => response.writeHead(301, { Location: '/gone' }).end(),
  'HEAD /loop': (response) => response.writeHead(301, { Location: '/loop' }).end(),
  'HEAD /no-place': (response) => response.writeHead(301).end(),
  'HEAD /inward': (response) => response.writeHead(302, { Location: 'http://10.0.0.1/metadata' }).end(),
  'HEAD /metadata': (response) => response.writeHead(301, { Location: 'http://169.254.169.254/latest/' }).end(),
  'HEAD /script': (response) => response.writeHead(301, { Location: 'javascript:alert(1)' }).end(),
  'HEAD /slow': () => undefined,
};

let site: Server;
let origin = '';
const seen: { method: string; path: string; agent: string; authorization: string | undefined }[] = [];

beforeAll(async () => {
  site = createServer(({ method = '', url = '', headers }, response) => {
    seen.push({ method, path: url, agent: headers['user-agent'] ?? '', authorization: headers.authorization });
    const page = pages[`${method} ${url}`];
    if (page) page(response);
    else response.writeHead(404).end();
  }).listen(0, '127.0.0.1');
  await once(site, 'listening');
  origin = `http://127.0.0.1:${String((site.address() as AddressInfo).port)}`;
});
afterAll(() => {
  site.closeAllConnections();
  site.close();
});

const options = {
  userAgent: 'Ochiq link check (+https://ochiq.example)',
  timeoutMs: 300,
  isAllowed: (address: string) => address === '127.0.0.1',
  signal: new AbortController().signal,
};

test.each([
  ['/fine', { kind: 'ok' }],
  ['/get-only', { kind: 'ok' }],
  ['/fine#part', { kind: 'ok' }],
  ['/today', { kind: 'ok' }],
  ['/old', { kind: 'moved', to: '/fine' }],
  ['/old#part', { kind: 'moved', to: '/fine#part' }],
  ['/moved-then-today', { kind: 'moved', to: '/today' }],
  ['/for-people', { kind: 'unknown', retryAfterMs: null, isAnswered: true }],
  ['/busy', { kind: 'unknown', retryAfterMs: 120_000, isAnswered: true }],
  ['/gone', { kind: 'dead', reason: '404', isAnswered: true }],
  ['/fails', { kind: 'dead', reason: '500', isAnswered: true }],
  ['/moved-nowhere', { kind: 'dead', reason: '404', isAnswered: true }],
  ['/loop', { kind: 'dead', reason: 'LOOP', isAnswered: true }],
  ['/no-place', { kind: 'dead', reason: '301', isAnswered: true }],
  ['/script', { kind: 'dead', reason: '301', isAnswered: true }],
  ['/slow', { kind: 'dead', reason: expect.any(String), isAnswered: false }],
  ['/inward', { kind: 'unknown', retryAfterMs: null, isAnswered: false }],
  ['/metadata', { kind: 'unknown', retryAfterMs: null, isAnswered: false }],
])('judges %s', async (path, verdict) => {
  const expected = 'to' in verdict ? { ...verdict, to: origin + verdict.to } : verdict;
  expect(await checkLink(origin + path, options)).toEqual(expected);
});

test('takes a pause of a host for no fault, and says who asks, without names and passwords', async () => {
  expect(await checkLink(`${origin}/resting`, options)).toMatchObject({ kind: 'unknown', isAnswered: true });
  seen.length = 0;
  await checkLink(origin.replace('http://', 'http://name:word@') + '/fine', options);
  expect(seen).toEqual([{ method: 'HEAD', path: '/fine', agent: options.userAgent, authorization: undefined }]);
});

test('asks nothing of the inner network, by address or by name', async () => {
  seen.length = 0;
  const guarded = { ...options, isAllowed: isPublicAddress };
  for (const host of ['127.0.0.1', 'localhost', '[::1]', '[::ffff:127.0.0.1]', '2130706433', '0x7f000001'])
    expect(await checkLink(`http://${host}:${new URL(origin).port}/fine`, guarded)).toMatchObject({ kind: 'unknown', isAnswered: false });
  expect(seen).toEqual([]);
});

test.each([
  ...[
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
  ],
  ...[
    '::1',
    '::',
    'fe80::1',
    'fd00:ec2::254',
    'ff02::1',
    '::ffff:10.0.0.1',
    '::ffff:a9fe:a9fe',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:db8::1',
    'no address',
  ],
])('%s is no address of the open internet', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(['vazirlik.example', 'a.example.com', 'localhost', 'db.internal', 'printer.local.'])('%s is no name of it', (name) => {
  expect(isPublicName(name)).toBe(false);
});

test.each(['8.8.8.8', '172.15.0.1', '172.32.0.1', '193.0.0.1', '2606:4700::1111', '2a00:1450::1'])('%s is one', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  ['120', 120_000],
  ['Fri, 27 Nov 2026 10:02:00 GMT', 120_000],
  ['Fri, 27 Nov 2020 10:02:00 GMT', 0],
  ['99999999', 86_400_000],
  ['soon', null],
  [null, null],
])('reads Retry-After %s', (header, ms) => {
  expect(parseRetryAfter(header, new Date('2026-11-27T10:00:00Z'))).toBe(ms);
});

test('counts nights without an answer in a row, and neither more nor fewer for one that may be fine', () => {
  expect(applyVerdict({ failures: 2 }, { kind: 'dead', reason: '404', isAnswered: true })).toMatchObject({ failures: 3, reason: '404' });
  expect(applyVerdict({ failures: 2 }, { kind: 'unknown', retryAfterMs: null, isAnswered: true })).toEqual({ failures: 2 });
  expect(applyVerdict({ failures: 2 }, { kind: 'ok' })).toMatchObject({ failures: 0, reason: null });
});

describe('nights', () => {
  let cms: OwnCms;
  let chief: Editor;
  const settings = { SITE_URL: 'https://ochiq.example' };

  beforeAll(async () => {
    cms = await ownCms('external-links', settings);
    chief = await logIn(secrets.ADMIN_EMAIL, secrets.ADMIN_PASSWORD, cms.url);
  });
  afterAll(() => cms.remove());

  const night = async (day: number, ...inner: string[]) => {
    const instant = new Date(Date.now() + day * 24 * 60 * 60 * 1000).toISOString();
    const { ended, output } = runHosted('check-links', { ...settings, CMS_DATA_DIR: cms.data }, [instant, ...inner]);
    const code = await ended;
    expect([code, code === 0 ? '' : output()]).toEqual([0, '']);
  };
  const read = async () => ((await chief.request('GET', '/admin/external-links')).body as unknown as LinkStatesResponse).links;
  const readDesk = async (by: Editor) =>
    ((await by.request('GET', '/admin/desk')).body as unknown as DeskResponse).deadLinks.map(({ title, address, field }) => [
      title,
      address,
      field,
    ]);

  test('make a link dead after three in a row, and tell its editors until it is mended; a moved one at once', async () => {
    const faq = createEntriesClient(chief, 'faq', 'uz');
    const link = (path: string) => ({ type: 'link', url: origin + path, children: [{ type: 'text', text: path }] });
    const answer = (...paths: string[]) => [
      { type: 'paragraph', children: [{ type: 'text', text: '' }, ...paths.map(link), { type: 'text', text: '' }] },
    ];
    const values = { question: 'Qayerda?', order: 1, answer: answer('/gone', '/old', '/fine', '/busy') };
    const id = getDocumentId(await faq.createAndPublish(values));
    await faq.create({ question: 'Qoralama', answer: answer('/only-in-a-draft') });
    seen.length = 0;
    await night(1, '127.0.0.1');
    expect(seen.map(({ path }) => path)).not.toContain('/only-in-a-draft');
    expect(seen[0]?.agent).toBe('Ochiq link check (+https://ochiq.example)');
    expect(await read()).toEqual([{ address: `${origin}/old`, movedTo: `${origin}/fine` }]);
    // Within a night nothing is asked twice.
    seen.length = 0;
    await night(1, '127.0.0.1');
    expect(seen).toEqual([]);
    cms.database.run('UPDATE ochiq_external_link SET failures = failures + 1 WHERE failures = 1');
    // A night on which no site answers says nothing of them.
    await night(2);
    expect(await read()).toHaveLength(1);
    await night(3, '127.0.0.1');
    expect((await read()).map(({ address }) => address).sort()).toEqual([`${origin}/gone`, `${origin}/old`]);
    expect(await readDesk(chief)).toEqual([['Qayerda?', `${origin}/gone`, 'answer.0.children.1.url']]);
    expect(await readDesk(await newEditor(chief, 'Editor (ru)', cms.url))).toEqual([]);
    // Strapi's panel sends what an address says of the field to the CMS.
    const at = `/content-manager/collection-types/api::faq.faq/${id}?locale=uz&ochiqField=answer.0`;
    expect([(await chief.request('GET', at)).status, (await chief.request('PUT', at, values)).status]).toEqual([200, 200]);
    await faq.publish(id, { ...values, answer: answer('/fine') });
    expect(await readDesk(chief)).toEqual([]);
  });

  test('are told of to nobody without a session', async () => {
    expect((await fetch(`${cms.url}/admin/external-links`)).status).toBe(401);
  });
});

test('advice on a form names links that are dead or moved, at their fields and blocks', () => {
  const body = [
    { type: 'paragraph', children: [{ type: 'text', text: 'a' }] },
    { type: 'paragraph', children: [{ type: 'link', url: 'https://dead.example/', children: [{ type: 'text', text: 'b' }] }] },
  ];
  const values = { body, officialUrl: 'https://old.example/a', discussionUrl: 'https://fine.example/' };
  const links = [
    { address: 'https://dead.example/', movedTo: null },
    { address: 'https://old.example/a', movedTo: 'https://new.example/a' },
  ];
  expect(checkLinks('document', values, links)).toEqual([
    { kind: 'dead-link', path: 'body.1', excerpt: 'https://dead.example/' },
    {
      ...{ kind: 'moved-link', path: 'officialUrl', excerpt: 'https://old.example/a' },
      replacement: { path: ['officialUrl'], from: 'https://old.example/a', to: 'https://new.example/a' },
    },
  ]);
});
