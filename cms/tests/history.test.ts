import fc from 'fast-check';

import type { ComparisonResponse, PublishedOnResponse, Version } from '../src/content/history/version';
import { newEditor } from './support/new-editor';
import { ownCms, type OwnCms } from './support/own-cms';
import { createEntriesClient, getDocumentId, logIn, type Editor } from './support/panel';
import { queryString } from './support/query-string';
import { rowsWith } from './support/rows-with';
import { runHosted } from './support/run-hosted';
import { secrets } from './support/secrets';

const key = 'publisher-key-of-the-tests-only';
const settings = { SCHEDULE_MS: '50', PUBLISHER_URL: 'http://127.0.0.1:9', PUBLISHER_KEY: key };

let cms: OwnCms;
let chief: Editor;
let colleague: Editor;

beforeAll(async () => {
  cms = await ownCms('history', settings);
  chief = await logIn(secrets.ADMIN_EMAIL, secrets.ADMIN_PASSWORD, cms.url);
  colleague = await newEditor(chief, 'Editor (uz)', cms.url);
});
afterAll(() => cms.remove());

let count = 0;
const tag = (name = 'Yorliq') => ({ name, slug: `tarix-${String((count += 1))}` });
const tags = (locale = 'uz', editor = chief) => createEntriesClient(editor, 'tag', locale);
const newTag = async (name?: string) => getDocumentId(await tags().create(tag(name)));

type Entry = { type: string; document: string; locale: string };
const entryOf = (document: string, locale = 'uz', type = 'tag'): Entry => ({ type, document, locale });
const list = (entry: Entry, editor = chief) => editor.request('GET', `/admin/history?${queryString(entry)}`);
const versionsOf = async (document: string, locale = 'uz', type = 'tag', editor = chief) =>
  (await list(entryOf(document, locale, type), editor)).body['versions'] as Version[];
const states = async (document: string, locale = 'uz', type = 'tag') =>
  (await versionsOf(document, locale, type)).map(({ state }) => state).reverse();
const compare = (entry: Entry, ids: Readonly<Record<string, string>>, editor = chief) =>
  editor.request('GET', `/admin/history/compare?${queryString({ ...entry, ...ids })}`);
const restore = ({ type, document, locale }: Entry, version: number, editor = chief) =>
  editor.request('POST', `/admin/history/api::${type}.${type}/${document}/restore`, { locale, version });
const page = (entry: Entry, version: number, editor = chief) =>
  editor.request('GET', `/admin/history/page?${queryString({ ...entry, version: String(version) })}`);
const publishedOn = (entry: Entry, day: string, editor = chief) =>
  editor.request('GET', `/admin/history/published-on?${queryString({ ...entry, day })}`);
const versionRows = (document: string) => rowsWith(cms, 'ochiq_version', 'document', document);
const nameNow = async (document: string, locale = 'uz') => ((await tags(locale).find(document)).body.data as { name: string }).name;

/** Makes the versions of a document older: the next save begins a sitting. */
const age = (document: string, minutes = 31) => {
  cms.database.run(`UPDATE ochiq_version SET at = ${cms.database.instant(Date.now() - minutes * 60_000)} WHERE document = '${document}'`);
};

