import type { AuditKind } from '../src/people/audit/kinds';
import { createAuditClient } from './support/audit';
import { MailServer } from './support/mail-server';
import { ownCms, type OwnCms } from './support/own-cms';
import { createEntriesClient, type Editor, getDocumentId, logIn } from './support/panel';
import { type Colleague, createReviewClient, getRefusal, newColleague, readNotices, reviewRuleOf, setRules } from './support/review';
import { rowsWith } from './support/rows-with';
import { runHosted } from './support/run-hosted';
import { secrets } from './support/secrets';

const mail = new MailServer();
const review = createReviewClient('tag');
const smtp = () => `smtp://127.0.0.1:${String(mail.port)}`;
let cms: OwnCms;
let chief: Editor;
let author: Colleague;
let one: Colleague;
let two: Colleague;
let russian: Colleague;
let count = 0;

beforeAll(async () => {
  await mail.start();
  cms = await ownCms('review', { SMTP_URL: smtp(), MAIL_FROM: 'site@ochiq.example', MAIL_RETRY_MS: '1000' });
  chief = await logIn(secrets.ADMIN_EMAIL, secrets.ADMIN_PASSWORD, cms.url);
  const make = (name: string, language: string, role = 'Editor (uz)') => newColleague(chief, role, { url: cms.url, name, language });
  author = await make('Malika', 'uz');
  one = await make('Otabek', 'ru');
  two = await make('Nodira', 'en');
  russian = await make('Ирина', 'ru', 'Editor (ru)');
  await setRules(chief, [reviewRuleOf('tag', { approvals: 2, skippedBy: ['strapi-super-admin'] })]);
});
afterAll(async () => {
  await cms.remove();
  await mail.stop();
});

const tags = (by: Editor = author, locale = 'uz') => createEntriesClient(by, 'tag', locale);
const newTag = async (by: Editor = author) =>
  getDocumentId(await tags(by).create({ name: 'Yorliq', slug: `hayot-${String((count += 1))}` }));
const noticesOn = async (by: Editor, document: string) =>
  (await readNotices(by)).filter((notice) => notice.document === document).map(({ kind }) => kind);
const lettersTo = (person: Colleague, title: string) =>
  mail.arrived.filter(({ to, text }) => to.includes(person.email) && text.includes(title));

