import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { media } from '@ochiq/contract/fields/media';
import { getUploadFormat, uploadFormats } from '@ochiq/contract/fields/upload';
import sharp from 'sharp';

import { FakeClamd, type Behaviour } from './support/fake-clamd';
import { newEditor } from './support/new-editor';
import { ownCms, type OwnCms } from './support/own-cms';
import { logIn, type Editor } from './support/panel';
import type { RestResponse } from './support/rest';
import { secrets } from './support/secrets';
import { sendFiles, type Picked } from './support/send-file';
import { harmlessFiles, plain, refusedFiles, takenFiles } from './support/upload-cases';

const dark = { r: 20, g: 40, b: 60 };

/** A picture that says where it was taken, lies on its side and has something behind its end. */
const telling = async (format: 'jpeg' | 'png' | 'webp' | 'avif') => {
  const picture = plain()
    .composite([{ input: { create: { width: 64, height: 10, channels: 3, background: dark } }, top: 0, left: 0 }])
    .withExif({ IFD0: { Copyright: 'Yashirin muallif', Orientation: '6' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '41/1 18/1 0/1' } })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><a>Yashirin muallif</a></x:xmpmeta>')
    .withMetadata({ orientation: 6 });
  return Buffer.concat([await picture.toFormat(format).toBuffer(), Buffer.from('Yashirin muallif')]);
};

const clamd = new FakeClamd();
let cms: OwnCms;
let editor: Editor;

const send = (file: Picked, at = '/upload') => sendFiles(cms.url, editor, at, [file]);
const getError = ({ status, body }: RestResponse) => ({ status, reason: (body.error?.details as { reason?: string } | undefined)?.reason });
type StoredUpload = { id: number; url: string; mime: string; ext: string; width: number | null; height: number | null };
const getStored = ({ status, body }: RestResponse): StoredUpload => {
  if (status >= 300) throw new Error(`It was not taken: ${JSON.stringify(body)}`);
  return (Array.isArray(body) ? body[0] : body) as StoredUpload;
};
const stored = () => readdirSync(path.join(cms.data, 'public', 'uploads')).sort();
const storedFile = ({ url }: StoredUpload) => readFileSync(path.join(cms.data, 'public', url));
const chooseLanguage = (language: string | null) => editor.request('PUT', '/admin/users/me', { preferedLanguage: language ?? '' });

beforeAll(async () => {
  await clamd.start();
  cms = await ownCms('uploads', { CLAMAV_URL: `tcp://127.0.0.1:${String(clamd.port)}`, CLAMAV_TIMEOUT_MS: '2000' });
  const administrator = await logIn(secrets.ADMIN_EMAIL, secrets.ADMIN_PASSWORD, cms.url);
  editor = await newEditor(administrator, 'Editor (uz)', cms.url);
});
beforeEach(() => {
  clamd.behaviour = { kind: 'answers', text: 'stream: OK\0' };
});
afterAll(async () => {
  await cms.remove();
  await clamd.stop();
});

test.each(takenFiles)('accepts %s as %s, whatever type the browser declares', async (name, mime, make) => {
  const bytes = await make();
  expect(getStored(await send({ name, type: mime, bytes })).mime).toBe(mime);
  const { mime: second, ext } = getStored(await send({ name, type: 'application/octet-stream', bytes }, '/upload/files'));
  expect({ second, ext: ext.toLowerCase() }).toEqual({ second: mime, ext: path.extname(name).toLowerCase() });
});

test.each(takenFiles)('%s fits the contract, and is served as its row says', async (name, mime, make) => {
  const row = getStored(await send({ name, type: mime, bytes: await make() }));
  expect(media.safeParse(row).error?.issues).toBeUndefined();
  const response = await fetch(cms.url + row.url);
  const { byteLength } = await response.arrayBuffer();
  // The type that the publisher asks for, and the size to ten bytes, by which it knows a file that is another one.
  expect(response.headers.get('content-type')?.split(';')[0]).toBe(getUploadFormat(row.ext)?.mime);
  expect(Number(response.headers.get('content-length'))).toBe(byteLength);
  expect(Math.abs(byteLength - media.parse(row).bytes)).toBeLessThanOrEqual(10);
});

