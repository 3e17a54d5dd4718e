import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import sharp from 'sharp';

import type { FileDetails, KnownFile } from '../src/content/file-details/file-details';
import { hashPicture } from '../src/platform/uploads/describe-upload';
import { isSimilarPicture } from '../src/platform/uploads/difference-hash';
import { inspectPdf } from '../src/platform/uploads/inspect/inspect-pdf';
import { pdfFile } from './support/hostile-files';
import { newEditor } from './support/new-editor';
import { administrator, createEntriesClient, getDocumentId, type Editor } from './support/panel';
import { rest, type RestResponse } from './support/rest';
import { cmsFolder } from './support/run-bin';
import { sendFiles } from './support/send-file';
import { shared } from './support/shared';
import { plain } from './support/upload-cases';

type Values = Readonly<Record<string, unknown>>;
type StoredFile = Values & { id: number; hash: string; name: string; updatedAt: string };

const all = administrator();
const seedFolder = path.join(cmsFolder, 'seed', 'files');
const seedPictures = readdirSync(seedFolder).filter((name) => /\.(?:webp|jpe?g|png)$/u.test(name));
const section = readFileSync(path.join(seedFolder, 'observation-wells-section.jpg'));

/** Adds a grain that is not seen, so that no other test has the same file. */
const unique = (bytes: Buffer) =>
  sharp(bytes)
    .composite([{ input: Buffer.from([(count += 1), 1, 1]), raw: { width: 1, height: 1, channels: 3 }, top: 0, left: 0 }])
    .png()
    .toBuffer();
let count = 0;

async function upload(editor: Editor, name: string, bytes: Buffer | string, at = '/upload'): Promise<StoredFile> {
  const { body, status } = await sendFiles(shared.get().url, editor, at, [{ name, bytes }]);
  if (status >= 300) throw new Error(JSON.stringify(body));
  return [body as unknown as StoredFile | StoredFile[]].flat()[0] as StoredFile;
}

const readDetails = (editor: Editor, { id }: Pick<StoredFile, 'id'>) => editor.request('GET', `/admin/file-details?file=${String(id)}`);
const change = (editor: Editor, { id }: Pick<StoredFile, 'id'>, values: Values) =>
  editor.request('POST', '/admin/file-details', { file: id, ...values });
const toDetails = ({ body }: RestResponse) => body as unknown as FileDetails;
const toNames = (known: readonly KnownFile[]) => known.map(({ name, isSame }) => [name, isSame]);

async function newRole(name: string, actions: readonly string[], locale = 'uz'): Promise<Editor> {
  const role = (await all.request('POST', '/admin/roles', { name, description: '' })).body.data as { id: number };
  const onFiles = actions.map((action) => ({ action: `plugin::upload.${action}`, subject: null, properties: {}, conditions: [] }));
  const onNews = ['read', 'update'].map((action) => ({
    action: `plugin::content-manager.explorer.${action}`,
    subject: 'api::news.news',
    properties: { fields: ['title', 'body'], locales: [locale] },
    conditions: [],
  }));
  await all.request('PUT', `/admin/roles/${String(role.id)}/permissions`, { permissions: [...onFiles, ...onNews] });
  return newEditor(all, name);
}

let editor: Editor;
let picture: StoredFile;

beforeAll(async () => {
  editor = await newEditor(all, 'Editor (uz)');
  picture = await upload(all, 'kesma.png', await unique(section));
});

