import { getContentTypeUid, type ContentTypeName } from '@ochiq/contract/content-types';

import { removalChoiceHeader } from '../src/content/removal/removal';
import { newEditor } from './support/new-editor';
import { administrator, getDocumentId, createEntriesClient, type Editor } from './support/panel';
import { sendFiles } from './support/send-file';
import { shared } from './support/shared';
import { plain } from './support/upload-cases';

const withdraw = { [removalChoiceHeader]: 'withdraw' };

type Values = Readonly<Record<string, unknown>>;
type StoredFile = Values & { id: number; hash: string; ext: string; url: string };
type Uses = { uses: { type: string; title: string; locale: string; isPublished: boolean; words: string[] }[]; others: number };

const all = administrator();
let editor: Editor;
let category = '';
let count = 0;

const unique = (name: string) => `${name}-${String((count += 1))}-uses`;
const text = (words: string) => ({ type: 'text', text: words });
const paragraph = (...children: unknown[]) => ({ type: 'paragraph', children });
const linkTo = (url: string, words: string) => [paragraph(text(''), { type: 'link', url, children: [text(words)] }, text(''))];
const pictureIn = (file: StoredFile) => [
  paragraph(text('Matn.')),
  { type: 'image', image: { ...file, alternativeText: 'Quduq' }, children: [text('')] },
];

async function upload(name: string, folder?: number): Promise<StoredFile> {
  const bytes = name.endsWith('.png') ? await plain(64, 48).png().toBuffer() : 'matn';
  const { body } = await sendFiles(shared.get().url, all, '/upload', [{ name, bytes }]);
  const file = (body as unknown as StoredFile[])[0] ?? { id: 0, hash: '', ext: '', url: '' };
  if (folder !== undefined) await all.request('POST', '/upload/actions/bulk-move', { fileIds: [file.id], destinationFolderId: folder });
  return file;
}

const makeFolder = async (name: string, parent: number | null = null) =>
  ((await all.request('POST', '/upload/folders', { name, parent })).body.data as { id: number }).id;

const isInLibrary = async ({ id }: StoredFile) => (await all.request('GET', `/upload/files/${String(id)}`)).status === 200;

const news = (change: Values = {}): Values => ({
  title: 'Sinov xabari',
  slug: unique('xabar'),
  summary: 'Qisqacha.',
  body: [paragraph(text('Matn.'))],
  date: '2026-11-20',
  pinned: false,
  category: { set: [{ documentId: category }] },
  ...change,
});

const publish = async (type: ContentTypeName, values: Values, locale = 'uz') =>
  getDocumentId(await createEntriesClient(all, type, locale).createAndPublish(values));

const requestUses = (reader: Editor, type: ContentTypeName, document: string, locale = 'uz') =>
  reader.request('GET', `/admin/uses?type=${type}&document=${document}&locale=${encodeURIComponent(locale)}`);

beforeAll(async () => {
  editor = await newEditor(all, 'Editor (uz)');
  category = await publish('category', { name: 'Foydalanish', slug: unique('foydalanish') });
});
afterEach(() => all.request('PUT', '/admin/users/me', { preferedLanguage: '' }));