describe('what becomes a version', () => {
  test('the saves of one sitting are one version, which becomes the published one', async () => {
    const id = await newTag('Birinchi');
    await tags().update(id, { name: 'Ikkinchi' });
    expect(await versionsOf(id)).toMatchObject([{ state: 'draft', source: 'edit', author: 'Ochiq Administrator', changed: null }]);
    await tags().publish(id);
    expect(await versionsOf(id)).toMatchObject([{ state: 'published', author: 'Ochiq Administrator' }]);
  });

  test('a save after a pause, and one of another person, are versions of their own', async () => {
    const id = await newTag('Birinchi');
    age(id);
    await tags().update(id, { name: 'Ikkinchi' });
    await tags('uz', colleague).update(id, { name: 'Uchinchi' });
    expect((await versionsOf(id)).map(({ author, changed }) => [author, changed])).toEqual([
      ['Editor Editor (uz)', ['name']],
      ['Ochiq Administrator', ['name']],
      ['Ochiq Administrator', null],
    ]);
  });

  test('a save without a change is none', async () => {
    const id = await newTag('Oʻsha');
    age(id);
    await tags().update(id, { name: 'Oʻsha' });
    expect(await states(id)).toEqual(['draft']);
  });

  test('what is published, withdrawn, discarded and deleted stays in the history', async () => {
    const id = await newTag('Eʼlon');
    await tags().publish(id);
    await tags().update(id, { name: 'Qoralama' });
    await chief.request('POST', `/content-manager/collection-types/api::tag.tag/${id}/actions/discard?locale=uz`, {});
    await tags().unpublish(id);
    expect(await states(id)).toEqual(['published', 'draft', 'draft', 'unpublished']);
    await tags().remove(id);
    expect(versionRows(id).map(({ state }) => state)).toEqual(['published', 'draft', 'draft', 'unpublished', 'deleted']);
  });

  test('each language has its own history; a shared value is in all of them', async () => {
    const announcements = (locale: string) => createEntriesClient(chief, 'announcement', locale);
    const values = (title: string) => ({ title, slug: tag().slug, date: '2026-11-20' });
    const id = getDocumentId(await announcements('uz').create(values('Eʼlon')));
    await announcements('ru').update(id, values('Объявление'));
    age(id);
    await announcements('uz').update(id, { ...values('Eʼlon 2'), date: '2026-11-21' });
    expect((await versionsOf(id, 'uz', 'announcement'))[0]?.changed).toEqual(['title', 'slug', 'date']);
    expect((await versionsOf(id, 'ru', 'announcement'))[0]).toMatchObject({ changed: ['date'], author: 'Ochiq Administrator' });
  });

  test('a planned publication names the plan and the person', async () => {
    const id = await newTag();
    const minute = new Date(Math.ceil(Date.now() / 60_000 + 5) * 60_000).toISOString();
    await chief.request('POST', '/admin/schedule', { ...entryOf(id), action: 'publish', minute });
    cms.database.run(`UPDATE ochiq_schedule SET minute = ${cms.database.instant(Date.now() - 1000)} WHERE document = '${id}'`);
    while (rowsWith(cms, 'ochiq_schedule', 'document', id)[0]?.['state'] === 'waiting')
      await new Promise((resolve) => setTimeout(resolve, 20));
    expect((await versionsOf(id))[0]).toMatchObject({ state: 'published', source: 'schedule', author: 'Ochiq Administrator' });
  });

  test('an import leaves versions, and each content lies once', () => {
    const imported = cms.database.query("SELECT count(*) AS n FROM ochiq_version WHERE source = 'import' AND state = 'published'");
    expect(Number(imported[0]?.['n'])).toBeGreaterThan(0);
    const hashes = cms.database.rows('ochiq_content').map(({ hash }) => hash);
    expect(new Set(hashes).size).toBe(hashes.length);
  });

  test('an entry that is older than the history begins with what it said before', async () => {
    const id = await newTag('Eski nom');
    await tags().publish(id);
    cms.database.run(`DELETE FROM ochiq_version WHERE document = '${id}'`);
    await tags('uz', colleague).update(id, { name: 'Yangi nom' });
    expect(await versionsOf(id)).toMatchObject([
      { state: 'draft', source: 'edit', author: 'Editor Editor (uz)', changed: ['name'] },
      { state: 'published', source: 'initial', author: 'Ochiq Administrator' },
    ]);
  });

  test('nothing is saved whose version can’t be written', async () => {
    const id = await newTag('Avvalgi');
    age(id);
    cms.database.refuse('ochiq_version');
    const refused = await tags().update(id, { name: 'Keyingi' });
    cms.database.allow('ochiq_version');
    expect([refused.status, await nameNow(id)]).toEqual([500, 'Avvalgi']);
  });

  test('a refused publication leaves no version', async () => {
    const id = getDocumentId(await tags().create({ slug: tag().slug }));
    expect((await tags().publish(id)).status).toBe(400);
    expect(await states(id)).toEqual(['draft']);
  });

  test('a long history comes in pages', async () => {
    const id = await newTag('0');
    for (let number = 1; number < 23; number += 1) {
      age(id);
      await tags().update(id, { name: String(number) });
    }
    const first = await list(entryOf(id));
    const versions = first.body['versions'] as Version[];
    expect([versions.length, first.body['more']]).toEqual([20, true]);
    const second = await list({ ...entryOf(id), before: String(versions.at(-1)?.id) } as Entry);
    expect([(second.body['versions'] as Version[]).length, second.body['more']]).toEqual([3, false]);
  });
});

