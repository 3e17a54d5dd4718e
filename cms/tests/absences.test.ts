import { absencePaths, type AbsencesResponse, getAbsencePath, type OwnAbsencesResponse } from '../src/people/absences/absence';
import { pendingCode, secondFactorPath } from '../src/people/second-factor/second-factor';
import { computeTotpCode } from '../src/people/second-factor/totp';
import { addDaysToDay, toTashkentDay } from '../src/submissions/forms/days';
import { createAuditClient } from './support/audit';
import { MailServer } from './support/mail-server';
import { ownCms, type OwnCms } from './support/own-cms';
import { createEntriesClient, type Editor, getDocumentId, logIn } from './support/panel';
import { type Colleague, createReviewClient, getRefusal, newColleague, readNotices, reviewRuleOf, setRules } from './support/review';
import { setRoleLimits } from './support/role-limits';
import { rowsWith } from './support/rows-with';
import { secrets } from './support/secrets';

const mail = new MailServer();
const review = createReviewClient('tag');
const today = toTashkentDay(new Date());
const [yesterday, tomorrow] = [addDaysToDay(today, -1), addDaysToDay(today, 1)];
let cms: OwnCms;
let chief: Editor;
/** Who is away, who stands in, and another who writes what the first one approves. */
let absent: Colleague;
let standIn: Colleague;
let author: Colleague;
let count = 0;

const make = (name: string, role: string, language = 'en') => newColleague(chief, role, { url: cms.url, name, language });
async function connect(): Promise<void> {
  chief = await logIn(secrets.ADMIN_EMAIL, secrets.ADMIN_PASSWORD, cms.url);
}

beforeAll(async () => {
  await mail.start();
  const settings = {
    SCHEDULE_MS: '50',
    SMTP_URL: `smtp://127.0.0.1:${String(mail.port)}`,
    MAIL_FROM: 'site@ochiq.example',
    MAIL_RETRY_MS: '1000',
  };
  cms = await ownCms('absences', settings);
  await connect();
  absent = await make('Malika', 'Editor (uz)');
  standIn = await make('Otabek', 'Editor (ru)');
  author = await make('Nodira', 'Editor (uz)');
});
afterAll(async () => {
  await cms.remove();
  await mail.stop();
});

type Days = { fromDay?: string; untilDay?: string; hasAdministration?: boolean };
const set = (user: { id: number }, by: { id: number }, { fromDay = today, untilDay = today, ...others }: Days = {}, chooser = chief) =>
  chooser.request('POST', absencePaths.absences, { user: user.id, standIn: by.id, fromDay, untilDay, ...others });
const drop = (id: number, by: Editor = chief) => by.request('DELETE', getAbsencePath(id));
const read = async (person: { id: number }, by: Editor = chief) =>
  (await by.request('GET', `${absencePaths.absences}?person=${String(person.id)}`)).body as unknown as AbsencesResponse;
const readOwn = async (by: Editor) => (await by.request('GET', absencePaths.own)).body as unknown as OwnAbsencesResponse;
/** Ends all absences, as the last day does: the days are over. */
const passDays = (fromDay = addDaysToDay(today, -3), untilDay = yesterday) => {
  cms.database.run(`UPDATE ochiq_absence SET from_day = '${fromDay}', until_day = '${untilDay}' WHERE ended_at IS NULL`);
};
const addTag = (by: Editor, locale = 'uz') =>
  createEntriesClient(by, 'tag', locale).create({ name: 'Yorliq', slug: `yorliq-${String((count += 1))}` });
const canWrite = async (by: Editor, locale = 'uz') => (await addTag(by, locale)).status === 201;
const listActions = async (by: Editor) =>
  ((await by.request('GET', '/admin/users/me/permissions')).body.data as { action: string; properties: { locales?: string[] } }[]).map(
    ({ action, properties }) => `${action} ${String(properties.locales)}`,
  );
