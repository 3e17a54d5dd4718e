import { createChangeLogClient } from './support/changes';
import { newEditor } from './support/new-editor';
import { ownCms, type OwnCms } from './support/own-cms';
import { administrator, getDocumentId, createEntriesClient, logIn, type Editor } from './support/panel';
import { rest, type RestResponse } from './support/rest';
import { secrets } from './support/secrets';
import { shared } from './support/shared';

const editor = administrator();
let category = '';
let count = 0;

beforeAll(async () => {
  category = getDocumentId(
    await createEntriesClient(editor, 'category', 'uz').createAndPublish({ name: 'Sinov', slug: 'sinov-boʻlimi'.replace('ʻ', '') }),
  );
});

const paragraph = (...children: unknown[]) => ({ type: 'paragraph', children });
const text = (words: string) => ({ type: 'text', text: words });
const link = (url: string) => ({ type: 'link', url, children: [text('havola')] });

const news = (change: Readonly<Record<string, unknown>> = {}) => ({
  title: 'Sinov xabari',
  slug: `sinov-xabari-${String((count += 1))}`,
  summary: 'Qisqacha.',
  body: [paragraph(text('Matn.'))],
  date: '2026-11-20',
  pinned: false,
  category: { set: [{ documentId: category }] },
  ...change,
});

const getErrorFields = ({ body }: RestResponse) =>
  ((body.error?.details as { errors: { path: string[] }[] } | undefined)?.errors ?? []).map(({ path }) => path.join('.'));
const isPublished = async (slug: string) =>
  JSON.stringify((await rest('/api/news-items', { query: { filters: { slug } } })).body).includes(slug);

test('publishes a complete entry', async () => {
  const entry = news();
  expect((await createEntriesClient(editor, 'news', 'uz').createAndPublish(entry)).status).toBe(200);
  expect(await isPublished(entry.slug)).toBe(true);
});

test.each<[string, Readonly<Record<string, unknown>>, string, string]>([
  [
    'a link to another host without a scheme',
    { body: [paragraph(text(''), link('//evil.example/x'))] },
    'body.0.children.1.url',
    'is not a web, mail or telephone address nor a path of this site, or has a name and @ before its host (uz)',
  ],
  [
    'a link with a scheme that is none of the web',
    { body: [paragraph(text(''), link('ftp://files.example/x'))] },
    'body.0.children.1.url',
    'is not a web, mail',
  ],
  ['a missing title', { title: null }, 'title', 'title is missing (uz)'],
  ['a slug that looks like a year', { slug: '2026' }, 'slug', 'slug has other than small Latin letters'],
  ['a missing category', { category: { set: [] } }, 'category', 'category is missing (uz)'],
  ['an attachment without a file', { attachments: [{ title: 'Fayl' }] }, 'attachments.0.file', 'attachments.0.file is missing (uz)'],
  ['a video with an unsafe address', { video: { title: 'Video', url: 'ftp://x.example' } }, 'video.url', 'video.url is not a web, mail'],
])('refuses %s, with the field and the issue', async (_, change, field, message) => {
  const entry = news(change);
  const response = await createEntriesClient(editor, 'news', 'uz').createAndPublish(entry);
  expect(response.status).toBe(400);
  expect(response.body.error?.name).toBe('ValidationError');
  expect(response.body.error?.message).toContain(message);
  expect(getErrorFields(response)).toContain(field);
  expect(await isPublished(entry.slug)).toBe(false);
});

describe('in the language of the panel', () => {
  const chooseLanguage = (language: string) => editor.request('PUT', '/admin/users/me', { preferedLanguage: language });
  afterEach(() => chooseLanguage(''));

  test.each([
    ['uz', 'Buni eʼlon qilib boʻlmaydi: title: toʻldirilmagan (uz)', 'toʻldirilmagan'],
    ['ru', 'Это нельзя опубликовать: title: не заполнено (uz)', 'не заполнено'],
    ['en', "This can't be published: title is missing (uz)", 'is missing'],
  ])('writes issues in %s, above the entry and next to the field', async (language, message, besideField) => {
    await chooseLanguage(language);
    const { body } = await createEntriesClient(editor, 'news', 'uz').createAndPublish(news({ title: null }));
    expect(body.error).toMatchObject({ message, details: { errors: [{ path: ['title'], message: besideField }] } });
  });
});

