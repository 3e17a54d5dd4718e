import type { IntakeFormName } from '@ochiq/contract/forms/forms';

import { createChangeLogClient } from './support/changes';
import { createEdgeClient, filled } from './support/edge';
import { newVacancy } from './support/new-offer';
import { ownCms, type OwnCms } from './support/own-cms';
import { getDocumentId, createEntriesClient, logIn, type Editor } from './support/panel';
import { secrets } from './support/secrets';
import { WakeServer } from './support/wake-server';

const publisher = new WakeServer();
let cms: OwnCms;
let editor: Editor;
let vacancy: string;

beforeAll(async () => {
  await publisher.start();
  cms = await ownCms('commit', { PUBLISHER_URL: publisher.url, PUBLISHER_KEY: publisher.key });
  editor = await logIn(secrets.ADMIN_EMAIL, secrets.ADMIN_PASSWORD, cms.url);
  vacancy = await newVacancy(editor, 'kimyogar');
});
afterAll(async () => {
  await cms.remove();
  await publisher.stop();
});

/** Does something while each transaction that touches a table fails at its end. */
async function withFailingCommit<T>(table: string, act: () => Promise<T>, on: 'INSERT' | 'UPDATE' = 'INSERT'): Promise<T> {
  cms.database.refuseCommit(table, on);
  try {
    return await act();
  } finally {
    cms.database.allow(table);
  }
}

const tables = {
  contact: 'contact_messages',
  callback: 'callback_requests',
  appeal: 'appeals',
  inquiry: 'inquiries',
  comment: 'comments',
  review: 'reviews',
  feedback: 'page_feedbacks',
  'error-report': 'page_feedbacks',
} as const satisfies Record<IntakeFormName, string>;

const failed = { status: 503, answer: { outcome: 'refused', reason: 'failed' } };

describe('submissions', () => {
  const forms = Object.entries(tables) as [IntakeFormName, string][];
  let lastAddress = 0;

  const getFields = (form: IntakeFormName): Readonly<Record<string, string>> => {
    if (form === 'inquiry') return { ...filled.inquiry, offer: vacancy };
    if (form !== 'comment') return filled[form];
    const [row] = cms.database.query("SELECT document_id FROM news_items WHERE published_at IS NOT NULL AND locale = 'uz'");
    return { news: String(row?.['document_id']), name: 'Ildar Nurov', content: 'Suv kamaydi.' };
  };

  test.each(forms)('%s is not reported as sent when its COMMIT fails, and a retry is stored', async (form, table) => {
    const edge = createEdgeClient(cms.url);
    const around = { ...(await edge.work()), key: `key-of-${form}`, address: `198.51.100.${String((lastAddress += 1))}` };
    const send = () => edge.send(form, getFields(form), around);
    const before = { rows: cms.database.rows(table).length, letters: cms.database.rows('ochiq_mail').length };
    expect(await withFailingCommit(table, send)).toEqual(failed);
    expect(cms.database.rows(table)).toHaveLength(before.rows);
    expect(cms.database.rows('ochiq_mail')).toHaveLength(before.letters);
    const { status, answer } = await send();
    expect([status, answer.outcome]).toEqual([201, 'sent']);
    expect(cms.database.rows(table)).toHaveLength(before.rows + 1);
    expect(await send()).toEqual({ status, answer });
    expect(cms.database.rows(table)).toHaveLength(before.rows + 1);
  });

  test('sends no letter for an account that was not stored', async () => {
    const signUp = () =>
      createEdgeClient(cms.url).send('signup', { name: 'Anvar Karimov', email: 'anvar@kept.example', password: 'uzun va maxfiy soʻz' });
    expect(await withFailingCommit('up_users', signUp)).toEqual(failed);
    expect(cms.database.query("SELECT id FROM up_users WHERE email = 'anvar@kept.example'")).toEqual([]);
    expect((await signUp()).status).toBe(201);
  });
});

describe('changes by editors', () => {
  const tags = () => createEntriesClient(editor, 'tag', 'uz');
  const versions = (slug: string) =>
    cms.database.query(`SELECT name, published_at IS NULL AS draft FROM tags WHERE slug = '${slug}' ORDER BY id`);

  test('a new draft', async () => {
    const create = () => tags().create({ name: 'Yorliq', slug: 'saqlanmagan' });
    expect((await withFailingCommit('tags', create)).status).toBe(500);
    expect(versions('saqlanmagan')).toEqual([]);
    expect((await create()).status).toBe(201);
  });

  test('a changed draft', async () => {
    const id = getDocumentId(await tags().create({ name: 'Eski', slug: 'ozgargan' }));
    const change = () => tags().update(id, { name: 'Yangi' });
    expect((await withFailingCommit('tags', change, 'UPDATE')).status).toBe(500);
    expect(versions('ozgargan')).toMatchObject([{ name: 'Eski' }]);
    expect((await change()).status).toBe(200);
    expect(versions('ozgargan')).toMatchObject([{ name: 'Yangi' }]);
  });

  test('a publication: nothing is live or logged, and the publisher is not notified', async () => {
    const log = createChangeLogClient(cms.url);
    const id = getDocumentId(await tags().create({ name: 'Eski', slug: 'elon-qilingan' }));
    const publish = () => tags().publish(id, { name: 'Yangi' });
    await publisher.calm();
    const woken = publisher.count;
    const left = await log.leftBy(() => withFailingCommit('ochiq_change', async () => expect((await publish()).status).toBe(500)));
    expect(left).toEqual([]);
    expect(versions('elon-qilingan')).toMatchObject([{ name: 'Eski' }]);
    await publisher.calm();
    expect(publisher.count).toBe(woken);
    expect((await publish()).status).toBe(200);
    expect(versions('elon-qilingan')).toHaveLength(2);
  });

  test('several publications together', async () => {
    const ids: string[] = [];
    for (const slug of ['birinchi', 'ikkinchi']) ids.push(getDocumentId(await tags().create({ name: 'Yorliq', slug })));
    const path = '/content-manager/collection-types/api::tag.tag/actions/bulkPublish?locale=uz';
    const publish = () => editor.request('POST', path, { documentIds: ids, locale: 'uz' });
    expect((await withFailingCommit('ochiq_change', publish)).status).toBe(500);
    expect([...versions('birinchi'), ...versions('ikkinchi')]).toHaveLength(2);
  });

  test('a folder of the media library, whose transaction Strapi ends by itself', async () => {
    const folder = async (name: string, parent: number | null) => {
      const { body } = await editor.request('POST', '/upload/folders', { name, parent });
      return (body.data as { id: number }).id;
    };
    const [above, below] = [await folder('Yuqori', null), await folder('Quyi', null)];
    const paths = () => cms.database.query('SELECT id, path FROM upload_folders ORDER BY id');
    const before = paths();
    const move = () => editor.request('PUT', `/upload/folders/${String(below)}`, { name: 'Quyi', parent: above });
    expect((await withFailingCommit('upload_folders', move, 'UPDATE')).status).toBe(500);
    expect(paths()).toEqual(before);
  });
});
