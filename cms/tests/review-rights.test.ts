import type { ContentTypeName } from '@ochiq/contract/content-types';

import type { ReviewRefusal } from '../src/content/review/review';
import { ownCms, type OwnCms } from './support/own-cms';
import { createEntriesClient, type Editor, getDocumentId, logIn } from './support/panel';
import { createReviewClient, getRefusal, newColleague, reviewRuleOf, setRules } from './support/review';
import { secrets } from './support/secrets';

/**
 * Who may do what about the review of which entry in which language: every cell is tried over the API, the forbidden ones by
 * a person who has all the knowledge that they need.
 */

const people = ['author', 'colleague', 'russian', 'clerk', 'auditor', 'reader', 'administrator'] as const;
type PersonName = (typeof people)[number];
const roleNames = {
  author: 'Editor (uz)',
  colleague: 'Editor (uz)',
  russian: 'Editor (ru)',
  clerk: 'Appeals and messages',
  auditor: 'Auditor',
  reader: 'Reader',
  administrator: 'Super Admin',
} as const satisfies Record<PersonName, string>;

const actions = [
  'read',
  'submit',
  'withdraw',
  'approve',
  'changes',
  'skip',
  'assignment',
  'remarks',
  'invitations',
  'publish',
  'schedule',
] as const;
type Action = (typeof actions)[number];

/** `yes`, or how it is refused: `403` where it is not said why. */
type Cell = 'yes' | '403' | ReviewRefusal;

/** What each person may do to a version that the author wrote and submitted, in the language of the author. */
const table: Readonly<Record<PersonName, Readonly<Record<Action, Cell>>>> = {
  author: {
    ...{ read: 'yes', submit: 'already-submitted', withdraw: 'yes', approve: 'own-version', changes: 'own-version', skip: 'no-skipping' },
    ...{ assignment: 'yes', remarks: 'yes', invitations: 'own-version', publish: 'not-approved', schedule: 'not-approved' },
  },
  colleague: {
    ...{ read: 'yes', submit: 'already-submitted', withdraw: 'yes', approve: 'yes', changes: 'yes', skip: 'no-skipping' },
    ...{ assignment: 'yes', remarks: 'yes', invitations: 'no-link', publish: 'not-approved', schedule: 'not-approved' },
  },
  russian: createNothing(),
  clerk: createNothing(),
  // The auditor reads everything, and changes nothing.
  auditor: { ...createNothing('no-right'), read: 'yes', publish: '403', schedule: '403' },
  // A role that reads entries of this language, and no more.
  reader: { ...createNothing('no-right'), read: 'yes', publish: '403', schedule: '403' },
  administrator: {
    ...{ read: 'yes', submit: 'already-submitted', withdraw: 'yes', approve: 'yes', changes: 'yes', skip: 'yes' },
    ...{ assignment: 'yes', remarks: 'yes', invitations: 'no-link', publish: 'not-approved', schedule: 'not-approved' },
  },
};

function createNothing(how: Cell = '403'): Readonly<Record<Action, Cell>> {
  return Object.fromEntries(actions.map((action) => [action, how])) as Record<Action, Cell>;
}

/** Entries of a collection, a page of the tree, and the only entry of a type. */
const entries = ['tag', 'page', 'navigation'] as const satisfies readonly ContentTypeName[];
type EntryName = (typeof entries)[number];
const readFields = { tag: ['name', 'slug'], page: ['title'], navigation: ['institution'] } as const satisfies Record<
  EntryName,
  readonly string[]
>;

let cms: OwnCms;
let chief: Editor;
const editors = new Map<PersonName, Editor>();
let count = 0;

const getEditor = (name: PersonName): Editor => {
  const editor = editors.get(name);
  if (!editor) throw new Error(`There is no ${name}`);
  return editor;
};

/** Makes a role with rights to some fields of entries, in Uzbek. */
async function makeRole(name: string, actions: readonly ('read' | 'update')[], types: readonly EntryName[]): Promise<void> {
  const { data } = (await chief.request('POST', '/admin/roles', { name, description: name })).body as { data: { id: number } };
  const permissions = types.flatMap((type) =>
    actions.map((action) => ({
      ...{ action: `plugin::content-manager.explorer.${action}`, subject: `api::${type}.${type}`, conditions: [] },
      properties: { fields: readFields[type], locales: ['uz'] },
    })),
  );
  const { status } = await chief.request('PUT', `/admin/roles/${String(data.id)}/permissions`, { permissions });
  if (status !== 200) throw new Error('The role has no permissions');
}