test('reports all issues at once', async () => {
  const response = await createEntriesClient(editor, 'news', 'uz').createAndPublish(
    news({ title: null, summary: null, category: { set: [] } }),
  );
  expect(getErrorFields(response).sort()).toEqual(['category', 'summary', 'title']);
});

test('requires a description of a picture', async () => {
  const [file] = (await editor.request('GET', '/upload/files?pageSize=1')).body['results'] as { id: number }[];
  const response = await createEntriesClient(editor, 'news', 'uz').createAndPublish(news({ cover: { image: file?.id ?? 0 } }));
  expect(response.status).toBe(400);
  expect(getErrorFields(response)).toContain('cover.alt');
});

test('does not accept a draft as the required category of a news item', async () => {
  const draft = getDocumentId(await createEntriesClient(editor, 'category', 'uz').create({ name: 'Qoralama', slug: 'qoralama-bolim' }));
  const response = await createEntriesClient(editor, 'news', 'uz').createAndPublish(news({ category: { set: [{ documentId: draft }] } }));
  expect(response.status).toBe(400);
  expect(getErrorFields(response)).toEqual(['category']);
});

test('saves incomplete drafts', async () => {
  expect((await createEntriesClient(editor, 'news', 'uz').create({ title: 'Qoralama' })).status).toBe(201);
});

test('checks a rule about two fields', async () => {
  const entry = { period: '2026', startsOn: '2026-01-01', received: 1, satisfied: 2, explained: 0, rejected: 0 };
  const response = await createEntriesClient(editor, 'appeal-statistic', 'uz').createAndPublish(entry);
  expect(response.body.error?.message).toContain(
    "This can't be published: received is less than satisfied, explained and rejected together (uz)",
  );
});

test('publishes many entries together, or none', async () => {
  const entries = createEntriesClient(editor, 'news', 'uz');
  const completeEntry = news();
  const ids = [getDocumentId(await entries.create(completeEntry)), getDocumentId(await entries.create(news({ summary: null })))];
  const path = '/content-manager/collection-types/api::news.news/actions/bulkPublish?locale=uz';
  const response = await editor.request('POST', path, { documentIds: ids, locale: 'uz' });
  expect(response.status).toBe(400);
  expect(await isPublished(completeEntry.slug)).toBe(false);
});

describe('several languages', () => {
  const bulk = (id: string, locale: readonly string[]) =>
    editor.request(
      'POST',
      `/content-manager/collection-types/api::tag.tag/actions/bulkPublish?${locale.map((code) => `locale=${code}`).join('&')}`,
      { documentIds: [id], locale },
    );

  test('are all refused, and the incomplete one is named', async () => {
    const id = getDocumentId(await createEntriesClient(editor, 'tag', 'uz').create({ name: 'Yorliq', slug: 'birga-yorliq' }));
    await createEntriesClient(editor, 'tag', 'ru').update(id, { slug: 'vmeste-metka' });
    const response = await bulk(id, ['uz', 'ru']);
    expect(response.status).toBe(400);
    expect(response.body.error?.message).toContain("This can't be published: name is missing (ru)");
    expect(JSON.stringify((await rest('/api/tags', { query: { pagination: { pageSize: 100 } } })).body)).not.toContain('birga-yorliq');
  });

  test('can be published separately', async () => {
    const id = getDocumentId(await createEntriesClient(editor, 'tag', 'uz').create({ name: 'Yorliq', slug: 'yolgiz-yorliq' }));
    await createEntriesClient(editor, 'tag', 'ru').update(id, { slug: 'odna-metka' });
    expect((await createEntriesClient(editor, 'tag', 'uz').publish(id)).status).toBe(200);
    expect((await rest(`/api/tags/${id}`)).status).toBe(200);
    expect((await rest(`/api/tags/${id}`, { query: { locale: 'ru' } })).status).toBe(404);
  });
});