/** Makes a role. @returns its name */
async function addRole(name: string, actions: readonly string[], further: readonly object[] = []): Promise<string> {
  const made = await chief.request('POST', '/admin/roles', { name, description: '' });
  const permissions = [...actions.map((action) => ({ action, subject: null, properties: {}, conditions: [] })), ...further];
  const path = `/admin/roles/${String((made.body.data as { id: number }).id)}/permissions`;
  expect((await chief.request('PUT', path, { permissions })).status).toBe(200);
  return name;
}
const update = 'plugin::content-manager.explorer.update';
const messageOf = ({ status, body }: Awaited<ReturnType<typeof set>>) => [status, body.error?.message];
/** Has roles require a second factor, and no others. */
async function requireFactor(...names: readonly string[]): Promise<void> {
  const known = (await chief.request('GET', '/admin/roles')).body.data as { name: string; code: string }[];
  const roles = known.filter(({ name }) => names.includes(name)).map(({ code }) => code);
  const input = { roles, proof: secrets.ADMIN_PASSWORD };
  expect((await chief.request('POST', '/admin/second-factors/roles', input)).status).toBe(204);
}
afterEach(() => passDays());

describe('a stand-in', () => {
  test('has the rights of the absent person on these days, and on no other', async () => {
    expect(await canWrite(standIn)).toBe(false);
    expect((await set(absent, standIn, { fromDay: tomorrow, untilDay: tomorrow })).status).toBe(204);
    expect([await canWrite(standIn), (await listActions(standIn)).includes(`${update} uz`)]).toEqual([false, false]);
    passDays(yesterday, today);
    expect([await canWrite(standIn), (await listActions(standIn)).includes(`${update} uz`)]).toEqual([true, true]);
    expect((await readOwn(standIn)).standInFor).toEqual([{ id: absent.id, name: 'Malika', roles: ['Editor (uz)'], untilDay: today }]);
    const path = '/admin/rights-of-people/entry?type=tag&locale=uz';
    const { publish } = (await chief.request('GET', path)).body as { publish: { name: string; standInFor: string[] }[] };
    expect(publish.flatMap(({ name, standInFor }) => standInFor.map((other) => [name, other]))).toEqual([['Otabek', 'Malika']]);
    // What is stored of the account stays.
    expect((await standIn.request('GET', '/admin/users/me')).body.data).toMatchObject({ roles: [{ name: 'Editor (ru)' }] });
    passDays();
    expect([await canWrite(standIn), (await listActions(standIn)).includes(`${update} uz`)]).toEqual([false, false]);
    expect([await canWrite(standIn, 'ru'), await canWrite(absent)]).toEqual([true, true]);
  });

  test('loses them at once where an administrator ends it, or one of the accounts is deactivated', async () => {
    await set(absent, standIn);
    const [absence] = (await read(absent)).absences;
    expect(absence).toMatchObject({ absent: { name: 'Malika' }, standIn: { name: 'Otabek' }, isCurrent: true, hasAdministration: false });
    expect(await canWrite(standIn)).toBe(true);
    expect((await drop(absence?.id ?? 0)).status).toBe(204);
    expect([await canWrite(standIn), (await read(absent)).absences, (await drop(absence?.id ?? 0)).status]).toEqual([false, [], 404]);
    await set(absent, standIn);
    const account = `/admin/users/${String(absent.id)}`;
    await chief.request('PUT', account, { isActive: false });
    expect(await canWrite(standIn)).toBe(false);
    await chief.request('PUT', account, { isActive: true });
    absent = { ...absent, ...(await logIn(absent.email, 'Editor-of-the-tests-1', cms.url)) };
  });

  test('lends no right that they have by standing in themselves', async () => {
    const third = await make('Karim', 'Editor (en)');
    await set(absent, standIn);
    await set(standIn, third);
    expect([await canWrite(third, 'ru'), await canWrite(third, 'uz')]).toEqual([true, false]);
  });

  test('makes no token with rights that are lent: it would outlive them', async () => {
    const robot = await make('Temur', await addRole('Tokens', ['admin::admin-tokens.create']));
    await set(absent, robot);
    const right = { action: update, subject: 'api::tag.tag', properties: { locales: ['uz'], fields: ['name'] }, conditions: [] };
    const addToken = (name: string, adminPermissions: readonly object[]) =>
      robot.request('POST', '/admin/admin-tokens', { name, description: '', lifespan: null, adminPermissions });
    expect([(await addToken('Own', [])).status, (await addToken('Lent', [right])).status]).toEqual([201, 400]);
  });

  test('has of a role what is work on entries and files, and no setting of a plugin', async () => {
    const lender = await make('Jasur', await addRole('Sozlamalar', ['plugin::upload.read', 'plugin::users-permissions.roles.update']));
    await set(lender, standIn);
    const actions = (await listActions(standIn)).map((action) => action.split(' ')[0]);
    expect(actions).toContain('plugin::upload.read');
    expect(actions).not.toContain('plugin::users-permissions.roles.update');
    // What auditors read is lent, and no change of it.
    const canSee = async () => {
      const paths = ['/admin/audit-log', '/admin/users', '/admin/roles', '/admin/review-rules'];
      return Promise.all(paths.map(async (path) => (await standIn.request('GET', path)).status));
    };
    expect(await canSee()).toEqual([403, 403, 403, 403]);
    await set(await make('Sitora', 'Auditor'), standIn);
    expect([await canSee(), (await setRules(standIn, [])).status]).toEqual([[200, 200, 200, 200], 403]);
  });

  test('has “only own entries” as the absent person has it: those of that person', async () => {
    const right = (name: string, conditions: readonly string[]) => ({
      ...{ action: `plugin::content-manager.explorer.${name}`, subject: 'api::tag.tag', conditions },
      properties: { locales: ['uz'], fields: ['name', 'slug'] },
    });
    const rights = [right('read', []), right('create', []), right('update', ['admin::is-creator'])];
    const lender = await make('Nargiza', await addRole('Oʻz yozuvlari', [], rights));
    const [other, theirs] = [getDocumentId(await addTag(author)), getDocumentId(await addTag(lender))];
    await set(lender, standIn);
    const own = getDocumentId(await addTag(standIn));
    const tags = createEntriesClient(standIn, 'tag', 'uz');
    const update = async (id: string) => (await tags.update(id, { name: 'Boshqa' })).status;
    expect([await update(theirs), await update(own), await update(other)]).toEqual([200, 403, 403]);
  });

  test('with a limited role is within its limits, unless an absent person may do the same elsewhere', async () => {
    const addPage = (by: Editor, parent: string) => {
      count += 1;
      return createEntriesClient(by, 'page', 'uz').create({ title: 'Sahifa', slug: `sahifa-${String(count)}`, parent, blocks: [] });
    };
    const inside = `page:${getDocumentId(await addPage(chief, 'section:activities'))}`;
    const fields = ['title', 'slug', 'parent'];
    const rights = ['read', 'create'].map((right) => ({
      ...{ action: `plugin::content-manager.explorer.${right}`, subject: 'api::page.page', conditions: [] },
      properties: { locales: ['uz'], fields },
    }));
    const limited = await make('Sherzod', await addRole('Ekspeditsiya', [], rights));
    expect((await setRoleLimits(chief, { Ekspeditsiya: { sections: [inside], units: null } })).body.error).toBeUndefined();
    const write = async () => [(await addPage(limited, inside)).status, (await addPage(limited, 'section:activities')).status];
    expect(await write()).toEqual([201, 403]);
    await set(await make('Anvar', 'Auditor'), limited);
    expect(await write()).toEqual([201, 403]);
    passDays();
    await set(absent, limited);
    expect(await write()).toEqual([201, 201]);
    passDays();
    expect(await write()).toEqual([201, 403]);
    await setRoleLimits(chief, {});
  });

  test('has no rights of administration, unless a Super Admin gives them', async () => {
    const second = await make('Zafar', 'Super Admin');
    await set(second, standIn);
    const canSee = async (path: string) => (await standIn.request('GET', path)).status === 200;
    expect([await canSee('/admin/users'), await canWrite(standIn)]).toEqual([false, false]);
    passDays();
    expect((await set(second, standIn, { hasAdministration: true })).status).toBe(204);
    expect([await canSee('/admin/users'), await canWrite(standIn)]).toEqual([true, true]);
    // What asks for the role itself stays with the role, and so does giving these rights.
    expect(await canSee('/admin/second-factors')).toBe(false);
    expect(await set(absent, author, { hasAdministration: true }, standIn).then(messageOf)).toEqual([
      403,
      expect.stringContaining('Only a Super Admin gives'),
    ]);
    expect((await read(second, standIn)).mayGiveAdministration).toBe(false);
    passDays();
    // Who becomes a Super Admin later lends nothing of that.
    const promoted = await make('Shahlo', 'Editor (uz)');
    expect((await set(promoted, standIn, { hasAdministration: true })).status).toBe(204);
    const roles = (await chief.request('GET', '/admin/roles')).body.data as { id: number; name: string }[];
    const superAdmin = roles.filter(({ name }) => name === 'Super Admin').map(({ id }) => id);
    expect((await chief.request('PUT', `/admin/users/${String(promoted.id)}`, { roles: superAdmin })).status).toBe(200);
    expect(await canSee('/admin/users')).toBe(false);
  });
});

