import { absencePaths, getHandoverPath, type OwnAbsencesResponse } from '../src/people/absences/absence';
import { leavingPath, type LeavingReport } from '../src/people/leaving/leaving';
import { addDaysToDay, getDayStart, toTashkentDay } from '../src/submissions/forms/days';
import { createAuditClient } from './support/audit';
import { FakePublisher } from './support/fake-publisher';
import { MailServer } from './support/mail-server';
import { ownCms, type OwnCms } from './support/own-cms';
import { createEntriesClient, type Editor, getDocumentId, logIn } from './support/panel';
import { type Colleague, createReviewClient, newColleague, readNotices, reviewRuleOf, setRules } from './support/review';
import { rowsWith } from './support/rows-with';
import { secrets } from './support/secrets';

const mail = new MailServer();
const publisher = new FakePublisher();
const review = createReviewClient('tag');
const today = toTashkentDay(new Date());
let cms: OwnCms;
let chief: Editor;
let leaver: Colleague;
let successor: Colleague;
let author: Colleague;
let count = 0;

const make = (name: string, role = 'Editor (uz)') => newColleague(chief, role, { url: cms.url, name, language: 'en' });
beforeAll(async () => {
  await mail.start();
  await publisher.start();
  cms = await ownCms('leaving', {
    ...{ SMTP_URL: `smtp://127.0.0.1:${String(mail.port)}`, MAIL_FROM: 'site@ochiq.example', MAIL_RETRY_MS: '1000' },
    ...{ SITE_URL: 'https://ochiq.example', PUBLISHER_URL: publisher.url, PUBLISHER_KEY: publisher.key },
  });
  chief = await logIn(secrets.ADMIN_EMAIL, secrets.ADMIN_PASSWORD, cms.url);
  author = await make('Nodira');
  leaver = await make('Malika');
  successor = await make('Otabek');
  await setRules(chief, [reviewRuleOf('tag', { outside: 'counts' })]);
});
afterAll(async () => {
  await cms.remove();
  await mail.stop();
  await publisher.stop();
});

const leave = (person: { id: number }, to: { id: number } | null, fields: object = {}, by: Editor = chief) =>
  by.request('POST', leavingPath, { person: person.id, successor: to?.id ?? null, ...fields });
const readReport = async (person: { id: number }, by: Editor = chief) =>
  (await by.request('GET', `${leavingPath}?person=${String(person.id)}`)).body as unknown as LeavingReport;
const readOwn = async (by: Editor) => (await by.request('GET', absencePaths.own)).body as unknown as OwnAbsencesResponse;
const messageOf = ({ status, body }: Awaited<ReturnType<typeof leave>>) => [status, body.error?.message];
const tags = (by: Editor) => createEntriesClient(by, 'tag', 'uz');
const addTag = async (by: Editor) => {
  count += 1;
  return getDocumentId(await tags(by).create({ name: `Yorliq ${String(count)}`, slug: `ish-${String(count)}` }));
};
const entry = (document: string) => ({ type: 'tag', document, locale: 'uz' });
const addLink = async (by: Editor, document: string) => {
  const made = await by.request('POST', '/admin/shared-drafts', { ...entry(document), isOfAll: false, days: 7 });
  expect(made.status).toBe(200);
};
const readLinks = () =>
  cms.database.rows('ochiq_token_link').map((row) => [row['purpose'], row['author_name'], row['revoked_at'] !== null]);
const isActive = ({ id }: { id: number }) =>
  cms.database.query(`SELECT is_active FROM admin_users WHERE id = ${String(id)}`)[0]?.['is_active'] === 1;
const noticesOn = async (by: Editor, document: string) =>
  (await readNotices(by)).filter((notice) => notice.document === document).map(({ kind, meantFor }) => [kind, meantFor]);

/** All that the person has open. */
type Work = Record<'draft' | 'submitted' | 'assigned' | 'own' | 'remarked' | 'planned', string>;
let work: Work;