describe('the life of a draft', () => {
  test('goes from its submission over changes and two approvals to its publication, and each step is recorded', async () => {
    const log = createAuditClient(chief);
    const begin = await log.end();
    const id = await newTag();
    expect(await review.read(author, id)).toMatchObject({
      ...{ state: 'draft', needed: { approvals: 2, outside: 'none' }, missing: { approvals: 2, outside: false } },
      ...{ submission: null, isVoid: false },
      refusals: { submit: null, approve: 'not-submitted', skip: 'no-skipping', publish: 'not-approved', remark: null },
    });
    const submitted = await review.act(author, 'submit', id, { assignees: [one.id], dueOn: '2027-01-15', note: 'Iltimos, tez' });
    expect(submitted.status).toBe(200);
    expect(submitted.body).toMatchObject({
      state: 'submitted',
      submission: {
        ...{ by: { id: author.id, name: 'Malika' }, assignees: [{ id: one.id, name: 'Otabek' }], dueOn: '2027-01-15' },
        ...{ note: 'Iltimos, tez', decisions: [] },
      },
      refusals: { submit: 'already-submitted', withdraw: null, approve: 'own-version' },
    });

    expect((await review.act(one, 'changes', id, { note: 'Sarlavhani qisqartiring' })).body).toMatchObject({ state: 'changes-asked' });
    expect((await review.read(author, id)).submission?.decisions).toMatchObject([
      { kind: 'changes-asked', by: { name: 'Otabek' }, note: 'Sarlavhani qisqartiring' },
    ]);
    await tags().update(id, { name: 'Qisqa' });
    expect((await review.read(author, id)).state).toBe('changes-asked');
    await review.act(author, 'submit', id, { assignees: [one.id, two.id] });

    expect((await review.act(one, 'approve', id)).body).toMatchObject({ state: 'submitted', missing: { approvals: 1, outside: false } });
    expect(getRefusal(await review.act(one, 'approve', id)).code).toBe('already-approved');
    expect(getRefusal(await tags().publish(id)).code).toBe('not-approved');
    expect((await review.act(two, 'approve', id)).body).toMatchObject({ state: 'approved', missing: { approvals: 0, outside: false } });
    expect((await tags().publish(id)).status).toBe(200);
    expect(await review.read(author, id)).toMatchObject({
      state: 'published',
      submission: null,
      refusals: { submit: 'already-published' },
    });

    const kinds = (await log.since(begin)).filter(({ subject }) => subject?.id === id).map(({ kind, user }) => [kind, user?.name]);
    expect(kinds).toEqual([
      ['create', 'Malika'],
      ['review-submit', 'Malika'],
      ['review-changes', 'Otabek'],
      ['update', 'Malika'],
      ['review-submit', 'Malika'],
      ['review-approve', 'Otabek'],
      ['review-approve', 'Nodira'],
      // The form saves what it publishes: the same.
      ['update', 'Malika'],
      ['publish', 'Malika'],
    ] satisfies [AuditKind, string][]);
  });

  test('begins again with every later change, whoever made it', async () => {
    const id = await newTag();
    await review.act(author, 'submit', id);
    await review.act(one, 'approve', id);
    await review.act(two, 'approve', id);
    expect((await review.read(author, id)).state).toBe('approved');
    await tags(one).update(id, { name: 'Boshqa' });
    expect(await review.read(author, id)).toMatchObject({ state: 'draft', isVoid: true, missing: { approvals: 2 } });
    // Back to the approved text: what was approved was void in between, and stays so.
    await tags(one).update(id, { name: 'Yorliq' });
    expect(await review.read(author, id)).toMatchObject({ state: 'draft', isVoid: true });
    await review.act(author, 'submit', id);
    expect(getRefusal(await review.act(one, 'approve', id)).code).toBe('own-version');
    expect((await review.act(two, 'approve', id)).status).toBe(200);
  });

  test('is not changed by a save that says the same', async () => {
    const id = await newTag();
    await review.act(author, 'submit', id);
    await tags(one).update(id, { name: 'Yorliq' });
    expect((await review.read(author, id)).state).toBe('submitted');
    expect((await review.act(one, 'approve', id)).status).toBe(200);
  });

  test('is about the version that was read: a decision about another one is refused', async () => {
    const id = await newTag();
    await review.act(author, 'submit', id);
    const { version } = await review.read(one, id);
    await tags().update(id, { name: 'Keyingi' });
    await review.act(author, 'submit', id);
    for (const act of ['approve', 'changes', 'withdraw'] as const)
      expect(getRefusal(await review.act(one, act, id, { version, ...(act === 'changes' ? { note: 'Yoʻq' } : {}) })).code).toBe(
        'other-version',
      );
    expect((await review.read(one, id)).state).toBe('submitted');
  });

  test('can be taken back by its author, and by who reviews it', async () => {
    for (const by of [author, one]) {
      const id = await newTag();
      await review.act(author, 'submit', id);
      expect((await review.act(by, 'withdraw', id)).body).toMatchObject({ state: 'draft', isVoid: false, submission: null });
      expect(await noticesOn(two, id)).toEqual([]);
    }
  });

  test('skips its approvals for a reason that everybody sees, by a role that the rule names', async () => {
    const id = await newTag();
    expect(getRefusal(await review.act(one, 'skip', id, { reason: 'Shoshilinch' })).code).toBe('no-skipping');
    expect((await review.act(chief, 'skip', id, { reason: ' ' })).status).toBe(400);
    expect((await review.act(chief, 'skip', id, { reason: 'Suv toshqini' })).body).toMatchObject({ state: 'skipped' });
    expect((await review.read(author, id)).submission?.decisions).toMatchObject([
      { kind: 'skipped', by: { name: 'Ochiq Administrator' }, note: 'Suv toshqini' },
    ]);
    const [row] = (await createAuditClient(chief).read('kind=review-skip')).rows;
    expect(row).toMatchObject({ subject: { id }, details: { reason: 'Suv toshqini' } });
    expect((await tags().publish(id)).status).toBe(200);
    await tags().update(id, { name: 'Yana' });
    expect(getRefusal(await tags().publish(id)).code).toBe('not-approved');
  });

  test('is assigned to people who may approve it, and to no others', async () => {
    const id = await newTag();
    for (const other of [author.id, russian.id, 999_999])
      expect(getRefusal(await review.act(author, 'submit', id, { assignees: [other] })).code).toBe('not-reviewer');
    await review.act(author, 'submit', id, { assignees: [one.id] });
    expect(await noticesOn(two, id)).toEqual([]);
    expect((await review.act(author, 'assignment', id, { assignees: [two.id], dueOn: '2027-02-01' })).body).toMatchObject({
      submission: { assignees: [{ name: 'Nodira' }], dueOn: '2027-02-01' },
    });
    expect(await noticesOn(two, id)).toEqual(['submitted']);
    expect((await review.read(author, id)).reviewers.map(({ name }) => name)).toEqual(['Nodira', 'Ochiq Administrator', 'Otabek']);
  });

  test('is over with its entry', async () => {
    const id = await newTag();
    await review.act(author, 'submit', id);
    await tags().remove(id);
    expect((await review.ask(author, id)).status).toBe(404);
    expect(await noticesOn(one, id)).toEqual([]);
    expect(rowsWith(cms, 'ochiq_review_round', 'document', id)).toMatchObject([{ state: 'withdrawn' }]);
    await chief.request('DELETE', `/admin/deleted-entries/tag/${id}`);
    expect(rowsWith(cms, 'ochiq_review_round', 'document', id)).toEqual([]);
  });

  test('with a stricter rule meanwhile needs what that asks for', async () => {
    await setRules(chief, [reviewRuleOf('tag', { approvals: 1 })]);
    const id = await newTag();
    await review.act(author, 'submit', id);
    await review.act(one, 'approve', id);
    expect((await review.read(author, id)).state).toBe('approved');
    await setRules(chief, [reviewRuleOf('tag', { approvals: 2, skippedBy: ['strapi-super-admin'] })]);
    expect(await review.read(author, id)).toMatchObject({ state: 'submitted', missing: { approvals: 1 } });
    expect(getRefusal(await tags().publish(id)).code).toBe('not-approved');
  });
});

