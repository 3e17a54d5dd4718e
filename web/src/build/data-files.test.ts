import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { exampleContent } from '../../test/example-content';
import { findMissingUploads, readDataFiles, writeAlert, writeGeneratedFiles, writeMetadataFiles } from './data-files';

afterEach(() => {
  jest.restoreAllMocks();
});

it('finds missing files of the media library, and downloads none', async () => {
  const missingUpload = '/uploads/suv_sathi_5f1c2ab3d4.csv';
  const methods = new Set<string | undefined>();
  jest.spyOn(globalThis, 'fetch').mockImplementation((url, init) => {
    methods.add(init?.method);
    const status = url instanceof URL && url.pathname === missingUpload ? 404 : 200;
    return Promise.resolve(new Response(null, { status }));
  });
  expect([...(await findMissingUploads(exampleContent('full'), { cmsUrl: 'http://cms.example' }))]).toEqual([missingUpload]);
  expect([...methods]).toEqual(['HEAD']);
});

const env = { cmsUrl: 'https://cms.example' };
const mockFetch = (status: number, text = '') =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response(Buffer.from(text), { status })));

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'data-files-'));
});

afterEach(async () => {
  jest.restoreAllMocks();
  await rm(folder, { recursive: true });
});

it('requests every data file from the CMS once', async () => {
  const fetchMock = mockFetch(200, 'a,b\n1,2\n');
  const texts = await readDataFiles(exampleContent('full'), env);
  expect(texts.get('/media/suv_sathi_5f1c2ab3d4.csv')).toBe('a,b\n1,2\n');
  const places = fetchMock.mock.calls.map(([url]) => (url instanceof URL ? url.href : ''));
  expect(places).toEqual([...texts.keys()].map((to) => to.replace('/media/', 'https://cms.example/uploads/')));
});

it('fails on a missing data file, and names it', async () => {
  mockFetch(404);
  await expect(readDataFiles(exampleContent('full'), env)).rejects.toThrow('404 for /uploads/suv_sathi_5f1c2ab3d4.csv');
});

it('writes generated files into their folder', async () => {
  await writeGeneratedFiles([{ to: '/media/a_1.json', text: '[]\n' }], folder);
  await expect(readFile(path.join(folder, 'media', 'a_1.json'), 'utf8')).resolves.toBe('[]\n');
});

it('deletes an expired alert', async () => {
  const data = { to: '/alert/ru.json', text: '{}' };
  await writeAlert([data, { to: '/alert/ru.txt', text: '<p></p>' }], folder);
  await writeAlert([data], folder);
  expect(await readdir(path.join(folder, 'alert'))).toEqual(['ru.json']);
});

it('deletes sitemaps of earlier builds', async () => {
  const map = { to: '/sitemaps/uz-pages.xml', text: '<urlset/>' };
  await writeMetadataFiles([map, { to: '/sitemaps/uz-pages-2.xml', text: '<urlset/>' }], folder);
  await writeMetadataFiles([map, { to: '/robots.txt', text: 'User-agent: *' }], folder);
  expect(await readdir(path.join(folder, 'sitemaps'))).toEqual(['uz-pages.xml']);
  await expect(readFile(path.join(folder, 'robots.txt'), 'utf8')).resolves.toBe('User-agent: *');
});