test('covers every format of the contract', () => {
  const tried = new Set(takenFiles.map(([name]) => path.extname(name).toLowerCase()));
  expect(Object.keys(uploadFormats).filter((extension) => !tried.has(extension))).toEqual([]);
});

test.each(refusedFiles)('refuses %s (%s): %s', async (_, name, reason, make) => {
  const before = stored();
  expect(getError(await send({ name, type: 'application/octet-stream', bytes: await make() }))).toEqual({ status: 400, reason });
  expect(stored()).toEqual(before);
});

test.each(harmlessFiles)('accepts %s (%s)', async (_, name, bytes) => {
  getStored(await send({ name, bytes }));
});

test('checks the declared type, too', async () => {
  const file = { name: 'surat.png', bytes: await plain().png().toBuffer() };
  for (const type of ['text/html', 'image/svg+xml', 'image/jpeg']) expect(getError(await send({ ...file, type })).reason).toBe('content');
});

test.each([
  ['uz', 'rasm.svg” fayli qabul qilinmadi: bunday fayl ichida skript boʻlishi mumkin'],
  ['ru', 'Файл «rasm.svg» не принят: в файле такого формата могут быть скрипты'],
  ['en', 'The file “rasm.svg” was not taken: a file of this format may hold scripts'],
])('names in %s the file, the reason and the remedy', async (language, text) => {
  await chooseLanguage(language);
  const { body } = await send({ name: 'rasm.svg', bytes: '<svg/>' });
  expect(body.error?.message).toContain(text);
  expect(body.error?.message).toContain('PNG');
  expect(body.error?.message).not.toContain(' / ');
});

test.each([
  ['uz', 'jadval.xls', 'XLSX yoki PDF qilib saqlang'],
  ['ru', 'hujjat.doc', 'сохраните как DOCX или PDF'],
  ['en', 'hujjat.rtf', 'save it as DOCX or PDF'],
])('suggests in %s what to save %s as', async (language, name, text) => {
  await chooseLanguage(language);
  expect((await send({ name, bytes: 'eski' })).body.error?.message).toContain(text);
});

test('stores none of several files when one is refused', async () => {
  const before = stored();
  const good = { name: 'izoh.txt', bytes: 'matn' };
  const response = await sendFiles(cms.url, editor, '/upload', [good, { name: 'rasm.svg', bytes: '<svg/>' }]);
  expect(getError(response)).toEqual({ status: 400, reason: 'scripts' });
  expect(stored()).toEqual(before);
});