describe('comparing and restoring', () => {
  test('compares a version with what the entry says now, and two versions with each other', async () => {
    const id = await newTag('Quduq suvi');
    age(id);
    await tags().update(id, { name: 'Buloq suvi' });
    const [later, former] = await versionsOf(id);
    const now = (await compare(entryOf(id), { before: String(former?.id) })).body as unknown as ComparisonResponse;
    expect(now).toMatchObject({
      after: null,
      changes: [
        {
          name: 'name',
          change: {
            parts: [
              { kind: 'removed', text: 'Quduq' },
              { kind: 'added', text: 'Buloq' },
              { kind: 'same', text: ' suvi' },
            ],
          },
        },
      ],
    });
    const both = await compare(entryOf(id), { before: String(former?.id), after: String(later?.id) });
    expect(both.body['changes']).toEqual(now.changes);
  });

  test('restores into the draft of one language, and publishes nothing', async () => {
    const id = await newTag('Eski');
    await tags('ru').update(id, tag('Русский'));
    await tags().publish(id);
    age(id);
    await tags().publish(id, { name: 'Yangi' });
    const versions = await versionsOf(id);
    const old = versions.at(-1);
    expect((await restore(entryOf(id), old?.id ?? 0)).body).toEqual({ missing: [] });
    expect([await nameNow(id), await nameNow(id, 'ru')]).toEqual(['Eski', 'Русский']);
    expect(cms.database.query(`SELECT name FROM tags WHERE document_id = '${id}' AND published_at IS NOT NULL`)).toEqual([
      { name: 'Yangi' },
    ]);
    expect((await versionsOf(id))[0]).toMatchObject({
      state: 'draft',
      source: 'restore',
      author: 'Ochiq Administrator',
      changed: ['name'],
    });
    await tags().update(id, { name: 'Keyingi' });
    expect((await versionsOf(id)).map(({ source }) => source).slice(0, 2)).toEqual(['edit', 'restore']);
    const { changes } = (await compare(entryOf(id), { before: String(old?.id), after: String((await versionsOf(id))[1]?.id) }))
      .body as unknown as ComparisonResponse;
    expect(changes).toEqual([]);
  });

  test('restores texts, components and relations, and names what is gone', async () => {
    const news = createEntriesClient(chief, 'news', 'uz');
    const [kept, gone] = [await newTag('Qoladi'), await newTag('Ketadi')];
    const category = getDocumentId(await createEntriesClient(chief, 'category', 'uz').create({ name: 'Boʻlim', slug: tag().slug }));
    const values = {
      title: 'Xabar',
      slug: tag().slug,
      summary: 'Qisqacha.',
      body: [{ type: 'paragraph', children: [{ type: 'text', text: 'Matn.' }] }],
      changeNotes: [{ date: '2026-11-20', what: 'Tuzatildi.' }],
      date: '2026-11-20',
      category: { set: [{ documentId: category }] },
      tags: { set: [{ documentId: kept }, { documentId: gone }] },
    };
    const id = getDocumentId(await news.create(values));
    const [first] = await versionsOf(id, 'uz', 'news');
    age(id);
    await news.update(id, { title: 'Boshqa', body: [], changeNotes: [], summary: null, tags: { set: [] }, category: { set: [] } });
    await tags().remove(gone);
    const { body } = await restore(entryOf(id, 'uz', 'news'), first?.id ?? 0);
    expect(body).toEqual({ missing: [{ field: 'tags', names: ['Ketadi'] }] });
    const { changes, titles } = (await compare(entryOf(id, 'uz', 'news'), { before: String(first?.id) }))
      .body as unknown as ComparisonResponse;
    expect(changes).toMatchObject([
      {
        name: 'tags',
        change: {
          entries: [
            { kind: 'same', documentId: kept },
            { kind: 'removed', documentId: gone },
          ],
        },
      },
    ]);
    expect(titles).toEqual({ [kept]: 'Qoladi' });
  });

  test('refuses to restore over what was saved since the versions were compared', async () => {
    const id = await newTag('Eski');
    age(id);
    await tags().update(id, { name: 'Yangi' });
    const former = (await versionsOf(id)).at(-1);
    const { draftAt } = (await compare(entryOf(id), { before: String(former?.id) })).body as unknown as ComparisonResponse;
    await tags('uz', colleague).update(id, { name: 'Hamkasbniki' });
    const headers = { authorization: `Bearer ${chief.token}`, 'content-type': 'application/json', 'x-edited-from': draftAt ?? '' };
    const body = JSON.stringify({ locale: 'uz', version: former?.id });
    const address = `${cms.url}/admin/history/api::tag.tag/${id}/restore`;
    const response = await fetch(address, { method: 'POST', headers, body });
    expect([response.status, await nameNow(id)]).toEqual([409, 'Hamkasbniki']);
    const unsaid = await fetch(address, { method: 'POST', headers: { ...headers, 'x-edited-from': '' }, body });
    expect([unsaid.status, await nameNow(id)]).toEqual([428, 'Hamkasbniki']);
    // The comparison is read again, and the editor decides by what the draft says now.
    const { draftAt: again } = (await compare(entryOf(id), { before: String(former?.id) })).body as unknown as ComparisonResponse;
    const decided = await fetch(address, { method: 'POST', headers: { ...headers, 'x-edited-from': again ?? '' }, body });
    expect([decided.status, await nameNow(id)]).toEqual([200, 'Eski']);
  });

  test('finds what readers saw on a day, until the day on which it was withdrawn', async () => {
    const id = await newTag('Birinchi');
    await tags().publish(id);
    await tags().publish(id, { name: 'Ikkinchi' });
    await tags().update(id, { name: 'Qoralama' });
    await tags().unpublish(id);
    const [first, second, , withdrawn] = versionRows(id);
    for (const [version, minute] of [
      [first, '2026-10-05T04:00:00Z'],
      [second, '2026-10-07T18:59:00Z'],
      [withdrawn, '2026-10-09T04:00:00Z'],
    ] as const)
      cms.database.run(
        `UPDATE ochiq_version SET at = ${cms.database.instant(Date.parse(minute))}, started_at = ${cms.database.instant(Date.parse(minute))} WHERE id = ${String(version?.['id'])}`,
      );
    const shownOn = async (day: string) => {
      const { body } = await publishedOn(entryOf(id), day);
      return (body as unknown as PublishedOnResponse).versions.map((version) => version.id);
    };
    expect(await shownOn('2026-10-04')).toEqual([]);
    expect(await shownOn('2026-10-06')).toEqual([first?.['id']]);
    // The last minute of that day in Tashkent.
    expect(await shownOn('2026-10-07')).toEqual([second?.['id'], first?.['id']]);
    expect(await shownOn('2026-10-09')).toEqual([second?.['id']]);
    expect(await shownOn('2026-10-10')).toEqual([]);
    const { versions, begins } = (await publishedOn(entryOf(id), '2026-10-08')).body as unknown as PublishedOnResponse;
    expect(begins).toBe('2026-10-05T04:00:00.000Z');
    expect(new URL(versions[0]?.url ?? '').searchParams.get('version')).toBe(String(second?.['id']));
    expect((await publishedOn(entryOf(id), '2026-10-32')).status).toBe(400);
  });

  test('links to the page as a version was; the publisher is given that version', async () => {
    const id = await newTag('Eski');
    age(id);
    await tags().update(id, { name: 'Yangi' });
    const old = (await versionsOf(id)).at(-1);
    const address = new URL(String((await page(entryOf(id), old?.id ?? 0)).body['url']));
    expect(address.searchParams.get('version')).toBe(String(old?.id));
    const read = (query: string) =>
      fetch(`${cms.url}/api/preview-entry?${query}`, { headers: { authorization: `Bearer ${secrets.BUILD_TOKEN}` } });
    const response = await read(address.searchParams.toString());
    expect(await response.json()).toMatchObject({ entry: { name: 'Eski', documentId: id, locale: 'uz' }, at: old?.at, unfit: [] });
    address.searchParams.set('version', String((old?.id ?? 0) + 1));
    expect((await read(address.searchParams.toString())).status).toBe(403);
  });
});

