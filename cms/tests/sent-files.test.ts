import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { sanitizeFileName } from '../src/submissions/sent-files/check-sent-files';
import { createEdgeClient, filled, type SentFile } from './support/edge';
import { FakeClamd } from './support/fake-clamd';
import { hostileDocuments } from './support/hostile-files';
import { newEditor } from './support/new-editor';
import { ownCms, type OwnCms } from './support/own-cms';
import { logIn, type Editor } from './support/panel';
import { runHosted } from './support/run-hosted';
import { secrets } from './support/secrets';
import { plain } from './support/upload-cases';

const clamd = new FakeClamd();
let cms: OwnCms;
let edge: ReturnType<typeof createEdgeClient>;
let chief: Editor;
let picture: SentFile;

const note: SentFile = { name: 'Изоҳ — "1".txt', type: 'text/plain', bytes: 'Quduqdan suv chiqmayapti.' };
const getFilesFolder = () => path.join(cms.data, 'private', 'files');
const stored = () => (existsSync(getFilesFolder()) ? readdirSync(getFilesFolder()).sort() : []);
const rows = () => cms.database.rows('ochiq_sent_file');
const findAppeal = (number: string) => {
  const [row] = cms.database.query(`SELECT document_id FROM appeals WHERE receipt_number = '${number}'`);
  return String(row?.['document_id']);
};

let last = 0;
/** An address without earlier requests. */
const address = () => `2001:db8:${(last += 1).toString(16)}::1`;
const send = (files: readonly SentFile[], more: object = {}) =>
  edge.sendFiles('appeal', filled.appeal, files, { address: address(), ...more });

async function sendGood(files: readonly SentFile[]): Promise<string> {
  const { status, answer } = await send(files);
  expect([status, answer.outcome]).toEqual([201, 'sent']);
  return 'receipt' in answer && answer.receipt ? findAppeal(answer.receipt.number) : '';
}

beforeAll(async () => {
  await clamd.start();
  cms = await ownCms('sent-files', { CLAMAV_URL: `tcp://127.0.0.1:${String(clamd.port)}` });
  edge = createEdgeClient(cms.url);
  chief = await logIn(secrets.ADMIN_EMAIL, secrets.ADMIN_PASSWORD, cms.url);
  picture = {
    name: 'quduq.jpg',
    type: 'image/jpeg',
    bytes: await plain()
      .withExif({ IFD0: { Make: 'Camera' } })
      .jpeg()
      .toBuffer(),
  };
});
afterAll(async () => {
  await cms.remove();
  await clamd.stop();
});

const ask = (address: string, { token }: Pick<Editor, 'token'>) =>
  fetch(cms.url + address, { headers: token === '' ? {} : { authorization: `Bearer ${token}` } });
const listFiles = async (document: string, reader: Pick<Editor, 'token'>) => {
  const response = await ask(`/admin/sent-files?type=appeal&document=${document}`, reader);
  const body = (await response.json()) as { files?: { id: number; name: string; mime: string; size: number }[] };
  return { status: response.status, files: body.files };
};

