import { createHmac } from 'node:crypto';

import { previewEntry, previewEntryPath, previewLink, previewPath, formatSignedPreview } from '@ochiq/contract/wire/preview';

import { typedPage, typedPreviewRoute } from '../src/content/preview/typed-preview';
import { FakePublisher } from './support/fake-publisher';
import { newEditor } from './support/new-editor';
import { ownCms, type OwnCms } from './support/own-cms';
import { getDocumentId, createEntriesClient, logIn, type Editor } from './support/panel';
import { queryString } from './support/query-string';
import { secrets } from './support/secrets';

const publisher = new FakePublisher();
const { key } = publisher;

let cms: OwnCms;
let chief: Editor;

beforeAll(async () => {
  await publisher.start();
  cms = await ownCms('preview', { PUBLISHER_URL: publisher.url, PUBLISHER_KEY: key, PREVIEW_URL: 'https://preview.ochiq.example' });
  chief = await logIn(secrets.ADMIN_EMAIL, secrets.ADMIN_PASSWORD, cms.url);
});
afterAll(async () => {
  await cms.remove();
  await publisher.stop();
});

let count = 0;
const tag = () => ({ name: 'Sinov', slug: `korinish-${String((count += 1))}` });
const newDraft = async (locale = 'uz') => getDocumentId(await createEntriesClient(chief, 'tag', locale).create(tag()));

/** What Strapi's preview button asks. */
const askLink = (documentId: string, { type = 'tag', locale = 'uz', status = 'draft', editor = chief } = {}) =>
  editor.request('GET', `/content-manager/preview/url/api::${type}.${type}?${queryString({ documentId, locale, status })}`);

async function readLink(documentId: string, options: Parameters<typeof askLink>[1] = {}): Promise<URL> {
  const { body } = await askLink(documentId, options);
  return new URL((body.data as { url: string }).url);
}

async function read(query: string, token: string | null = secrets.BUILD_TOKEN) {
  const headers = token === null ? {} : { authorization: `Bearer ${token}` };
  const response = await fetch(`${cms.url}${previewEntryPath}?${query}`, { headers });
  return { status: response.status, body: await response.json() };
}

describe('the link of the preview button', () => {
  test('uses the publisher’s address for editors, is signed, and expires after half an hour', async () => {
    const id = await newDraft();
    const link = await readLink(id);
    expect([link.origin, link.pathname]).toEqual(['https://preview.ochiq.example', previewPath]);
    const { signature, ...shown } = previewLink.parse(Object.fromEntries(link.searchParams));
    expect(shown).toMatchObject({ type: 'tag', document: id, locale: 'uz', version: 'draft' });
    expect(signature).toBe(createHmac('sha256', key).update(formatSignedPreview(shown)).digest('hex'));
    const minutes = (shown.until - Date.now() / 1000) / 60;
    expect([minutes > 29, minutes <= 30]).toEqual([true, true]);
  });

  test.each([
    ['draft', 'draft'],
    ['modified', 'draft'],
    ['published', 'published'],
  ])('of an entry that is %s shows the %s', async (status, version) => {
    expect((await readLink(await newDraft(), { status })).searchParams.get('version')).toBe(version);
  });

  test('is allowed in a frame of the panel', async () => {
    const policy = (await fetch(`${cms.url}/admin/init`)).headers.get('content-security-policy');
    expect(policy).toMatch(/frame-src [^;]*https:\/\/preview\.ochiq\.example/u);
  });

  test('does not exist for a redirect or a missing entry', async () => {
    const redirect = getDocumentId(
      await createEntriesClient(chief, 'redirect', 'uz').create({ from: '/eski', to: '/yangi', permanent: true }),
    );
    expect((await askLink(redirect, { type: 'redirect' })).status).toBe(204);
    expect((await askLink('none')).status).toBe(204);
    expect((await askLink(await newDraft(), { locale: 'en' })).status).toBe(204);
  });

  test('is refused to users without the right to read', async () => {
    const id = await newDraft();
    const clerk = await newEditor(chief, 'Appeals and messages', cms.url);
    const russian = await newEditor(chief, 'Editor (ru)', cms.url);
    expect((await askLink(id, { editor: clerk })).status).toBe(204);
    expect((await askLink(id, { editor: russian })).status).toBe(204);
    expect((await askLink(await newDraft('ru'), { locale: 'ru', editor: russian })).status).toBe(200);
  });
});

