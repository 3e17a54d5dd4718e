import type { DeskResponse } from '../src/content/desk/desk';
import { removalChoiceHeader } from '../src/content/removal/removal';
import { createChangeLogClient } from './support/changes';
import { newEditor } from './support/new-editor';
import { ownCms, type OwnCms } from './support/own-cms';
import { getDocumentId, createEntriesClient, logIn, type Editor } from './support/panel';
import { queryString } from './support/query-string';
import { rowsWith } from './support/rows-with';
import { secrets } from './support/secrets';
import type { Plan } from '../src/content/schedule/planned';

const minuteMs = 60_000;
const settings = { SCHEDULE_MS: '50' };

let cms: OwnCms;
let chief: Editor;

beforeAll(async () => {
  cms = await ownCms('schedule', settings);
  chief = await logIn(secrets.ADMIN_EMAIL, secrets.ADMIN_PASSWORD, cms.url);
});
afterAll(() => cms.remove());

let count = 0;
const tag = () => ({ name: 'Yorliq', slug: `reja-${String((count += 1))}` });
const tags = (locale = 'uz', editor = chief) => createEntriesClient(editor, 'tag', locale);
const newDraft = async (locale = 'uz') => getDocumentId(await tags(locale).create(tag()));

const beginning = Math.floor(Date.now() / minuteMs);
const inMinutes = (minutes: number) => new Date((beginning + minutes) * minuteMs).toISOString();
const about = (document: string, locale = 'uz') => ({ type: 'tag', document, locale });
const list = (document: string, locale = 'uz', editor = chief) =>
  editor.request('GET', `/admin/schedule?${queryString(about(document, locale))}`);
const add = (document: string, fields: Readonly<Record<string, unknown>> = {}, editor = chief) =>
  editor.request('POST', '/admin/schedule', { ...about(document), action: 'publish', minute: inMinutes(10), ...fields });
const plansIn = ({ body }: Awaited<ReturnType<typeof list>>) => body['plans'] as Plan[];