describe('links', () => {
  const linked = (...urls: string[]) => news({ body: [paragraph(text(''), ...urls.map(link))] });
  const getMessage = ({ body }: RestResponse) => body.error?.message ?? '';

  test('refuses a link to a missing page, with its words, its address and the remedy', async () => {
    const entry = linked('/climate-programme');
    const response = await createEntriesClient(editor, 'news', 'uz').createAndPublish(entry);
    expect(response.status).toBe(400);
    expect(getErrorFields(response)).toEqual(['body.0.children.1.url']);
    expect(getMessage(response)).toContain(
      'body.0.children.1.url leads nowhere: “havola” → /climate-programme. Publish that page first, write another address or remove the link (uz)',
    );
    expect(await isPublished(entry.slug)).toBe(false);
  });

  test.each([
    ['uz', 'saytda yoʻq narsaga olib boradi: “havola”. Avval oʻshani eʼlon qiling, boshqasini tanlang yoki havolani olib tashlang (uz)'],
    ['ru', 'ведёт к тому, чего нет на сайте: «havola». Сначала опубликуйте это, выберите другое или уберите ссылку (uz)'],
    ['en', 'leads to what is not on the site: “havola”. Publish that first, choose something else or remove the link (uz)'],
  ])('names a link to an entry that is not published, in %s', async (language, message) => {
    const client = createEntriesClient(editor, 'news', 'uz');
    const target = getDocumentId(await client.create(news()));
    const entry = { body: [paragraph(text(''), link(`entry:news/${target}`))] };
    await editor.request('PUT', '/admin/users/me', { preferedLanguage: language });
    const response = await client.createAndPublish(news(entry));
    await editor.request('PUT', '/admin/users/me', { preferedLanguage: '' });
    expect(response.status).toBe(400);
    expect(response.body.error?.message).toContain(message);
    expect(getErrorFields(response)).toEqual(['body.0.children.1.url']);
    expect((await client.publish(target)).status).toBe(200);
    expect((await client.createAndPublish(news(entry))).status).toBe(200);
  });

  test('names all dead links at once, with the other issues', async () => {
    const response = await createEntriesClient(editor, 'news', 'uz').createAndPublish({
      ...linked('/nowhere', '/about', '/news/no-such'),
      summary: null,
    });
    expect(getErrorFields(response).sort()).toEqual(['body.0.children.1.url', 'body.0.children.3.url', 'summary']);
  });

  test.each([
    '/about',
    '/about/?from=news#top',
    '/',
    '/news/2025',
    '/documents/kind/law',
    '/forms/contact',
    '/sign-in/oneid',
    '/service-details',
    'https://elsewhere.example/climate-programme',
    'mailto:a@ochiq.example',
  ])('publishes a link to %s', async (url) => {
    expect((await createEntriesClient(editor, 'news', 'uz').createAndPublish(linked(url))).status).toBe(200);
  });

  test.each([
    ['/tenders', 'leads nowhere', 'a list whose section page is not published'],
    ['/uz/about', 'The site puts it there by itself, write: /about', 'a page with its language'],
    ['/feeds/uz/news.atom', 'is the address of a file', 'a file without the whole address'],
    ['/404.html', 'leads nowhere', 'an error page'],
  ])('refuses a link to %s: %s', async (url, message) => {
    expect(getMessage(await createEntriesClient(editor, 'news', 'uz').createAndPublish(linked(url)))).toContain(message);
  });

  test('resolves a slug in the page’s language, or in the language shown in its place', async () => {
    const target = news();
    const id = getDocumentId(await createEntriesClient(editor, 'news', 'uz').createAndPublish(target));
    const russian = linked(`/news/${target.slug}`);
    const ru = createEntriesClient(editor, 'news', 'ru');
    const category2 = { category: { set: [{ documentId: category }] } };
    await createEntriesClient(editor, 'category', 'ru').publish(category, { name: 'Проба', slug: 'proba-razdel' });
    const item = getDocumentId(await ru.createAndPublish({ ...russian, ...category2 }));
    expect(await rest(`/api/news-items/${item}`, { query: { locale: 'ru' } })).toMatchObject({ status: 200 });
    await ru.publish(id, { ...target, slug: `${target.slug}-ru` });
    // The old address redirects to the new one.
    expect((await ru.publish(item, { title: 'Снова' })).status).toBe(200);
    expect(getMessage(await ru.publish(item, { body: [paragraph(text(''), link(`/news/${target.slug}-uz`))] }))).toContain('leads nowhere');
  });

  test('allows links to the entry itself, and between entries published together', async () => {
    const [one, other] = [news(), news()];
    const entries = createEntriesClient(editor, 'news', 'uz');
    const self = news();
    expect((await entries.createAndPublish({ ...self, body: [paragraph(text(''), link(`/news/${self.slug}`))] })).status).toBe(200);
    const ids = [
      getDocumentId(await entries.create({ ...one, body: [paragraph(text(''), link(`/news/${other.slug}`))] })),
      getDocumentId(await entries.create({ ...other, body: [paragraph(text(''), link(`/news/${one.slug}`))] })),
    ];
    expect((await entries.publish(ids[0] ?? '')).status).toBe(400);
    const path = '/content-manager/collection-types/api::news.news/actions/bulkPublish?locale=uz';
    expect((await editor.request('POST', path, { documentIds: ids, locale: 'uz' })).status).toBe(200);
  });

  test('names the places of dead items in a menu, except hidden ones, in the panel’s language', async () => {
    await editor.request('PUT', '/admin/users/me', { preferedLanguage: 'uz' });
    const group = { id: 'a', target: 'route:about', labels: { uz: 'Biz' }, hidden: [], items: [] };
    const below = [
      { ...group, id: 'b', target: '/climate-programme', labels: { uz: 'Iqlim' } },
      { ...group, id: 'c', target: 'entry:news/yoq', labels: { uz: 'Xabar' } },
      { ...group, id: 'd', target: 'entry:news/yoq', hidden: ['uz'] },
    ];
    const response = await createEntriesClient(editor, 'navigation', 'uz').createAndPublish({
      institution: [{ ...group, items: below }],
      government: [group],
    });
    await editor.request('PUT', '/admin/users/me', { preferedLanguage: '' });
    expect(response.status).toBe(400);
    expect(getMessage(response)).toBe(
      'Buni eʼlon qilib boʻlmaydi: institution.0.items.0.target: hech qayerga olib bormaydi: “Iqlim” → /climate-programme. Avval oʻsha sahifani eʼlon qiling, boshqa manzil yozing yoki havolani olib tashlang (uz); ' +
        'institution.0.items.1.target: saytda yoʻq narsaga olib boradi: “Xabar”. Avval oʻshani eʼlon qiling, boshqasini tanlang yoki bandni olib tashlang (uz)',
    );
  });

  test('does not check links of a draft', async () => {
    expect((await createEntriesClient(editor, 'news', 'uz').create(linked('/nowhere'))).status).toBe(201);
  });
});