beforeAll(async () => {
  cms = await ownCms('review-rights');
  chief = await logIn(secrets.ADMIN_EMAIL, secrets.ADMIN_PASSWORD, cms.url);
  await makeRole('Reader', ['read'], entries);
  await makeRole('Titles', ['read', 'update'], ['page']);
  for (const name of people)
    editors.set(
      name,
      name === 'administrator' ? chief : await newColleague(chief, roleNames[name], { url: cms.url, name, language: 'en' }),
    );
  await setRules(
    chief,
    entries.map((type) => reviewRuleOf(type, { outside: 'counts', skippedBy: ['strapi-super-admin'] })),
  );
});
afterAll(() => cms.remove());

const client = (type: EntryName, by: Editor, locale = 'uz') => createEntriesClient(by, type, locale);

/** Writes a version of an entry. @returns the document that it is of */
async function write(type: EntryName, by: Editor, locale = 'uz'): Promise<string> {
  const word = `huquq-${String((count += 1))}`;
  if (type === 'navigation') {
    const menu = [{ id: 'a', target: 'route:about', labels: { uz: word }, hidden: [], items: [] }];
    return getDocumentId(await client(type, by, locale).update('', { institution: menu, government: menu }));
  }
  const values = type === 'tag' ? { name: word, slug: word } : { title: word, slug: word, parent: null, blocks: [] };
  return getDocumentId(await client(type, by, locale).create(values));
}

async function attempt(type: EntryName, document: string, by: Editor, action: Action, version: string): Promise<Cell> {
  const review = createReviewClient(type);
  const about = { type, document, locale: 'uz' };
  const minute = new Date((Math.floor(Date.now() / 60_000) + 60) * 60_000).toISOString();
  const post = (path: string, fields: object) => by.request('POST', path, { ...about, ...fields });
  const texts = { changes: { note: 'Tuzating' }, skip: { reason: 'Shoshilinch' }, assignment: { assignees: [], dueOn: null } };
  const invited = { days: 7, name: 'Hamkor', email: 'hamkor@vazirlik.example' };
  const respond = () => {
    switch (action) {
      case 'read':
        return review.ask(by, document);
      case 'publish':
        return client(type, by).publish(type === 'navigation' ? '' : document);
      case 'schedule':
        return post('/admin/schedule', { action: 'publish', minute });
      case 'remarks':
        return post('/admin/review/remarks', { text: 'Mulohaza' });
      case 'invitations':
        return post('/admin/review/invitations', { version, ...invited });
      case 'changes':
      case 'skip':
      case 'assignment':
        return post(`/admin/review/${action}`, { version, ...texts[action] });
      default:
        return post(`/admin/review/${action}`, { version });
    }
  };
  const { status, code } = getRefusal(await respond());
  if (status === 200) return 'yes';
  return (code as ReviewRefusal | undefined) ?? (String(status) as Cell);
}

describe.each(entries)('a version of %s that its author has submitted', (type) => {
  test.each(people)('is open to %s as the table says, and to nothing else', async (name) => {
    const [author, person] = [getEditor('author'), getEditor(name)];
    const review = createReviewClient(type);
    const results: Partial<Record<Action, Cell>> = {};
    let document: string | null = null;
    for (const action of actions) {
      // What was refused before has changed nothing.
      if (document === null) {
        document = await write(type, author);
        await review.act(author, 'submit', document);
      }
      const before = await review.read(chief, document);
      expect(before.state).toBe('submitted');
      results[action] = await attempt(type, document, person, action, before.version);
      const after = await review.read(chief, document);
      if (results[action] !== 'yes') expect({ ...after, refusals: null }).toEqual({ ...before, refusals: null });
      if (after.state !== 'submitted') document = null;
    }
    if (document !== null && type === 'navigation') await review.act(author, 'withdraw', document);
    expect(results).toEqual(table[name]);
  });
});