describe('any course of actions', () => {
  const locale = fc.constantFrom('uz', 'ru');
  const action = fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({ kind: fc.constant('save' as const), locale, byColleague: fc.boolean(), name: fc.integer({ min: 1, max: 6 }) }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        kind: fc.constantFrom('publish' as const, 'unpublish' as const, 'discard' as const, 'pause' as const),
        locale,
      }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('restore' as const), locale, index: fc.nat(9) }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('remove' as const, 'bring back' as const), locale }) },
  );
  type Action = typeof action extends fc.Arbitrary<infer A> ? A : never;

  const readVersions = (document: string, code: string) => versionRows(document).filter((row) => row['locale'] === code);
  const isThere = async (document: string, code: string) =>
    ((await tags(code).find(document)).body.data as { documentId?: string } | undefined)?.documentId === document;

  async function act(document: string, one: Action): Promise<void> {
    const own = tags(one.locale);
    if (one.kind === 'save') {
      const editor = one.byColleague && one.locale === 'uz' ? colleague : chief;
      await tags(one.locale, editor).update(document, { name: `Nom ${String(one.name)}`, slug: `yol-${document}-${one.locale}` });
    } else if (one.kind === 'pause') age(document);
    else if (one.kind === 'restore') {
      const versions = readVersions(document, one.locale);
      const chosen = versions[one.index % Math.max(1, versions.length)];
      if (chosen && (await isThere(document, one.locale))) await restore(entryOf(document, one.locale), Number(chosen['id']));
    } else if (one.kind === 'remove') await own.remove(document);
    else if (one.kind === 'bring back') await chief.request('POST', `/admin/deleted-entries/tag/${document}/restore`, {});
    else if (one.kind === 'discard')
      await chief.request('POST', `/content-manager/collection-types/api::tag.tag/${document}/actions/discard?locale=${one.locale}`, {});
    else await own[one.kind](document);
  }

  test('the newest version says what the draft says, and all that was ever published stays', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(action, { minLength: 3, maxLength: 14 }), async (actions) => {
        const id = await newTag('Nom 0');
        const published = new Set<string>();
        for (const [index, one] of actions.entries()) {
          await act(id, one);
          // Most actions concern one language; the other is compared once, at the end.
          for (const code of index === actions.length - 1 ? ['uz', 'ru'] : [one.locale]) {
            const [live] = cms.database.query(
              `SELECT name FROM tags WHERE document_id = '${id}' AND locale = '${code}' AND published_at IS NOT NULL`,
            );
            if (live) published.add(`${code} ${String(live['name'])}`);
            if (!(await isThere(id, code))) continue;
            const [newest] = await versionsOf(id, code);
            const { changes } = (await compare(entryOf(id, code), { before: String(newest?.id) })).body as unknown as ComparisonResponse;
            expect(changes).toEqual([]);
          }
        }
        const rows = cms.database.query(
          `SELECT v.locale, c.hash FROM ochiq_version v JOIN ochiq_content c ON c.hash = v.content WHERE v.document = '${id}' AND v.state = 'published'`,
        );
        const hashes = new Set(rows.map((row) => `${String(row['locale'])} ${String(row['hash'])}`));
        expect(hashes.size).toBe(published.size);
      }),
      { numRuns: 5 },
    );
  });
});