describe('remarks', () => {
  const remark = (by: Editor, document: string, fields: object) => review.act(by, 'remarks', document, { text: 'Tuzating', ...fields });

  test('are on fields, blocks and the entry, are answered, resolved and opened again', async () => {
    const id = await newTag();
    expect((await remark(one, id, { field: 'name', text: 'Imlo' })).status).toBe(200);
    await remark(two, id, {});
    const [first, second] = (await review.read(author, id)).threads;
    expect([first, second]).toMatchObject([
      { field: 'name', block: null, text: 'Imlo', by: { name: 'Otabek' }, replies: [], resolved: null },
      { field: null, text: 'Tuzating', by: { name: 'Nodira' } },
    ]);
    await remark(author, id, { thread: first?.id, text: 'Tuzatdim' });
    const setState = (by: Editor, thread: number, isResolved: boolean) =>
      by.request('POST', `/admin/review/remarks/${String(thread)}/state`, { isResolved });
    expect((await setState(author, first?.id ?? 0, true)).body['threads']).toMatchObject([
      { replies: [{ text: 'Tuzatdim', by: { name: 'Malika' } }], resolved: { by: { name: 'Malika' } } },
      { resolved: null },
    ]);
    await setState(one, first?.id ?? 0, false);
    expect((await review.read(author, id)).threads[0]?.resolved).toBeNull();
    await setState(one, first?.id ?? 0, true);
    await remark(two, id, { thread: first?.id, text: 'Yana xato bor' });
    expect((await review.read(author, id)).threads[0]?.resolved).toBeNull();
    expect((await setState(russian, first?.id ?? 0, true)).status).toBe(403);
    expect((await setState(one, 999_999, true)).status).toBe(404);
  });

  test.each<[string, object]>([
    ['on an unknown field', { field: 'password' }],
    ['in an unknown thread', { thread: 999_999 }],
    ['without a text', { text: '' }],
    ['with a longer text', { text: 'x'.repeat(4001) }],
    ['on no path', { field: '../x' }],
    ['on no block', { block: 'a b' }],
  ])('are none %s', async (_, fields) => {
    const id = await newTag();
    expect([400, 403]).toContain((await remark(one, id, fields)).status);
    expect((await review.read(author, id)).threads).toEqual([]);
  });

  test('are told to the author and to who wrote in the thread, and to nobody else', async () => {
    const id = await newTag();
    await remark(one, id, { field: 'name' });
    expect([await noticesOn(author, id), await noticesOn(one, id), await noticesOn(two, id)]).toEqual([['remark'], [], []]);
    const [thread] = (await review.read(author, id)).threads;
    await remark(author, id, { thread: thread?.id });
    expect([await noticesOn(author, id), await noticesOn(one, id), await noticesOn(two, id)]).toEqual([['remark'], ['remark'], []]);
  });
});