describe('words and focal point of a picture', () => {
  test('are stored in the languages of the editor, and reach the site with the entries that show it', async () => {
    const uz = { caption: ' Quduqlar kesmasi ', source: 'A. Karimov' };
    const ru = { caption: 'Разрез скважин', source: 'А. Каримов' };
    expect(toDetails(await change(all, picture, { words: { ru }, focalPoint: { x: 10, y: 90 } }))).toMatchObject({ words: { ru } });
    expect(toDetails(await change(editor, picture, { words: { uz } }))).toMatchObject({
      ...{ isPicture: true, words: { uz: { ...uz, caption: 'Quduqlar kesmasi' }, ru }, focalPoint: { x: 10, y: 90 } },
      ...{ writable: ['uz'], canUpdate: true, pdf: null },
    });
    const body = [{ type: 'image', image: { ...picture, alternativeText: 'Kesma' }, children: [{ type: 'text', text: '' }] }];
    const category = getDocumentId(
      await createEntriesClient(all, 'category', 'uz').createAndPublish({ name: 'Rasmlar', slug: 'rasmlar-tafsilot' }),
    );
    const entry = {
      title: 'Tafsilotli',
      slug: 'tafsilotli',
      summary: 'Q.',
      date: '2026-11-20',
      pinned: false,
      body,
      category: { set: [{ documentId: category }] },
    };
    const id = getDocumentId(
      await createEntriesClient(all, 'news', 'uz').createAndPublish({ ...entry, cover: { image: picture.id, alt: 'Kesma' } }),
    );
    const readNews = async () => {
      const query = { filters: { documentId: id }, populate: { cover: { populate: { image: true } } } };
      const { body: read } = await rest('/api/news-items', { query });
      const [news] = read.data as { body: { image: Values }[]; cover: { image: Values } }[];
      return { inText: news?.body[0]?.image, inField: news?.cover.image };
    };
    const { inText, inField } = await readNews();
    for (const image of [inText, inField]) {
      expect(image).toMatchObject({ focalPoint: { x: 10, y: 90 }, words: { uz: { caption: 'Quduqlar kesmasi' }, ru } });
      expect([image?.['contentHash'], image?.['pictureHash']]).toEqual([undefined, undefined]);
    }
    // A replaced picture is another one in the text, too, without a change of the entry.
    await upload(editor, 'boshqa.png', await plain(80, 40).png().toBuffer(), `/upload?id=${String(picture.id)}`);
    const after = await readNews();
    expect(after.inText).toMatchObject({ width: 80, height: 40, hash: picture.hash, alternativeText: 'Kesma' });
    expect(after.inText?.['updatedAt']).toBe(after.inField?.['updatedAt']);
    expect(after.inText?.['updatedAt']).not.toBe(inText?.['updatedAt']);
    expect(toDetails(await readDetails(all, picture)).replacements).toEqual([{ at: expect.any(String), author: 'Editor Editor (uz)' }]);
  });

  test('are refused in another language, to roles without the right, and where they are impossible', async () => {
    const words = { ru: { caption: 'a', source: '' } };
    const reader = await newRole('Reads files', ['read']);
    const stranger = await newRole('No files', []);
    await editor.request('PUT', '/admin/users/me', { preferedLanguage: 'en' });
    const foreign = await change(editor, picture, { words });
    expect([foreign.status, foreign.body.error?.message]).toEqual([403, expect.stringContaining('does not write in this language (ru)')]);
    const own = { words: { uz: { caption: 'a', source: '' } } };
    for (const [who, values] of [
      [reader, own],
      [reader, { focalPoint: { x: 1, y: 1 } }],
      [stranger, own],
    ] as const)
      expect((await change(who, picture, values)).status).toBe(403);
    expect((await readDetails(stranger, picture)).status).toBe(403);
    expect(toDetails(await readDetails(reader, picture)).canUpdate).toBe(false);
    const replaced = await sendFiles(shared.get().url, reader, `/upload?id=${String(picture.id)}`, [
      { name: 'a.png', bytes: await plain().png().toBuffer() },
    ]);
    expect(replaced.status).toBe(403);
    expect((await all.request('GET', '/admin/file-details?file=999999')).status).toBe(404);
    for (const values of [
      { focalPoint: { x: 101, y: 0 } },
      { words: { uz: { caption: 'x'.repeat(251), source: '' } } },
      { words: { uz: { caption: '\uFFFD', source: '' } } },
      { name: 'x' },
    ])
      expect((await change(all, picture, values)).status).toBe(400);
  });
});

