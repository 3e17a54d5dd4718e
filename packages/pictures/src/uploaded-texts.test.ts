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

test('texts are told by the places where the site keeps them', async () => {
  expect(await uploadedTexts([a, b], cmsUrl)).toEqual(
    new Map([
      [a.to, 'x\n1\n'],
      [b.to, 'x\n1\n'],
    ]),
  );
  expect(asked).toEqual(['http://cms.example/uploads/a.csv', 'http://cms.example/uploads/b.csv']);
});

test('what is known is not asked for, and what is not wanted any more is dropped', async () => {
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

test('a replaced file is read again, from the same place of the CMS', async () => {
  await uploadedTexts([{ ...a, to: '/media/a-2.csv' }], cmsUrl, new Map([[a.to, 'known']]));
  expect(asked).toEqual(['http://cms.example/uploads/a.csv']);
});

test('the mark that some programs put before a text is no part of it', async () => {
  answer = () => new Response('\uFEFFx', { headers });
  expect((await uploadedTexts([a], cmsUrl)).get(a.to)).toBe('x');
});

test('a file that is gone has to be uploaded again; a CMS that is unwell has to be asked again', async () => {
  answer = () => new Response(null, { status: 404 });
  await expect(uploadedTexts([a], cmsUrl)).rejects.toThrow(MissingUpload);
  await expect(uploadedTexts([a], cmsUrl)).rejects.toThrow(/answers 404 for \/uploads\/a\.csv.*upload it again/u);
  answer = () => new Response(null, { status: 503 });
  const refused = uploadedTexts([a], cmsUrl);
  await expect(refused).rejects.toThrow(/answers 503 for \/uploads\/a\.csv: try again/u);
  await expect(refused).rejects.toBeInstanceOf(UnavailableUpload);
});
