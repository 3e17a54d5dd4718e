import { administrator, documentIdOf, entriesOf } from './support/panel';
import { rest, type Answer } from './support/rest';

const editor = administrator();
let category = '';
let count = 0;

beforeAll(async () => {
  category = documentIdOf(
    await entriesOf(editor, 'category', 'uz').createAndPublish({ name: 'Sinov', slug: 'sinov-boʻlimi'.replace('ʻ', '') }),
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

const fieldsOf = ({ body }: Answer) => (body.error?.details as { errors: { path: string[] }[] }).errors.map(({ path }) => path.join('.'));
const isPublished = async (slug: string) =>
  JSON.stringify((await rest('/api/news-items', { query: { filters: { slug } } })).body).includes(slug);

test('what is whole is published', async () => {
  const entry = news();
  expect((await entriesOf(editor, 'news', 'uz').createAndPublish(entry)).status).toBe(200);
  expect(await isPublished(entry.slug)).toBe(true);
});

test.each<[string, Readonly<Record<string, unknown>>, string, string]>([
  [
    'a link to another host without a scheme',
    { body: [paragraph(text(''), link('//evil.example/x'))] },
    'body.0.children.1.url',
    'is not a web, mail or telephone address nor a path of this site (uz)',
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
])('%s is refused, with the field and what is wrong', async (_, change, field, message) => {
  const entry = news(change);
  const answer = await entriesOf(editor, 'news', 'uz').createAndPublish(entry);
  expect(answer.status).toBe(400);
  expect(answer.body.error?.name).toBe('ValidationError');
  expect(answer.body.error?.message).toContain(message);
  expect(fieldsOf(answer)).toContain(field);
  expect(await isPublished(entry.slug)).toBe(false);
});

describe('in the language of the panel', () => {
  const chooseLanguage = (language: string) => editor.request('PUT', '/admin/users/me', { preferedLanguage: language });
  afterEach(() => chooseLanguage(''));

  test.each([
    ['uz', 'Buni eʼlon qilib boʻlmaydi: title: toʻldirilmagan (uz)', 'toʻldirilmagan'],
    ['ru', 'Это нельзя опубликовать: title: не заполнено (uz)', 'не заполнено'],
    ['en', "This can't be published: title is missing (uz)", 'is missing'],
  ])('it is said in %s, over the entry and beside the field', async (language, message, besideField) => {
    await chooseLanguage(language);
    const { body } = await entriesOf(editor, 'news', 'uz').createAndPublish(news({ title: null }));
    expect(body.error).toMatchObject({ message, details: { errors: [{ path: ['title'], message: besideField }] } });
  });
});

test('all that is wrong is said at once', async () => {
  const answer = await entriesOf(editor, 'news', 'uz').createAndPublish(news({ title: null, summary: null, category: { set: [] } }));
  expect(fieldsOf(answer).sort()).toEqual(['category', 'summary', 'title']);
});

test('a picture needs a text for those who do not see it', async () => {
  const [file] = (await editor.request('GET', '/upload/files?pageSize=1')).body['results'] as { id: number }[];
  const answer = await entriesOf(editor, 'news', 'uz').createAndPublish(news({ cover: { image: file?.id ?? 0 } }));
  expect(answer.status).toBe(400);
  expect(fieldsOf(answer)).toContain('cover.alt');
});

test('a category that is a draft itself does not make a news item whole', async () => {
  const draft = documentIdOf(await entriesOf(editor, 'category', 'uz').create({ name: 'Qoralama', slug: 'qoralama-bolim' }));
  const answer = await entriesOf(editor, 'news', 'uz').createAndPublish(news({ category: { set: [{ documentId: draft }] } }));
  expect(answer.status).toBe(400);
  expect(fieldsOf(answer)).toEqual(['category']);
});

test('a draft may be as unfinished as it likes', async () => {
  expect((await entriesOf(editor, 'news', 'uz').create({ title: 'Qoralama' })).status).toBe(201);
});

test('a rule that concerns two fields', async () => {
  const entry = { period: '2026', startsOn: '2026-01-01', received: 1, satisfied: 2, explained: 0, rejected: 0 };
  const answer = await entriesOf(editor, 'appeal-statistic', 'uz').createAndPublish(entry);
  expect(answer.body.error?.message).toContain(
    "This can't be published: received is less than satisfied, explained and rejected together (uz)",
  );
});

test('many at once: all or nothing', async () => {
  const entries = entriesOf(editor, 'news', 'uz');
  const whole = news();
  const ids = [documentIdOf(await entries.create(whole)), documentIdOf(await entries.create(news({ summary: null })))];
  const path = '/content-manager/collection-types/api::news.news/actions/bulkPublish?locale=uz';
  const answer = await editor.request('POST', path, { documentIds: ids, locale: 'uz' });
  expect(answer.status).toBe(400);
  expect(await isPublished(whole.slug)).toBe(false);
});

describe('languages together', () => {
  const bulk = (id: string, locale: readonly string[]) =>
    editor.request(
      'POST',
      `/content-manager/collection-types/api::tag.tag/actions/bulkPublish?${locale.map((code) => `locale=${code}`).join('&')}`,
      { documentIds: [id], locale },
    );

  test('one that is not whole keeps the others back, and is named', async () => {
    const id = documentIdOf(await entriesOf(editor, 'tag', 'uz').create({ name: 'Yorliq', slug: 'birga-yorliq' }));
    await entriesOf(editor, 'tag', 'ru').update(id, { slug: 'vmeste-metka' });
    const answer = await bulk(id, ['uz', 'ru']);
    expect(answer.status).toBe(400);
    expect(answer.body.error?.message).toContain("This can't be published: name is missing (ru)");
    expect(JSON.stringify((await rest('/api/tags', { query: { pagination: { pageSize: 100 } } })).body)).not.toContain('birga-yorliq');
  });

  test('each is published for itself', async () => {
    const id = documentIdOf(await entriesOf(editor, 'tag', 'uz').create({ name: 'Yorliq', slug: 'yolgiz-yorliq' }));
    await entriesOf(editor, 'tag', 'ru').update(id, { slug: 'odna-metka' });
    expect((await entriesOf(editor, 'tag', 'uz').publish(id)).status).toBe(200);
    expect((await rest(`/api/tags/${id}`)).status).toBe(200);
    expect((await rest(`/api/tags/${id}`, { query: { locale: 'ru' } })).status).toBe(404);
  });
});

describe('redirects', () => {
  const redirect = (from: string, to: string) => ({ from, to, permanent: true });
  const publish = (from: string, to: string) => entriesOf(editor, 'redirect', 'uz').createAndPublish(redirect(from, to));

  test('a chain that ends somewhere is fine', async () => {
    expect((await publish('/a1', '/b1')).status).toBe(200);
    expect((await publish('/b1', '/c1')).status).toBe(200);
  });

  test('one that leads to itself is refused', async () => {
    expect((await publish('/self', '/self')).body.error?.message).toContain('to is the same path');
  });

  test('a circle is refused, with its way', async () => {
    await publish('/a2', '/b2');
    await publish('/b2', '/c2');
    const answer = await publish('/c2', '/a2');
    expect(answer.status).toBe(400);
    expect(answer.body.error?.message).toContain('to leads back to where it began: /c2 → /a2 → /b2 → /c2 (uz)');
  });

  test('two from the same path are refused', async () => {
    await publish('/twice', '/d');
    expect((await publish('/twice', '/e')).body.error?.message).toContain('from is that of another published entry: /twice (uz)');
  });
});

describe('what others need', () => {
  test('a category of published news is neither unpublished nor deleted', async () => {
    const id = documentIdOf(await entriesOf(editor, 'category', 'uz').createAndPublish({ name: 'Kerakli', slug: 'kerakli-bolim' }));
    const entry = news({ category: { set: [{ documentId: id }] } });
    const item = documentIdOf(await entriesOf(editor, 'news', 'uz').createAndPublish(entry));
    for (const answer of [await entriesOf(editor, 'category', 'uz').unpublish(id), await entriesOf(editor, 'category', 'uz').remove(id)]) {
      expect(answer.status).toBe(400);
      expect(answer.body.error?.message).toContain('This is the category of news that is published: “Sinov xabari” (uz)');
    }
    await entriesOf(editor, 'news', 'uz').unpublish(item);
    expect((await entriesOf(editor, 'category', 'uz').unpublish(id)).status).toBe(200);
  });

  test('publishing a category again keeps it on its news', async () => {
    const id = documentIdOf(await entriesOf(editor, 'category', 'uz').createAndPublish({ name: 'Qayta', slug: 'qayta-bolim' }));
    const item = documentIdOf(await entriesOf(editor, 'news', 'uz').createAndPublish(news({ category: { set: [{ documentId: id }] } })));
    await entriesOf(editor, 'category', 'uz').publish(id, { name: 'Qaytadan' });
    const { body } = await rest(`/api/news-items/${item}`, { query: { populate: { category: { fields: 'name' } } } });
    expect((body.data as { category: { name: string } }).category.name).toBe('Qaytadan');
  });
});
