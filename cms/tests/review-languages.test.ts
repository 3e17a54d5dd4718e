import { ownCms, type OwnCms } from './support/own-cms';
import { createEntriesClient, type Editor, getDocumentId, logIn } from './support/panel';
import { type Colleague, createReviewClient, getRefusal, newColleague, reviewRuleOf, setRules } from './support/review';
import { rowsWith } from './support/rows-with';
import { runHosted } from './support/run-hosted';
import { secrets } from './support/secrets';

/** What one language of an entry has to do with the review of another, and a draft with what was published or forgotten since. */

const dayMs = 86_400_000;
let cms: OwnCms;
let chief: Editor;
let author: Colleague;
let other: Colleague;
let third: Colleague;
let count = 0;

/** Makes a colleague who writes, approves and publishes in all these languages. */
async function newEditorOf(name: string, locales: readonly string[]): Promise<Colleague> {
  const editor = await newColleague(chief, `Editor (${String(locales[0])})`, { url: cms.url, name, language: 'en' });
  const roles = (await chief.request('GET', '/admin/roles')).body.data as { id: number; name: string }[];
  const ids = roles.filter((role) => locales.some((locale) => role.name === `Editor (${locale})`)).map(({ id }) => id);
  expect((await chief.request('PUT', `/admin/users/${String(editor.id)}`, { roles: ids })).status).toBe(200);
  return editor;
}

beforeAll(async () => {
  cms = await ownCms('review-languages', {});
  chief = await logIn(secrets.ADMIN_EMAIL, secrets.ADMIN_PASSWORD, cms.url);
  author = await newEditorOf('Malika', ['uz', 'ru']);
  other = await newEditorOf('Otabek', ['uz', 'ru']);
  third = await newEditorOf('Nodira', ['uz', 'ru']);
});
afterAll(() => cms.remove());
beforeEach(() => setRules(chief, []));

const newSlug = () => `tillar-${String((count += 1))}`;
const news = (by: Editor, locale: string) => createEntriesClient(by, 'announcement', locale);
const announcement = (title: string) => ({
  ...{ title, slug: newSlug(), date: '2026-11-20' },
  body: [{ type: 'paragraph', children: [{ type: 'text', text: 'Matn.' }] }],
});
const readPublished = (table: string, document: string, locale: string) =>
  rowsWith(cms, table, 'document_id', document).filter((row) => row['published_at'] !== null && row['locale'] === locale);

describe('who changed a draft', () => {
  const inRussian = createReviewClient('announcement', 'ru');

  test('is its author still when another language was published, of which shared values were copied', async () => {
    const id = getDocumentId(await news(author, 'uz').createAndPublish(announcement('Tadbir')));
    expect((await news(author, 'ru').publish(id, announcement('Мероприятие'))).status).toBe(200);
    await news(author, 'ru').update(id, { title: 'Новое мероприятие' });
    expect((await news(other, 'uz').publish(id, { date: '2026-11-21' })).status).toBe(200);
    expect(readPublished('announcements', id, 'ru')).toMatchObject([{ title: 'Мероприятие', date: '2026-11-21' }]);
    await setRules(chief, [reviewRuleOf('announcement', { approvals: 2 })]);
    expect((await inRussian.act(other, 'submit', id)).status).toBe(200);
    expect(getRefusal(await inRussian.act(author, 'approve', id)).code).toBe('own-version');
    expect((await inRussian.act(third, 'approve', id)).body).toMatchObject({ state: 'submitted', missing: { approvals: 1 } });
    expect(getRefusal(await news(other, 'ru').publish(id)).status).toBe(403);
  });

  test('is no author any more once the draft itself was published', async () => {
    const id = getDocumentId(await news(author, 'ru').createAndPublish(announcement('Первое')));
    expect(rowsWith(cms, 'ochiq_review_changer', 'document', id)).toEqual([]);
    await news(other, 'ru').update(id, { title: 'Второе' });
    expect(rowsWith(cms, 'ochiq_review_changer', 'document', id)).toMatchObject([{ locale: 'ru', user: other.id }]);
    await setRules(chief, [reviewRuleOf('announcement')]);
    await inRussian.act(other, 'submit', id);
    expect((await inRussian.act(author, 'approve', id)).status).toBe(200);
  });

  test('is its author still when the history has forgotten it', async () => {
    const id = getDocumentId(await news(author, 'ru').create(announcement('Черновик')));
    await news(other, 'ru').update(id, { title: 'Исправленный черновик' });
    const late = new Date(Date.now() + 2 * dayMs).toISOString();
    expect(await runHosted('purge', { CMS_DATA_DIR: cms.data, HISTORY_DRAFT_DAYS: '1' }, [late]).ended).toBe(0);
    expect(rowsWith(cms, 'ochiq_version', 'document', id).map(({ author: who }) => who)).toEqual([other.id]);
    await setRules(chief, [reviewRuleOf('announcement')]);
    await inRussian.act(other, 'submit', id);
    expect(getRefusal(await inRussian.act(author, 'approve', id)).code).toBe('own-version');
    expect((await inRussian.act(third, 'approve', id)).status).toBe(200);
  });

  test('is found in the history where it was not remembered yet', async () => {
    const id = getDocumentId(await news(author, 'ru').create(announcement('Старый черновик')));
    cms.database.run(`DELETE FROM ochiq_review_changer WHERE document = '${id}'`);
    await setRules(chief, [reviewRuleOf('announcement')]);
    await inRussian.act(other, 'submit', id);
    expect(getRefusal(await inRussian.act(author, 'approve', id)).code).toBe('own-version');
  });

  test('is forgotten with an entry that is deleted for good, and with the account', async () => {
    const leaving = await newEditorOf('Ravshan', ['ru']);
    const id = getDocumentId(await news(author, 'ru').create(announcement('Лишнее')));
    await news(leaving, 'ru').update(id, { title: 'Совсем лишнее' });
    const list = () => rowsWith(cms, 'ochiq_review_changer', 'document', id).map(({ user }) => user);
    expect(list()).toEqual([author.id, leaving.id]);
    await chief.request('DELETE', `/admin/users/${String(leaving.id)}`);
    expect(list()).toEqual([author.id]);
    await news(author, 'ru').remove(id);
    expect(list()).toEqual([author.id]);
    await chief.request('DELETE', `/admin/deleted-entries/announcement/${id}`);
    expect(list()).toEqual([]);
  });
});