describe('rights', () => {
  /** All that can be asked of a version. */
  const askAll = async (entry: Entry, version: number, editor: Editor) => {
    const answers = [
      await list(entry, editor),
      await compare(entry, { before: String(version) }, editor),
      await page(entry, version, editor),
      await publishedOn(entry, '2026-10-05', editor),
      await restore(entry, version, editor),
    ];
    return answers.map(({ status }) => status);
  };

  test('an editor of another language lists, compares, opens and restores nothing', async () => {
    const russian = await newEditor(chief, 'Editor (ru)', cms.url);
    const id = await newTag();
    await tags('ru').update(id, tag('Метка'));
    const [uzbek] = await versionsOf(id);
    const [own] = await versionsOf(id, 'ru');
    expect(await askAll(entryOf(id), uzbek?.id ?? 0, russian)).toEqual([403, 403, 403, 403, 403]);
    expect(await askAll(entryOf(id, 'ru'), own?.id ?? 0, russian)).toEqual([200, 200, 200, 200, 200]);
  });

  test('a version of another language, entry or type is not found under an entry that one may read', async () => {
    const russian = await newEditor(chief, 'Editor (ru)', cms.url);
    const [id, other] = [await newTag(), await newTag()];
    await tags('ru').update(id, tag('Метка'));
    const [uzbek] = await versionsOf(id);
    const [foreign] = await versionsOf(other);
    for (const version of [uzbek, foreign]) {
      expect(await askAll(entryOf(id, 'ru'), version?.id ?? 0, russian)).toEqual([200, 404, 404, 200, 404]);
      const [own] = await versionsOf(id, 'ru');
      expect((await compare(entryOf(id, 'ru'), { before: String(own?.id), after: String(version?.id) }, russian)).status).toBe(404);
    }
  });

  /** A person with a role of some rights to one type, in Uzbek. */
  async function newReader(name: string, rights: Readonly<Record<string, readonly string[]>>, type = 'tag'): Promise<Editor> {
    const { body } = await chief.request('POST', '/admin/roles', { name, description: name });
    const { id } = body.data as { id: number };
    const permissions = Object.entries(rights).map(([right, fields]) => ({
      action: `plugin::content-manager.explorer.${right}`,
      subject: `api::${type}.${type}`,
      properties: { fields, locales: ['uz'] },
      conditions: [],
    }));
    await chief.request('PUT', `/admin/roles/${String(id)}/permissions`, { permissions });
    return newEditor(chief, name, cms.url);
  }

  test('who may only read restores nothing, and reads only the fields of the role', async () => {
    const reader = await newReader('Reader of names', { read: ['name'] });
    const id = await newTag('Nom');
    age(id);
    await tags().update(id, { name: 'Boshqa nom', slug: tag().slug });
    const former = (await versionsOf(id)).at(-1);
    const seen = await list(entryOf(id), reader);
    expect([seen.body['mayRestore'], (seen.body['versions'] as Version[])[0]?.changed]).toEqual([false, ['name']]);
    const { changes } = (await compare(entryOf(id), { before: String(former?.id) }, reader)).body as unknown as ComparisonResponse;
    expect(changes.map(({ name }) => name)).toEqual(['name']);
    expect((await restore(entryOf(id), former?.id ?? 0, reader)).status).toBe(403);
    // The page would show what the role hides.
    expect((await page(entryOf(id), former?.id ?? 0, reader)).body['url']).toBeNull();
    await tags().publish(id);
    const today = new Date(Date.now() + 5 * 60 * 60 * 1000).toISOString().slice(0, 10);
    expect((await publishedOn(entryOf(id), today, reader)).body).toMatchObject({ versions: [{ url: null }] });
  });

  test('restoring writes no field that the role may not update', async () => {
    const half = await newReader('Writer of names', { read: ['name', 'slug'], update: ['name'] });
    const before = tag('Nom');
    const id = getDocumentId(await tags().create(before));
    age(id);
    const after = tag('Boshqa nom');
    await tags().update(id, after);
    const former = (await versionsOf(id)).at(-1);
    expect((await restore(entryOf(id), former?.id ?? 0, half)).status).toBe(200);
    expect((await tags().find(id)).body.data).toMatchObject({ name: before.name, slug: after.slug });
  });

  test('what is gone has no name for those who may not see it in the trash', async () => {
    const fields = ['title', 'tags'];
    const writer = await newReader('Writer of news', { read: fields, update: fields }, 'news');
    const gone = await newTag('Sir');
    const news = createEntriesClient(chief, 'news', 'uz');
    const id = getDocumentId(await news.create({ title: 'Xabar', slug: tag().slug, tags: { set: [{ documentId: gone }] } }));
    await tags().remove(gone);
    const [first] = await versionsOf(id, 'uz', 'news');
    const response = await restore(entryOf(id, 'uz', 'news'), first?.id ?? 0, writer);
    expect([response.status, response.body]).toEqual([200, { missing: [{ field: 'tags', names: [] }] }]);
  });

  test('refuses requests without a session, and tokens of the content API', async () => {
    const id = await newTag();
    const address = `${cms.url}/admin/history?${queryString(entryOf(id))}`;
    expect((await fetch(address)).status).toBe(401);
    expect((await fetch(address, { headers: { authorization: `Bearer ${secrets.BUILD_TOKEN}` } })).status).toBe(401);
  });

  test.each([
    ['a type of what citizens send', { type: 'appeal' }],
    ['a language that the site has not', { locale: 'fr' }],
    ['something that could be another path', { document: '../x' }],
  ])('refuses a query with %s', async (_, change) => {
    expect((await list({ ...entryOf('x'), ...change })).status).toBe(400);
  });
});