describe('files of an appeal', () => {
  let document: string;
  beforeAll(async () => {
    document = await sendGood([picture, note]);
  });

  test('are stored in the private folder, pictures rewritten', () => {
    expect(rows().map(({ owner, name, mime }) => [owner, name, mime])).toEqual([
      [document, 'quduq.jpg', 'image/jpeg'],
      [document, 'Изоҳ — "1".txt', 'text/plain'],
    ]);
    const [first, second] = rows();
    const contents = [first, second].map((row) => readFileSync(path.join(getFilesFolder(), String(row?.['stored']))));
    expect(contents[0]?.includes('Camera')).toBe(false);
    expect(contents[1]?.toString()).toBe(note.bytes);
    expect([first?.['size'], second?.['size']]).toEqual(contents.map(({ length }) => length));
    const modes = [path.dirname(getFilesFolder()), getFilesFolder(), ...stored().map((name) => path.join(getFilesFolder(), name))];
    expect(modes.map((place) => statSync(place).mode & 0o777)).toEqual([0o700, 0o700, 0o600, 0o600]);
    expect(readdirSync(path.join(cms.data, 'private', 'coming'))).toEqual([]);
    expect(readdirSync(path.join(cms.data, 'public', 'uploads')).filter((name) => stored().includes(name))).toEqual([]);
  });

  test('are downloaded by the appeals role, uncached', async () => {
    const moderator = await newEditor(chief, 'Appeals and messages', cms.url);
    const { files } = await listFiles(document, moderator);
    expect(files?.map(({ name, mime }) => [name, mime])).toEqual([
      ['quduq.jpg', 'image/jpeg'],
      ['Изоҳ — "1".txt', 'text/plain'],
    ]);
    const response = await ask(`/admin/sent-files/${String(files?.[1]?.id)}`, moderator);
    expect(await response.text()).toBe(note.bytes);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/plain',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; .*filename\*=UTF-8''%D0%98/u);
  });

  test('are refused to all others', async () => {
    const [row] = rows();
    const download = `/admin/sent-files/${String(row?.['id'])}`;
    const editor = await newEditor(chief, 'Editor (uz)', cms.url);
    expect((await listFiles(document, editor)).status).toBe(404);
    expect((await ask(download, editor)).status).toBe(404);
    const others = await chief.request('POST', '/admin/roles', { name: 'Messages only', description: '' });
    const { id } = others.body.data as { id: number };
    const permissions = [{ action: 'plugin::content-manager.explorer.read', subject: 'api::contact-message.contact-message' }];
    await chief.request('PUT', `/admin/roles/${String(id)}/permissions`, {
      permissions: permissions.map((one) => ({ ...one, properties: { fields: ['name'] }, conditions: [] })),
    });
    const other = await newEditor(chief, 'Messages only', cms.url);
    expect((await listFiles(document, other)).status).toBe(404);
    expect((await ask(download, other)).status).toBe(404);
    for (const token of ['', 'made-up']) {
      expect((await listFiles(document, { token })).status).toBe(401);
      expect((await ask(download, { token })).status).toBe(401);
    }
    for (const place of [`/private/files/${String(row?.['stored'])}`, `/uploads/../private/files/${String(row?.['stored'])}`])
      expect((await ask(place, { token: '' })).status).toBe(404);
    // A citizen is known by a session of the edge's, which opens nothing here.
    const key = { 'x-edge-key': secrets.EDGE_KEY, 'x-session': 'a.b.c' };
    for (const place of [download, '/admin/sent-files?type=appeal&document=x'])
      expect((await fetch(cms.url + place, { headers: key })).status).toBe(401);
  });

  test('are read by their stored names only', async () => {
    for (const id of ['999999', '-1', 'data.db'])
      expect([id, (await ask(`/admin/sent-files/${id}`, chief)).status]).toEqual([id, id === '999999' ? 404 : 400]);
  });

  test('are deleted with the appeal', async () => {
    const deletedAppeal = await sendGood([note]);
    const before = stored().length;
    const { status } = await chief.request('DELETE', `/content-manager/collection-types/api::appeal.appeal/${deletedAppeal}`);
    expect(status).toBe(200);
    expect(rows().filter(({ owner }) => owner === deletedAppeal)).toEqual([]);
    for (const end = Date.now() + 2000; Date.now() < end && stored().length === before;)
      await new Promise((resolve) => setTimeout(resolve, 20));
    expect(stored()).toHaveLength(before - 1);
  });
});