describe('files of the media library', () => {
  const remove = ({ id }: StoredFile) => all.request('DELETE', `/upload/files/${String(id)}`);
  const removeMany = (fileIds: readonly number[], folderIds: readonly number[] = []) =>
    all.request('POST', '/upload/actions/bulk-delete', { fileIds, folderIds });

  test('deletes an unused file', async () => {
    const file = await upload('keraksiz.png');
    expect((await remove(file)).status).toBe(200);
    expect(await isInLibrary(file)).toBe(false);
  });

  test.each<[string, ContentTypeName, string, (file: StoredFile) => Values]>([
    ['the cover of a published entry', 'news', 'muqova.png', (file) => news({ cover: { image: file.id, alt: 'Quduq' } })],
    ['an attachment', 'news', 'ilova.txt', (file) => news({ attachments: [{ title: 'Fayl', file: file.id }] })],
    ['a picture in a text', 'news', 'matnda.png', (file) => news({ body: pictureIn(file) })],
    ['a file in a text', 'news', 'yuklama.txt', (file) => news({ body: [{ type: 'file', title: 'Fayl', file, children: [text('')] }] })],
    [
      'a picture in a gallery of a page',
      'section-page',
      'galereya.png',
      (file) => ({
        key: 'gender',
        title: 'Galereya',
        blocks: [{ __component: 'block.gallery', title: 'Rasmlar', pictures: [{ image: file.id, alt: 'Quduq' }] }],
      }),
    ],
    [
      'a picture in the text of an answer in a block',
      'section-page',
      'javobda.png',
      (file) => ({
        key: 'audit',
        title: 'Savollar',
        blocks: [{ __component: 'block.accordion', title: 'Savol', items: [{ title: 'Nega?', answer: pictureIn(file) }] }],
      }),
    ],
  ])('refuses to delete a file used in %s, and names the entry', async (_, type, name, values) => {
    const file = await upload(name);
    const given = values(file);
    const id = getDocumentId(await createEntriesClient(all, type, 'uz').create(given));
    const { status, body } = await remove(file);
    expect(status).toBe(409);
    expect(body.error?.message).toContain(`“${name}”: `);
    expect(body.error?.message).toContain(`“${String(given['title'])}” (uz)`);
    expect(await isInLibrary(file)).toBe(true);
    await createEntriesClient(all, type, 'uz').remove(id);
    expect((await remove(file)).body.error?.message).toContain('in the trash: ');
    await all.request('DELETE', `/admin/deleted-entries/${type}/${id}`);
    expect((await remove(file)).status).toBe(200);
  });

  test('counts uses in other languages, and in a published version whose draft has another file', async () => {
    const file = await upload('ruscha.png');
    const other = await upload('boshqa.png');
    const id = await publish('news', news());
    const russian = { title: 'Русская', slug: unique('russkaya'), summary: 'Кратко.', cover: { image: file.id, alt: 'Колодец' } };
    const shared = { body: [paragraph(text('Текст.'))], category: { set: [{ documentId: category }] } };
    await createEntriesClient(all, 'category', 'ru').publish(category, { name: 'Раздел', slug: unique('razdel') });
    expect((await createEntriesClient(all, 'news', 'ru').publish(id, { ...russian, ...shared })).status).toBe(200);
    await createEntriesClient(all, 'news', 'ru').update(id, { cover: { image: other.id, alt: 'Другой' } });
    expect((await remove(file)).body.error?.message).toContain('“Русская” (ru)');
    expect((await remove(other)).body.error?.message).toContain('“Русская” (ru)');
    await createEntriesClient(all, 'news', 'ru').publish(id);
    expect((await remove(file)).status).toBe(200);
  });

  test.each([
    ['uz', 'Oʻchirib boʻlmaydi, chunki foydalanilmoqda. “tilda.png”: Yangiliklar “Sinov xabari” (uz).'],
    ['ru', 'Удалить нельзя: это используется. «tilda.png»: Новости «Sinov xabari» (uz).'],
    ['en', "This can't be deleted, because it is used. “tilda.png”: News “Sinov xabari” (uz)."],
  ])('writes the refusal in %s', async (language, message) => {
    const file = await upload('tilda.png');
    await publish('news', news({ cover: { image: file.id, alt: 'Quduq' } }));
    await all.request('PUT', '/admin/users/me', { preferedLanguage: language });
    expect((await remove(file)).body.error?.message).toContain(message);
  });

  test('deletes none of several files when one is used', async () => {
    const [used, free] = [await upload('band.png'), await upload('bosh.png')];
    await publish('news', news({ cover: { image: used.id, alt: 'Quduq' } }));
    const response = await removeMany([free.id, used.id]);
    expect(response.status).toBe(409);
    expect(response.body.error?.message).toContain('“band.png”');
    expect(response.body.error?.message).not.toContain('“bosh.png”');
    expect([await isInLibrary(used), await isInLibrary(free)]).toEqual([true, true]);
    expect((await removeMany([free.id])).status).toBe(200);
  });

  test('deletes neither a folder with a used file nor the files chosen with it', async () => {
    const folder = await makeFolder(unique('papka'));
    const inner = await makeFolder(unique('ichki'), folder);
    const [used, beside, chosen] = [await upload('ichida.png', inner), await upload('yonida.png', folder), await upload('tanlangan.png')];
    const id = await publish('news', news({ cover: { image: used.id, alt: 'Quduq' } }));
    const response = await removeMany([chosen.id], [folder]);
    expect(response.status).toBe(409);
    expect(response.body.error?.message).toContain('“ichida.png”');
    expect(await Promise.all([used, beside, chosen].map(isInLibrary))).toEqual([true, true, true]);
    await createEntriesClient(all, 'news', 'uz').remove(id);
    await all.request('DELETE', `/admin/deleted-entries/news/${id}`);
    expect((await removeMany([chosen.id], [folder])).status).toBe(200);
    expect(await Promise.all([used, beside, chosen].map(isInLibrary))).toEqual([false, false, false]);
  });

  test('counts entries without naming them for a user who may not read them', async () => {
    const file = await upload('sirli.png');
    const id = await publish('news', news());
    const russian = { title: 'Тайна', slug: unique('tayna'), cover: { image: file.id, alt: 'Тайна' } };
    await createEntriesClient(all, 'news', 'ru').update(id, russian);
    const { body } = await editor.request('DELETE', `/upload/files/${String(file.id)}`);
    expect(body.error?.message).toContain('(1)');
    expect(body.error?.message).not.toContain('Тайна');
    expect(await isInLibrary(file)).toBe(true);
  });
});