describe('retention', () => {
  test('deletes old drafts but not the newest, never what was published or withdrawn, and then what nothing names', async () => {
    const id = await newTag('1');
    for (const name of ['2', '3']) {
      age(id);
      await tags().update(id, { name });
    }
    await tags().publish(id);
    await tags().unpublish(id);
    for (const name of ['4', '5']) {
      age(id);
      await tags().update(id, { name });
    }
    const instant = new Date(Date.now() + 400 * 24 * 60 * 60 * 1000).toISOString();
    const { ended, output } = runHosted('purge', { CMS_DATA_DIR: cms.data }, [instant]);
    expect([await ended, output()]).toEqual([0, expect.any(String)]);
    expect((await versionsOf(id)).map(({ state }) => state)).toEqual(['draft', 'unpublished', 'published']);
    const first = (await versionsOf(id)).at(-1);
    const { changes } = (await compare(entryOf(id), { before: String(first?.id) })).body as unknown as ComparisonResponse;
    expect(changes).toMatchObject([{ name: 'name' }]);
    const named = new Set(cms.database.rows('ochiq_version').map(({ content }) => content));
    const contents = cms.database.rows('ochiq_content');
    const bases = new Set(contents.map(({ base }) => base));
    expect(contents.filter(({ hash }) => !named.has(hash ?? null) && !bases.has(hash ?? null))).toEqual([]);
  });
});