test('a plan that a stand-in made takes place after the absence', async () => {
  const document = getDocumentId(await addTag(author));
  const minute = new Date(Math.ceil(Date.now() / 60_000) * 60_000 + 600_000).toISOString();
  const plan = () => standIn.request('POST', '/admin/schedule', { type: 'tag', document, locale: 'uz', action: 'publish', minute });
  expect((await plan()).status).toBe(403);
  await set(absent, standIn);
  expect((await plan()).status).toBe(200);
  passDays();
  cms.database.run(`UPDATE ochiq_schedule SET minute = ${cms.database.instant(Date.now() - 1000)}`);
  const readStates = () => rowsWith(cms, 'ochiq_schedule', 'document', document).map(({ state }) => state);
  for (const end = Date.now() + 20_000; Date.now() < end && readStates().includes('waiting');)
    await new Promise((resolve) => setTimeout(resolve, 20));
  expect(readStates()).toEqual(['done']);
  expect((await createEntriesClient(author, 'tag', 'uz').find(document)).body.data).toMatchObject({ status: 'published' });
});

describe('the review of drafts', () => {
  beforeAll(async () => {
    await setRules(chief, [reviewRuleOf('tag')]);
  });
  afterAll(async () => {
    await setRules(chief, []);
  });
  const submit = async (by: Editor, fields = {}) => {
    const id = getDocumentId(await addTag(by));
    expect((await review.act(by, 'submit', id, fields)).status).toBe(200);
    return id;
  };
  const noticesOn = async (by: Editor, document: string) =>
    (await readNotices(by)).filter((notice) => notice.document === document).map(({ kind, meantFor, isOwn }) => [kind, meantFor, isOwn]);

  test('asks the stand-in, too, who approves as one person', async () => {
    const before = await submit(author, { assignees: [absent.id] });
    expect(await noticesOn(standIn, before)).toEqual([]);
    await set(absent, standIn);
    const log = createAuditClient(chief);
    const begin = await log.end();
    const id = await submit(author, { assignees: [absent.id] });
    expect([await noticesOn(absent, id), await noticesOn(standIn, id), await noticesOn(standIn, before)]).toEqual([
      [['submitted', null, true]],
      [['submitted', 'Malika', true]],
      [['submitted', 'Malika', false]],
    ]);
    const isLetter = ({ to, text }: (typeof mail.arrived)[number]) => to.includes(standIn.email) && text.includes('Malika');
    for (const end = Date.now() + 30_000; Date.now() < end && !mail.arrived.some(isLetter);)
      await new Promise((resolve) => setTimeout(resolve, 100));
    expect(mail.arrived.some(isLetter)).toBe(true);
    const choose = (letters: string) => standIn.request('POST', '/admin/review-settings', { letters });
    await choose('daily');
    const later = await submit(author, { assignees: [absent.id] });
    const letters = rowsWith(cms, 'ochiq_notice', 'document', later).map(({ user, letter }) => [user, letter]);
    expect(letters).toContainEqual([standIn.id, 'daily']);
    await choose('at-once');
    expect((await review.read(author, id)).reviewers.map(({ name }) => name)).toContain('Otabek');
    expect((await review.act(standIn, 'approve', id)).body).toMatchObject({ state: 'approved' });
    const approval = (await log.since(begin)).find(({ kind }) => kind === 'review-approve');
    expect(approval).toMatchObject({ user: { name: 'Otabek' }, details: { standInFor: ['Malika'] } });
    passDays();
    expect(await noticesOn(standIn, before)).toEqual([]);
    expect((await review.ask(standIn, before)).status).toBe(403);
  });

  test('lets no stand-in approve what they wrote', async () => {
    await set(absent, standIn);
    const id = await submit(standIn);
    expect(await review.act(standIn, 'approve', id).then(getRefusal)).toMatchObject({ status: 403, code: 'own-version' });
    expect((await review.read(standIn, id)).reviewers.map(({ name }) => name)).not.toContain('Otabek');
    // Also where another colleague submits it to the absent person.
    const other = getDocumentId(await addTag(standIn));
    expect((await review.act(author, 'submit', other, { assignees: [absent.id] })).status).toBe(200);
    expect(await noticesOn(standIn, other)).toEqual([]);
    expect(await review.act(standIn, 'approve', other).then(getRefusal)).toMatchObject({ code: 'own-version' });
    expect((await review.act(absent, 'approve', other)).body).toMatchObject({ state: 'approved' });
  });
});