describe('the rule of a language', () => {
  const toMenu = (label: string) => {
    const items = [{ id: 'a', target: 'route:home', labels: { uz: label, ru: 'Меню', en: 'Menu' }, hidden: [], items: [] }];
    return { institution: items, government: items };
  };
  const navigation = (by: Editor, locale: string) => createEntriesClient(by, 'navigation', locale);

  test('is satisfied by another language that changes what readers see in this one', async () => {
    const published = await navigation(chief, 'uz').publish('', toMenu('Birinchi'));
    expect(published.status).toBe(200);
    const id = getDocumentId(published);
    await setRules(chief, [reviewRuleOf('navigation', { locale: 'uz' })]);
    const before = readPublished('navigations', id, 'uz');
    expect(before).toHaveLength(1);
    expect(getRefusal(await navigation(author, 'ru').publish('', toMenu('Ikkinchi')))).toMatchObject({
      ...{ status: 403, code: 'not-approved' },
    });
    expect(readPublished('navigations', id, 'uz')).toEqual(before);

    const inRussian = createReviewClient('navigation', 'ru');
    expect((await navigation(author, 'ru').update('', toMenu('Ikkinchi'))).status).toBe(200);
    await inRussian.act(author, 'submit', id);
    expect((await inRussian.act(third, 'approve', id)).body).toMatchObject({ state: 'approved' });
    expect((await navigation(author, 'ru').publish('', toMenu('Ikkinchi'))).status).toBe(200);
    expect(JSON.stringify(readPublished('navigations', id, 'uz'))).toContain('Ikkinchi');
  });

  test('is none of another language that leaves what they share as it is', async () => {
    const values = announcement('Umumiy');
    const id = getDocumentId(await news(author, 'uz').createAndPublish(values));
    await setRules(chief, [reviewRuleOf('announcement', { locale: 'uz' })]);
    expect((await news(author, 'ru').publish(id, { ...announcement('Общее'), date: values.date })).status).toBe(200);
    expect((await news(author, 'ru').publish(id, { date: '2026-11-25' })).status).toBe(403);
    expect(readPublished('announcements', id, 'uz')).toMatchObject([{ date: values.date }]);
  });
});

describe('the rule of a part of the page tree', () => {
  const pages = (by: Editor, locale: string) => createEntriesClient(by, 'page', locale);
  const page = (parent: string) => ({ title: 'Sahifa', slug: newSlug(), parent, blocks: [] });
  const [strict, free] = ['section:activities', 'section:audit'];
  const newStrictPage = async () => {
    const id = getDocumentId(await pages(author, 'uz').createAndPublish(page(strict)));
    await setRules(chief, [reviewRuleOf('page', { section: strict })]);
    return id;
  };

  test('is not left through a language in which the page is not published', async () => {
    const id = await newStrictPage();
    expect(getRefusal(await pages(author, 'ru').publish(id, page(free)))).toMatchObject({ status: 403, code: 'not-approved' });
    expect(readPublished('pages', id, 'uz')).toMatchObject([{ parent: strict }]);
    expect(readPublished('pages', id, 'ru')).toEqual([]);
  });

  test('is not left by a page that is withdrawn, moved and published again', async () => {
    const id = await newStrictPage();
    expect((await pages(author, 'uz').unpublish(id)).status).toBe(200);
    expect(getRefusal(await pages(author, 'uz').publish(id, { parent: free }))).toMatchObject({ status: 403, code: 'not-approved' });
    expect(readPublished('pages', id, 'uz')).toEqual([]);
    expect((await pages(author, 'uz').createAndPublish(page(free))).status).toBe(200);
  });
});
