import { randomUUID } from 'node:crypto';

import { newEditor } from './support/new-editor';
import { administrator, getDocumentId, createEntriesClient, type Editor } from './support/panel';

const chief = administrator();
let uzbek: Editor;
let moderator: Editor;
let id = '';

beforeAll(async () => {
  uzbek = await newEditor(chief, 'Editor (uz)');
  moderator = await newEditor(chief, 'Appeals and messages');
});
beforeEach(async () => {
  id = getDocumentId(await createEntriesClient(chief, 'tag', 'uz').create({ name: 'Yorliq', slug: `kimlar-${String(Date.now())}` }));
});

/** An edit view of the new entry in somebody's browser. */
function openView({ request }: Editor, locale = 'uz') {
  const view = randomUUID();
  return {
    view,
    beat: (fields: Readonly<Record<string, unknown>> = {}) =>
      request('POST', '/admin/presence', { view, type: 'tag', document: id, locale, state: 'reading', ...fields }),
    end: () => request('DELETE', `/admin/presence/${view}`),
  };
}

test('tells two people of each other, and who takes over', async () => {
  const [first, second] = [openView(chief), openView(uzbek)];
  expect((await first.beat()).body).toMatchObject({ others: [], hasEntry: true, takenBy: null, mayTakeOver: true });
  expect((await second.beat({ state: 'editing' })).body).toMatchObject({
    others: [{ name: 'Ochiq Administrator', state: 'reading', hasEntry: true, isSamePerson: false }],
    hasEntry: false,
  });
  expect((await second.beat({ takeOver: true })).body).toMatchObject({ hasEntry: true });
  expect((await first.beat()).body).toMatchObject({
    hasEntry: false,
    takenBy: { name: 'Editor Editor (uz)' },
    others: [{ name: 'Editor Editor (uz)', state: 'reading', hasEntry: true }],
  });
  await second.end();
  expect((await first.beat()).body).toMatchObject({ others: [], hasEntry: true, takenBy: null });
});

test('tells nothing of another language or entry', async () => {
  await createEntriesClient(chief, 'tag', 'ru').update(id, { name: 'Метка', slug: `metka-${String(Date.now())}` });
  await openView(chief, 'ru').beat();
  expect((await openView(uzbek).beat()).body).toMatchObject({ others: [], hasEntry: true });
});

test('tells nothing to who may not read the entry, in this language or at all', async () => {
  await openView(chief).beat();
  for (const editor of [moderator, await newEditor(chief, 'Editor (ru)')]) {
    const { status, body } = await openView(editor).beat();
    expect([status, body['others']]).toEqual([403, undefined]);
  }
  // And it does not say whether there is one.
  expect((await openView(moderator).beat({ document: 'a'.repeat(24) })).status).toBe(403);
  expect((await openView(chief).beat()).body).toMatchObject({ others: [{ name: 'Ochiq Administrator', isSamePerson: true }] });
});

test('lets nobody speak for, or end, another one’s view', async () => {
  const first = openView(chief);
  await first.beat();
  const { request } = uzbek;
  const forged = { view: first.view, type: 'tag', document: id, locale: 'uz', state: 'editing' };
  expect((await request('POST', '/admin/presence', forged)).status).toBe(400);
  await request('DELETE', `/admin/presence/${first.view}`);
  expect((await openView(uzbek).beat()).body).toMatchObject({ others: [{ name: 'Ochiq Administrator', state: 'reading' }] });
});

test('refuses what is no heartbeat', async () => {
  expect((await openView(chief).beat({ state: 'asleep' })).status).toBe(400);
  expect((await chief.request('POST', '/admin/presence', {})).status).toBe(400);
});