describe('on a separate CMS', () => {
  let cms: OwnCms;
  let mine: Editor;
  beforeAll(async () => {
    cms = await ownCms('guard', { SITE_URL: 'https://ochiq.example/sayt/' });
    mine = await logIn(secrets.ADMIN_EMAIL, secrets.ADMIN_PASSWORD, cms.url);
  });
  afterAll(() => cms.remove());

  test('ignores issues that another language had before', async () => {
    const [uz, ru] = [createEntriesClient(mine, 'tag', 'uz'), createEntriesClient(mine, 'tag', 'ru')];
    const id = getDocumentId(await uz.createAndPublish({ name: 'Yorliq', slug: 'yorliq-ikki' }));
    expect((await ru.publish(id, { name: 'Метка', slug: 'metka-dve' })).status).toBe(200);
    cms.database.run(`UPDATE tags SET name = NULL WHERE document_id = '${id}' AND locale = 'ru'`);
    expect((await uz.publish(id, { name: 'Yangi nom' })).status).toBe(200);
    expect((await ru.publish(id)).body.error?.message).toContain('name is missing (ru)');
  });

  test('refuses a shared value that is invalid in another language, and names that language', async () => {
    const [uz, ru] = [createEntriesClient(mine, 'person', 'uz'), createEntriesClient(mine, 'person', 'ru')];
    const person = { name: 'Aziza Karimova', slug: 'aziza', position: 'Mutaxassis', group: 'team', order: 9, acting: false };
    const id = getDocumentId(await uz.createAndPublish(person));
    expect((await ru.publish(id, { ...person, name: 'Азиза Каримова', slug: 'aziza-ru' })).status).toBe(200);
    const leader = { group: 'leadership', laborActivity: [{ from: 2019, what: 'Direktor' }], tasks: 'Rahbarlik.' };
    const response = await uz.publish(id, { ...person, ...leader });
    expect(response.status).toBe(400);
    expect(response.body.error?.message).toContain("This can't be published: laborActivity is empty although the person is a leader (ru)");
  });

  test('checks complete addresses of this site, too', async () => {
    const banner = (url: string) => ({ text: 'Diqqat', level: 'warning', link: { label: 'Batafsil', url } });
    const alert = createEntriesClient(mine, 'alert', 'uz');
    expect((await alert.createAndPublish(banner('https://ochiq.example/sayt/uz/about'))).status).toBe(200);
    const response = await alert.createAndPublish(banner('https://ochiq.example/sayt/uz/nowhere'));
    expect(response.body.error?.message).toContain('link.url leads nowhere: “Batafsil” → https://ochiq.example/sayt/uz/nowhere');
    expect((await alert.createAndPublish(banner('https://ochiq.example/other'))).status).toBe(200);
  });
});