describe('the preview of a link', () => {
  test('returns the version as the site reads it', async () => {
    const id = await newDraft();
    const { status, body } = await read((await readLink(id)).searchParams.toString());
    expect(status).toBe(200);
    expect(previewEntry.parse(body)).toMatchObject({ entry: { documentId: id, locale: 'uz', name: 'Sinov' }, unfit: [] });
  });

  test('lists what prevents the version from being shown, by the panel’s labels, in its language', async () => {
    const describeIn = async (locale: string) => {
      const id = getDocumentId(await createEntriesClient(chief, 'news', locale).create({ title: null, attachments: [{ title: 'a' }] }));
      return previewEntry.parse((await read((await readLink(id, { type: 'news', locale })).searchParams.toString())).body).unfit;
    };
    expect(await describeIn('ru')).toEqual(
      expect.arrayContaining([
        { field: 'Заголовок', problem: 'не заполнено' },
        { field: expect.stringMatching(/^\S.* 1 › \S/u), problem: 'не заполнено' },
      ]),
    );
    expect(await describeIn('uz')).toContainEqual({ field: 'Sarlavha', problem: 'toʻldirilmagan' });
    expect(await describeIn('en')).toContainEqual({ field: 'Title', problem: 'is missing' });
  });

  test('lists a relation to a draft', async () => {
    const category = getDocumentId(
      await createEntriesClient(chief, 'category', 'uz').create({ name: 'Qoralama', slug: 'qoralama-korinish' }),
    );
    const body = [{ type: 'paragraph', children: [{ type: 'text', text: 'Matn.' }] }];
    const entry = { title: 'Xabar', slug: 'korinadi', summary: 'Qisqacha.', body, date: '2026-11-20', pinned: false };
    const id = getDocumentId(
      await createEntriesClient(chief, 'news', 'uz').create({ ...entry, category: { set: [{ documentId: category }] } }),
    );
    const link = await readLink(id, { type: 'news' });
    expect(previewEntry.parse((await read(link.searchParams.toString())).body).unfit).toEqual([
      { field: expect.stringMatching(/\S/u), problem: 'hali eʼlon qilinmagan' },
    ]);
  });

  test('reports a missing version', async () => {
    const link = await readLink(await newDraft(), { status: 'published' });
    expect((await read(link.searchParams.toString())).body).toEqual({ entry: null, unfit: [] });
  });

  test('is refused without the token, and without a valid link', async () => {
    const { searchParams } = await readLink(await newDraft());
    expect((await read(searchParams.toString(), null)).status).toBe(401);
    const forged = new URLSearchParams(searchParams);
    forged.set('document', await newDraft());
    const over = {
      type: 'tag',
      document: searchParams.get('document') ?? '',
      locale: 'uz',
      version: 'draft',
      until: 1_700_000_000,
    } as const;
    const signature = createHmac('sha256', key).update(formatSignedPreview(over)).digest('hex');
    const late = new URLSearchParams({ ...over, until: String(over.until), signature });
    for (const query of [forged, late, new URLSearchParams()]) expect((await read(query.toString())).status).toBe(403);
  });
});

describe('the page of what is typed', () => {
  type Typed = { type?: string; document?: string | null; locale?: string; values?: unknown };
  const post = (typed: Typed, editor = chief) =>
    editor.request('POST', typedPreviewRoute, { type: 'tag', document: null, locale: 'uz', values: {}, ...typed });
  async function render(typed: Typed) {
    const before = publisher.typed.length;
    const page = typedPage.parse((await post(typed)).body);
    return { ...page, sent: publisher.typed.slice(before) };
  }

  test('is what the form says, over what is saved, and nothing of it is saved', async () => {
    const id = await newDraft();
    const { html, origin, shortcomings, sent } = await render({ document: id, values: { name: 'Yozilmoqda' } });
    expect([html, origin, shortcomings]).toEqual([`<p>Page ${String(publisher.typed.length)}</p>`, 'https://preview.ochiq.example', []]);
    const entry = { name: 'Yozilmoqda', slug: expect.stringMatching(/^korinish-/u) as string };
    expect(sent).toMatchObject([{ type: 'tag', document: id, locale: 'uz', unfit: [], entry }]);
    expect(await createEntriesClient(chief, 'tag', 'uz').find(id)).toMatchObject({ body: { data: { name: 'Sinov' } } });
  });

  test('of another language is what is saved there', async () => {
    const id = await newDraft();
    expect((await render({ document: id, values: null })).sent[0]?.entry).toMatchObject({ name: 'Sinov' });
  });

  test('of an entry that was never saved says what is missing, and marks it', async () => {
    const { shortcomings, sent } = await render({ values: { name: '' } });
    expect(shortcomings).toEqual([{ path: ['name'], field: expect.stringMatching(/\S/u) as string, problem: 'toʻldirilmagan' }]);
    expect(sent[0]).toMatchObject({
      document: 'not-saved-yet',
      unfit: [],
      entry: { name: `⟦${shortcomings[0]?.field ?? ''}: toʻldirilmagan⟧` },
    });
  });

  test('takes pictures from the media library only', async () => {
    const image = {
      id: 999_999,
      name: 'a.png',
      hash: 'forged',
      ext: '.png',
      mime: 'image/png',
      size: 1,
      url: 'http://10.0.0.1/a.png',
      width: 1,
      height: 1,
    };
    const body = [{ type: 'image', image: { ...image, alternativeText: 'Quduq' }, children: [{ type: 'text', text: '' }] }];
    const { sent } = await render({ type: 'news', values: { title: 'Xabar', summary: 'Qisqacha.', body, cover: { image, alt: 'Quduq' } } });
    expect(JSON.stringify(sent)).not.toMatch(/10\.0\.0\.1|forged/u);
  });

  test('is refused to those who may not read or write all of it, and without a session', async () => {
    const id = await newDraft();
    const clerk = await newEditor(chief, 'Appeals and messages', cms.url);
    const russian = await newEditor(chief, 'Editor (ru)', cms.url);
    const before = publisher.typed.length;
    expect((await post({ document: id }, clerk)).status).toBe(403);
    expect((await post({}, clerk)).status).toBe(403);
    expect((await post({}, russian)).status).toBe(403);
    expect((await fetch(`${cms.url}${typedPreviewRoute}`, { method: 'POST' })).status).toBe(401);
    expect((await post({ type: 'nothing' })).status).toBe(400);
    expect(publisher.typed).toHaveLength(before);
    expect((await post({ locale: 'ru' }, russian)).status).toBe(200);
    // A translator makes no entries, and sees how the language looks that they add to one.
    const translator = await newEditor(chief, 'Translator (ru)', cms.url);
    expect((await post({ locale: 'ru' }, translator)).status).toBe(403);
    expect((await post({ document: id, locale: 'ru' }, translator)).status).toBe(200);
  });

  test('does without a publisher that does not respond', async () => {
    publisher.answers = false;
    const page = await post({ values: { name: 'Sinov' } });
    publisher.answers = true;
    expect([page.status, typedPage.parse(page.body).html]).toEqual([200, null]);
  }, 60_000);
});
