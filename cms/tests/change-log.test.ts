import { change } from '@ochiq/contract/wire/change';

import { createChangeLogClient } from './support/changes';
import { createEdgeClient, filled } from './support/edge';
import { ownCms, type OwnCms } from './support/own-cms';
import { getDocumentId, createEntriesClient, logIn, type Editor } from './support/panel';
import { runHosted } from './support/run-hosted';
import { secrets } from './support/secrets';
import { WakeServer } from './support/wake-server';

const publisher = new WakeServer();
let cms: OwnCms;
let chief: Editor;
let log: ReturnType<typeof createChangeLogClient>;

beforeAll(async () => {
  await publisher.start();
  cms = await ownCms('changes', { PUBLISHER_URL: publisher.url, PUBLISHER_KEY: publisher.key });
  chief = await logIn(secrets.ADMIN_EMAIL, secrets.ADMIN_PASSWORD, cms.url);
  log = createChangeLogClient(cms.url);
});
afterAll(async () => {
  await cms.remove();
  await publisher.stop();
});

let count = 0;
const tag = () => ({ name: 'Yorliq', slug: `yorliq-${String((count += 1))}` });
const tags = (locale = 'uz') => createEntriesClient(chief, 'tag', locale);
const newTag = async () => getDocumentId(await tags().createAndPublish(tag()));
const tagChange = (kind: string, documentId: string, ...locales: readonly string[]) => ({
  kind,
  type: 'tag',
  documentId,
  locales,
  file: null,
});
const bulk = (action: string, documentIds: readonly string[], ...locales: readonly string[]) =>
  chief.request(
    'POST',
    `/content-manager/collection-types/api::tag.tag/actions/${action}?${locales.map((code) => `locale=${code}`).join('&')}`,
    { documentIds, locale: locales },
  );
const byDocument = (one: { documentId: string | null }, other: { documentId: string | null }) =>
  String(one.documentId).localeCompare(String(other.documentId));

test('logs each seeded document with its languages', async () => {
  const { changes, last } = await log.read('limit=1000');
  expect(changes.map(({ kind }) => kind)).toContain('publish');
  expect(changes.at(-1)?.id).toBe(last);
  const published = cms.database.query('SELECT DISTINCT document_id, locale FROM news_items WHERE published_at IS NOT NULL');
  const logged = changes.filter(({ type, kind }) => type === 'news' && kind === 'publish');
  expect(published.length).toBeGreaterThan(0);
  for (const { document_id: id, locale } of published)
    expect(logged.some((row) => row.documentId === id && row.locales.includes(String(locale)))).toBe(true);
});

describe('one row for each change', () => {
  test('publish, publish again, unpublish, delete', async () => {
    let id = '';
    expect(
      await log.leftBy(async () => {
        id = await newTag();
      }),
    ).toEqual([tagChange('publish', id, 'uz')]);
    expect(await log.leftBy(() => tags().publish(id))).toEqual([tagChange('publish', id, 'uz')]);
    expect(await log.leftBy(() => tags().unpublish(id))).toEqual([tagChange('unpublish', id, 'uz')]);
    await tags().publish(id);
    expect(await log.leftBy(() => tags().remove(id))).toEqual([tagChange('delete', id, 'uz')]);
  });

  test('logs all languages published together as one change', async () => {
    const id = await newTag();
    await tags('ru').publish(id, tag());
    expect(await log.leftBy(() => bulk('bulkPublish', [id], 'uz', 'ru'))).toEqual([tagChange('publish', id, 'ru', 'uz')]);
    const removeAll = () => chief.request('DELETE', `/content-manager/collection-types/api::tag.tag/${id}?locale=*`);
    // A redirect to its list that is gone leads to the list above from now on: that is another change.
    const left = await log.leftBy(removeAll);
    expect(left.filter(({ type }) => type !== 'redirect')).toEqual([tagChange('delete', id, 'ru', 'uz')]);
  });

  test('logs many documents published together', async () => {
    const ids = [await newTag(), await newTag()].sort();
    const all = (kind: string) => ids.map((id) => tagChange(kind, id, 'uz'));
    expect((await log.leftBy(() => bulk('bulkPublish', ids, 'uz'))).sort(byDocument)).toEqual(all('publish'));
    expect((await log.leftBy(() => bulk('bulkUnpublish', ids, 'uz'))).sort(byDocument)).toEqual(all('unpublish'));
    await bulk('bulkPublish', ids, 'uz');
    expect((await log.leftBy(() => bulk('bulkDelete', ids, 'uz'))).sort(byDocument)).toEqual(all('delete'));
  });

  test('logs a shared value that reaches other languages', async () => {
    const shared = { group: 'team', order: 7, acting: false };
    const people = (locale: string) => createEntriesClient(chief, 'person', locale);
    const uz = { name: 'Sinov Odam', slug: 'sinov-odam', position: 'Mutaxassis', ...shared };
    const id = getDocumentId(await people('uz').createAndPublish(uz));
    await people('ru').publish(id, { name: 'Синов', slug: 'sinov-chelovek', position: 'Специалист', ...shared });
    expect(await log.leftBy(() => people('uz').publish(id, { ...uz, order: 8 }))).toEqual([
      { kind: 'publish', type: 'person', documentId: id, locales: ['uz'], file: null },
      { kind: 'shared', type: 'person', documentId: id, locales: ['ru'], file: null },
    ]);
  });
});