describe('redirects', () => {
  const redirect = (from: string, to: string) => ({ from, to, permanent: true });
  const redirects = createEntriesClient(editor, 'redirect', 'uz');
  const publish = (from: string, to: string) => redirects.createAndPublish(redirect(from, to));
  const readTarget = async (from: string) => {
    const { body } = await rest('/api/redirects', { query: { locale: 'uz', filters: { from } } });
    return (body.data as { to: string }[]).map(({ to }) => to);
  };

  test('are flattened to their last target, and so are those that lead to them', async () => {
    expect((await publish('/c1', '/about')).status).toBe(200);
    expect((await publish('/b1', '/c1')).status).toBe(200);
    expect(await readTarget('/b1')).toEqual(['/about']);
    const id = getDocumentId(await publish('/e1', '/uz/about'));
    expect((await publish('/d1', '/e1')).status).toBe(200);
    expect((await redirects.publish(id, { to: '/ru/about' })).status).toBe(200);
    expect([await readTarget('/d1'), await readTarget('/e1')]).toEqual([['/uz/about'], ['/ru/about']]);
  });

  test('from a file to another site are published by administrators only, and name the site', async () => {
    const plain = await newEditor(editor, 'Editor (uz)');
    const entry = redirect('/media/hisobot.pdf', 'https://files.example/hisobot.pdf');
    const refused = await createEntriesClient(plain, 'redirect', 'uz').createAndPublish(entry);
    expect(refused.status).toBe(400);
    expect(JSON.stringify(refused.body)).toContain('to leads from the address of a file to another site: files.example.');
    expect(
      (await createEntriesClient(plain, 'redirect', 'uz').createAndPublish(redirect('/eski-hisobot', 'https://files.example/1'))).status,
    ).toBe(200);
    expect((await redirects.createAndPublish(entry)).status).toBe(200);
  });

  test('are updated when they lead to a replaced page, and logged', async () => {
    const item = news();
    const id = getDocumentId(await createEntriesClient(editor, 'news', 'uz').createAndPublish(item));
    const old = getDocumentId(await publish('/old-story', `/uz/news/${item.slug}`));
    const log = createChangeLogClient(shared.get().url);
    const left = await log.leftBy(async () => {
      expect((await createEntriesClient(editor, 'news', 'uz').unpublish(id)).status).toBe(200);
    });
    expect(await readTarget('/old-story')).toEqual(['/uz/news']);
    expect(left.filter(({ type }) => type === 'redirect')).toMatchObject([{ kind: 'shared', documentId: old }]);
    // A link to the list follows the editor's redirect of the list.
    expect((await publish('/uz/news', '/uz/about')).status).toBe(200);
    expect(await readTarget('/old-story')).toEqual(['/uz/about']);
  });

  test('to themselves are refused', async () => {
    expect((await publish('/self', '/self')).body.error?.message).toContain('to is the same path');
  });

  test('in a loop are refused, with their path', async () => {
    expect((await publish('/c2', '/news/2019')).status).toBe(200);
    expect((await publish('/b2', '/c2')).status).toBe(200);
    const response = await publish('/news/2019', '/b2');
    expect(response.status).toBe(400);
    expect(response.body.error?.message).toContain('to leads back to where it began: /news/2019 → /b2 → /news/2019 (uz)');
  });

  test('from the same path are refused', async () => {
    await publish('/twice', '/about');
    expect((await publish('/twice', '/uz/about')).body.error?.message).toContain('from is that of another published entry: /twice (uz)');
  });

  test('to a missing page are refused', async () => {
    expect((await publish('/a3', '/uz/nowhere')).body.error?.message).toContain('to leads nowhere: /uz/nowhere');
  });

  test('from the address of a page are refused', async () => {
    const item = news();
    await createEntriesClient(editor, 'news', 'uz').createAndPublish(item);
    for (const from of [`/uz/news/${item.slug}`, `/en/news/${item.slug}/`, '/about', '/ru'])
      expect((await publish(from, '/contact')).body.error?.message).toContain(`from is the address of a page of this site: ${from}`);
  });
});

