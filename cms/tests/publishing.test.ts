import type { Publication } from '@ochiq/contract/wire/publisher-status';

import { createChangeLogClient } from './support/changes';
import { FakePublisher } from './support/fake-publisher';
import { newEditor } from './support/new-editor';
import { ownCms, type OwnCms } from './support/own-cms';
import { administrator, getDocumentId, createEntriesClient, logIn, type Editor } from './support/panel';
import { secrets } from './support/secrets';

const publisher = new FakePublisher();
const siteUrl = 'https://ochiq.example/geologiya';
let cms: OwnCms;
let chief: Editor;
let russian: Editor;

beforeAll(async () => {
  await publisher.start();
  cms = await ownCms('publishing', { PUBLISHER_URL: publisher.url, PUBLISHER_KEY: publisher.key, SITE_URL: siteUrl });
  chief = await logIn(secrets.ADMIN_EMAIL, secrets.ADMIN_PASSWORD, cms.url);
  russian = await newEditor(chief, 'Editor (ru)', cms.url);
});
beforeEach(() => {
  publisher.answers = true;
  publisher.undone = { status: 200, body: {} };
  publisher.asked.length = 0;
  publisher.is({});
});
afterAll(async () => {
  await cms.remove();
  await publisher.stop();
});

const overview = async (editor = chief) => (await editor.request('GET', '/admin/publishing')).body;
const about = async (documentId: string) => (await chief.request('GET', `/admin/publishing?documentId=${documentId}`)).body;
const last = async () => (await createChangeLogClient(cms.url).read('limit=1')).last;

const at = '2026-11-20T10:00:00.000Z';
const publication = (number: number, locale: string | null): Publication => ({
  number,
  at,
  pages: 19,
  tookMs: 1300,
  undoes: null,
  documentCount: 1,
  documents: [{ type: 'tag', name: 'Geologiya' }],
  kinds: [{ type: 'tag', locale }],
});

let count = 0;
const newTag = async (locale: string) => {
  count += 1;
  return getDocumentId(
    await createEntriesClient(chief, 'tag', locale).createAndPublish({ name: 'Yorliq', slug: `nashr-${String(count)}` }),
  );
};

describe('broken references', () => {
  const broken = (locale: string, words: string) => ({
    ...{ type: 'news' as const, documentId: 'news-a', locale, name: `Xabar ${locale}` },
    ...{ field: 'body.0.children.0.url', kind: 'link' as const, words, address: '/news/none' },
  });
  const both = [broken('uz', 'shu yerda'), broken('ru', 'здесь')];

  test('are on the home page and next to their entry, as far as the role may read it', async () => {
    publisher.is({ broken: both });
    expect((await overview())['broken']).toEqual({ shown: both, others: 0 });
    expect((await overview(russian))['broken']).toEqual({ shown: [both[1]], others: 1 });
    expect((await about('news-a'))['broken']).toEqual(both);
    expect((await russian.request('GET', '/admin/publishing?documentId=news-a')).body['broken']).toEqual([both[1]]);
    expect((await about('news-b'))['broken']).toEqual([]);
  });

  test('disappear once they are fixed, and are absent with an older publisher', async () => {
    publisher.is({ broken: [] });
    expect((await overview())['broken']).toEqual({ shown: [], others: 0 });
    publisher.is({});
    expect((await overview())['broken']).toEqual({ shown: [], others: 0 });
    expect((await about('news-a'))['broken']).toEqual([]);
  });
});

describe('the publisher’s status', () => {
  test('is returned to signed-in users only', async () => {
    expect((await fetch(`${cms.url}/admin/publishing`)).status).toBe(401);
    publisher.is({ pages: 7, held: ['news “Yangilik” (uz): title is too long'], published: [publication(3, 'ru')] });
    expect(await overview(russian)).toMatchObject({
      state: 'live',
      pages: 7,
      queued: 0,
      lagMs: 0,
      held: ['news “Yangilik” (uz): title is too long'],
      published: [{ number: 3, documents: [{ type: 'tag', name: 'Geologiya' }], more: 0, mayUndo: true }],
    });
  });

  test('does not offer editors to undo what they could not have published', async () => {
    publisher.is({ published: [publication(4, 'uz')] });
    expect(await overview(russian)).toMatchObject({ published: [{ number: 4, mayUndo: false }] });
    expect(await overview()).toMatchObject({ published: [{ number: 4, mayUndo: true }] });
  });

  test('is away for a slow, missing or invalid publisher', async () => {
    const { body } = await administrator().request('GET', '/admin/publishing');
    expect(body).toEqual({ state: 'away' });
    publisher.status = { state: 'live' };
    expect(await overview()).toEqual({ state: 'away' });
    publisher.answers = false;
    expect(await overview()).toEqual({ state: 'away' });
    expect(await about('abc')).toEqual({ state: 'away' });
  });
});

