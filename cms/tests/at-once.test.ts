import { createChangeLogClient } from './support/changes';
import { createEdgeClient, filled } from './support/edge';
import { ownCms, type OwnCms } from './support/own-cms';
import { getDocumentId, createEntriesClient, logIn, type Editor } from './support/panel';
import { secrets } from './support/secrets';

let cms: OwnCms;
let chief: Editor;
beforeAll(async () => {
  cms = await ownCms('at-once');
  chief = await logIn(secrets.ADMIN_EMAIL, secrets.ADMIN_PASSWORD, cms.url);
});
afterAll(() => cms.remove());

const several = <T>(count: number, act: (number: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, number) => act(number)));
const statuses = (responses: readonly { status: number }[]) => responses.map(({ status }) => status).sort((one, other) => one - other);
const getEntryPath = (type: string, documentId: string) => `/content-manager/collection-types/api::${type}.${type}/${documentId}`;
const readIds = (table: string) => cms.database.rows(table).map((row) => String(row['document_id']));

test('concurrent approvals of a review publish it once, and all succeed', async () => {
  await createEdgeClient(cms.url).send('review', filled.review);
  const [review] = readIds('reviews');
  const responses = await several(5, () => chief.request('PUT', getEntryPath('review', String(review)), { stage: 'approved' }));
  expect(statuses(responses)).toEqual([200, 200, 200, 200, 200]);
  expect(cms.database.rows('ochiq_shown')).toHaveLength(1);
  expect(cms.database.query('SELECT id FROM testimonials WHERE published_at IS NOT NULL')).toHaveLength(1);
});

test('concurrent plans for one minute: one is accepted', async () => {
  const document = getDocumentId(await createEntriesClient(chief, 'tag', 'uz').create({ name: 'Yorliq', slug: 'bir-daqiqa' }));
  const minute = new Date(Math.ceil(Date.now() / 60_000) * 60_000 + 600_000).toISOString();
  const plan = { type: 'tag', document, locale: 'uz', action: 'publish', minute };
  const responses = await several(5, () => chief.request('POST', '/admin/schedule', plan));
  expect(responses.filter(({ status }) => status < 300)).toHaveLength(1);
  expect(cms.database.rows('ochiq_schedule')).toHaveLength(1);
});

test('concurrent redirects from one address: one is published', async () => {
  const responses = await several(4, (number) =>
    createEntriesClient(chief, 'redirect', 'uz').createAndPublish({ from: '/eski', to: `/uz/about?n=${String(number)}`, permanent: true }),
  );
  expect(responses.filter(({ status }) => status < 300)).toHaveLength(1);
  expect(statuses(responses).slice(1)).toEqual([400, 400, 400]);
});

test('reading the log during concurrent publications misses no change, and no request hangs', async () => {
  const log = createChangeLogClient(cms.url);
  const { last: begun } = await log.read('limit=1');
  const tags = createEntriesClient(chief, 'tag', 'uz');
  const shared = getDocumentId(await tags.create({ name: 'Yorliq', slug: 'umumiy' }));
  const state = { isOver: false };
  const read: number[] = [];
  const reading = async () => {
    for (let isLast = false; !isLast;) {
      isLast = state.isOver;
      const { changes } = await log.read(`after=${String(read.at(-1) ?? begun)}&limit=1000`);
      read.push(...changes.map(({ id }) => id));
    }
  };
  const publishing = several(24, (number) =>
    number % 3 === 0
      ? tags.publish(shared, { name: `Yorliq ${String(number)}` })
      : tags.createAndPublish({ name: 'Yorliq', slug: `birga-${String(number)}` }),
  ).finally(() => {
    state.isOver = true;
  });
  const [responses] = await Promise.all([publishing, reading()]);
  expect(responses.filter(({ status }) => status >= 300)).toEqual([]);
  const { changes } = await log.read(`after=${String(begun)}&limit=1000`);
  expect(read).toEqual(changes.map(({ id }) => id));
  expect(read).toHaveLength(24);
});

test('several appeals are deleted together although their statistics fail', async () => {
  for (const number of [1, 2]) {
    const fields = { ...filled.appeal, subject: `Savol ${String(number)}` };
    await createEdgeClient(cms.url).send('appeal', fields, { address: `203.0.113.${String(number)}` });
  }
  const documentIds = readIds('appeals');
  expect(documentIds).toHaveLength(2);
  cms.database.refuse('appeal_statistics');
  const path = '/content-manager/collection-types/api::appeal.appeal/actions/bulkDelete';
  const { status } = await chief.request('POST', path, { documentIds: documentIds.slice(0, 1) });
  cms.database.allow('appeal_statistics');
  expect(status).toBe(200);
  expect(readIds('appeals')).toEqual(documentIds.slice(1));
});