async function openWork(): Promise<Work> {
  const made = {
    draft: await addTag(leaver),
    submitted: await addTag(leaver),
    assigned: await addTag(author),
    own: await addTag(successor),
    remarked: await addTag(author),
    planned: await addTag(author),
  };
  await review.act(leaver, 'submit', made.submitted, { assignees: [author.id] });
  await review.act(author, 'submit', made.assigned, { assignees: [leaver.id] });
  await review.act(successor, 'submit', made.own, { assignees: [leaver.id] });
  await review.act(leaver, 'remarks', made.remarked, { text: 'Nega?' });
  const minute = new Date(Math.ceil(Date.now() / 60_000) * 60_000 + 3_600_000).toISOString();
  await review.act(author, 'submit', made.planned);
  await review.act(successor, 'approve', made.planned);
  const plan = await leaver.request('POST', '/admin/schedule', { ...entry(made.planned), action: 'publish', minute });
  expect(plan.status).toBe(200);
  await addLink(leaver, made.draft);
  const { version } = await review.read(leaver, made.assigned);
  const invitation = { ...entry(made.assigned), version, name: 'Karim', email: 'karim@vazirlik.example', days: 7 };
  expect((await leaver.request('POST', '/admin/review/invitations', invitation)).status).toBe(200);
  const days = { fromDay: today, untilDay: addDaysToDay(today, 5) };
  for (const [user, standIn] of [
    [leaver.id, author.id],
    [author.id, leaver.id],
  ])
    expect((await chief.request('POST', absencePaths.absences, { user, standIn, ...days })).status).toBe(204);
  return made;
}