describe('the right to approve', () => {
  beforeAll(async () => {
    await setRules(chief, [reviewRuleOf('tag', { approvals: 2 })]);
  });
  afterAll(async () => {
    await setRules(chief, []);
  });

  test('is lent neither by who wrote a text nor by who has approved it', async () => {
    await set(absent, standIn);
    const readNames = async (id: string) => (await review.read(author, id)).reviewers.map(({ name }) => name);
    const submit = async (by: Editor, writer: Editor) => {
      const id = getDocumentId(await addTag(writer));
      expect((await review.act(by, 'submit', id)).status).toBe(200);
      return id;
    };
    const written = await submit(author, absent);
    const submitted = await submit(absent, author);
    const approved = await submit(author, author);
    expect(await readNames(approved)).toContain('Otabek');
    expect((await review.act(absent, 'approve', approved)).status).toBe(200);
    for (const id of [written, submitted, approved]) {
      expect(await review.act(standIn, 'approve', id).then(getRefusal)).toMatchObject({ status: 403, code: 'no-right' });
      expect(await readNames(id)).not.toContain('Otabek');
      expect((await review.act(author, 'assignment', id, { assignees: [standIn.id], dueOn: null })).status).toBe(403);
    }
    expect((await review.read(author, approved)).missing.approvals).toBe(1);
    // The other way round the absent person is a second one who looks at the text.
    const lent = await submit(author, author);
    expect((await review.act(standIn, 'approve', lent)).body).toMatchObject({ state: 'submitted', missing: { approvals: 1 } });
    expect((await review.act(absent, 'approve', lent)).body).toMatchObject({ state: 'approved' });
  });
});