test.each(['jpeg', 'png', 'webp', 'avif'] as const)('stores a picture (%s) upright and without metadata', async (format) => {
  const before = new Set(stored());
  const name = format === 'jpeg' ? 'surat.jpg' : `surat.${format}`;
  const file = getStored(await send({ name, bytes: await telling(format) }));
  expect({ width: file.width, height: file.height }).toEqual({ width: 48, height: 64 });
  const { width, height, exif, xmp, iptc, orientation } = await sharp(storedFile(file)).metadata();
  expect({ width, height, exif, xmp, iptc, orientation }).toEqual({ width: 48, height: 64 });
  for (const made of stored().filter((one) => !before.has(one))) {
    expect(readFileSync(path.join(cms.data, 'public', 'uploads', made)).includes('Yashirin')).toBe(false);
  }
  // What was at the top of a picture on its side is on the right.
  const { data, info } = await sharp(storedFile(file)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const red = (x: number) => data[(32 * info.width + x) * info.channels] ?? NaN;
  expect(Math.abs(red(46) - dark.r)).toBeLessThan(12);
  expect(Math.abs(red(5) - 0x33)).toBeLessThan(12);
});

test('retains the animation of a picture', async () => {
  const frames = await Promise.all(
    ['#f00', '#0f0', '#00f'].map((background) =>
      sharp({ create: { width: 20, height: 20, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  const bytes = await sharp(frames, { join: { animated: true } })
    .gif({ delay: [100, 100, 100] })
    .toBuffer();
  const file = getStored(await send({ name: 'harakat.gif', bytes }));
  expect((await sharp(storedFile(file), { animated: true }).metadata()).pages).toBe(3);
});

describe.each(['/upload?id=', '/upload/files/'])('replaced at %s', (at) => {
  const getFileAddress = ({ id }: StoredUpload) => (at.endsWith('=') ? `${at}${String(id)}` : `${at}${String(id)}/replace`);

  test('strips the metadata of a picture', async () => {
    const first = getStored(await send({ name: 'surat.jpg', bytes: await plain().jpeg().toBuffer() }));
    const second = getStored(await send({ name: 'boshqa.jpeg', bytes: await telling('jpeg') }, getFileAddress(first)));
    expect({ id: second.id, width: second.width }).toEqual({ id: first.id, width: 48 });
    expect(storedFile(second).includes('Yashirin')).toBe(false);
    expect((await sharp(storedFile(second)).metadata()).exif).toBeUndefined();
  });

  test('requires the same format, and leaves the file unchanged when refused', async () => {
    const first = getStored(await send({ name: 'surat.jpg', bytes: await plain().jpeg().toBuffer() }));
    const before = storedFile(first);
    const others: readonly [Picked, string][] = [
      [{ name: 'rasm.svg', bytes: '<svg/>' }, 'scripts'],
      [{ name: 'surat.png', bytes: await plain().png().toBuffer() }, 'other-format'],
      [{ name: 'surat.jpg', bytes: await plain().png().toBuffer() }, 'content'],
    ];
    for (const [file, reason] of others) expect(getError(await send(file, getFileAddress(first)))).toEqual({ status: 400, reason });
    expect(storedFile(first).equals(before)).toBe(true);
  });
});

test('fetches no file from an address', async () => {
  const { status } = await editor.request('POST', '/upload/actions/upload-from-urls', { urls: [`${cms.url}/uploads/x.png`] });
  expect(status).toBe(403);
});

describe('a scanner', () => {
  const picture = async () => ({ name: 'surat.jpg', bytes: await telling('jpeg') });

  test('gets the original file, also of a replacement', async () => {
    clamd.files.length = 0;
    const file = await picture();
    const storedUpload = getStored(await send(file));
    getStored(await send(file, `/upload?id=${String(storedUpload.id)}`));
    expect(clamd.files.map((seen) => seen.equals(file.bytes))).toEqual([true, true]);
  });

  const moods: readonly [Behaviour, string][] = [
    [{ kind: 'answers', text: 'stream: Eicar-Signature FOUND\0' }, 'virus'],
    [{ kind: 'answers', text: 'INSTREAM size limit exceeded. ERROR\0' }, 'scanner'],
    [{ kind: 'answers', text: 'perhaps' }, 'scanner'],
    [{ kind: 'hangs-up-at-once' }, 'scanner'],
    [{ kind: 'resets' }, 'scanner'],
    [{ kind: 'hangs' }, 'scanner'],
  ];

  test.each(moods)('blocks uploads on %j (%s)', async (behaviour, reason) => {
    const before = stored();
    clamd.behaviour = behaviour;
    expect(getError(await send(await picture()))).toEqual({ status: 400, reason });
    expect(stored()).toEqual(before);
  });

  test('blocks uploads while it is away, and logs it without the name of a file', async () => {
    await clamd.stop();
    expect(getError(await send({ name: 'maxfiy-nom.txt', bytes: 'matn' }))).toEqual({ status: 400, reason: 'scanner' });
    expect(cms.run.output()).toContain('The virus scanner at CLAMAV_URL gave no verdict');
    expect(cms.run.output()).not.toContain('maxfiy-nom');
  });
});