describe('a person who leaves', () => {
  test('is shown with all that they have open, to who may change users only', async () => {
    work = await openWork();
    const report = await readReport(leaver);
    const names = Object.entries(work);
    const shown = report.work.map(({ kind, document }) => [kind, names.find(([, id]) => id === document)?.[0]]);
    expect(shown.sort()).toEqual([
      ['assignment', 'assigned'],
      ['assignment', 'own'],
      ['draft', 'draft'],
      ['draft', 'submitted'],
      ['link', 'draft'],
      ['plan', 'planned'],
      ['remark', 'remarked'],
      ['submission', 'submitted'],
    ]);
    expect(report).toMatchObject({
      ...{ person: { id: leaver.id, name: 'Malika' }, refusal: null, invitations: 1, tokens: 0, rememberedBrowsers: 0 },
      ...{ standInFor: ['Nodira'], standIns: ['Nodira'] },
    });
    expect(report.successors.map(({ name }) => name)).toEqual(['Nodira', 'Ochiq Administrator', 'Otabek']);
    const auditor = await make('Davron', 'Auditor');
    for (const person of [leaver, successor, auditor]) {
      expect((await person.request('GET', `${leavingPath}?person=${String(author.id)}`)).status).toBe(403);
      expect(messageOf(await leave(author, successor, {}, person))).toEqual([403, expect.stringContaining('does not change people')]);
    }
    expect((await fetch(`${cms.url}${leavingPath}?person=1`)).status).toBe(401);
    expect((await chief.request('GET', `${leavingPath}?person=99999`)).status).toBe(404);
  });

  test('needs a successor with an active account, and is neither oneself nor the last Super Admin', async () => {
    const { id: me } = (await chief.request('GET', '/admin/users/me')).body.data as { id: number };
    const second = await make('Zafar', 'Super Admin');
    const cases: [Awaited<ReturnType<typeof leave>>, string][] = [
      [await leave(leaver, null), 'has open work'],
      [await leave(leaver, leaver), 'active account only'],
      [await leave(leaver, { id: 99_999 }), 'active account only'],
      [await leave({ id: me }, successor), 'your own account'],
    ];
    for (const [response, text] of cases) expect(messageOf(response)).toEqual([403, expect.stringContaining(text)]);
    expect((await leave({ id: 99_999 }, successor)).status).toBe(404);
    const role = await chief.request('POST', '/admin/roles', { name: 'Kadrlar', description: '' });
    const grant = (actions: readonly string[]) => {
      const permissions = actions.map((action) => ({ action: `admin::${action}`, subject: null, properties: {}, conditions: [] }));
      return chief.request('PUT', `/admin/roles/${String((role.body.data as { id: number }).id)}/permissions`, { permissions });
    };
    await grant(['users.read', 'users.update']);
    const personnel = await make('Lola', 'Kadrlar');
    // Who leaves is shown to who may read people, roles included.
    expect((await personnel.request('GET', `${leavingPath}?person=${String(me)}`)).status).toBe(403);
    await grant(['users.read', 'users.update', 'roles.read']);
    expect(messageOf(await leave(second, null, {}, personnel))).toEqual([403, expect.stringContaining('Only a Super Admin closes')]);
    // Another one, since nothing is open without a successor.
    expect((await leave(second, null)).status).toBe(204);
    expect((await second.request('GET', '/admin/users/me')).status).toBe(401);
    expect(messageOf(await leave({ id: me }, successor, {}, personnel))).toEqual([403, expect.stringContaining('the last Super Admin')]);
    expect((await readReport({ id: me }, personnel)).refusal).toBe('last-super-admin');
  });

  test('stays as they are where a part of it fails', async () => {
    const begin = await createAuditClient(chief).end();
    const before = [cms.database.rows('ochiq_review_round'), cms.database.rows('ochiq_token_link'), cms.database.rows('ochiq_notice')];
    cms.database.refuse('ochiq_handover');
    expect((await leave(leaver, successor)).status).toBe(500);
    cms.database.allow('ochiq_handover');
    expect([cms.database.rows('ochiq_review_round'), cms.database.rows('ochiq_token_link'), cms.database.rows('ochiq_notice')]).toEqual(
      before,
    );
    // An absence that begins with the next minute is recorded by nobody.
    expect((await createAuditClient(chief).since(begin)).filter(({ user }) => user !== null)).toEqual([]);
    expect([isActive(leaver), (await leaver.request('GET', '/admin/users/me')).status]).toEqual([true, 200]);
  });

  test('has no access from then on, and the successor has the work', async () => {
    const log = createAuditClient(chief);
    const begin = await log.end();
    cms.database.run(
      `INSERT INTO ochiq_staff_identity ("user", issuer, hash) VALUES (${String(leaver.id)}, 'https://provider.example', 'x')`,
    );
    expect((await leave(leaver, successor)).status).toBe(204);
    expect(cms.database.rows('ochiq_staff_identity')).toEqual([]);
    expect([isActive(leaver), (await leaver.request('GET', '/admin/users/me')).status]).toEqual([false, 401]);
    // Links end, plans stay, and no absence goes on.
    expect(readLinks()).toEqual([
      ['preview', 'Malika', true],
      ['approval', 'Malika', true],
    ]);
    expect(rowsWith(cms, 'ochiq_schedule', 'state', 'waiting').map((row) => row['asked_by'])).toEqual([leaver.id]);
    expect((await readOwn(author)).absences).toEqual([]);
    const rows = (await log.since(begin)).map(({ kind, details }) => [
      kind,
      details['successor'] ?? details['action'] ?? details['reason'],
    ]);
    expect(rows).toEqual([
      ['absence', 'absence-ended'],
      ['absence', 'absence-ended'],
      ['review-assign', undefined],
      ['review-assign', undefined],
      ['shared-draft-revoke', undefined],
      ['review-outside', 'revoke'],
      ['leaving', 'Otabek'],
      ['user', 'update'],
      ['sign-out', 'locked'],
      ['provider-link', 'provider-unlinked'],
    ]);
    // Who wrote a text does not review it: all others are asked then.
    const readAssignees = async (id: string) => (await review.read(author, id)).submission?.assignees.map(({ name }) => name);
    expect([await readAssignees(work.assigned), await readAssignees(work.own)]).toEqual([['Otabek'], []]);
    expect([await noticesOn(successor, work.assigned), await noticesOn(successor, work.own)]).toEqual([[['submitted', null]], []]);
    expect(await noticesOn(author, work.own)).toEqual([['submitted', null]]);
    const [handover] = (await readOwn(successor)).handovers;
    expect(handover).toMatchObject({ name: 'Malika' });
    expect(handover?.work.map(({ kind }) => kind).sort()).toEqual([
      'assignment',
      'assignment',
      'draft',
      'draft',
      'plan',
      'remark',
      'submission',
    ]);
    const desk = (await successor.request('GET', '/admin/desk')).body['drafts'] as { document: string }[];
    expect(desk.map(({ document }) => document)).toEqual(expect.arrayContaining([work.draft, work.submitted]));
    const isLetter = ({ to, text }: (typeof mail.arrived)[number]) => to.includes(successor.email) && text.includes('Malika has left');
    for (const end = Date.now() + 30_000; Date.now() < end && !mail.arrived.some(isLetter);)
      await new Promise((resolve) => setTimeout(resolve, 100));
    expect(mail.arrived.find(isLetter)?.text).toContain('Planned publication: ');
    // What concerns the person later goes to the successor, who takes the submission back.
    await review.act(author, 'changes', work.submitted, { note: 'Qisqartiring' });
    expect(await noticesOn(successor, work.submitted)).toEqual([['changes-asked', 'Malika']]);
    expect((await successor.request('DELETE', getHandoverPath(handover?.id ?? 0))).status).toBe(204);
    expect((await readOwn(successor)).handovers).toEqual([]);
  });

  test('has neither sessions, links, absences nor assignments again where the account is activated', async () => {
    const account = `/admin/users/${String(leaver.id)}`;
    expect((await chief.request('PUT', account, { isActive: true })).status).toBe(200);
    expect((await leaver.request('GET', '/admin/users/me')).status).toBe(401);
    const again = await logIn(leaver.email, 'Editor-of-the-tests-1', cms.url);
    expect([readLinks().every(([, , isRevoked]) => isRevoked), (await readOwn(again)).standInFor, await readNotices(again)]).toEqual([
      true,
      [],
      [],
    ]);
    expect((await review.read(author, work.assigned)).submission?.assignees).toEqual([{ id: successor.id, name: 'Otabek' }]);
    // What was assigned to the successor stays with them, and so does the row that asks for it.
    expect(await noticesOn(successor, work.assigned)).toEqual([['submitted', null]]);
    // Their work is theirs again.
    const desk = (await successor.request('GET', '/admin/desk')).body['drafts'] as { document: string }[];
    expect(desk.map(({ document }) => document)).not.toContain(work.draft);
  });

  test('hands links to drafts over where that is chosen', async () => {
    const other = await make('Bahrom');
    await addLink(other, await addTag(other));
    expect((await leave(other, successor, { handsOverLinks: true })).status).toBe(204);
    expect(readLinks().at(-1)).toEqual(['preview', 'Otabek', false]);
  });

  test('needs no successor for links alone, which are revoked then', async () => {
    const other = await make('Komila');
    await addLink(other, work.planned);
    expect((await readReport(other)).work.map(({ kind }) => kind)).toEqual(['link']);
    expect((await leave(other, null)).status).toBe(204);
    expect(readLinks().at(-1)).toEqual(['preview', 'Komila', true]);
  });
});