describe('a form with files', () => {
  const bare = () => [cms.database.rows('appeals').length, rows().length, stored().length];

  test('is stored once per request; other files make another one', async () => {
    const worked = { ...(await edge.work()), key: 'once', address: address() };
    const first = await edge.sendFiles('appeal', filled.appeal, [note], worked);
    const after = bare();
    expect(await edge.sendFiles('appeal', filled.appeal, [note], worked)).toEqual(first);
    expect(bare()).toEqual(after);
    const from = address();
    const results = [];
    for (const bytes of ['bir', 'bir', 'ikki']) results.push((await send([{ ...note, bytes }], { address: from })).answer);
    expect(results[1]).toEqual(results[0]);
    expect(results[2]).not.toEqual(results[0]);
    const duplicateRequest = { ...(await edge.work()), key: 'twins', address: address() };
    const [one, two] = await Promise.all([1, 2].map(() => edge.sendFiles('appeal', filled.appeal, [note, picture], duplicateRequest)));
    expect(one).toEqual(two);
    expect(rows()).toHaveLength(stored().length);
  });

  test('is not reported as sent when its COMMIT fails, and leaves neither row nor, after the nightly job, a file', async () => {
    const before = bare();
    cms.database.refuseCommit('appeals', 'INSERT');
    try {
      expect(await send([note])).toEqual({ status: 503, answer: { outcome: 'refused', reason: 'failed' } });
    } finally {
      cms.database.allow('appeals');
    }
    expect(bare().slice(0, 2)).toEqual(before.slice(0, 2));
    await night(1);
    expect(bare()).toEqual(before);
  });

  test.each(hostileDocuments.map(([what, part, bytes]) => ({ what, part, bytes })))(
    'is refused with $what: the part is named in the reader’s language, and nothing is stored',
    async ({ what, part, bytes }) => {
      const before = bare();
      const name = what.includes('sheet') ? 'ariza.xlsx' : 'ariza.docx';
      const { status, answer } = await send([note, { name, bytes }], { language: 'uz' });
      expect(status).toBe(422);
      const problemText = answer.outcome === 'problems' ? answer.problems[0]?.said : '';
      expect(problemText).toContain(`“${name}” fayli qabul qilinmadi`);
      expect(problemText).toContain(part);
      expect(problemText).not.toContain('.txt');
      expect(bare()).toEqual(before);
    },
  );

  test.each([
    ['page.html', '<script>alert(1)</script>'],
    ['quduq.pdf', '<html>'],
    ['arxiv.zip', 'PK\u0003\u0004'],
    ['film.mp4', '\0\0\0\u0018ftypmp42'],
    ['nomsiz', 'x'],
  ])('gives a reason for each refused file: %s', async (name, bytes) => {
    const { answer } = await send(
      [
        { name, bytes },
        { name: `2${name}`, bytes },
      ],
      { language: 'en' },
    );
    const problemText = answer.outcome === 'problems' ? (answer.problems[0]?.said ?? '') : '';
    expect(problemText.split('\n').map((line) => line.split(':')[0])).toEqual([
      `The file “${name}” was not taken`,
      `The file “2${name}” was not taken`,
    ]);
  });

  test.each([
    ['stream: Eicar-Signature FOUND\0', 'unda virus topildi: Eicar-Signature. Qurilmangizni tekshiring yoki boshqa fayl tanlang.'],
    ['perhaps', 'hozir fayllarni virusga tekshirib boʻlmayapti'],
  ])('passes the virus scanner: %j', async (text, problemText) => {
    const before = bare();
    clamd.files.length = 0;
    clamd.behaviour = { kind: 'answers', text };
    const { answer } = await send([note], { language: 'uz' });
    clamd.behaviour = { kind: 'answers', text: 'stream: OK\0' };
    expect(answer.outcome === 'problems' ? answer.problems[0]?.said : '').toContain(problemText);
    expect(clamd.files.map(String)).toEqual([note.bytes]);
    expect(bare()).toEqual(before);
  });

  test.each([
    ['count', 'Файлов слишком много: можно отправить не больше 5.'],
    ['size', 'Файлы слишком большие: все вместе они должны быть не больше 20 МБ.'],
  ] as const)('of which the edge says that its %s is too much is told so with what else is wrong', async (excess, problemText) => {
    const { answer } = await edge.send('appeal', { ...filled.appeal, name: '' }, { address: address(), excess });
    expect(answer).toEqual({
      outcome: 'problems',
      problems: [
        { field: 'name', code: 'required' },
        { field: 'files', code: 'files', said: problemText },
      ],
    });
  });

  test('is refused beyond the edge’s limits, and for other forms', async () => {
    const many = Array.from({ length: 6 }, (_, index) => ({ ...note, name: `${String(index)}.txt` }));
    const before = bare();
    expect((await send(many)).status).toBe(400);
    expect((await send([{ ...note, bytes: Buffer.alloc(21 * 1024 * 1024, 'a') }])).status).toBe(400);
    expect((await edge.sendFiles('contact', filled.contact, [note])).status).toBe(415);
    const stranger = await fetch(`${cms.url}/api/intake/appeal`, { method: 'POST', body: new FormData() });
    expect(stranger.status).toBe(404);
    expect(bare()).toEqual(before);
  });

  test('is limited to five an hour per address without proof of work', async () => {
    const from = address();
    const statuses = [];
    for (let number = 0; number < 6; number++) statuses.push((await send([{ ...note, bytes: String(number) }], { address: from })).status);
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
    expect((await edge.send('appeal', filled.appeal, { address: from })).status).toBe(201);
  });
});

/** The work of the night that many days from now. */
async function night(days: number): Promise<void> {
  const instant = new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString();
  const { ended, output } = runHosted('purge', { CMS_DATA_DIR: cms.data }, [instant]);
  expect([await ended, output()]).toEqual([0, expect.any(String)]);
}

test('the nightly job deletes leftovers of a crash, but nothing in transit or of an appeal', async () => {
  const bound = stored();
  const coming = path.join(cms.data, 'private', 'coming', 'form-x');
  const leave = (name: string, hoursAgo: number) => {
    const place = path.join(getFilesFolder(), name);
    const then = new Date(Date.now() - hoursAgo * 60 * 60 * 1000);
    writeFileSync(place, 'left');
    utimesSync(place, then, then);
  };
  leave('old', 2);
  leave('young', 0.5);
  mkdirSync(coming, { recursive: true });
  utimesSync(coming, new Date(0), new Date(0));
  await night(0);
  expect(stored()).toEqual([...bound, 'young'].sort());
  expect(existsSync(coming)).toBe(false);
});

test('files are deleted with expired appeals', async () => {
  expect(stored().length).toBeGreaterThan(0);
  await night(2 * 365);
  expect(rows().length).toBeGreaterThan(0);
  await night(3 * 365 + 1);
  expect([rows(), stored()]).toEqual([[], []]);
});

test.each([
  ['C:\\fakepath\\quduq.JPG', 'quduq.JPG'],
  ['../../etc/passwd', 'passwd'],
  ['a\u202Egpj.exe.txt', 'agpj.exe.txt'],
  [`${'ў'.repeat(300)}.docx`, `${'ў'.repeat(145)}.docx`],
  ['a\r\nX: y.txt', 'a X: y.txt'],
])('stores %j as %j', (sent, name) => {
  expect(sanitizeFileName(sent)).toBe(name);
});