describe('letters and rows of the desk', () => {
  test('come to all who may approve where nobody is assigned, each in their language, and not to the author or other languages', async () => {
    const id = getDocumentId(await tags().create({ name: 'Hammaga', slug: `hayot-${String((count += 1))}` }));
    await review.act(author, 'submit', id, { note: 'Marhamat' });
    const hasArrived = () => [one, two].every((person) => lettersTo(person, 'Hammaga').length > 0);
    for (const end = Date.now() + 20_000; Date.now() < end && !hasArrived();) await new Promise((resolve) => setTimeout(resolve, 50));
    expect(lettersTo(one, 'Hammaga').map(({ text }) => text)).toEqual([
      expect.stringContaining('Запись отправлена на согласование. Отправитель: Malika.'),
    ]);
    expect(lettersTo(two, 'Hammaga').map(({ text }) => text)).toEqual([
      expect.stringContaining('Malika has submitted an entry for review.'),
    ]);
    expect([lettersTo(author, 'Hammaga'), lettersTo(russian, 'Hammaga')]).toEqual([[], []]);
    expect([await noticesOn(one, id), await noticesOn(author, id), await noticesOn(russian, id)]).toEqual([['submitted'], [], []]);
  });

  test('leave the desk when what they ask for is done, and can be taken off it by their owner alone', async () => {
    const id = await newTag();
    await review.act(author, 'submit', id);
    await review.act(one, 'approve', id);
    expect([await noticesOn(one, id), await noticesOn(two, id), await noticesOn(author, id)]).toEqual([[], ['submitted'], []]);
    await review.act(two, 'approve', id);
    expect([await noticesOn(two, id), await noticesOn(author, id)]).toEqual([[], ['approved']]);
    const notice = (await readNotices(author)).find(({ document, kind }) => document === id && kind === 'approved');
    await one.request('DELETE', `/admin/review-notices/${String(notice?.id)}`);
    expect(await noticesOn(author, id)).toEqual(['approved']);
    await author.request('DELETE', `/admin/review-notices/${String(notice?.id)}`);
    expect(await noticesOn(author, id)).toEqual([]);
  });

  test('come once a day, or never, to who wants it so; the desk has them in any case', async () => {
    const choose = (by: Editor, letters: string) => by.request('POST', '/admin/review-settings', { letters });
    expect((await one.request('GET', '/admin/review-settings')).body).toEqual({ letters: 'at-once' });
    expect((await choose(one, 'daily')).body).toEqual({ letters: 'daily' });
    expect((await choose(two, 'never')).status).toBe(200);
    expect((await choose(two, 'sometimes')).status).toBe(400);
    const id = getDocumentId(await tags().create({ name: 'Kunlik xat', slug: `hayot-${String((count += 1))}` }));
    await review.act(author, 'submit', id, { assignees: [one.id, two.id] });
    expect([await noticesOn(one, id), await noticesOn(two, id)]).toEqual([['submitted'], ['submitted']]);
    expect(rowsWith(cms, 'ochiq_notice', 'document', id).map(({ letter }) => letter)).toEqual(['daily', 'done']);
    expect(cms.database.rows('ochiq_mail').filter(({ body }) => String(body).includes('Kunlik xat'))).toEqual([]);
    // Without a mail server what waits goes on waiting.
    expect(await runHosted('purge', { CMS_DATA_DIR: cms.data }).ended).toBe(0);
    expect(rowsWith(cms, 'ochiq_notice', 'document', id).map(({ letter }) => letter)).toEqual(['daily', 'done']);
    const morning = { CMS_DATA_DIR: cms.data, SMTP_URL: smtp(), MAIL_FROM: 'site@ochiq.example' };
    expect(await runHosted('purge', morning).ended).toBe(0);
    expect(await runHosted('purge', morning).ended).toBe(0);
    for (const end = Date.now() + 30_000; Date.now() < end && lettersTo(one, 'Kunlik xat').length === 0;)
      await new Promise((resolve) => setTimeout(resolve, 50));
    expect(lettersTo(one, 'Kunlik xat').map(({ headers, text }) => [headers.includes('события дня'), text])).toEqual([
      [true, expect.stringMatching(/На согласование \(Malika\): Запись: Kunlik xat/u)],
    ]);
    expect(lettersTo(two, 'Kunlik xat')).toEqual([]);
    expect(rowsWith(cms, 'ochiq_notice', 'document', id).map(({ letter }) => letter)).toEqual(['done', 'done']);
    await choose(one, 'at-once');
    await choose(two, 'at-once');
  });

  test('of a remark are not given to who may no longer read its field', async () => {
    const id = await newTag();
    await review.act(one, 'remarks', id, { field: 'name', text: 'Imlo' });
    expect(rowsWith(cms, 'ochiq_notice', 'document', id).map(({ field }) => field)).toEqual(['name']);
    expect(await noticesOn(author, id)).toEqual(['remark']);
    cms.database.run(`UPDATE ochiq_notice SET field = 'unknown' WHERE document = '${id}'`);
    expect(await noticesOn(author, id)).toEqual([]);
  });

  test('are not given to who may no longer read the entry', async () => {
    const id = await newTag();
    await review.act(author, 'submit', id, { assignees: [one.id] });
    expect(await noticesOn(one, id)).toEqual(['submitted']);
    const roles = (await chief.request('GET', '/admin/roles')).body.data as { id: number; name: string }[];
    const find = (name: string) => roles.find((role) => role.name === name)?.id;
    await chief.request('PUT', `/admin/users/${String(one.id)}`, { roles: [find('Editor (ru)')] });
    expect(await noticesOn(one, id)).toEqual([]);
    expect((await review.ask(one, id)).status).toBe(403);
    await chief.request('PUT', `/admin/users/${String(one.id)}`, { roles: [find('Editor (uz)')] });
  });
});