describe('required entries', () => {
  test('can be neither unpublished nor deleted: a category of published news', async () => {
    const id = getDocumentId(
      await createEntriesClient(editor, 'category', 'uz').createAndPublish({ name: 'Kerakli', slug: 'kerakli-bolim' }),
    );
    const entry = news({ category: { set: [{ documentId: id }] } });
    const item = getDocumentId(await createEntriesClient(editor, 'news', 'uz').createAndPublish(entry));
    for (const response of [
      await createEntriesClient(editor, 'category', 'uz').unpublish(id),
      await createEntriesClient(editor, 'category', 'uz').remove(id),
    ]) {
      expect(response.status).toBe(400);
      expect(response.body.error?.message).toContain('This is the category of news that is published: “Sinov xabari” (uz)');
    }
    await createEntriesClient(editor, 'news', 'uz').unpublish(item);
    expect((await createEntriesClient(editor, 'category', 'uz').unpublish(id)).status).toBe(200);
  });

  test('keep their relations when published again: a category', async () => {
    const id = getDocumentId(await createEntriesClient(editor, 'category', 'uz').createAndPublish({ name: 'Qayta', slug: 'qayta-bolim' }));
    const item = getDocumentId(
      await createEntriesClient(editor, 'news', 'uz').createAndPublish(news({ category: { set: [{ documentId: id }] } })),
    );
    await createEntriesClient(editor, 'category', 'uz').publish(id, { name: 'Qaytadan' });
    const { body } = await rest(`/api/news-items/${item}`, { query: { populate: { category: { fields: 'name' } } } });
    expect((body.data as { category: { name: string } }).category.name).toBe('Qaytadan');
  });
});