describe('absences', () => {
  test('are set by who may change users, for days to come, and for two people with active accounts', async () => {
    const blocked = await make('Bahrom', 'Editor (uz)');
    await chief.request('PUT', `/admin/users/${String(blocked.id)}`, { isActive: false });
    const cases: [Awaited<ReturnType<typeof set>>, string][] = [
      [await set(absent, absent), 'can’t stand in for themselves'],
      [await set(absent, blocked), 'have to be active'],
      [await set(blocked, absent), 'have to be active'],
      [await set(absent, standIn, { fromDay: yesterday }), 'before today'],
      [await set(absent, standIn, { fromDay: tomorrow }), 'before the first one'],
      [await set(absent, standIn, { untilDay: addDaysToDay(today, 366) }), '366 days at most'],
    ];
    for (const [response, text] of cases) expect(messageOf(response)).toEqual([403, expect.stringContaining(text)]);
    await set(absent, standIn, { untilDay: tomorrow });
    expect(messageOf(await set(absent, author, { fromDay: tomorrow, untilDay: tomorrow }))[1]).toContain('set for some of these days');
    expect((await set(absent, author, { fromDay: '1', untilDay: today })).status).toBe(400);
  });

  test('are neither read, set nor ended by others, who propose their own only', async () => {
    await set(absent, standIn, { fromDay: tomorrow, untilDay: tomorrow });
    const [absence] = (await read(absent)).absences;
    const path = `${absencePaths.absences}?person=${String(absent.id)}`;
    for (const person of [absent, standIn, author]) {
      expect((await person.request('GET', path)).status).toBe(403);
      expect(messageOf(await set(author, person, {}, person))).toEqual([403, expect.stringContaining('ask one')]);
      expect((await drop(absence?.id ?? 0, person)).status).toBe(403);
    }
    const auditor = await make('Davron', 'Auditor');
    expect([(await read(absent, auditor)).mayChange, (await set(absent, author, {}, auditor)).status]).toEqual([false, 403]);
    for (const url of [path, absencePaths.own]) expect((await fetch(cms.url + url)).status).toBe(401);

    const log = createAuditClient(chief);
    const begin = await log.end();
    const propose = (by: Editor, fromDay: string) => by.request('POST', absencePaths.proposals, { fromDay, untilDay: fromDay });
    expect([(await propose(author, today)).status, (await propose(author, today)).status]).toEqual([204, 403]);
    const [proposal] = (await readOwn(author)).absences;
    expect(proposal).toMatchObject({ absent: { name: 'Nodira' }, standIn: null, isCurrent: false });
    expect([(await readOwn(chief)).proposals, (await readOwn(standIn)).proposals]).toEqual([[proposal], []]);
    expect((await drop(proposal?.id ?? 0, standIn)).status).toBe(403);
    // Who decides about it sets the stand-in, and the proposal is done with.
    expect((await set(author, standIn)).status).toBe(204);
    expect([(await readOwn(chief)).proposals, await canWrite(standIn)]).toEqual([[], true]);
    await propose(author, tomorrow);
    const [own] = (await readOwn(author)).absences.filter((one) => one.standIn === null);
    expect((await drop(own?.id ?? 0, author)).status).toBe(204);
    const events = (await log.since(begin)).filter(({ kind }) => kind === 'absence');
    expect(events.map(({ user, details }) => [user?.name, details['action']])).toEqual([
      ['Nodira', 'absence-proposed'],
      ['Ochiq Administrator', 'absence-set'],
      ['Nodira', 'absence-proposed'],
      ['Nodira', 'proposal-dropped'],
    ]);
  });

  test('tell who sets them what is worth knowing of a stand-in, and no second factors but to a Super Admin', async () => {
    const careful = await make('Ravshan', 'Editor (en)');
    const { body } = await careful.request('POST', `${secondFactorPath}/enrolment`, { proof: 'Editor-of-the-tests-1' });
    await standIn.request('POST', absencePaths.proposals, { fromDay: tomorrow, untilDay: tomorrow });
    await set(author, standIn);
    await absent.request('POST', absencePaths.proposals, { fromDay: today, untilDay: tomorrow });
    await requireFactor('Editor (uz)');
    const days = (person: { id: number }, fromDay: string) => ({ person: person.id, fromDay, untilDay: fromDay });
    const notes = {
      away: [days(author, today), days(standIn, tomorrow)],
      roles: [{ name: 'Editor (uz)', isSuperAdmin: false, needsFactor: true }],
      // One that was never confirmed is none.
      withFactor: [],
    };
    expect((await read(absent)).standInNotes).toEqual(notes);
    const code = computeTotpCode(String(body['key']).replaceAll(' ', ''), new Date());
    expect((await careful.request('POST', `${secondFactorPath}/confirmation`, { code })).status).toBe(200);
    expect((await read(absent)).standInNotes).toEqual({ ...notes, withFactor: [careful.id] });
    const personnel = await make('Lola', await addRole('Kadrlar', ['admin::users.read', 'admin::users.update', 'admin::roles.read']));
    expect((await read(absent, personnel)).standInNotes).toEqual({ ...notes, withFactor: null });
    expect((await read(absent, await make('Farruh', 'Auditor'))).standInNotes).toBeNull();
    await requireFactor();
    const roles = [{ name: 'Super Admin', isSuperAdmin: true, needsFactor: false }];
    expect((await read(await make('Rustam', 'Super Admin'))).standInNotes).toMatchObject({ roles, withFactor: null });
  });

  test('are in the audit log with begin and end, and in who had access on a day', async () => {
    const log = createAuditClient(chief);
    const begin = await log.end();
    cms.database.run('UPDATE ochiq_absence SET ended_at = made_at');
    await set(absent, standIn, { untilDay: tomorrow });
    const readAccess = async (day: string) =>
      (await log.access(day)).find(({ name }) => name === 'Otabek')?.standsInFor.map(({ name, roles }) => [name, ...roles]);
    expect(await readAccess(today)).toContainEqual(['Malika', 'Editor (uz)']);
    // On a day after the last one; what the test made before was over with this day.
    expect(await readAccess(addDaysToDay(tomorrow, 1))).toEqual([]);
    expect(await readAccess(tomorrow)).toEqual([['Malika', 'Editor (uz)']]);
    cms = await cms.again();
    await connect();
    cms.database.run(`UPDATE ochiq_absence SET until_day = '${yesterday}' WHERE ended_at IS NULL`);
    cms = await cms.again();
    await connect();
    const rows = (await createAuditClient(chief).since(begin))
      .filter(({ kind }) => kind === 'absence')
      .map(({ user, subject, details }) => [...[user?.name ?? null, subject?.title, details['action'], details['standIn']]]);
    expect(rows).toEqual([
      ['Ochiq Administrator', 'Malika', 'absence-set', 'Otabek'],
      [null, 'Malika', 'absence-begun', 'Otabek'],
      [null, 'Malika', 'absence-over', 'Otabek'],
    ]);
    standIn = { ...standIn, ...(await logIn(standIn.email, 'Editor-of-the-tests-1', cms.url)) };
  });

  test('of a role that requires a second factor ask the stand-in for one', async () => {
    await requireFactor('Editor (uz)');
    expect(await canWrite(standIn, 'ru')).toBe(true);
    await set(absent, standIn);
    const { status, body } = await standIn.request('GET', '/admin/information');
    expect([status, (body.error?.details as { code?: string } | undefined)?.code]).toEqual([403, pendingCode]);
    passDays();
    expect(await canWrite(standIn, 'ru')).toBe(true);
    await requireFactor();
  });
});