describe('the rules', () => {
  test('are changed by administrators, all at once, from what they began from, and are recorded', async () => {
    const read = async () => (await chief.request('GET', '/admin/review-rules')).body as { revision: number; rules: unknown[] };
    const { revision, rules } = await read();
    const next = [...rules, reviewRuleOf('news', { locale: 'ru' })];
    expect((await chief.request('POST', '/admin/review-rules', { revision: revision - 1, rules: next })).status).toBe(403);
    expect((await chief.request('POST', '/admin/review-rules', { revision, rules: next })).body).toMatchObject({ revision: revision + 1 });
    const [row] = (await createAuditClient(chief).read('kind=review-rules')).rows;
    expect(row).toMatchObject({ user: { name: 'Ochiq Administrator' }, details: { added: ['news · * · ru · 1 + none'], removed: [] } });
    expect((await setRules(chief, rules as never)).status).toBe(200);
    const unknown = await setRules(chief, [reviewRuleOf('tag', { skippedBy: ['made-up'] })]);
    expect([unknown.status, unknown.body.error?.message]).toEqual([400, 'There is no role made-up']);
  });

  test('are neither read nor changed by others', async () => {
    expect((await author.request('GET', '/admin/review-rules')).status).toBe(403);
    expect((await author.request('POST', '/admin/review-rules', { revision: 0, rules: [] })).status).toBe(403);
    const auditor = await newColleague(chief, 'Auditor', { url: cms.url, name: 'Auditor' });
    expect((await auditor.request('GET', '/admin/review-rules')).body).toMatchObject({ mayUpdate: false });
    expect((await auditor.request('POST', '/admin/review-rules', { revision: 0, rules: [] })).status).toBe(403);
  });

  test('list roles, and the places of pages in the order of the tree', async () => {
    const { roles, sections } = (await chief.request('GET', '/admin/review-rules')).body as {
      roles: { code: string; name: string; mayReview: boolean }[];
      sections: { section: string; title: string; depth: number }[];
    };
    expect(roles.find(({ name }) => name === 'Editor (uz)')).toMatchObject({ mayReview: true });
    expect(roles.find(({ name }) => name === 'Auditor')).toMatchObject({ mayReview: false });
    const pages = createEntriesClient(chief, 'page', 'uz');
    const page = (slug: string, parent: string | null) => ({ title: slug, slug, parent, blocks: [] });
    const above = getDocumentId(await pages.create(page('tepa', null)));
    const below = getDocumentId(await pages.create(page('past', `page:${above}`)));
    const after = (await chief.request('GET', '/admin/review-rules')).body['sections'] as typeof sections;
    const index = after.findIndex(({ section }) => section === `page:${above}`);
    expect(after.slice(index, index + 2)).toEqual([
      { section: `page:${above}`, title: 'tepa', depth: 0 },
      { section: `page:${below}`, title: 'past', depth: 1 },
    ]);
  });

  test('that are not understood publish nothing', async () => {
    const id = await newTag();
    const table = 'strapi_core_store_settings';
    const key = 'core_ochiq_review_rules';
    const [row] = rowsWith(cms, table, 'key', key);
    cms.database.run(`UPDATE ${table} SET value = '{"revision":"x"}' WHERE key = '${key}'`);
    expect((await tags().publish(id)).status).toBe(500);
    cms.database.run(`UPDATE ${table} SET value = '${String(row?.['value'])}' WHERE key = '${key}'`);
  });
});
