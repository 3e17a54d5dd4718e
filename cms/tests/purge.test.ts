import { randomUUID } from 'node:crypto';

import { createEdgeClient, filled } from './support/edge';
import { newEditor } from './support/new-editor';
import { createEntriesClient, getDocumentId, logIn } from './support/panel';
import { ownCms, type OwnCms } from './support/own-cms';
import { runHosted } from './support/run-hosted';
import { secrets } from './support/secrets';

let cms: OwnCms;
beforeAll(async () => {
  cms = await ownCms('purge');
});
afterAll(() => cms.remove());

const intake = ['appeals', 'callback_requests', 'contact_messages', 'page_feedbacks', 'reviews'];
const counts = (tables: readonly string[]) => Object.fromEntries(tables.map((table) => [table, cms.database.rows(table).length]));

/** The work of the night that many days from now. */
async function night(days: number): Promise<void> {
  const instant = new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString();
  const { ended, output } = runHosted('purge', { CMS_DATA_DIR: cms.data }, [instant]);
  expect([await ended, output()]).toEqual([0, expect.any(String)]);
}

test('deletes expired rows, and no others', async () => {
  const edge = createEdgeClient(cms.url);
  const worked = await edge.work();
  await edge.send('appeal', filled.appeal, worked);
  await edge.send('callback', filled.callback);
  await edge.send('contact', filled.contact);
  await edge.send('feedback', filled.feedback);
  await edge.send('review', filled.review);
  const one = { appeals: 1, callback_requests: 1, contact_messages: 1, page_feedbacks: 1, reviews: 1 };
  expect(counts(intake)).toEqual(one);
  expect(counts(['ochiq_used_challenge', 'ochiq_salt'])).toEqual({ ochiq_used_challenge: 1, ochiq_salt: 1 });
  expect(cms.database.rows('ochiq_rate_limit').length).toBeGreaterThan(0);

  const chief = await logIn(secrets.ADMIN_EMAIL, secrets.ADMIN_PASSWORD, cms.url);
  const review = String(cms.database.rows('reviews')[0]?.['document_id']);
  await chief.request('PUT', `/content-manager/collection-types/api::review.review/${review}`, { stage: 'approved' });
  const shown = (await createEntriesClient(chief, 'testimonial', 'ru').list()).body['results'] as unknown[];
  expect(shown).toHaveLength(1);

  cms.database.run(`UPDATE ochiq_mail SET state = 'sent', ended_at = ${cms.database.instant(Date.now())} WHERE kind = 'callback'`);
  cms.database.run(`UPDATE ochiq_mail SET state = 'given-up', ended_at = ${cms.database.instant(Date.now())} WHERE kind = 'appeal'`);
  // One that is 29 days old in that night; without a mail server it and the message's have never gone.
  const young = Date.now() + 41 * 24 * 60 * 60 * 1000;
  cms.database.run(`UPDATE ochiq_mail SET made_at = ${cms.database.instant(young)} WHERE kind = 'appeal-receipt'`);
  cms.database.run(
    `UPDATE ochiq_mail SET made_at = ${cms.database.instant(young - 2 * 24 * 60 * 60 * 1000)} WHERE kind <> 'appeal-receipt'`,
  );
  const letters = () => cms.database.rows('ochiq_mail').map(({ kind, state }) => [kind, state]);
  expect(letters().sort()).toEqual([
    ['appeal', 'given-up'],
    ['appeal-receipt', 'waiting'],
    ['callback', 'sent'],
    ['contact', 'waiting'],
  ]);
  await night(70);
  const technical = ['ochiq_used_challenge', 'ochiq_salt', 'ochiq_rate_limit'];
  expect(counts([...intake, ...technical])).toEqual({ ...one, ochiq_used_challenge: 0, ochiq_salt: 0, ochiq_rate_limit: 0 });
  expect(letters()).toEqual([['appeal-receipt', 'waiting']]);

  await night(366);
  const later = { callback_requests: 0, contact_messages: 0, page_feedbacks: 0, reviews: 0, ochiq_mail: 0 };
  expect(counts([...intake, 'ochiq_mail'])).toEqual({ ...one, ...later });
  await night(3 * 365 + 1);
  expect(counts(intake)).toMatchObject({ appeals: 0 });

  expect((await createEntriesClient(chief, 'testimonial', 'ru').list()).body['results']).toHaveLength(1);
}, 120_000);

test('statistics do not shrink when appeals are deleted', () => {
  const numbers = cms.database.rows('appeal_statistics').map(({ received }) => received);
  expect(numbers).toEqual([1, 1, 1, 1, 1, 1]);
});

test('saved filters and open views go with their user; what an earlier deletion left goes at night', async () => {
  const chief = await logIn(secrets.ADMIN_EMAIL, secrets.ADMIN_PASSWORD, cms.url);
  const [first, second] = [await newEditor(chief, 'Editor (uz)', cms.url), await newEditor(chief, 'Editor (uz)', cms.url)];
  const document = getDocumentId(await createEntriesClient(chief, 'tag', 'uz').create({ name: 'Yorliq', slug: 'ketgan-xodim' }));
  const users: number[] = [];
  for (const { request } of [first, second]) {
    users.push(((await request('GET', '/admin/users/me')).body.data as { id: number }).id);
    expect((await request('POST', '/admin/list-views', { model: 'api::tag.tag', name: 'Filtr', query: { filters: [] } })).status).toBe(204);
    const beat = { view: randomUUID(), type: 'tag', document, locale: 'uz', state: 'reading' };
    expect((await request('POST', '/admin/presence', beat)).status).toBe(200);
  }
  const [deletedUser, otherUser] = users;
  const owners = (table: string) => cms.database.rows(table).map(({ user }) => user);
  expect(owners('ochiq_list_view')).toEqual(users);
  expect((await chief.request('DELETE', `/admin/users/${String(deletedUser)}`)).status).toBe(200);
  expect([owners('ochiq_list_view'), owners('ochiq_presence')]).toEqual([[otherUser], [otherUser]]);
  cms.database.run(`UPDATE ochiq_presence SET "user" = ${String(deletedUser)}`);
  await night(0);
  expect([owners('ochiq_list_view'), owners('ochiq_presence')]).toEqual([[otherUser], []]);
});