describe('a version in another language', () => {
  test('is approved by who may approve in that language, and by no other editor', async () => {
    const [author, russian] = [getEditor('author'), getEditor('russian')];
    const document = await write('tag', author);
    const inRussian = createReviewClient('tag', 'ru');
    await client('tag', chief, 'ru').update(document, { name: 'Ярлык', slug: `pravo-${String((count += 1))}` });
    await inRussian.act(chief, 'submit', document);
    const { version } = await inRussian.read(chief, document);
    const about = { type: 'tag', document, locale: 'ru', version };
    expect((await author.request('POST', '/admin/review/approve', about)).status).toBe(403);
    // The Uzbek version, named with the Russian one's hash, is neither.
    expect(getRefusal(await russian.request('POST', '/admin/review/approve', { ...about, locale: 'uz' })).status).toBe(403);
    expect((await russian.request('POST', '/admin/review/approve', about)).status).toBe(200);
    expect((await createReviewClient('tag').read(author, document)).state).toBe('draft');
  });
});

describe('a person without a session', () => {
  const paths = ['submit', 'withdraw', 'approve', 'changes', 'skip', 'assignment', 'remarks', 'invitations', 'remarks/1/state'];
  test.each(paths)('does not reach %s', async (path) => {
    const response = await fetch(`${cms.url}/admin/review/${path}`, { method: 'POST', body: '{}' });
    expect(response.status).toBe(401);
  });
});

describe('what belongs to one person', () => {
  test('is not shown to others: remarks on fields that they may not read, and addresses of people outside', async () => {
    const [colleague, reader] = [getEditor('colleague'), getEditor('reader')];
    const document = await write('page', getEditor('author'));
    const review = createReviewClient('page');
    await review.act(colleague, 'remarks', document, { field: 'title', text: 'Sarlavha' });
    await review.act(colleague, 'remarks', document, { field: 'lead', text: 'Kirish' });
    const threads = async (by: Editor) => (await review.read(by, document)).threads.map(({ text }) => text);
    expect(await threads(colleague)).toEqual(['Sarlavha', 'Kirish']);
    expect(await threads(reader)).toEqual(['Sarlavha']);
    expect((await review.read(reader, document)).invitations).toEqual([]);
  });

  test('is not changed by others: an invitation is revoked by who made it, or who may approve', async () => {
    for (const name of ['russian', 'clerk', 'auditor', 'reader', 'author'] as const)
      expect([403, 404]).toContain((await getEditor(name).request('DELETE', '/admin/review/invitations/1')).status);
  });
});

describe('a thread of remarks', () => {
  test('is resolved and opened again by who edits or approves the entry and reads the field, and by no one else', async () => {
    const document = await write('page', getEditor('author'));
    const review = createReviewClient('page');
    for (const field of ['title', 'lead']) await review.act(getEditor('colleague'), 'remarks', document, { field, text: field });
    const readThreads = async () => (await review.read(chief, document)).threads;
    const [title, lead] = await readThreads();
    if (!title || !lead) throw new Error('There are no two threads');
    await review.act(getEditor('author'), 'remarks', document, { thread: title.id, text: 'Tuzatdim' });
    const [reply] = (await readThreads())[0]?.replies ?? [];
    const setState = async (by: Editor, id: number | undefined, isResolved: boolean) =>
      (await by.request('POST', `/admin/review/remarks/${String(id)}/state`, { isResolved })).status;
    const titles = await newColleague(chief, 'Titles', { url: cms.url, name: 'titles' });

    for (const isResolved of [true, false]) {
      const before = await readThreads();
      for (const name of ['russian', 'clerk', 'auditor', 'reader'] as const)
        for (const { id } of [title, lead]) expect([name, await setState(getEditor(name), id, isResolved)]).toEqual([name, 403]);
      expect(await setState(titles, lead.id, isResolved)).toBe(403);
      // A reply has no state of its own.
      expect(await setState(getEditor('author'), reply?.id, isResolved)).toBe(404);
      expect(await readThreads()).toEqual(before);
      for (const by of [getEditor('author'), getEditor('colleague'), chief]) {
        expect(await setState(by, lead.id, !isResolved)).toBe(200);
        expect(await setState(by, lead.id, isResolved)).toBe(200);
        expect((await readThreads())[1]?.resolved !== null).toBe(isResolved);
      }
      expect(await setState(titles, title.id, isResolved)).toBe(200);
      expect((await readThreads())[0]?.resolved?.by.name ?? null).toBe(isResolved ? 'titles' : null);
    }
  });
});