describe('unpublished content', () => {
  test('logs nothing for drafts', async () => {
    const draft = async () => {
      const id = getDocumentId(await tags().create(tag()));
      await tags().update(id, { name: 'Boshqa' });
      await tags('ru').update(id, tag());
      await tags().unpublish(id);
      await tags().remove(id);
    };
    expect(await log.leftBy(draft)).toEqual([]);
    const id = await newTag();
    const discard = async () => {
      await tags().update(id, { name: 'Boshqa' });
      await chief.request('POST', `/content-manager/collection-types/api::tag.tag/${id}/actions/discard?locale=uz`, {});
    };
    expect(await log.leftBy(discard)).toEqual([]);
  });

  test('logs nothing for submissions, and for approved ones no more than their document', async () => {
    const edge = createEdgeClient(cms.url);
    const send = async () => {
      await edge.send('contact', filled.contact);
      await edge.send('review', filled.review);
    };
    expect(await log.leftBy(send)).toEqual([]);
    const review = String(cms.database.rows('reviews').at(-1)?.['document_id']);
    const approve = () => chief.request('PUT', `/content-manager/collection-types/api::review.review/${review}`, { stage: 'approved' });
    const [shown, ...others] = await log.leftBy(approve);
    expect(shown).toMatchObject({ kind: 'publish', type: 'testimonial', locales: ['ru'] });
    expect(others).toEqual([]);
    for (const word of ['Dilnoza', 'Azimova', 'Mutaxassislar', 'Oʻgʻiloy', 'ogiloy'])
      expect(JSON.stringify(cms.database.rows('ochiq_change'))).not.toContain(word);
  });
});

describe('files of the media library', () => {
  const upload = async (path: string, name: string): Promise<{ id: number }> => {
    const body = new FormData();
    body.set('files', new Blob(['a;b\n1;2\n'], { type: 'text/csv' }), name);
    const response = await fetch(cms.url + path, { method: 'POST', headers: { authorization: `Bearer ${chief.token}` }, body });
    const uploaded = (await response.json()) as { id: number } | { id: number }[];
    return [uploaded].flat()[0] ?? { id: 0 };
  };
  const fileChange = (file: number) => ({ kind: 'media', type: null, documentId: null, locales: [], file });

  test('logs renaming, replacing and deleting; a new file is not used yet', async () => {
    let id = 0;
    expect(
      await log.leftBy(async () => {
        ({ id } = await upload('/upload', 'jadval.csv'));
      }),
    ).toEqual([]);
    const rename = () => chief.request('POST', '/upload/actions/bulk-update', { updates: [{ id, fileInfo: { name: 'boshqa.csv' } }] });
    expect(await log.leftBy(rename)).toEqual([fileChange(id)]);
    expect(await log.leftBy(() => upload(`/upload?id=${String(id)}`, 'yangi.csv'))).toEqual([fileChange(id)]);
    expect(await log.leftBy(() => chief.request('POST', '/upload/actions/bulk-delete', { fileIds: [id], folderIds: [] }))).toEqual([
      fileChange(id),
    ]);
  });
});

describe('transactions', () => {
  test('log neither a change nor a row for what is refused', async () => {
    const id = await newTag();
    const refused = async () => {
      expect((await tags().publish(id, { name: '' })).status).toBe(400);
    };
    expect(await log.leftBy(refused)).toEqual([]);
  });

  test('roll back a change that can’t be logged', async () => {
    const id = await newTag();
    const file = cms.database.query('SELECT id, name FROM files LIMIT 1')[0];
    const english = cms.database.query("SELECT id FROM i18n_locale WHERE code = 'en'")[0];
    cms.database.refuse('ochiq_change');
    try {
      const statuses = [
        (await tags().unpublish(id)).status,
        (await tags().remove(id)).status,
        (await tags().createAndPublish({ name: 'Yozilmagan', slug: 'yozilmagan' })).status,
        (await chief.request('POST', '/upload/actions/bulk-update', { updates: [{ id: file?.['id'], fileInfo: { name: 'x.csv' } }] }))
          .status,
        (await chief.request('POST', '/i18n/locales', { code: 'fr', name: 'Français', isDefault: false })).status,
        (await chief.request('DELETE', `/i18n/locales/${String(english?.['id'])}`)).status,
      ];
      expect(statuses).toEqual([500, 500, 500, 500, 500, 500]);
    } finally {
      cms.database.allow('ochiq_change');
    }
    expect(cms.database.query(`SELECT id FROM tags WHERE document_id = '${id}' AND published_at IS NOT NULL`)).toHaveLength(1);
    expect(cms.database.query("SELECT id FROM tags WHERE slug = 'yozilmagan' AND published_at IS NOT NULL")).toEqual([]);
    expect(cms.database.query('SELECT id, name FROM files LIMIT 1')).toEqual([file]);
    expect(cms.database.query('SELECT code FROM i18n_locale ORDER BY code')).toEqual([{ code: 'en' }, { code: 'ru' }, { code: 'uz' }]);
    expect(await log.leftBy(() => tags().unpublish(id))).toEqual([tagChange('unpublish', id, 'uz')]);
  });
});