describe('the work of who left', () => {
  test('goes on with the successor, and stays where the account is deleted', async () => {
    const [first, second, third] = [await make('Aziz'), await make('Bekzod'), await make('Gulnora')];
    const draft = await addTag(first);
    const submitted = await addTag(first);
    await review.act(first, 'submit', submitted, { assignees: [author.id] });
    expect((await leave(first, second)).status).toBe(204);
    await review.act(author, 'changes', submitted, { note: 'Qisqartiring' });
    expect(await noticesOn(second, submitted)).toEqual([['changes-asked', 'Aziz']]);
    expect(messageOf(await leave(second, null))).toEqual([403, expect.stringContaining('has open work')]);
    expect((await leave(second, third)).status).toBe(204);
    expect(await noticesOn(third, submitted)).toEqual([['changes-asked', 'Aziz']]);
    const readShown = async () => {
      const desk = (await third.request('GET', '/admin/desk')).body['drafts'] as { document: string }[];
      const { handovers } = await readOwn(third);
      const kinds = handovers.find(({ name }) => name === 'Bekzod')?.work.map(({ kind }) => kind);
      return [desk.map(({ document }) => document).sort(), handovers.map(({ name }) => name).sort(), kinds?.sort()];
    };
    const shown = [[draft, submitted].sort(), ['Aziz', 'Bekzod'], ['draft', 'draft', 'submission']];
    expect(await readShown()).toEqual(shown);
    for (const { id } of [first, second]) expect((await chief.request('DELETE', `/admin/users/${String(id)}`)).status).toBe(200);
    expect(await readShown()).toEqual(shown);
  });

  test('gives the successor no right, but to take back what the person submitted', async () => {
    const [writer, reader] = [await make('Jamshid'), await make('Parvina', 'Auditor')];
    const submitted = await addTag(writer);
    expect((await review.act(writer, 'submit', submitted)).status).toBe(200);
    const readRights = async () => JSON.stringify((await reader.request('GET', '/admin/users/me/permissions')).body.data);
    const rights = await readRights();
    expect((await review.act(reader, 'withdraw', submitted)).status).toBe(403);
    expect((await leave(writer, reader)).status).toBe(204);
    expect([await readRights(), (await tags(reader).update(submitted, { name: 'Boshqa' })).status]).toEqual([rights, 403]);
    expect((await review.act(reader, 'withdraw', submitted)).body).toMatchObject({ state: 'draft' });
  });

  test('is handed over also where the account is blocked already, whose tokens ended with that', async () => {
    const role = await chief.request('POST', '/admin/roles', { name: 'Tokenlar', description: '' });
    const permissions = [{ action: 'admin::admin-tokens.create', subject: null, properties: {}, conditions: [] }];
    await chief.request('PUT', `/admin/roles/${String((role.body.data as { id: number }).id)}/permissions`, { permissions });
    const blocked = await make('Sardor', 'Tokenlar');
    const token = { name: 'Robot', description: '', lifespan: null, adminPermissions: [] };
    expect((await blocked.request('POST', '/admin/admin-tokens', token)).status).toBe(201);
    const writer = await make('Diyor');
    const draft = await addTag(writer);
    await addLink(writer, draft);
    for (const { id } of [blocked, writer])
      expect((await chief.request('PUT', `/admin/users/${String(id)}`, { isActive: false })).status).toBe(200);
    expect(rowsWith(cms, 'strapi_api_tokens', 'name', 'Robot')).toEqual([]);
    const log = createAuditClient(chief);
    const begin = await log.end();
    expect(await readReport(writer)).toMatchObject({ refusal: null, work: [{ kind: 'draft' }, { kind: 'link' }] });
    expect((await leave(writer, successor)).status).toBe(204);
    expect(readLinks().at(-1)).toEqual(['preview', 'Diyor', true]);
    expect((await log.since(begin)).map(({ kind }) => kind)).toEqual(['shared-draft-revoke', 'leaving']);
    expect((await readOwn(successor)).handovers.map(({ name }) => name)).toContain('Diyor');
  });
});