describe('duplicates', () => {
  const find = (who: Editor, bytes: Buffer, pictureHash: string | null = null) =>
    who.request('POST', '/admin/file-duplicates', { contentHash: createHash('sha256').update(bytes).digest('hex'), pictureHash });

  test('are named before and after the upload, with where they are used', async () => {
    const bytes = await unique(section);
    const first = await upload(all, 'asl.png', bytes);
    const again = await sharp(bytes).resize(500).jpeg({ quality: 60 }).toBuffer();
    expect(toNames((await find(editor, bytes)).body['known'] as KnownFile[])).toEqual([['asl.png', true]]);
    const similar = (await find(editor, again, await hashPicture(again))).body['known'] as KnownFile[];
    expect(toNames(similar)).toContainEqual(['asl.png', false]);
    expect((await find(editor, Buffer.from('other'))).body['known']).toEqual([]);
    const title = 'Asl rasm ishlatilgan';
    await createEntriesClient(all, 'news', 'uz').create({ title, slug: 'asl-rasm', cover: { image: first.id, alt: 'Kesma' } });
    const copy = await upload(all, 'nusxa.png', bytes);
    const { known } = toDetails(await readDetails(editor, copy));
    expect(known[0]).toMatchObject({
      name: 'asl.png',
      isSame: true,
      picture: expect.stringContaining('/uploads/'),
      uses: { uses: [{ title }], others: 0 },
    });
  });

  test('are told to those only who may upload, and read the file', async () => {
    const bytes = await unique(section);
    await upload(all, 'sir.png', bytes);
    expect((await find(await newRole('Reads only', ['read']), bytes)).status).toBe(403);
    expect((await find(await newRole('Uploads only', ['assets.create']), bytes)).body['known']).toEqual([]);
  });

  test('similar pictures are recognized re-encoded and resized, and no two of the demonstration content are', async () => {
    const hashes = await Promise.all(seedPictures.map((name) => hashPicture(path.join(seedFolder, name))));
    expect(hashes.length).toBeGreaterThanOrEqual(3);
    for (const [index, hash] of hashes.entries()) {
      if (hash === null) throw new Error(`${seedPictures[index] ?? ''} is too even`);
      for (const other of hashes.slice(0, index)) expect(isSimilarPicture(hash, other ?? '')).toBe(false);
      const original = sharp(path.join(seedFolder, seedPictures[index] ?? ''));
      for (const copy of [
        original.clone().jpeg({ quality: 30 }),
        original.clone().webp({ quality: 50 }),
        original.clone().resize(160).png(),
        original.clone().resize(400).avif(),
      ])
        expect(isSimilarPicture(hash, (await hashPicture(await copy.toBuffer())) ?? '0'.repeat(16))).toBe(true);
    }
    // A picture of one colour is like any other of one colour.
    expect(await hashPicture(await plain().png().toBuffer())).toBeNull();
  });
});

describe('documents', () => {
  const read = (bytes: Buffer) => {
    const file = path.join(os.tmpdir(), `ochiq-pdf-${String((count += 1))}.pdf`);
    writeFileSync(file, bytes);
    return inspectPdf(file);
  };
  const tagged = '/Lang (ru-RU) /MarkInfo << /Marked true >> /StructTreeRoot 4 0 R';

  test('say their title, language, pages, whether they are tagged and hold letters', async () => {
    const none = { title: '', language: '', isTagged: false, pages: 1, hasText: false };
    expect(await read(pdfFile(''))).toEqual(none);
    expect(await read(pdfFile(tagged, '<< /Type /StructTreeRoot >>', '<< /Type /Font /Subtype /Type1 >>'))).toEqual({
      ...none,
      language: 'ru-RU',
      isTagged: true,
      hasText: true,
    });
    // A promise without a structure is none.
    expect((await read(pdfFile('/MarkInfo << /Marked true >>'))).isTagged).toBe(false);
    expect((await read(pdfFile(`/Lang (${'x'.repeat(5000)}) /Pages 9 0 R`))).language).toHaveLength(35);
    const seeded = await read(readFileSync(path.join(seedFolder, 'order-well-registration.uz.pdf')));
    expect(seeded).toMatchObject({ hasText: true });
    expect(seeded.pages).toBeGreaterThan(0);
  });

  test('are described in the panel, and again once they are replaced', async () => {
    const file = await upload(all, 'buyruq.pdf', pdfFile(''));
    expect(toDetails(await readDetails(editor, file))).toMatchObject({
      isPicture: false,
      pdf: { isTagged: false, pages: 1 },
      replacements: [],
    });
    await upload(editor, 'yangi.pdf', pdfFile(tagged, '<< /Type /StructTreeRoot >>'), `/upload?id=${String(file.id)}`);
    expect(toDetails(await readDetails(editor, file))).toMatchObject({ pdf: { isTagged: true, language: 'ru-RU' }, replacements: [{}] });
  });
});