describe('reading the log', () => {
  test('returns every change in order by cursor', async () => {
    const { changes: all, last } = await log.read('limit=1000');
    const read: number[] = [];
    for (let after = 0; after < last; after = read.at(-1) ?? last) {
      const { changes, last: newest } = await log.read(`after=${String(after)}&limit=7`);
      expect(newest).toBe(last);
      expect(changes.length).toBeLessThanOrEqual(7);
      read.push(...changes.map(({ id }) => id));
    }
    expect(read).toEqual(all.map(({ id }) => id));
    expect(read).toEqual([...new Set(read)].sort((one, other) => one - other));
    expect(await log.read(`after=${String(last)}`)).toEqual({ changes: [], first: all[0]?.id, last });
  });

  test('returns exactly the fields of the contract', () => {
    const columns = cms.database.columns('ochiq_change');
    expect(columns).toEqual(['id', 'at', 'kind', 'type', 'document_id', 'locales', 'file']);
    expect(change.options.map(({ shape }) => Object.keys(shape).sort())).toEqual(
      change.options.map(() => ['at', 'documentId', 'file', 'id', 'kind', 'locales', 'type']),
    );
  });

  test.each([null, 'made-up'])('refuses the token %s', async (token) => {
    expect((await log.ask('', token)).status).toBe(401);
  });

  test.each(['after=-1', 'after=x', 'limit=0', 'limit=1001', 'since=3'])('refuses an invalid query: %s', async (query) => {
    expect((await log.ask(query)).status).toBe(400);
  });
});

describe('notifying the publisher', () => {
  test('happens after the change is visible, and carries none of it', async () => {
    const id = await newTag();
    const woken = publisher.next();
    await tags().publish(id);
    const { method, path, authorization, body } = await woken;
    expect([method, path, authorization, body]).toEqual(['POST', '/wake', `Bearer ${publisher.key}`, '']);
  });

  test('happens once for many documents', async () => {
    const ids = [await newTag(), await newTag(), await newTag()];
    await publisher.calm();
    const before = publisher.count;
    await bulk('bulkPublish', ids, 'uz');
    await publisher.calm();
    expect(publisher.count - before).toBe(1);
  });

  test('does not delay others when the publisher does not respond', async () => {
    publisher.answers = false;
    expect((await tags().publish(await newTag())).status).toBe(200);
    publisher.answers = true;
  });
});

describe('at the end', () => {
  test('logs a language that is added and deleted', async () => {
    const localeChange = (code: string) => ({ kind: 'locale', type: null, documentId: null, locales: [code], file: null });
    const add = () => chief.request('POST', '/i18n/locales', { code: 'fr', name: 'Français', isDefault: false });
    expect(await log.leftBy(add)).toEqual([localeChange('fr')]);
    const locales = (await chief.request('GET', '/i18n/locales')).body as unknown as { id: number; code: string }[];
    const id = locales.find(({ code }) => code === 'fr')?.id ?? 0;
    expect(await log.leftBy(() => chief.request('DELETE', `/i18n/locales/${String(id)}`))).toEqual([localeChange('fr')]);
  });

  test('deletes rows after 90 days, but never the newest', async () => {
    const { last } = await log.read('limit=1');
    const young = last - 1;
    const old = Date.now() - 91 * 24 * 60 * 60 * 1000;
    cms.database.run(`UPDATE ochiq_change SET at = ${cms.database.instant(old)} WHERE id <> ${String(young)}`);
    expect(await runHosted('purge', { CMS_DATA_DIR: cms.data }).ended).toBe(0);
    const { changes, first } = await log.read('limit=1000');
    expect([first, ...changes.map(({ id }) => id)]).toEqual([young, young, last]);
    const id = await newTag();
    expect((await log.read(`after=${String(last)}`)).changes).toMatchObject([{ id: last + 1, documentId: id }]);
  });
});
