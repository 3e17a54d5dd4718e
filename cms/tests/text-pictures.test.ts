import { newEditor } from './support/new-editor';
import { administrator, getDocumentId, createEntriesClient, type Editor } from './support/panel';
import { rest, type RestResponse } from './support/rest';
import { sendFiles } from './support/send-file';
import { shared } from './support/shared';
import { plain } from './support/upload-cases';

type Values = Readonly<Record<string, unknown>>;
type StoredFile = Values & { id: number; hash: string; ext: string; url: string };

let editor: Editor;
let picture: StoredFile;
let paper: StoredFile;
let count = 0;

async function upload(name: string, bytes: Buffer | string): Promise<StoredFile> {
  const { body } = await sendFiles(shared.get().url, administrator(), '/upload', [{ name, bytes }]);
  return (body as unknown as StoredFile[])[0] ?? { id: 0, hash: '', ext: '', url: '' };
}

beforeAll(async () => {
  editor = await newEditor(administrator(), 'Editor (uz)');
  picture = await upload('quduq.png', await plain(64, 48).png().toBuffer());
  paper = await upload('izoh.txt', 'matn');
});

const claim = (change: Values = {}): Values => ({
  ...{ name: 'a', alternativeText: 'Quduq', url: 'http://inner.example:5432/x', caption: null, width: 1, height: 1, formats: {} },
  ...{ hash: 'made_up_1234567890', ext: '.exe', mime: 'application/x-msdownload', size: 1, previewUrl: null, provider: 'local' },
  ...{ provider_metadata: null, createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' },
  ...change,
});
const node = (change: Values = {}) => ({ type: 'image', image: claim(change), children: [{ type: 'text', text: '' }] });
const paragraph = { type: 'paragraph', children: [{ type: 'text', text: 'Matn.' }] };
const news = (body: unknown): Values => ({ title: 'Rasmli', slug: `rasmli-${String((count += 1))}`, body });
/** As a draft holds it, asked for as the panel does. */
const bodyIn = ({ body }: RestResponse) => (body.data as { body: { type: string; image?: Values }[] }).body;
const getErrorFields = ({ body }: RestResponse) =>
  (body.error?.details as { errors: { path: string[] }[] } | undefined)?.errors.map(({ path }) => path.join('.'));
const draftsWith = async (words: string) => JSON.stringify((await createEntriesClient(editor, 'news', 'uz').list()).body).includes(words);

/** What is delivered of a file, whatever a node says of it. */
const asInLibrary = () => ({
  ...{ name: 'quduq.png', url: picture.url, hash: picture.hash, ext: '.png', mime: 'image/png', width: 64, height: 48 },
  size: picture['size'],
});

test.each<[string, () => unknown]>([
  ['an address of the inner network', () => [paragraph, node()]],
  [
    'the name of a file that the library lacks',
    () => [paragraph, node({ url: '/uploads/made_up_1234567890.png', ext: '.png', mime: 'image/png' })],
  ],
  [
    'a file of the library that is no picture',
    () => [paragraph, node({ hash: paper.hash, ext: paper.ext, url: paper.url, mime: 'text/plain' })],
  ],
  ['no name at all', () => [paragraph, node({ hash: null })]],
  ['a name that is none', () => [paragraph, node({ hash: { $ne: 'x' } })]],
  ['a name that leads out', () => [paragraph, node({ hash: '../../etc/passwd' })]],
])('refuses a draft whose text shows %s, with the place and the remedy', async (_, body) => {
  const entry = news(body());
  const response = await createEntriesClient(editor, 'news', 'uz').create(entry);
  expect(response.status).toBe(400);
  expect(getErrorFields(response)).toEqual(['body.1.image']);
  expect(response.body.error?.message).toContain('body.1.image: это не изображение из медиатеки');
  expect(await draftsWith(String(entry['slug']))).toBe(false);
});

test.each([
  ['uz', 'Buni saqlab boʻlmaydi: body.0.image: mediakutubxonadagi rasm emas: uni olib tashlang yoki'],
  ['ru', 'Это нельзя сохранить: body.0.image: это не изображение из медиатеки: уберите его или'],
  ['en', "This can't be saved: body.0.image is no picture of the media library: take it out, or choose it there again (uz)"],
])('writes the refusal in %s', async (language, text) => {
  await editor.request('PUT', '/admin/users/me', { preferedLanguage: language });
  expect((await createEntriesClient(editor, 'news', 'uz').create(news([node()]))).body.error?.message).toContain(text);
  await editor.request('PUT', '/admin/users/me', { preferedLanguage: '' });
});

test.each([
  'http://inner.example:5432/x',
  'http://169.254.169.254/latest/',
  '//evil.example/a.png',
  '/uploads/../admin',
  'javascript:alert(1)',
])('stores the library’s row of a file, not the client’s: %s', async (url) => {
  const hostile = { hash: picture.hash, url, formats: { thumbnail: { url } }, previewUrl: url };
  const response = await createEntriesClient(editor, 'news', 'uz').create(news([node(hostile)]));
  expect(response.status).toBe(201);
  const [kept] = bodyIn(response);
  expect(kept?.image).toMatchObject({ ...asInLibrary(), alternativeText: 'Quduq' });
  const stored = await createEntriesClient(editor, 'news', 'uz').find(getDocumentId(response));
  expect(bodyIn(stored)[0]?.image).toEqual(kept?.image);
  expect(JSON.stringify(stored.body)).not.toContain(url);
});

test('reduces the panel’s absolute address to the path', async () => {
  const sent = node({ ...picture, url: `${shared.get().url}${picture.url}`, alternativeText: 'Quduq' });
  const [kept] = bodyIn(await createEntriesClient(editor, 'news', 'uz').create(news([sent])));
  expect(kept?.image?.['url']).toBe(`/uploads/${picture.hash}.png`);
});

test('falls back to the library’s description', async () => {
  const fileInfo = { alternativeText: 'Choʻldagi quduq' };
  expect((await administrator().request('POST', `/upload?id=${String(picture.id)}`, { fileInfo })).status).toBe(200);
  const [kept] = bodyIn(await createEntriesClient(editor, 'news', 'uz').create(news([node({ hash: picture.hash, alternativeText: ' ' })])));
  expect(kept?.image?.['alternativeText']).toBe('Choʻldagi quduq');
});

test('checks a changed draft like a new one', async () => {
  const entries = createEntriesClient(editor, 'news', 'uz');
  const id = getDocumentId(await entries.create(news([paragraph])));
  const response = await entries.update(id, { body: [node()] });
  expect([response.status, getErrorFields(response)]).toEqual([400, ['body.0.image']]);
  expect(bodyIn(await entries.find(id))).toEqual([paragraph]);
});

test('checks a copy of an entry', async () => {
  const id = getDocumentId(await createEntriesClient(editor, 'news', 'uz').create(news([paragraph])));
  const path = `/content-manager/collection-types/api::news.news/clone/${id}?locale=uz`;
  const response = await editor.request('POST', path, news([node()]));
  expect([response.status, getErrorFields(response)]).toEqual([400, ['body.0.image']]);
});

test('checks texts in components and blocks, at any depth', async () => {
  const blocks = [
    { __component: 'block.text', body: [paragraph] },
    { __component: 'block.text', body: [paragraph, node()] },
    { __component: 'block.accordion', title: 'Savollar', items: [{ question: 'Nima?', answer: [node()] }] },
    { __component: 'block.made-up', body: [node()] },
  ];
  const response = await createEntriesClient(editor, 'section-page', 'uz').create({ key: 'about', title: 'Biz', blocks });
  expect([response.status, getErrorFields(response)]).toEqual([400, ['blocks.1.body.1.image', 'blocks.2.items.0.answer.0.image']]);
});

test('accepts a foreign address in no form of a text', async () => {
  const list = { type: 'list', format: 'ordered', children: [{ type: 'list', format: 'ordered', children: [node()] }] };
  const link = { type: 'link', url: '/a', children: [{ type: 'text', text: 'a' }], image: claim() };
  const bodies: unknown[] = [
    JSON.stringify([node()]),
    node(),
    { 0: node() },
    { children: [node()] },
    [[node()]],
    [list],
    [{ ...paragraph, children: [link] }],
    [{ ...paragraph, image: claim() }],
    [{ ...node(), type: 'paragraph' }],
    [{ type: 'image', image: 'http://inner.example:5432/x', children: [] }],
  ];
  for (const body of bodies) {
    const response = await createEntriesClient(editor, 'news', 'uz').create(news(body));
    expect([body, response.status]).toEqual([body, 400]);
  }
  expect(await draftsWith('inner.example')).toBe(false);
});

test('returns the library’s row to the build', async () => {
  const category = getDocumentId(
    await createEntriesClient(administrator(), 'category', 'uz').createAndPublish({ name: 'Rasm', slug: 'rasm' }),
  );
  const entry = {
    ...news([node({ hash: picture.hash })]),
    ...{ summary: 'Qisqacha.', date: '2026-11-20', pinned: false, category: { set: [{ documentId: category }] } },
  };
  expect((await createEntriesClient(administrator(), 'news', 'uz').createAndPublish(entry)).status).toBe(200);
  const { body } = await rest('/api/news-items', { query: { filters: { title: 'Rasmli' } } });
  expect((body.data as { body: { image: Values }[] }[])[0]?.body[0]?.image).toMatchObject(asInLibrary());
});

describe('the name of a file as a description', () => {
  /** As the panel writes a picture of which the library says nothing. */
  const inserted = ({ hash, ext, url }: StoredFile) => node({ hash, ext, url, mime: 'image/png', alternativeText: 'yangi.png' });

  test('is dropped from a draft, which is not published without a description', async () => {
    const unnamed = await upload('yangi.png', await plain(32, 32).png().toBuffer());
    const id = getDocumentId(await createEntriesClient(editor, 'news', 'uz').create(news([paragraph, inserted(unnamed)])));
    expect(bodyIn(await createEntriesClient(editor, 'news', 'uz').find(id))[1]?.image?.['alternativeText'] ?? '').toBe('');
    const response = await createEntriesClient(editor, 'news', 'uz').publish(id);
    expect(response.status).toBe(400);
    expect(getErrorFields(response)).toContain('body.1.image.alternativeText');
  });

  test('is refused for a picture in a field', async () => {
    const created = await createEntriesClient(editor, 'news', 'uz').create({
      ...news([paragraph]),
      cover: { image: picture.id, alt: 'IMG_2034.jpg' },
    });
    const response = await createEntriesClient(editor, 'news', 'uz').publish(getDocumentId(created));
    expect(response.status).toBe(400);
    expect(getErrorFields(response)).toContain('cover.alt');
    expect(response.body.error?.message).toContain('это имя файла, а не описание');
  });
});

describe('other files in a text', () => {
  let film: StoredFile;
  let captions: StoredFile;

  beforeAll(async () => {
    film = await upload('tashrif.webm', Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282847765626d', 'hex'));
    captions = await upload('tashrif.vtt', 'WEBVTT\n\n00:00.000 --> 00:01.000\nSalom\n');
  });

  const fileNode = (change: Values = {}) => ({ type: 'file', title: 'Izoh', file: claim(change), children: [{ type: 'text', text: '' }] });
  const videoNode = (change: Values = {}) => ({ type: 'video', title: 'Tashrif', children: [{ type: 'text', text: '' }], ...change });
  const savedIn = async (body: unknown) =>
    (bodyIn(await createEntriesClient(editor, 'news', 'uz').create(news(body))) as unknown as Record<string, Values>[])[0] ?? {};

  test('are stored with the library’s row, not the client’s', async () => {
    expect((await savedIn([fileNode({ hash: paper.hash })]))['file']).toMatchObject({
      ...{ name: 'izoh.txt', url: paper.url, ext: '.txt', mime: 'text/plain', size: paper['size'] },
    });
    const video = await savedIn([videoNode({ file: claim({ hash: film.hash }), captions: claim({ hash: captions.hash }) })]);
    expect([video['file']?.['url'], video['captions']?.['url']]).toEqual([film.url, captions.url]);
    expect(JSON.stringify(video)).not.toContain('inner.example');
  });

  test('a video may have an address in place of a file', async () => {
    expect(await savedIn([videoNode({ file: null, captions: null, url: 'https://video.example/1' })])).toMatchObject({
      ...{ type: 'video', file: null, url: 'https://video.example/1' },
    });
  });

  test.each<[string, () => unknown, string]>([
    ['a made-up file', () => fileNode(), 'body.0.file'],
    ['no file', () => ({ ...fileNode(), file: null }), 'body.0.file'],
    ['a picture as file', () => fileNode({ hash: picture.hash }), 'body.0.file'],
    ['a text as video', () => videoNode({ file: claim({ hash: paper.hash }) }), 'body.0.file'],
    ['a text as captions', () => videoNode({ url: '/x', captions: claim({ hash: paper.hash }) }), 'body.0.captions'],
    ['a file in a node that has none', () => ({ ...paragraph, file: claim() }), 'body.0.file'],
    ['an address in place of a file', () => ({ ...fileNode(), file: 'http://inner.example:5432/x' }), 'body.0.file'],
  ])('are refused: %s', async (_, body, field) => {
    const response = await createEntriesClient(editor, 'news', 'uz').create(news([body()]));
    expect([response.status, getErrorFields(response)]).toEqual([400, [field]]);
    expect(response.body.error?.message).toContain('это не подходящий файл из медиатеки');
  });
});

describe('the nodes of a draft', () => {
  const cell = (words: string, more: Values = {}) => ({ type: 'table-cell', children: [{ type: 'text', text: words }], ...more });
  const table = (...cells: unknown[]) => ({ type: 'table', children: [{ type: 'table-row', children: cells }] });
  const linked = (url: string) => ({ ...paragraph, children: [{ type: 'link', url, children: [{ type: 'text', text: 'a' }] }] });

  test('are those of the contract, which may be incomplete', async () => {
    const body = [
      table(cell('a', { header: true }), cell('')),
      { type: 'callout', kind: 'warning', children: [paragraph] },
      {
        ...paragraph,
        children: [
          { type: 'text', text: 'a' },
          { type: 'note', children: [{ type: 'text', text: '' }] },
        ],
      },
      linked('page:abc'),
    ];
    const response = await createEntriesClient(editor, 'news', 'uz').create(news(body));
    expect(response.status).toBe(201);
    expect(bodyIn(response)).toEqual(body);
  });

  test.each<[string, unknown]>([
    ['an unknown node', { type: 'iframe', children: [] }],
    ['a node of a table outside of one', cell('a')],
    ['a table in a callout', { type: 'callout', kind: 'warning', children: [table(cell('a'))] }],
    ['a callout of an unknown kind', { type: 'callout', kind: 'blink', children: [paragraph] }],
    ['a script as link', linked('javascript:alert(1)')],
    ['a script in a cell', table({ type: 'table-cell', children: linked('javascript:alert(1)').children })],
    ['a script as video', { type: 'video', title: 'a', url: 'javascript:alert(1)' }],
  ])('are refused: %s', async (_, node) => {
    expect((await createEntriesClient(editor, 'news', 'uz').create(news([node]))).status).toBe(400);
  });
});