const readPlanRows = (document: string) => rowsWith(cms, 'ochiq_schedule', 'document', document);
/** The clock reaches the minute of what is planned for a document: the plan is moved to now instead. */
const reachMinute = (document: string, at = Date.now() - 1000) => {
  cms.database.run(`UPDATE ochiq_schedule SET minute = ${cms.database.instant(at)} WHERE document = '${document}'`);
};
/** Waits until nothing is planned for a document any more. */
async function over(document: string): Promise<readonly unknown[]> {
  for (const end = Date.now() + 20_000; Date.now() < end;) {
    const states = readPlanRows(document).map(({ state }) => state);
    if (!states.includes('waiting')) return states;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('What is planned was not done in time');
}
const publishedIn = (document: string) =>
  cms.database.query(`SELECT locale FROM tags WHERE document_id = '${document}' AND published_at IS NOT NULL`).map(({ locale }) => locale);

test('publishes at the planned minute, in one language only, and logs it', async () => {
  const id = await newDraft();
  await tags('ru').update(id, tag());
  const added = await add(id);
  expect(added.status).toBe(200);
  expect(plansIn(added)).toMatchObject([
    { action: 'publish', state: 'waiting', minute: inMinutes(10), reason: null, askedBy: 'Ochiq Administrator' },
  ]);
  expect(publishedIn(id)).toEqual([]);
  const left = await createChangeLogClient(cms.url).leftBy(async () => {
    reachMinute(id);
    expect(await over(id)).toEqual(['done']);
  });
  expect(left).toEqual([{ kind: 'publish', type: 'tag', documentId: id, locales: ['uz'], file: null }]);
  expect(publishedIn(id)).toEqual(['uz']);
});

test('lets others read between two plans that are due at once', async () => {
  const ids: string[] = [];
  for (let number = 0; number < 8; number += 1) {
    const id = await newDraft();
    await add(id);
    ids.push(id);
  }
  const waiting = () => ids.flatMap((id) => readPlanRows(id)).filter(({ state }) => state === 'waiting').length;
  cms.database.run(
    `UPDATE ochiq_schedule SET minute = ${cms.database.instant(Date.now() - 1000)} WHERE document IN (${ids.map((id) => `'${id}'`).join()})`,
  );
  for (const end = Date.now() + 20_000; waiting() === ids.length && Date.now() < end;)
    await new Promise((resolve) => setTimeout(resolve, 1));
  // Dozens of queries, each of which would wait for a plan.
  const read = await chief.request('GET', '/content-manager/collection-types/api::tag.tag?locale=uz&pageSize=10');
  expect(read.status).toBe(200);
  expect(waiting()).toBeGreaterThan(0);
  for (const id of ids) expect(await over(id)).toEqual(['done']);
});

test('withdraws at the planned minute', async () => {
  const id = getDocumentId(await tags().createAndPublish(tag()));
  await add(id, { action: 'unpublish' });
  reachMinute(id);
  expect(await over(id)).toEqual(['done']);
  expect(publishedIn(id)).toEqual([]);
});

test('does with what uses it what was chosen then, and leaves what came later, which the desk tells', async () => {
  const [old, next, other] = [tag(), tag(), tag()];
  const ids = await Promise.all([old, next, other].map(async (values) => getDocumentId(await tags().createAndPublish(values))));
  const link = (slug: string) => [
    {
      type: 'paragraph',
      children: [
        { type: 'text', text: '' },
        { type: 'link', url: `/news/tag/${slug}`, children: [{ type: 'text', text: 'belgi' }] },
        { type: 'text', text: '' },
      ],
    },
  ];
  const faqs = createEntriesClient(chief, 'faq', 'uz');
  const ask = async (slug: string) => getDocumentId(await faqs.createAndPublish({ question: 'Qayerda?', answer: link(slug), order: 1 }));
  const [first = '', second = '', third = ''] = ids;
  const using = await ask(old.slug);
  const leaving = { ...about(first), action: 'unpublish', minute: inMinutes(10) };
  expect((await chief.request('POST', '/admin/schedule', leaving)).status).toBe(409);
  const onUses = { [removalChoiceHeader]: `replace:${second}` };
  expect((await chief.request('POST', '/admin/schedule', leaving, onUses)).status).toBe(200);
  await add(third, { action: 'unpublish' });
  const later = await ask(other.slug);
  const { planned } = (await chief.request('GET', '/admin/desk')).body as unknown as DeskResponse;
  const countsOf = (id: string) => planned.filter(({ document }) => document === id).map(({ laterUses }) => laterUses);
  expect([countsOf(first), countsOf(third)]).toEqual([[0], [1]]);
  for (const id of [first, third]) {
    reachMinute(id);
    expect(await over(id)).toEqual(['done']);
  }
  const answerOf = async (id: string) => ((await faqs.find(id)).body.data as { answer: unknown }).answer;
  expect([await answerOf(using), await answerOf(later)]).toEqual([link(next.slug), link(other.slug)]);
  expect([...publishedIn(first), ...publishedIn(third)]).toEqual([]);
});

test('publishes what was saved until then', async () => {
  const id = await newDraft();
  await add(id);
  await tags().update(id, { name: 'Keyin yozilgan' });
  reachMinute(id);
  await over(id);
  expect(cms.database.query(`SELECT name FROM tags WHERE document_id = '${id}' AND published_at IS NOT NULL`)).toEqual([
    { name: 'Keyin yozilgan' },
  ]);
});

test('stores the guard’s reason for a refusal, and publishes nothing', async () => {
  const id = getDocumentId(await tags().create({ slug: tag().slug }));
  await add(id);
  reachMinute(id);
  expect(await over(id)).toEqual(['failed']);
  expect(plansIn(await list(id))).toMatchObject([{ state: 'failed', reason: "This can't be published: name is missing (uz)" }]);
  expect(publishedIn(id)).toEqual([]);
});

test('reports a dead link like any refusal; entries planned for one time may link to each other', async () => {
  const announcements = createEntriesClient(chief, 'announcement', 'uz');
  const linking = (slug: string, to: string) => ({
    title: 'Eʼlon',
    slug,
    date: '2026-11-20',
    body: [
      { type: 'paragraph', children: [{ type: 'link', url: `/announcements/${to}`, children: [{ type: 'text', text: 'shu yerda' }] }] },
    ],
  });
  const drafts = [linking('birga-1', 'birga-2'), linking('birga-2', 'birga-1'), linking('yolgiz', 'hech-qayer')];
  const ids: string[] = [];
  for (const draft of drafts) ids.push(getDocumentId(await announcements.create(draft)));
  for (const id of ids) await add(id, { type: 'announcement' });
  const all = ids.map((id) => `'${id}'`).join(', ');
  cms.database.run(`UPDATE ochiq_schedule SET minute = ${cms.database.instant(Date.now() - 1000)} WHERE document IN (${all})`);
  const states: unknown[] = [];
  for (const id of ids) states.push(...(await over(id)));
  expect(states).toEqual(['done', 'done', 'failed']);
  expect(readPlanRows(ids[2] ?? '')[0]?.['reason']).toContain(
    'body.0.children.0.url leads nowhere: “shu yerda” → /announcements/hech-qayer',
  );
});

test('reports an entry that was deleted meanwhile', async () => {
  const id = await newDraft();
  await add(id);
  await tags().remove(id);
  reachMinute(id);
  expect(await over(id)).toEqual(['failed']);
  expect(readPlanRows(id)).toMatchObject([{ reason: 'There is nothing to publish: the entry was deleted' }]);
});

test('retries failures in the order of their minutes', async () => {
  const id = await newDraft();
  await add(id);
  await add(id, { action: 'unpublish', minute: inMinutes(11) });
  cms.database.refuse('ochiq_change');
  cms.database.run(
    `UPDATE ochiq_schedule SET minute = ${cms.database.instant(Date.now() - 2000)} WHERE document = '${id}' AND action = 'publish'`,
  );
  cms.database.run(
    `UPDATE ochiq_schedule SET minute = ${cms.database.instant(Date.now() - 1000)} WHERE document = '${id}' AND action = 'unpublish'`,
  );
  const tries = () => readPlanRows(id).map(({ attempts }) => Number(attempts));
  while ((tries()[0] ?? 0) < 2) await new Promise((resolve) => setTimeout(resolve, 20));
  expect([publishedIn(id), tries()[1]]).toEqual([[], 0]);
  cms.database.allow('ochiq_change');
  expect(await over(id)).toEqual(['done', 'done']);
  expect(publishedIn(id)).toEqual([]);
});

test('cancels a plan once', async () => {
  const id = await newDraft();
  const [first] = plansIn(await add(id));
  const cancel = () => chief.request('DELETE', `/admin/schedule/${String(first?.id)}`);
  expect(plansIn(await cancel())).toMatchObject([{ state: 'cancelled' }]);
  expect((await cancel()).body.error?.message).toContain('does not wait any more');
  reachMinute(id);
  const other = await newDraft();
  await add(other);
  reachMinute(other);
  expect(await over(other)).toEqual(['done']);
  expect([readPlanRows(id).map(({ state }) => state), publishedIn(id)]).toEqual([['cancelled'], []]);
});

test('lists waiting plans first, by time', async () => {
  const id = await newDraft();
  await add(id, { minute: inMinutes(30) });
  await add(id, { action: 'unpublish', minute: inMinutes(20) });
  const [done] = plansIn(await add(id, { minute: inMinutes(10) }));
  await chief.request('DELETE', `/admin/schedule/${String(done?.id)}`);
  expect(plansIn(await list(id)).map(({ minute, state }) => [minute, state])).toEqual([
    [inMinutes(20), 'waiting'],
    [inMinutes(30), 'waiting'],
    [inMinutes(10), 'cancelled'],
  ]);
});

describe('invalid plans', () => {
  test.each([
    ['a minute that is over', { minute: inMinutes(0) }, 400],
    ['half a minute', { minute: new Date(Date.parse(inMinutes(10)) + 30_000).toISOString() }, 400],
    ['no instant', { minute: 'tomorrow' }, 400],
    ['something else than publishing', { action: 'delete' }, 400],
    ['a type that is not content', { type: 'appeal' }, 400],
    ['a language without a version', { locale: 'en' }, 403],
    ['a document that there is not', { document: 'none' }, 403],
  ])('%s', async (_, fields, status) => {
    const id = await newDraft();
    expect((await add(id, fields)).status).toBe(status);
    expect(readPlanRows(id)).toEqual([]);
  });

  test('a second plan for the same minute', async () => {
    const id = await newDraft();
    await add(id);
    const again = await add(id, { action: 'unpublish' });
    expect([again.status, again.body.error?.message]).toEqual([400, expect.stringContaining('planned for this minute already')]);
    expect(readPlanRows(id)).toHaveLength(1);
  });
});

describe('rights', () => {
  test('an editor plans and cancels in the own language, and only reads the others', async () => {
    const russian = await newEditor(chief, 'Editor (ru)', cms.url);
    const id = await newDraft('ru');
    await tags('uz').update(id, tag());
    const own = await add(id, { locale: 'ru' }, russian);
    expect([own.status, own.body['mayPlan']]).toEqual([200, true]);
    const refused = await add(id, {}, russian);
    expect([refused.status, (refused.body['error'] as { message: string }).message]).toEqual([
      403,
      expect.stringContaining('Your role does not publish in this language (uz): ask an administrator for a role that does'),
    ]);
    expect((await list(id, 'uz', russian)).status).toBe(403);
    const [foreign] = plansIn(await add(id));
    expect((await russian.request('DELETE', `/admin/schedule/${String(foreign?.id)}`)).status).toBe(403);
    const [plan] = plansIn(own);
    expect((await russian.request('DELETE', `/admin/schedule/${String(plan?.id)}`)).status).toBe(200);
  });

  test('refuses requests without a session, and tokens of the content API', async () => {
    const address = `${cms.url}/admin/schedule?${queryString(about(await newDraft()))}`;
    expect((await fetch(address)).status).toBe(401);
    expect((await fetch(address, { headers: { authorization: `Bearer ${secrets.BUILD_TOKEN}` } })).status).toBe(401);
  });
});

describe('at the end', () => {
  test('carries out missed plans once when the CMS is back', async () => {
    const id = await newDraft();
    await add(id);
    reachMinute(id, Date.now() + 1000);
    cms = await cms.again(settings);
    expect(await over(id)).toEqual(['done']);
    expect(publishedIn(id)).toEqual(['uz']);
    expect(rowsWith(cms, 'ochiq_change', 'document_id', id)).toHaveLength(1);
  });
});
