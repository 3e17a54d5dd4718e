import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { contentTypeNames, contentTypes, getContentTypeUid } from '@ochiq/contract/content-types';
import { intakeTypes, type IntakeTypeName } from '@ochiq/contract/forms/intake-types';

import { createEdgeClient, filled } from './support/edge';
import { newEditor } from './support/new-editor';
import { newVacancy } from './support/new-offer';
import { ownCms, type OwnCms } from './support/own-cms';
import { getDocumentId, createEntriesClient, logIn, type Editor } from './support/panel';
import { queryString } from './support/query-string';
import { rowsWith } from './support/rows-with';
import { secrets } from './support/secrets';

let cms: OwnCms;
let chief: Editor;
let clerk: Editor;
let receiver: Server;
const webhookBodies: string[] = [];
const events = ['entry.create', 'entry.update', 'entry.delete', 'entry.publish', 'entry.unpublish'];

beforeAll(async () => {
  receiver = createServer((request, response) => {
    request.on('data', (chunk: Buffer) => webhookBodies.push(chunk.toString()));
    request.on('end', () => response.end());
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const { port } = receiver.address() as AddressInfo;
  cms = await ownCms('moderation');
  // The panel takes no webhook of this machine.
  cms.database.run(
    `INSERT INTO strapi_webhooks (name, url, headers, events, enabled) VALUES ('Listener', 'http://127.0.0.1:${String(port)}', '{}', '${JSON.stringify(events)}', TRUE)`,
  );
  cms = await cms.again();
  chief = await logIn(secrets.ADMIN_EMAIL, secrets.ADMIN_PASSWORD, cms.url);
  clerk = await newEditor(chief, 'Appeals and messages', cms.url);
});
afterAll(async () => {
  receiver.close();
  await cms.remove();
});

let lastAddress = 0;
const send: ReturnType<typeof createEdgeClient>['send'] = (form, fields, around) =>
  createEdgeClient(cms.url).send(form, fields, { address: `203.0.113.${String(++lastAddress)}`, ...around });

const tables = { appeal: 'appeals', comment: 'comments', review: 'reviews', 'contact-message': 'contact_messages' } as const;
type Table = keyof typeof tables;

const getEntryPath = (type: IntakeTypeName, documentId: string) =>
  `/content-manager/collection-types/api::${type}.${type}${documentId === '' ? '' : `/${documentId}`}`;

const decide = (editor: Editor, type: IntakeTypeName, documentId: string, change: Readonly<Record<string, unknown>>) =>
  editor.request('PUT', getEntryPath(type, documentId), change);

/** The document id of the newest row. */
const newest = (type: Table) => String(cms.database.rows(tables[type]).at(-1)?.['document_id']);

async function published(name: 'news-comments' | 'testimonials' | 'appeal-statistics' | 'news-items', locale: string) {
  const query = queryString({ locale, populate: '*', pagination: { pageSize: 1000 } });
  const response = await fetch(`${cms.url}/api/${name}?${query}`, { headers: { authorization: `Bearer ${secrets.BUILD_TOKEN}` } });
  return ((await response.json()) as { data: Readonly<Record<string, unknown>>[] }).data;
}

const findNewsId = async (slug: string) =>
  String((await published('news-items', 'uz')).find((item) => item['slug'] === slug)?.['documentId']);

describe('a comment', () => {
  let news = '';
  const comment = async (content: string, language: 'uz' | 'ru' = 'ru') => {
    const { status } = await send('comment', { news, name: 'Ильдар', content }, { language });
    expect(status).toBe(201);
    return newest('comment');
  };
  const shown = async (locale: string) => (await published('news-comments', locale)).map(({ content }) => content);

  beforeAll(async () => {
    news = await findNewsId('birinchi-quduq');
  });

  test('is published once in its language when approved, and withdrawn when not', async () => {
    const id = await comment('Хорошая новость');
    expect(await shown('ru')).toEqual([]);
    expect((await decide(clerk, 'comment', id, { stage: 'approved' })).status).toBe(200);
    await decide(clerk, 'comment', id, { stage: 'approved' });
    expect(await shown('ru')).toEqual(['Хорошая новость']);
    expect(await shown('uz')).toEqual([]);
    expect(await published('news-comments', 'ru')).toMatchObject([{ name: 'Ильдар', news: { documentId: news } }]);
    await decide(clerk, 'comment', id, { stage: 'rejected' });
    expect(await shown('ru')).toEqual([]);
  });

  test('retains its news item, whatever the decision', async () => {
    const id = await comment('Ещё одна');
    await decide(clerk, 'comment', id, { stage: 'approved' });
    expect(cms.database.rows('comments_news_lnk').length).toBe(cms.database.rows('comments').length);
    await decide(clerk, 'comment', id, { stage: 'pending' });
  });

  test('on an item without its language is published in one that the item has', async () => {
    const category = (await createEntriesClient(chief, 'category', 'uz').list()).body['results'];
    const uz = { slug: 'faqat-ozbekcha', title: 'Faqat oʻzbekcha', summary: 'Bir til.', date: '2026-11-10', pinned: false };
    const body = [{ type: 'paragraph', children: [{ type: 'text', text: 'Matn.' }] }];
    const created = await createEntriesClient(chief, 'news', 'uz').createAndPublish({
      ...uz,
      body,
      category: { connect: [{ documentId: (category as { documentId: string }[])[0]?.documentId, locale: 'uz' }] },
    });
    const only = getDocumentId(created);
    await send('comment', { news: only, name: 'Ильдар', content: 'А по-русски?' });
    await decide(clerk, 'comment', newest('comment'), { stage: 'approved' });
    expect(await shown('uz')).toEqual(['А по-русски?']);
  });

  test('is withdrawn and republished with its news item', async () => {
    const id = await comment('Вернусь');
    await decide(clerk, 'comment', id, { stage: 'approved' });
    const post = (action: string) =>
      chief.request('POST', `/content-manager/collection-types/api::news.news/${news}/actions/${action}?locale=ru`, {});
    expect((await post('unpublish')).status).toBe(200);
    expect(await shown('ru')).toEqual([]);
    expect(await shown('uz')).toContain('Вернусь');
    expect((await post('publish')).status).toBe(200);
    expect(await shown('ru')).toContain('Вернусь');
    expect(await shown('uz')).not.toContain('Вернусь');
  });

  test('is withdrawn when deleted', async () => {
    const id = await comment('Удалят');
    await decide(clerk, 'comment', id, { stage: 'approved' });
    expect((await chief.request('DELETE', getEntryPath('comment', id))).status).toBe(200);
    expect(await shown('ru')).not.toContain('Удалят');
  });
});

test('an approved review becomes the last testimonial, and is withdrawn when rejected', async () => {
  await send('review', filled.review, { language: 'uz' });
  const id = newest('review');
  expect((await decide(clerk, 'review', id, { stage: 'approved' })).status).toBe(200);
  const { name, role, content } = filled.review;
  expect(await published('testimonials', 'uz')).toMatchObject([{ name, role, content, consent: true, order: 1 }]);
  await decide(clerk, 'review', id, { stage: 'rejected' });
  expect(await published('testimonials', 'uz')).toEqual([]);
});

describe('an appeal', () => {
  const appeal = async (email: string) => {
    const { answer } = await send('appeal', { ...filled.appeal, email });
    if (answer.outcome !== 'sent' || answer.receipt === null) throw new Error('There is no receipt');
    return { id: newest('appeal'), ...answer.receipt };
  };

  test('can’t be marked as answered without a reply', async () => {
    const { id } = await appeal('');
    const { status, body } = await decide(clerk, 'appeal', id, { stage: 'answered', answer: '  ' });
    expect([status, body.error?.message]).toEqual([400, expect.stringContaining('Write the answer first')]);
    expect(rowsWith(cms, 'appeals', 'document_id', id)).toMatchObject([{ stage: 'received' }]);
  });

  test('shows its reply for number and code, and sends it in one letter', async () => {
    const { id, number, code } = await appeal('answered@citizen.example');
    const replyText = 'Скважина проверена.';
    expect((await decide(clerk, 'appeal', id, { answer: replyText, outcome: 'satisfied', stage: 'answered' })).status).toBe(200);
    await decide(clerk, 'appeal', id, { answer: `${replyText} Нарушений нет.` });
    expect(String(rowsWith(cms, 'appeals', 'document_id', id)[0]?.['answered_on'])).toMatch(/^\d{4}-\d\d-\d\d$/u);
    const letters = rowsWith(cms, 'ochiq_mail', 'recipient', 'answered@citizen.example').filter(({ kind }) => kind === 'appeal-answer');
    expect(letters).toHaveLength(1);
    expect(letters[0]?.['body']).toContain(replyText);
    expect((await send('appeal-status', { receipt: number, code })).answer).toMatchObject({
      state: { stage: 'answered', answer: `${replyText} Нарушений нет.` },
    });
  });

  test('counts in the statistics of its quarter, in three languages, until an editor takes them over', async () => {
    const { id } = await appeal('');
    await decide(clerk, 'appeal', id, { answer: 'Разъяснено.', outcome: 'explained', stage: 'answered' });
    const own = async (locale: string) => (await published('appeal-statistics', locale)).at(-1);
    const { received, documentId } = (await own('uz')) as { received: number; documentId: string };
    expect(received).toBe(cms.database.rows('appeals').length);
    for (const locale of ['uz', 'ru', 'en']) {
      expect(await own(locale)).toMatchObject({
        documentId,
        received,
        satisfied: 1,
        explained: 1,
        channels: [{ channel: 'site', count: received }],
      });
    }
    await createEntriesClient(chief, 'appeal-statistic', 'uz').publish(documentId, { received: received + 100, channels: [] });
    await appeal('');
    await decide(clerk, 'appeal', newest('appeal'), { stage: 'in-review' });
    expect(await own('uz')).toMatchObject({ received: received + 100 });
    expect(await published('appeal-statistics', 'uz')).toHaveLength(1);
  });
});

describe('the appeals role', () => {
  /** What is decided here, and what Strapi notes of every change. */
  const changing = ['stage', 'answer', 'answered_on', 'outcome', 'suspicion', 'updated_at', 'updated_by_id', 'published_at'];
  const laterStage: Readonly<Record<IntakeTypeName, string>> = {
    ...{ appeal: 'in-review', comment: 'rejected', review: 'rejected' },
    ...{ 'contact-message': 'done', 'callback-request': 'done', 'page-feedback': 'done', inquiry: 'in-review' },
  };
  const senders: Readonly<Record<IntakeTypeName, () => Promise<unknown>>> = {
    appeal: () => send('appeal', filled.appeal),
    comment: async () => send('comment', { news: await findNewsId('birinchi-quduq'), name: 'Ильдар', content: 'Ещё одна' }),
    review: () => send('review', filled.review),
    'contact-message': () => send('contact', filled.contact),
    'callback-request': () => send('callback', filled.callback),
    inquiry: () => send('inquiry', { ...filled.inquiry, offer: vacancy }),
    'page-feedback': () => send('error-report', filled['error-report']),
  };
  let inquiryClerk: Editor;
  let vacancy: string;
  beforeAll(async () => {
    inquiryClerk = await newEditor(chief, 'Applications and questions', cms.url);
    vacancy = await newVacancy(chief, 'kimyogar');
  });
  const clerkOf = (type: IntakeTypeName) => (type === 'inquiry' ? inquiryClerk : clerk);
  const first = async (type: IntakeTypeName) => {
    const rows = (await clerkOf(type).request('GET', `${getEntryPath(type, '')}?sort=id:desc`)).body['results'] as { documentId: string }[];
    return rows[0]?.documentId ?? '';
  };

  test('reads submissions without technical fields, and changes none of their values', async () => {
    await send('contact', filled.contact);
    const id = newest('contact-message');
    const { status, body } = await clerk.request('GET', getEntryPath('contact-message', id));
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ name: filled.contact.name, message: filled.contact.message });
    for (const hidden of ['requestKey', 'addressHash']) expect(body.data).not.toHaveProperty(hidden);
    await decide(clerk, 'contact-message', id, { stage: 'done', message: 'Boshqa soʻzlar yozildi' });
    expect(rowsWith(cms, 'contact_messages', 'document_id', id)).toMatchObject([{ stage: 'done', message: filled.contact.message }]);
    expect((await clerk.request('DELETE', getEntryPath('contact-message', id))).status).toBe(403);
    expect((await clerk.request('GET', getEntryPath('appeal', newest('appeal')))).body.data).not.toHaveProperty('codeHash');
  });

  test.each(Object.keys(intakeTypes) as IntakeTypeName[])(
    'changes no value of a submission, and neither deletes, creates nor copies it (%s)',
    async (type) => {
      const answering = clerkOf(type);
      await senders[type]();
      const id = await first(type);
      const sent = (await answering.request('GET', getEntryPath(type, id))).body.data as Readonly<Record<string, unknown>>;
      const row = () => Object.entries(rowsWith(cms, intakeTypes[type].plural.replaceAll('-', '_'), 'document_id', id)[0] ?? {});
      const before = row().filter(([column]) => !changing.includes(column));
      expect(before.map(([column]) => column)).toEqual(expect.arrayContaining(['document_id', 'page', 'request_key', 'address_hash']));
      const changed = Object.fromEntries(
        Object.entries(sent).map(([name, value]) => [name, typeof value === 'string' ? `${value}1` : value]),
      );
      const hidden = { requestKey: 'another', addressHash: 'another', codeHash: 'another' };
      const decision = { stage: laterStage[type], suspicion: null, answer: null, answeredOn: null, outcome: null };
      expect((await decide(answering, type, id, { ...changed, ...hidden, ...decision })).status).toBe(200);
      expect(row().filter(([column]) => !changing.includes(column))).toEqual(before);
      expect(Object.fromEntries(row())).toMatchObject({ stage: laterStage[type], suspicion: null });
      expect((await answering.request('DELETE', getEntryPath(type, id))).status).toBe(403);
      // Nobody has a right to it: what citizens send comes from citizens.
      for (const editor of [answering, chief]) {
        expect((await editor.request('POST', getEntryPath(type, ''), sent)).status).toBe(403);
        expect((await editor.request('POST', `${getEntryPath(type, 'clone')}/${id}`, sent)).status).toBe(403);
      }
    },
  );

  test.each([['Appeals and messages'], ['Applications and questions']])('sees no content, no file and no user (%s)', async (role) => {
    const reader = role === 'Appeals and messages' ? clerk : inquiryClerk;
    const places = contentTypeNames.map(
      (name) => `${contentTypes[name].kind === 'single' ? 'single' : 'collection'}-types/${getContentTypeUid(name)}`,
    );
    const paths = [
      ...places.map((place) => `/content-manager/${place}?locale=uz`),
      '/upload/files',
      '/admin/users',
      '/admin/roles',
      '/admin/api-tokens',
    ];
    const statuses = await Promise.all(paths.map(async (path) => [path, (await reader.request('GET', path)).status]));
    expect(statuses).toEqual(paths.map((path) => [path, 403]));
  });

  test.each(['uz', 'ru', 'en'])(
    'is not part of an editor’s role: an editor of one language reads and changes no submission (%s)',
    async (language) => {
      const editor = await newEditor(chief, `Editor (${language})`, cms.url);
      for (const type of Object.keys(intakeTypes) as IntakeTypeName[]) {
        const id = await first(type);
        expect((await editor.request('GET', getEntryPath(type, ''))).status).toBe(403);
        expect((await editor.request('GET', getEntryPath(type, id))).status).toBe(403);
        expect((await decide(editor, type, id, { stage: laterStage[type] })).status).toBe(403);
        expect((await editor.request('DELETE', getEntryPath(type, id))).status).toBe(403);
        expect((await clerkOf(type).request('GET', getEntryPath(type, ''))).status).toBe(200);
      }
    },
  );
});

test('webhooks are called for published content, and never for submissions', async () => {
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(webhookBodies.some((text) => text.includes('api::news-comment.news-comment'))).toBe(true);
  const uids = webhookBodies.map((text) => (JSON.parse(text) as { uid: string }).uid);
  expect(uids.filter((uid) => /api::(appeal|comment|review|contact-message|callback-request|inquiry|page-feedback)\./u.test(uid))).toEqual(
    [],
  );
  expect(webhookBodies.join('')).not.toMatch(/Каримов|citizen\.example|ogiloy/u);
  expect(cms.run.output()).not.toMatch(/Каримов|citizen\.example|ogiloy/u);
});
