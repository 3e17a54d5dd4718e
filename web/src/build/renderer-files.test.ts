import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { rendererFile } from '@ochiq/contract/wire/renderer-file';

import { writeRenderer } from './renderer-files';

const chunk = (template: string) => `component---src-templates-${template}-tsx`;
const messages = (language: string) => ({ locales: { edges: [{ node: { ns: 'common', language } }] } });

const pages = [
  { path: '/', template: 'home', locale: 'uz' },
  { path: '/uz', template: 'home', locale: 'uz' },
  { path: '/ru', template: 'home', locale: 'ru' },
  { path: '/ru/404.html', template: 'not-found', locale: 'ru' },
] as const;

const pageData = ({ path: address, template, locale }: (typeof pages)[number]) => ({
  componentChunkName: chunk(template),
  path: address,
  result: { data: messages(locale), pageContext: { language: locale } },
  staticQueryHashes: [] as string[],
  slicesMap: {},
});

const stats = {
  assetsByChunkName: {
    app: ['runtime-1.js', 'styles.1.css', 'app-1.js'],
    [chunk('home')]: ['styles.1.css', 'home.2.css', 'home-1.js'],
    [chunk('not-found')]: ['styles.1.css', 'not-found-1.js'],
  },
  childAssetsByChunkName: {},
};

let folder = '';
const folders = () => ({
  publicFolder: path.join(folder, 'public'),
  routesFolder: path.join(folder, 'routes'),
  rendererFolder: path.join(folder, '.site', 'renderer'),
});

async function write(name: string, content: unknown) {
  const file = path.join(folder, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
}

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'renderer-files-'));
  // Gatsby looks for style sheets where it is run.
  jest.spyOn(process, 'cwd').mockReturnValue(folder);
  await write('public/page-data/app-data.json', { webpackCompilationHash: 'h4sh' });
  await write('public/webpack.stats.json', stats);
  await write('public/styles.1.css', 'a{}');
  await write('public/home.2.css', 'b{}');
  await write('public/_gatsby/slices/_gatsby-scripts-1.html', '<script></script>');
  await write('routes/render-page.js', 'exports.default = () => null;');
  for (const page of pages) await write(`public/page-data/${page.path === '/' ? 'index' : page.path}/page-data.json`, pageData(page));
});

afterEach(async () => {
  jest.restoreAllMocks();
  await rm(folder, { recursive: true });
});

async function written() {
  await writeRenderer(pages, folders());
  return rendererFile.parse(JSON.parse(await readFile(path.join(folders().rendererFolder, 'renderer.json'), 'utf8')));
}

const style = (name: string) => ({ name, rel: 'preload', shouldGenerateLink: false });

it('stores the assets of each template, and each style sheet once', async () => {
  const { compilationHash, slices, styleTexts, templates } = await written();
  expect({ compilationHash, slices }).toEqual({ compilationHash: 'h4sh', slices: { '_gatsby-scripts-1': '<script></script>' } });
  expect(styleTexts).toEqual({ 'styles.1.css': 'a{}', 'home.2.css': 'b{}' });
  expect(templates['home']).toMatchObject({
    componentChunkName: chunk('home'),
    scripts: [style('app-1.js'), style('runtime-1.js')],
    styles: [style('home.2.css'), style('styles.1.css')],
    rest: { staticQueryHashes: [], slicesMap: {} },
  });
  expect(templates['not-found']?.styles).toEqual([style('styles.1.css')]);
});

it('stores the messages of each template in each language with pages, each once', async () => {
  const { templates, answers } = await written();
  expect(answers).toEqual([messages('uz'), messages('ru')]);
  expect(templates['home']?.answers).toEqual({ uz: 0, ru: 1 });
  expect(templates['not-found']?.answers).toEqual({ ru: 1 });
});

it('deletes the previous renderer', async () => {
  await write('.site/renderer/bundle/old.js', 'old');
  await written();
  await expect(readFile(path.join(folders().rendererFolder, 'bundle', 'old.js'))).rejects.toThrow('ENOENT');
  await expect(readFile(path.join(folders().rendererFolder, 'bundle', 'render-page.js'), 'utf8')).resolves.toContain('exports.default');
});

it('refuses a page that needs data that is not stored, and names it', async () => {
  await write('public/page-data/ru/page-data.json', { ...pageData(pages[2]), staticQueryHashes: ['1'] });
  await expect(written()).rejects.toThrow(/data of \/ru otherwise .*\n?.*staticQueryHashes/su);
});