describe('referenced entries', () => {
  const navigation = createEntriesClient(all, 'navigation', 'uz');
  const item = (id: string, target: string, label: string, over: Values = {}) => ({
    ...{ id, target, labels: { uz: label }, hidden: [], items: [] },
    ...over,
  });
  const menu = (target: string, over: Values) => ({
    institution: [item('a', 'route:about', 'Biz', { items: [item('b', target, 'Muhim xabar', over)] })],
    government: [item('a', 'route:about', 'Biz')],
  });
  const setMenu = async (target: string, over: Values = {}) => {
    const response = await navigation.publish('', menu(target, over));
    expect(response.body.error?.message ?? '').toBe('');
  };

  test('are not withdrawn while a menu refers to them, and the item is named', async () => {
    const entry = news();
    const id = await publish('news', entry);
    await setMenu(`/news/${String(entry['slug'])}`);
    const own = createEntriesClient(all, 'news', 'uz');
    const bulk = (action: string) =>
      all.request(
        'POST',
        `/content-manager/collection-types/${getContentTypeUid('news')}/actions/${action}?locale=uz`,
        {
          documentIds: [id],
        },
        withdraw,
      );
    const refused = [await own.unpublish(id), await own.remove(id), await bulk('bulkUnpublish'), await bulk('bulkDelete')];
    const everywhere = await all.request(
      'DELETE',
      `/content-manager/collection-types/${getContentTypeUid('news')}/${id}?locale=*`,
      undefined,
      withdraw,
    );
    for (const { status, body } of [...refused, everywhere]) {
      expect(status).toBe(400);
      expect(body.error?.message).toContain('“Muhim xabar” (uz)');
    }
    expect(((await own.find(id)).body.data as Values)['status']).toBe('published');
    await setMenu('/about');
    expect((await own.unpublish(id)).status).toBe(200);
  });

  test('are not withdrawn while a menu item has picked them, in any language of theirs but the last', async () => {
    const own = createEntriesClient(all, 'news', 'uz');
    const id = await publish('news', news());
    await createEntriesClient(all, 'category', 'ru').publish(category, { name: 'Раздел', slug: unique('razdel') });
    const russian = { title: 'Русская', slug: unique('russkaya'), summary: 'Кратко.', body: [paragraph(text('Текст.'))] };
    await createEntriesClient(all, 'news', 'ru').publish(id, { ...russian, category: { set: [{ documentId: category }] } });
    await setMenu(`entry:news/${id}`);
    const { uses } = (await requestUses(all, 'news', id)).body as unknown as Uses;
    expect(uses.map(({ type, words }) => [type, words])).toEqual([['navigation', ['Muhim xabar']]]);
    expect((await createEntriesClient(all, 'news', 'ru').unpublish(id)).status).toBe(200);
    const refused = [await own.unpublish(id), await own.remove(id)];
    for (const { status, body } of refused) {
      expect(status).toBe(400);
      expect(body.error?.message).toContain('“Muhim xabar” (uz)');
    }
    await setMenu(`entry:news/${id}`, { hidden: ['uz', 'ru', 'en'] });
    expect((await own.unpublish(id)).status).toBe(200);
  });

  test('of the tree are not withdrawn while a menu item has picked them, and the item follows a move', async () => {
    const own = createEntriesClient(all, 'page', 'uz');
    const id = await publish('page', { title: 'Daryolar', slug: unique('daryolar'), blocks: [] });
    await setMenu(`page:${id}`);
    expect((await own.publish(id, { slug: unique('kollar'), parent: 'section:activities' })).body.error?.message ?? '').toBe('');
    expect((await own.unpublish(id)).body.error?.message).toContain('“Muhim xabar” (uz)');
    await setMenu('route:about');
    expect((await own.unpublish(id)).status).toBe(200);
  });

  test('include files, which are not deleted while a menu leads to them', async () => {
    const file = await upload('reja.txt');
    await setMenu(`file:${file.hash}${file.ext}`);
    const response = await all.request('DELETE', `/upload/files/${String(file.id)}`);
    expect(response.body.error?.message).toContain('“reja.txt”');
    await setMenu('/about');
    expect((await all.request('DELETE', `/upload/files/${String(file.id)}`)).status).toBe(200);
  });

  test.each([
    ['uz', 'Buni saytdan olib boʻlmaydi, chunki unga menyu bandlarida havola bor: Menyu “Muhim xabar” (uz).'],
    ['ru', 'Это нельзя снять с сайта: сюда ведут пункты меню: Меню «Muhim xabar» (uz).'],
    ['en', "This can't be taken off the site, because items of menus lead here: Navigation “Muhim xabar” (uz)."],
  ])('are refused in %s', async (language, message) => {
    const entry = news();
    const id = await publish('news', entry);
    await setMenu(`/news/${String(entry['slug'])}`);
    await all.request('PUT', '/admin/users/me', { preferedLanguage: language });
    expect((await createEntriesClient(all, 'news', 'uz').unpublish(id)).body.error?.message).toContain(message);
    await setMenu('/about');
  });

  test('are withdrawn in a language to which no menu refers', async () => {
    const entry = news();
    const id = await publish('news', entry);
    await createEntriesClient(all, 'category', 'ru').publish(category, { name: 'Раздел', slug: unique('razdel') });
    const russian = { title: 'Русская', slug: unique('russkaya'), summary: 'Кратко.', body: [paragraph(text('Текст.'))] };
    await createEntriesClient(all, 'news', 'ru').publish(id, { ...russian, category: { set: [{ documentId: category }] } });
    await setMenu(`/news/${String(entry['slug'])}`);
    expect((await createEntriesClient(all, 'news', 'ru').unpublish(id)).status).toBe(200);
    await setMenu('/about');
  });

  test('are withdrawn despite references in texts and relations, which are listed', async () => {
    const tag = await publish('tag', { name: 'Belgi', slug: unique('belgi') });
    const entry = news({ tags: { set: [{ documentId: tag }] } });
    const id = await publish('news', entry);
    const address = `/news/${String(entry['slug'])}`;
    const writer = await publish('news', news({ title: 'Olib boruvchi', body: linkTo(address, 'toʻliq xabar') }));
    await createEntriesClient(all, 'faq', 'uz').create({ question: 'Qoralamada?', answer: linkTo(`${address}-boshqa`, 'boshqa xabar') });
    await createEntriesClient(all, 'faq', 'uz').create({ question: 'Qoralamada ham?', answer: linkTo(`${address}?a=1#b`, 'shu yerda') });
    const response = (await requestUses(all, 'news', id)).body as unknown as Uses;
    expect(response.uses.map(({ type, title, isPublished, words }) => [type, title, isPublished, words])).toEqual([
      ['news', 'Olib boruvchi', true, ['toʻliq xabar']],
      ['faq', 'Qoralamada ham?', false, ['shu yerda']],
    ]);
    expect(((await requestUses(all, 'tag', tag)).body as unknown as Uses).uses.map(({ title }) => title)).toEqual(['Sinov xabari']);
    expect((await createEntriesClient(all, 'news', 'uz').unpublish(id)).status).toBe(200);
    await createEntriesClient(all, 'news', 'uz').remove(writer);
  });

  test('include those that a link in a text has picked, wherever they move', async () => {
    const target = getDocumentId(await createEntriesClient(all, 'news', 'uz').createAndPublish(news()));
    const cell = { type: 'table-cell', header: true, children: linkTo(`entry:news/${target}`, 'shu xabar')[0]?.children };
    const body = [{ type: 'table', children: [{ type: 'table-row', children: [cell] }] }];
    const writer = await publish('news', news({ title: 'Jadvalli', body }));
    const uses = async () => ((await requestUses(all, 'news', target)).body as unknown as Uses).uses;
    expect(await uses()).toMatchObject([{ title: 'Jadvalli', locale: 'uz', words: ['shu xabar'] }]);
    expect((await createEntriesClient(all, 'news', 'uz').publish(target, { slug: unique('boshqa-manzil') })).status).toBe(200);
    expect((await uses()).filter(({ type }) => type === 'news')).toMatchObject([{ title: 'Jadvalli', words: ['shu xabar'] }]);
    await createEntriesClient(all, 'news', 'uz').remove(writer);
  });

  test('are listed once for several chosen entries, without these themselves', async () => {
    const [one, other] = [news({ title: 'Birinchi' }), news({ title: 'Ikkinchi' })];
    const [first, second] = [await publish('news', one), await publish('news', other)];
    const inside = linkTo(`/news/${String(one['slug'])}`, 'bu yerda');
    await createEntriesClient(all, 'news', 'uz').update(second, { body: inside });
    const both = [...inside, ...linkTo(`/news/${String(other['slug'])}`, 'u yerda')];
    const writer = await publish('news', news({ title: 'Ikkalasiga ham', body: both }));
    const single = await publish('news', news({ title: 'Faqat ikkinchisiga', body: linkTo(`/news/${String(other['slug'])}`, 'u') }));
    const readTitles = async (...ids: string[]) =>
      ((await requestUses(all, 'news', ids.join(','))).body as unknown as Uses).uses.map(({ title, words }) => [title, words]).sort();
    expect(await readTitles(first, second)).toEqual([
      ['Faqat ikkinchisiga', ['u']],
      ['Ikkalasiga ham', ['bu yerda', 'u yerda']],
    ]);
    expect(await readTitles(first)).toContainEqual(['Ikkinchi', ['bu yerda']]);
    expect((await requestUses(all, 'news', `${first},`)).status).toBe(400);
    expect((await requestUses(all, 'news', Array.from({ length: 101 }, (_, index) => String(index)).join(','))).status).toBe(400);
    for (const id of [writer, single]) await createEntriesClient(all, 'news', 'uz').remove(id);
  });

  test('include section pages, by their path', async () => {
    const id = await publish('section-page', { key: 'youth', title: 'Yoshlar', blocks: [] });
    const writer = await publish('news', news({ title: 'Yoshlarga', body: linkTo('/youth', 'yoshlar') }));
    expect(((await requestUses(all, 'section-page', id)).body as unknown as Uses).uses.map(({ title }) => title)).toContain('Yoshlarga');
    expect(((await requestUses(all, 'section-page', id, '*')).body as unknown as Uses).uses.map(({ title }) => title)).toContain(
      'Yoshlarga',
    );
    await createEntriesClient(all, 'news', 'uz').remove(writer);
  });

  describe('missing rights', () => {
    let id = '';
    beforeAll(async () => {
      const entry = news();
      id = await publish('news', entry);
      await createEntriesClient(all, 'category', 'ru').publish(category, { name: 'Раздел', slug: unique('razdel') });
      const russian = { title: 'Ведущая сюда', slug: unique('vedushchaya'), body: linkTo(`/news/${String(entry['slug'])}`, 'сюда') };
      const writer = getDocumentId(await createEntriesClient(all, 'news', 'uz').create({ title: 'Qoralama', slug: unique('qoralama') }));
      await createEntriesClient(all, 'news', 'ru').update(writer, russian);
    });

    test('list nothing without a session', async () => {
      expect((await fetch(`${shared.get().url}/admin/uses?type=news&document=${id}&locale=uz`)).status).toBe(401);
    });

    test('list nothing without the right to read the entry', async () => {
      const moderator = await newEditor(all, 'Appeals and messages');
      const { status, body } = await requestUses(moderator, 'news', id);
      expect([status, JSON.stringify(body)]).toEqual([403, expect.not.stringContaining('Ведущая')]);
      expect((await requestUses(editor, 'news', id, 'ru')).status).toBe(403);
      expect((await requestUses(moderator, 'news', `${id},${id}x`)).status).toBe(403);
    });

    test('count the entries that the role may not read', async () => {
      const seen = (await requestUses(editor, 'news', id, '*')).body as unknown as Uses;
      expect(seen).toEqual({ uses: [], others: 1 });
      expect(((await requestUses(all, 'news', id, '*')).body as unknown as Uses).uses).toHaveLength(1);
    });

    test.each(['type=made-up&document=x&locale=uz', 'type=news&document=&locale=uz', 'type=news&document=x&locale=fr', ''])(
      'refuse an invalid query: %s',
      async (query) => {
        expect((await all.request('GET', `/admin/uses?${query}`)).status).toBe(400);
      },
    );
  });
});
