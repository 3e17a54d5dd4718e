import { MissingUpload, UnavailableUpload } from './uploaded-file.ts';
import { uploadedTexts } from './uploaded-texts.ts';

const cmsUrl = 'http://cms.example';
const csv = { mime: 'text/csv', bytes: null };
const a = { ...csv, from: '/uploads/a.csv', to: '/media/a-1.csv' };
const b = { ...csv, from: '/uploads/b.csv', to: '/media/b-1.csv' };
const headers = { 'content-type': 'text/csv; charset=utf-8' };

let asked: string[] = [];
let answer: () => Response = () => new Response();

beforeEach(() => {
  asked = [];
  answer = () => new Response('x\n1\n', { headers });
  jest.spyOn(globalThis, 'fetch').mockImplementation((url) => {
    asked.push(url instanceof URL ? url.href : '');
    return Promise.resolve(answer());
  });
});
afterEach(() => {
  jest.restoreAllMocks();
});

test('returns texts by their paths on the site', async () => {
  expect(await uploadedTexts([a, b], cmsUrl)).toEqual(
    new Map([
      [a.to, 'x\n1\n'],
      [b.to, 'x\n1\n'],
    ]),
  );
  expect(asked).toEqual(['http://cms.example/uploads/a.csv', 'http://cms.example/uploads/b.csv']);
});

test('skips known texts and drops unused ones', async () => {
  const known = new Map([
    [a.to, 'known'],
    ['/media/old-1.csv', 'old'],
  ]);
  expect([...(await uploadedTexts([a, b], cmsUrl, known))]).toEqual([
    [a.to, 'known'],
    [b.to, 'x\n1\n'],
  ]);
  expect(asked).toEqual(['http://cms.example/uploads/b.csv']);
});

test('downloads a replaced file again from the same path', async () => {
  await uploadedTexts([{ ...a, to: '/media/a-2.csv' }], cmsUrl, new Map([[a.to, 'known']]));
  expect(asked).toEqual(['http://cms.example/uploads/a.csv']);
});

test('strips the byte order mark', async () => {
  answer = () => new Response('\uFEFFx', { headers });
  expect((await uploadedTexts([a], cmsUrl)).get(a.to)).toBe('x');
});

test('throws MissingUpload for a deleted file and UnavailableUpload for a failing CMS', async () => {
  answer = () => new Response(null, { status: 404 });
  await expect(uploadedTexts([a], cmsUrl)).rejects.toThrow(MissingUpload);
  await expect(uploadedTexts([a], cmsUrl)).rejects.toThrow(/answers 404 for \/uploads\/a\.csv.*upload it again/u);
  answer = () => new Response(null, { status: 503 });
  const refused = uploadedTexts([a], cmsUrl);
  await expect(refused).rejects.toThrow(/answers 503 for \/uploads\/a\.csv: try again/u);
  await expect(refused).rejects.toBeInstanceOf(UnavailableUpload);
});