describe('the state of a document', () => {
  test('is the publisher’s, with the page’s full address and whether it was undone', async () => {
    const documents = [
      { type: 'tag', documentId: 'abc', locale: 'uz', state: 'live', at, reason: null, path: '/news/tag/geologiya', undoneAt: null },
      { type: 'tag', documentId: 'abc', locale: 'ru', state: 'failed', at, reason: 'A link leads nowhere', path: null, undoneAt: at },
      { type: 'tag', documentId: 'other', locale: 'uz', state: 'live', at, reason: null, path: null, undoneAt: null },
    ] as const;
    publisher.is({ documents: [...documents] });
    expect(await about('abc')).toEqual({
      state: 'live',
      reason: null,
      broken: [],
      documents: [
        {
          type: 'tag',
          documentId: 'abc',
          locale: 'uz',
          state: 'live',
          at,
          reason: null,
          url: `${siteUrl}/news/tag/geologiya`,
          undoneAt: null,
        },
        { type: 'tag', documentId: 'abc', locale: 'ru', state: 'failed', at, reason: 'A link leads nowhere', url: null, undoneAt: at },
      ],
    });
  });

  test('is queued for an unread change', async () => {
    const cursor = await last();
    const documentId = await newTag('uz');
    const live = { type: 'tag', documentId, locale: 'uz', state: 'live', at, reason: null, path: null, undoneAt: null } as const;
    publisher.is({ cursor, documents: [live] });
    expect(await about(documentId)).toMatchObject({ documents: [{ locale: 'uz', state: 'queued' }] });
    const waiting = await overview();
    expect(waiting).toMatchObject({ queued: 1 });
    expect(waiting['lagMs']).toBeLessThan(60_000);
    publisher.is({ cursor: await last(), documents: [live] });
    expect(await about(documentId)).toMatchObject({ documents: [{ locale: 'uz', state: 'live', at }] });
    expect(await overview()).toMatchObject({ queued: 0, lagMs: 0 });
  });

  test('is not queued while the publisher starts, which reads everything', async () => {
    publisher.is({ state: 'starting', cursor: 0 });
    expect(await overview()).toMatchObject({ state: 'starting', queued: 0 });
  });
});

describe('undoing', () => {
  const undo = (number: number | string, editor = chief) => editor.request('POST', `/admin/publishing/undo/${String(number)}`, {});

  test('is forwarded to the publisher', async () => {
    publisher.is({ published: [publication(12, null)] });
    expect((await undo(12)).status).toBe(204);
    expect((await undo(12, russian)).status).toBe(204);
    expect(publisher.asked).toEqual(['POST /undo/12', 'POST /undo/12']);
  });

  test('is refused without a session, for other languages and without the right to publish', async () => {
    publisher.is({ published: [publication(12, 'uz')] });
    const clerk = await newEditor(chief, 'Appeals and messages', cms.url);
    expect((await fetch(`${cms.url}/admin/publishing/undo/12`, { method: 'POST' })).status).toBe(401);
    expect((await undo(12, russian)).status).toBe(403);
    const refused = await undo(12, clerk);
    expect([refused.status, (refused.body['error'] as { message: string }).message]).toEqual([
      403,
      expect.stringContaining('Your role does not publish what this publication holds'),
    ]);
    publisher.is({ published: [{ ...publication(13, null), documentCount: 0, documents: [], kinds: [] }] });
    expect((await undo(13, russian)).status).toBe(403);
    expect(publisher.asked).toEqual([]);
  });

  test.each(['99', '0', '-1', '1.5', 'x'])('responds with 404 to an unknown publication: %s', async (number) => {
    publisher.is({ published: [publication(12, 'uz')] });
    expect((await undo(number)).status).toBe(404);
    expect(publisher.asked).toEqual([]);
  });

  test('returns the publisher’s reason for a refusal', async () => {
    publisher.is({ published: [publication(12, 'uz')] });
    publisher.undone = { status: 409, body: { error: 'Change 12 can’t be undone: change 13 came later' } };
    const { status, body } = await undo(12);
    expect([status, body.error?.message]).toEqual([409, 'Change 12 can’t be undone: change 13 came later']);
    publisher.undone = { status: 500, body: 'x' };
    expect((await undo(12)).body.error?.message).toBe('The publisher answered 500');
  });

  test('reports that the publisher is away', async () => {
    publisher.answers = false;
    expect((await undo(12)).status).toBe(503);
  });
});
