import { MissingUpload, UnavailableUpload } from './download-upload.ts';
import { downloadUploadTexts } from './download-upload-texts.ts';

const cmsUrl = 'http://cms.example';
const csv = { mime: 'text/csv', bytes: null };
const a = { ...csv, from: '/uploads/a.csv', to: '/media/a-1.csv' };
const b = { ...csv, from: '/uploads/b.csv', to: '/media/b-1.csv' };
const headers = { 'content-type': 'text/csv; charset=utf-8' };

let requestedPaths: string[] = [];
let respond: () => Response = () => new Response();

beforeEach(() => {
  requestedPaths = [];
  respond = () => new Response('x\n1\n', { headers });
  jest.spyOn(globalThis, 'fetch').mockImplementation((url) => {
    requestedPaths.push(url instanceof URL ? url.href : '');
    return Promise.resolve(respond());
  });
});
afterEach(() => {
  jest.restoreAllMocks();
});

test('returns texts by their paths on the site', async () => {
  expect(await downloadUploadTexts([a, b], cmsUrl)).toEqual(
    new Map([
      [a.to, 'x\n1\n'],
      [b.to, 'x\n1\n'],
    ]),
  );
  expect(requestedPaths).toEqual(['http://cms.example/uploads/a.csv', 'http://cms.example/uploads/b.csv']);
});

test('skips known texts and drops unused ones', async () => {
  const known = new Map([
    [a.to, 'known'],
    ['/media/old-1.csv', 'old'],
  ]);
  expect([...(await downloadUploadTexts([a, b], cmsUrl, known))]).toEqual([
    [a.to, 'known'],
    [b.to, 'x\n1\n'],
  ]);
  expect(requestedPaths).toEqual(['http://cms.example/uploads/b.csv']);
});

test('downloads a replaced file again from the same path', async () => {
  await downloadUploadTexts([{ ...a, to: '/media/a-2.csv' }], cmsUrl, new Map([[a.to, 'known']]));
  expect(requestedPaths).toEqual(['http://cms.example/uploads/a.csv']);
});

test('strips the byte order mark', async () => {
  respond = () => new Response('\uFEFFx', { headers });
  expect((await downloadUploadTexts([a], cmsUrl)).get(a.to)).toBe('x');
});

test('throws MissingUpload for a deleted file and UnavailableUpload for a failing CMS', async () => {
  respond = () => new Response(null, { status: 404 });
  await expect(downloadUploadTexts([a], cmsUrl)).rejects.toThrow(MissingUpload);
  await expect(downloadUploadTexts([a], cmsUrl)).rejects.toThrow(/answers 404 for \/uploads\/a\.csv.*upload it again/u);
  respond = () => new Response(null, { status: 503 });
  const refused = downloadUploadTexts([a], cmsUrl);
  await expect(refused).rejects.toThrow(/answers 503 for \/uploads\/a\.csv: try again/u);
  await expect(refused).rejects.toBeInstanceOf(UnavailableUpload);
});