test('what a stand-in sends outside ends with the absence, unless they may do it by themselves', async () => {
  const standIn = await make('Ravshan', 'Editor (ru)');
  const untilDay = addDaysToDay(today, 1);
  const absence = { user: author.id, standIn: standIn.id, fromDay: today, untilDay };
  expect((await chief.request('POST', absencePaths.absences, absence)).status).toBe(204);
  const document = await addTag(author);
  const readUntil = async (by: Editor) => {
    const { body } = await by.request('POST', '/admin/shared-drafts', { ...entry(document), isOfAll: false, days: 7 });
    return (body['links'] as { until: string }[])[0]?.until ?? '';
  };
  const end = getDayStart(addDaysToDay(untilDay, 1)).toISOString();
  expect(await readUntil(standIn)).toBe(end);
  expect((await readUntil(author)) > end).toBe(true);
  // An invitation takes the right to review, which no author lends: another colleague does.
  expect((await chief.request('POST', absencePaths.absences, { ...absence, user: successor.id })).status).toBe(204);
  await review.act(author, 'submit', document);
  const { version } = await review.read(standIn, document);
  const invitation = { ...entry(document), version, name: 'Karim', email: 'karim@vazirlik.example', days: 7 };
  expect((await standIn.request('POST', '/admin/review/invitations', invitation)).status).toBe(200);
  const [link] = rowsWith(cms, 'ochiq_token_link', 'author_name', 'Ravshan').filter((row) => row['purpose'] === 'approval');
  expect(new Date(link?.['expires_at'] as string | number).toISOString()).toBe(end);
});
