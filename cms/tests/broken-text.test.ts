import { findBrokenText } from '../src/content/publish-validation/broken-text';
import { ownCms, type OwnCms } from './support/own-cms';
import { getDocumentId, createEntriesClient, logIn, type Editor } from './support/panel';
import type { RestResponse } from './support/rest';
import { secrets } from './support/secrets';
import { sendFiles, type Described } from './support/send-file';

let cms: OwnCms;
let editor: Editor;

beforeAll(async () => {
  cms = await ownCms('broken-text');
  editor = await logIn(secrets.ADMIN_EMAIL, secrets.ADMIN_PASSWORD, cms.url);
});
afterAll(() => cms.remove());

const chooseLanguage = (language: string) => editor.request('PUT', '/admin/users/me', { preferedLanguage: language });
beforeEach(() => chooseLanguage('en'));

const getErrorFields = ({ body }: RestResponse) =>
  ((body.error?.details as { errors?: { path: string[] }[] } | undefined)?.errors ?? []).map(({ path }) => path.join('.'));
const tags = (locale = 'uz') => createEntriesClient(editor, 'tag', locale);
const count = () => cms.database.rows('tags').length;

test.each([
  ['NUL', 'suv\0li'],
  ['half of a surrogate pair', 'suv\ud83dli'],
  ['U+FFFD', 'suv\ufffdli'],
])('%s is refused in a draft, and nothing is saved', async (_, name) => {
  const before = count();
  const created = await tags().create({ name: `Toza ${name} soʻz`, slug: 'buzilgan' });
  expect(created.status).toBe(400);
  expect(created.body.error?.message).toBe(
    "This can't be saved: name has a broken character (\ufffd) in the word “suv\ufffdli”: delete the word and type it again (uz)",
  );
  expect(getErrorFields(created)).toEqual(['name']);
  const published = await tags().createAndPublish({ name, slug: 'buzilgan' });
  expect([published.status, getErrorFields(published)]).toEqual([400, ['name']]);
  expect(count()).toBe(before);
});

test.each([
  [
    'uz',
    'Buni saqlab boʻlmaydi: name: “suv\ufffd” soʻzida buzilgan belgi (\ufffd) bor: soʻzni oʻchirib, qaytadan yozing (ru)',
    '“suv\ufffd” soʻzida buzilgan belgi (\ufffd) bor: soʻzni oʻchirib, qaytadan yozing',
  ],
  [
    'ru',
    'Это нельзя сохранить: name: в слове «suv\ufffd» есть испорченный знак (\ufffd): удалите слово и наберите его заново (ru)',
    'в слове «suv\ufffd» есть испорченный знак (\ufffd): удалите слово и наберите его заново',
  ],
  [
    'en',
    "This can't be saved: name has a broken character (\ufffd) in the word “suv\ufffd”: delete the word and type it again (ru)",
    'has a broken character (\ufffd) in the word “suv\ufffd”: delete the word and type it again',
  ],
])('refuses a change in %s, above the entry and next to the field', async (language, message, besideField) => {
  const id = getDocumentId(await tags('uz').create({ name: 'Yorliq', slug: `yorliq-${language}` }));
  await chooseLanguage(language);
  const { status, body } = await tags('ru').update(id, { name: 'suv\ufffd', slug: `metka-${language}` });
  expect(status).toBe(400);
  expect(body.error).toMatchObject({ message, details: { errors: [{ path: ['name'], message: besideField }] } });
});

test('names every broken text, wherever it is in the entry', async () => {
  const response = await createEntriesClient(editor, 'news', 'uz').create({
    title: 'Toza',
    summary: 'Qisqa\0cha.',
    body: [
      {
        type: 'paragraph',
        children: [
          { type: 'text', text: 'Matn.' },
          { type: 'link', url: '/uz', children: [{ type: 'text', text: 'hav\ufffdola' }] },
        ],
      },
    ],
    video: { title: 'Vide\ud83d', url: 'https://example.com/v' },
  });
  expect(response.status).toBe(400);
  expect(getErrorFields(response)).toEqual(['summary', 'body.0.children.1.children.0.text', 'video.title']);
});

test('saves valid characters of all kinds', async () => {
  const name = 'Oʻgʻiloy Ўзбекистон 水 👩‍🔬 \u{10FFFD}';
  expect((await tags().create({ name, slug: 'butun' })).body.data).toMatchObject({ name });
});

test('does not publish a draft that was broken before, and blocks nothing else', async () => {
  const id = getDocumentId(await tags().create({ name: 'Eski', slug: 'eski-qoralama' }));
  cms.database.run(`UPDATE tags SET name = 'Es\ufffdki' WHERE document_id = '${id}'`);
  const response = await tags().publish(id);
  expect(response.status).toBe(400);
  expect(response.body.error?.message).toContain("This can't be published: name has a broken character");
  expect((await tags().publish(id, { name: 'Eski' })).status).toBe(200);
});

describe('a file of the media library', () => {
  const files = () => cms.database.rows('files').length;
  const send = (name: string, described?: Described, at = '/upload') =>
    sendFiles(cms.url, editor, at, [{ name, type: 'text/csv', bytes: 'a,b\n1,2\n' }], described);
  const idIn = ({ body }: RestResponse) => (body as unknown as { id: number }[])[0]?.id ?? 0;

  test.each<[string, string, Described | undefined, string]>([
    ['its name on the editor’s machine', 'jad\ufffdval.csv', undefined, 'name'],
    ['the name that it is given', 'jadval.csv', { name: 'jad\ufffdval.csv' }, 'name'],
    ['its description', 'jadval.csv', { alternativeText: 'Jad\0val' }, 'alternativeText'],
    ['its caption', 'jadval.csv', { caption: 'Jad\ud83dval' }, 'caption'],
  ])('is refused where %s is broken', async (_, name, described, field) => {
    const before = files();
    const response = await send(name, described);
    expect([response.status, getErrorFields(response)]).toEqual([400, [field]]);
    expect(response.body.error?.message).toMatch(/^This can't be saved: \w+ has a broken character/u);
    expect(response.body.error?.message).not.toContain('undefined');
    expect(files()).toBe(before);
  });

  test('accepts a valid name', async () => {
    expect((await send('jad\ufffdval.csv', { name: 'jadval.csv' })).status).toBe(201);
  });

  test('retains its description when a broken one is refused, however it is sent', async () => {
    const id = idIn(await send('izoh.csv', { alternativeText: 'Izoh' }));
    const broken = { alternativeText: 'I\ufffdzoh' };
    const responses = [
      await editor.request('POST', '/upload/actions/bulk-update', { updates: [{ id, fileInfo: broken }] }),
      await editor.request('POST', `/upload?id=${String(id)}`, { fileInfo: broken }),
      await send('izoh.csv', broken, `/upload?id=${String(id)}`),
    ];
    expect(responses.map(({ status }) => status)).toEqual([400, 400, 400]);
    expect(cms.database.query(`SELECT alternative_text FROM files WHERE id = ${String(id)}`)).toEqual([{ alternative_text: 'Izoh' }]);
  });
});

test('shows a word as the editor sees it, and of a text without spaces the surrounding characters', () => {
  const wordIn = (text: string) => /“(.*)”/u.exec(findBrokenText(text)[0]?.message.en ?? '')?.[1];
  expect(wordIn('bir ik\0ki uch')).toBe('ik\ufffdki');
  expect(wordIn('\ufffd')).toBe('\ufffd');
  expect(wordIn(`${'a'.repeat(500)}\ud83d${'b'.repeat(500)}`)).toBe(`${'a'.repeat(20)}\ufffd${'b'.repeat(19)}`);
});
